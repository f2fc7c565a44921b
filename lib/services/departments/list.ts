import { asc, eq } from 'drizzle-orm';
import { withClub } from '@/db/client';
import { departments } from '@/db/schema/catalog';
import type { Ctx } from '@/lib/context';
import type { DepartmentSchema } from '@/lib/contracts/catalog';

/** All departments of the club, in `sortOrder`, then name. */
export async function listDepartments(ctx: Ctx): Promise<DepartmentSchema[]> {
  const { id, name, description, externalCode, isActive, sortOrder } = departments;
  return withClub(ctx, tx =>
    tx
      .select({ id, name, description, externalCode, isActive, sortOrder })
      .from(departments)
      .where(eq(departments.clubId, ctx.clubId))
      .orderBy(asc(sortOrder), asc(name)),
  );
}
