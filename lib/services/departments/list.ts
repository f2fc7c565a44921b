import { withClub } from '@/db/client';
import type { DepartmentSchema } from '@/lib/contracts/catalog';
import type { Ctx } from '@/lib/platform/context';
import { listDepartmentRows } from './queries';
import { toDepartment } from './serialize';

/** All departments of the club, in `sortOrder`, then name. */
export async function listDepartments(ctx: Ctx): Promise<DepartmentSchema[]> {
  return (await withClub(ctx, tx => listDepartmentRows(tx, ctx.clubId))).map(toDepartment);
}

/** Every department that the club has or had, for submissions older than a deletion. */
export async function listKnownDepartments(ctx: Ctx): Promise<DepartmentSchema[]> {
  return (await withClub(ctx, tx => listDepartmentRows(tx, ctx.clubId, true))).map(toDepartment);
}
