import { withClub } from '@/db/client';
import type { ChangeFormMembership, FormMembership } from '@/lib/contracts/forms';
import type { Ctx } from '@/lib/platform/context';
import { invalid } from '@/lib/platform/errors';
import { assertPrecondition, type Precondition } from '@/lib/platform/precondition';
import { markTranslations } from '@/lib/rules/texts/translation-marks';
import { changedNames, recordAudit } from '@/lib/services/audit/record-audit';
import { getMembershipFormRow, hasCreditorId, updateMembershipFormRow } from './queries';
import { toFormMembership } from './read';

/**
 * Changes the settings of the membership form, which also apply to change requests; absent properties do not change.
 * Throws 412, and 400 if no payment method would be left: none is shown, or only direct debit without a creditor
 * identifier.
 */
export async function updateMembershipForm(
  ctx: Ctx,
  changes: ChangeFormMembership,
  precondition: Precondition = null,
): Promise<{ form: FormMembership; version: number }> {
  return withClub(ctx, async tx => {
    const row = await getMembershipFormRow(tx, ctx.clubId, true);
    assertPrecondition(precondition, row.version);
    const before = toFormMembership(row);
    const form = markTranslations({ ...before, ...changes });
    if (!form.showSepa && !form.showOnAccount) {
      throw invalid([{ path: 'showSepa', key: 'paymentMethodNeeded' }]);
    }
    if (!form.showOnAccount && !(await hasCreditorId(tx, ctx.clubId))) {
      throw invalid([{ path: 'showSepa', key: 'creditorIdNeeded' }]);
    }
    const version = row.version + 1;
    await updateMembershipFormRow(tx, ctx.clubId, { ...form, version, updatedAt: ctx.now });
    const properties = changedNames(before, form);
    await recordAudit(tx, ctx, { action: 'Updated', recordType: 'FormMembership', details: { properties } });
    return { form, version };
  });
}
