import { type Role, roles } from '@/lib/rules/enums';

/** Whether `role` includes `needed` (contract §2). `roles` is sorted from most to least rights. */
export function isRoleAtLeast(role: Role, needed: Role): boolean {
  return roles.indexOf(role) <= roles.indexOf(needed);
}

/** Whether a user of this role can be limited to departments. The others work for the whole club. */
export function canBeLimited(role: Role): boolean {
  return role === 'Clerk' || role === 'Viewer';
}
