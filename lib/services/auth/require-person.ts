import type { Actor } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';

/** Returns the signed-in user. Throws 403 for an API key, which has no account. */
export function requirePerson(actor: Actor): Actor & { kind: 'User' } {
  if (actor.kind !== 'User') throw new AppError('forbidden', { reason: { key: 'role.noAccount' } });
  return actor;
}
