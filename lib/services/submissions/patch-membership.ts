import { type Tx, withClub } from '@/db/client';
import type { Ctx } from '@/lib/context';
import type { MembershipPatchRequest } from '@/lib/contracts/submissions';
import { invalid } from '@/lib/errors';
import { today } from '@/lib/forms/calendar';
import { checkMembershipApplication } from '@/lib/forms/check-membership-application';
import { assertPrecondition, type Precondition } from '@/lib/precondition';
import { recordEvent } from '@/lib/webhooks/record-event';
import { applyPatch, historyText, isChange, type PatchedApplication, problemsOfPatch } from './apply-patch';
import { storePatch } from './patched-rows';
import { lockSubmission, type SubmissionRow } from './queries';
import { recordHistory } from './record-history';
import { getSubmissionRecord } from './record-queries';
import { toEventData } from './serialize';
import { type StoredApplication, toApplication } from './stored-application';
import { trimTexts } from './trim-texts';
import { loadWholeConfig, type WholeConfig } from './whole-config';

const sensitive = ['iban', 'bic', 'accountHolder'];

/**
 * Changes exactly one property of an application in any state (contract §4). The result is checked like a new
 * submission of the day of receipt, but only what the change itself makes or leaves wrong is refused (400). The price
 * is computed anew with the tariffs of now, also those that are not offered any more. One history entry with the old
 * and the new value, encrypted for bank data, and the event `ApplicationUpdated`; nothing at all where the value was
 * there already. Throws 404 and 412.
 */
export async function patchMembership(
  ctx: Ctx,
  input: { id: string; patch: MembershipPatchRequest; precondition: Precondition },
): Promise<void> {
  await withClub(ctx, async tx => {
    const row = await lockSubmission(tx, ctx.clubId, input.id, 'Membership');
    assertPrecondition(input.precondition, row.version);
    const record = await getSubmissionRecord(tx, ctx.clubId, 'Membership', row.id);
    const before = toApplication(record);
    const patch = applyPatch(before, trimTexts(input.patch));
    const form = await loadWholeConfig(tx, ctx);
    assertStillValid(before, patch, row, form);
    if (!isChange(patch)) return;
    const updated = await storePatch(tx, { record, patch, form });
    await tell(tx, ctx, updated, patch);
  });
}

function assertStillValid(
  before: StoredApplication,
  patch: PatchedApplication,
  row: SubmissionRow,
  { config, club }: WholeConfig,
): void {
  const day = today(club.timeZone, row.receivedAt);
  const check = (application: StoredApplication) => checkMembershipApplication(application, config, day);
  const problems = problemsOfPatch(patch, check(before), check(patch.application));
  if (problems.length > 0) throw invalid(problems);
}

async function tell(tx: Tx, ctx: Ctx, row: SubmissionRow, patch: PatchedApplication): Promise<void> {
  await recordHistory(tx, ctx, row.id, {
    type: 'Updated',
    property: patch.property,
    oldValue: historyText(patch.oldValue),
    newValue: historyText(patch.newValue),
    isSensitive: sensitive.includes(patch.property),
  });
  await recordEvent(tx, ctx, {
    type: 'ApplicationUpdated',
    submissionId: row.id,
    data: toEventData(ctx.clubId, row),
  });
}
