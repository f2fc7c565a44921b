import type { Tx } from '@/db/client';
import type { CancellationSubmitPatchRequest } from '@/lib/contracts/submissions/submission-patches';
import type { Ctx } from '@/lib/platform/context';
import { endOfCancellation } from '@/lib/rules/dates/cancellation-date';
import { cancellationScopes } from '@/lib/rules/enums';
import { checkCancellation } from '@/lib/rules/submissions/cancellation';
import { countryOf } from '@/lib/rules/submissions/field-checks';
import { namedDepartments } from '@/lib/rules/submissions/named-departments';
import { personNamesIn, storedFields } from '@/lib/rules/submissions/submission-fields';
import { changeSubmission } from '@/lib/services/submissions/change-submission';
import type { HistoryRow, SubmissionRow } from '@/lib/services/submissions/queries';
import { searchColumns } from '@/lib/services/submissions/search-text';
import {
  type CancellationRecord,
  requireCancellation,
  type StoredCancellation,
  toCancellation,
} from '@/lib/services/submissions/stored-cancellation';
import { loadWholeConfig, type WholeConfig } from '@/lib/services/submissions/submit/whole-config';
import { applyCancellationPatch } from './apply-cancellation-patch';
import { replaceDepartments, updateCancellationPart } from './patch-queries';
import { historyOfChange } from './patched';
import { type PatchTarget, runPatch } from './run-patch';
import { withFiles } from './with-files';

/**
 * Changes one property of a cancellation, like `runPatch`. Another wished date, extraordinary date or scope computes
 * the end date anew by the current rules, from the date of receipt.
 */
export async function patchCancellation(
  ctx: Ctx,
  input: PatchTarget & { patch: CancellationSubmitPatchRequest },
): Promise<number> {
  return runPatch<StoredCancellation>(ctx, 'Cancellation', input, async (tx, found) => {
    const form = await loadWholeConfig(tx, ctx, 'Cancellation');
    const record = requireCancellation(found);
    const before = toCancellation(record);
    const { departments, customFields } = form.config;
    const given = await withFiles(tx, ctx, found.submission.id, input.patch, customFields);
    const patch = applyCancellationPatch(before, given);
    const settings = {
      // The club may go on editing what the form no longer offers.
      settings: { ...form.cancellation, allowExtraordinary: true },
      departments,
      customFields,
      defaultCountry: form.club.country,
    };
    return {
      before,
      patch,
      check: cancellation => checkCancellation(cancellation, settings, record.cancellation.noticeDate),
      effects: () => effectsOf(record, patch.submission, form),
      store: history => store(tx, ctx, record, patch.submission, form, history),
    };
  });
}

async function store(
  tx: Tx,
  ctx: Ctx,
  record: CancellationRecord,
  patched: StoredCancellation,
  config: WholeConfig,
  history: HistoryRow[],
): Promise<SubmissionRow> {
  const { submission } = record;
  const place = { clubId: submission.clubId, id: submission.id };
  const { scope, dates, effectiveDate } = datesOf(record, patched, config);
  await replaceDepartments(tx, place, null, patched.departmentIds ?? []);
  await updateCancellationPart(tx, place, {
    scope,
    familyMemberNames: [...(patched.familyMemberNames ?? [])],
    ...dates,
    effectiveDate,
    ...storedFields(['extraordinaryReason', 'reason', 'comment'], patched),
  });
  const person = storedFields([...personNamesIn('Cancellation'), 'memberNumber'], patched);
  const columns = {
    ...person,
    country: countryOf(patched.country, config.club.country),
    customFields: patched.customFields,
    departmentIds: namedDepartments(patched),
    ...searchColumns({ ...person, names: patched.familyMemberNames ?? [] }),
  };
  return changeSubmission(tx, ctx, submission, 'ApplicationUpdated', columns, { history });
}

/** The scope and dates after a PATCH; the end changes only if they do. */
function datesOf(
  { cancellation }: CancellationRecord,
  patched: StoredCancellation,
  { cancellation: rule }: WholeConfig,
) {
  const scope = cancellationScopes.find(one => one === patched.scope) ?? 'Membership';
  const dates = storedFields(['wishedDate', 'extraordinaryDate'], patched);
  const isDated =
    scope === cancellation.scope &&
    dates.wishedDate === cancellation.wishedDate &&
    dates.extraordinaryDate === cancellation.extraordinaryDate;
  const effectiveDate = isDated
    ? cancellation.effectiveDate
    : endOfCancellation(rule, cancellation.noticeDate, dates).effectiveDate;
  return { scope, dates, effectiveDate };
}

function effectsOf(record: CancellationRecord, patched: StoredCancellation, config: WholeConfig) {
  const { scope, effectiveDate } = datesOf(record, patched, config);
  const { departmentIds, familyMemberNames, extraordinaryDate, extraordinaryReason } = patched;
  return historyOfChange(
    { ...toCancellation(record), effectiveDate: record.cancellation.effectiveDate },
    { scope, departmentIds, familyMemberNames, extraordinaryDate, extraordinaryReason, effectiveDate },
  );
}
