import { v7 as uuid } from 'uuid';
import { withClub } from '@/db/client';
import { departments } from '@/db/schema/catalog';
import type { Ctx } from '@/lib/context';
import type { ChangeDepartment, DepartmentSchema } from '@/lib/contracts/catalog';
import { AppError } from '@/lib/errors';

/** Throws 409 where the name is taken. */
export async function createDepartment(ctx: Ctx, input: ChangeDepartment): Promise<DepartmentSchema> {
  const { id: _id, ...fields } = input;
  const row = { clubId: ctx.clubId, id: uuid(), ...fields };
  const inserted = await withClub(ctx, tx =>
    tx.insert(departments).values(row).onConflictDoNothing().returning({ id: departments.id }),
  );
  if (inserted.length === 0) throw new AppError('already-taken', { members: { name: input.name } });
  return { id: row.id, ...fields };
}
