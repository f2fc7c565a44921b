import { withClub } from '@/db/client';
import type { DepartmentSchema } from '@/lib/contracts/catalog';
import type { Ctx } from '@/lib/platform/context';
import { requireDepartment } from './queries';
import { toDepartment } from './serialize';

/** One department and its version. Throws 404. */
export async function getDepartment(
  ctx: Ctx,
  id: string,
): Promise<{ department: DepartmentSchema; version: number }> {
  const row = await withClub(ctx, tx => requireDepartment(tx, ctx.clubId, id));
  return { department: toDepartment(row), version: row.version };
}
