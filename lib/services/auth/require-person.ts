import type { Actor } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';

/** The signed-in user; throws 403 for an API key, which is no person and has no account. */
export function requirePerson(actor: Actor): Actor & { kind: 'User' } {
  if (actor.kind !== 'User') throw new AppError('forbidden');
  return actor;
}
