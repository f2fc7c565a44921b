import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import type { Actor } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';
import type { Role } from '@/lib/rules/enums';

/** Throws a 403 that names both roles if a user or API key has a lower role. The service itself has none. */
export function assertRole(actor: Actor, needed: Role): void {
  if (!('role' in actor) || isRoleAtLeast(actor.role, needed)) return;
  const both = { role: actor.role, minimumRole: needed };
  throw new AppError('forbidden', { members: both, reason: { key: 'role.tooLow', params: both } });
}
