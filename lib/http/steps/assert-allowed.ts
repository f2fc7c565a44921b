import type { Operation } from '@/lib/contracts/operation';
import type { Actor } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';
import { assertRole } from '@/lib/services/auth/assert-role';
import { requirePerson } from '@/lib/services/auth/require-person';

/**
 * Throws 401 if credentials are missing, and 403 if the role does not allow the operation, or if it concerns an account
 * and the caller is an API key. The 403 names both roles.
 */
export function assertAllowed(
  actor: Actor | null,
  { access, isForPeople }: Pick<Operation, 'access' | 'isForPeople'>,
): void {
  if (access === 'Public') return;
  if (access === 'PublicOrClerk' && actor === null) return;
  if (actor === null || !('role' in actor))
    throw new AppError('unauthenticated', { reason: { key: 'credentials.missing' } });
  const needed = access === 'PublicOrClerk' ? 'Clerk' : access;
  if (isForPeople) requirePerson(actor);
  assertRole(actor, needed);
}
