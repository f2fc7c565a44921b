import type { Actor } from '@/lib/context';
import type { Operation } from '@/lib/contracts/operation';
import { type Role, roles } from '@/lib/contracts/enums';
import { AppError } from '@/lib/errors';

/** Whether a role may do what asks for at least `needed`; roles stand from most to least (contract §2). */
export function isRoleAtLeast(role: Role, needed: Role): boolean {
  return roles.indexOf(role) <= roles.indexOf(needed);
}

/** Throws 401 where credentials are missing and 403 where the role does not allow the operation. */
export function assertAllowed(actor: Actor | null, access: Operation['access']): void {
  if (access === 'Public') return;
  if (access === 'PublicOrClerk' && actor === null) return;
  if (actor === null || !('role' in actor)) throw new AppError('unauthenticated');
  const needed = access === 'PublicOrClerk' ? 'Clerk' : access;
  if (!isRoleAtLeast(actor.role, needed)) throw new AppError('forbidden');
}
