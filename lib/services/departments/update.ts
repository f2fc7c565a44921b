import { withClub } from '@/db/client';
import { lockCatalog } from '@/db/locks';
import type { UpdateDepartment as Changes } from '@/lib/contracts/catalog';
import type { Ctx } from '@/lib/platform/context';
import { assertPrecondition, type Precondition } from '@/lib/platform/precondition';
import { markTranslations } from '@/lib/rules/texts/translation-marks';
import { changedNames, recordAudit } from '@/lib/services/audit/record-audit';
import { assertNameFree, requireDepartment, updateDepartmentRow } from './queries';
import { ageColumns } from './rules';

type UpdateDepartment = {
  readonly id: string;
  readonly department: Changes;
  readonly precondition: Precondition;
};

/** Changes a department; absent properties do not change. Throws 404, 412, 400 if
 * the highest age is below the lowest one, and 409 if the name is used. */
export async function updateDepartment(
  ctx: Ctx,
  { id, department, precondition }: UpdateDepartment,
): Promise<void> {
  await withClub(ctx, async tx => {
    await lockCatalog(tx);
    const row = await requireDepartment(tx, ctx.clubId, id, true);
    assertPrecondition(precondition, row.version);
    const { id: _id, ...sent } = markTranslations(department);
    const fields = { ...sent, ...ageColumns({ ...row, ...sent }) };
    await assertNameFree(tx, ctx.clubId, { id: row.id, name: fields.name });
    await updateDepartmentRow(tx, row, { ...fields, updatedAt: ctx.now });
    const details = { changed: changedNames(row, fields) };
    await recordAudit(tx, ctx, { action: 'Updated', recordType: 'Department', recordId: row.id, details });
  });
}
