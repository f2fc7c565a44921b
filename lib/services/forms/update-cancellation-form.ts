import { withClub } from '@/db/client';
import type { ChangeFormCancellation, FormCancellation } from '@/lib/contracts/forms';
import type { Ctx } from '@/lib/platform/context';
import { assertPrecondition, type Precondition } from '@/lib/platform/precondition';
import { markTranslations } from '@/lib/rules/texts/translation-marks';
import { changedNames, recordAudit } from '@/lib/services/audit/record-audit';
import { getCancellationFormRow, updateCancellationFormRow } from './queries';
import { toFormCancellation } from './read';

/** Changes the settings of the cancellation form; absent properties do not change. Throws 412. */
export async function updateCancellationForm(
  ctx: Ctx,
  changes: ChangeFormCancellation,
  precondition: Precondition = null,
): Promise<{ form: FormCancellation; version: number }> {
  return withClub(ctx, async tx => {
    const row = await getCancellationFormRow(tx, ctx.clubId, true);
    assertPrecondition(precondition, row.version);
    const before = toFormCancellation(row);
    const form = markTranslations({ ...before, ...changes });
    const { noticePeriod, ...fields } = form;
    const version = row.version + 1;
    await updateCancellationFormRow(tx, ctx.clubId, {
      ...fields,
      noticePeriodValue: noticePeriod.value,
      noticePeriodUnit: noticePeriod.unit,
      version,
      updatedAt: ctx.now,
    });
    const properties = changedNames(before, form);
    await recordAudit(tx, ctx, {
      action: 'Updated',
      recordType: 'FormCancellation',
      details: { properties },
    });
    return { form, version };
  });
}
