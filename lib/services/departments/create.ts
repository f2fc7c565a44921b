import { v7 as uuid } from 'uuid';
import { withClub } from '@/db/client';
import { lockCatalog } from '@/db/locks';
import { type ChangeDepartment, type DepartmentSchema, departmentsMax } from '@/lib/contracts/catalog';
import type { Ctx } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';
import { markTranslations } from '@/lib/rules/texts/translation-marks';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { assertNameFree, countDepartments, insertDepartment } from './queries';
import { toDepartment } from './read';
import { ageColumns } from './rules';

/** Throws 400 if the highest age is below the lowest one, and 409 if the name is used or the club has the maximum number of departments. */
export async function createDepartment(ctx: Ctx, input: ChangeDepartment): Promise<DepartmentSchema> {
  const { id: _id, ...fields } = markTranslations(input);
  const row = {
    clubId: ctx.clubId,
    id: uuid(),
    ...fields,
    ...ageColumns(fields),
    createdAt: ctx.now,
    updatedAt: ctx.now,
  };
  return withClub(ctx, async tx => {
    await lockCatalog(tx);
    await assertNameFree(tx, ctx.clubId, row);
    if ((await countDepartments(tx, ctx.clubId)) >= departmentsMax) {
      throw new AppError('limit-reached', { members: { maximum: departmentsMax } });
    }
    const department = toDepartment(await insertDepartment(tx, row));
    await recordAudit(tx, ctx, { action: 'Created', recordType: 'Department', recordId: row.id });
    return department;
  });
}
