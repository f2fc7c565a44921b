import { type Role, roles } from '@/lib/rules/enums';

/** Whether `role` includes `needed` (contract §2). `roles` is sorted from most to least rights. */
export function isRoleAtLeast(role: Role, needed: Role): boolean {
  return roles.indexOf(role) <= roles.indexOf(needed);
}
