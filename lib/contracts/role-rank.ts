import { type Role, roles } from './enums';

/** Whether a role may do what asks for at least `needed`; roles stand from most to least (contract §2). */
export function isRoleAtLeast(role: Role, needed: Role): boolean {
  return roles.indexOf(role) <= roles.indexOf(needed);
}
