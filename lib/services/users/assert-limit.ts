import { canBeLimited } from '@/lib/contracts/role-rank';
import type { Ctx } from '@/lib/platform/context';
import { invalid } from '@/lib/platform/errors';
import type { Role } from '@/lib/rules/enums';
import { listDepartments } from '@/lib/services/departments/read';

type Limit = {
  readonly role: Role;
  readonly departmentIds: readonly string[];
  /** The stored departments: one that was deleted since then may stay, and shows its older submissions. */
  readonly before?: readonly string[];
};

/**
 * Throws a 400 for a department that the club does not have, and for a limit of a role that works for the whole club: an
 * Admin or Manager reads the outbox and settings, which name all submissions.
 */
export async function assertLimit(ctx: Ctx, { role, departmentIds, before = [] }: Limit): Promise<void> {
  if (departmentIds.length === 0) return;
  if (!canBeLimited(role)) throw invalid([{ path: 'departmentIds', key: 'limitOfRole' }]);
  const known = [...(await listDepartments(ctx)).map(({ id }) => id), ...before];
  const violations = departmentIds.flatMap((id, index) =>
    known.includes(id) ? [] : [{ path: `departmentIds[${index}]`, key: 'departmentUnknown' }],
  );
  if (violations.length > 0) throw invalid(violations);
}
