import type { Tx } from '@/db/client';
import type { ChangeSubmitPatchRequest } from '@/lib/contracts/submissions/submission-patches';
import type { Ctx } from '@/lib/platform/context';
import { today } from '@/lib/rules/dates/calendar';
import { checkChangeRequest } from '@/lib/rules/submissions/change-request';
import { namedDepartments } from '@/lib/rules/submissions/named-departments';
import { checkNobodyTwice } from '@/lib/rules/submissions/nobody-twice';
import { type Problem, under } from '@/lib/rules/submissions/problem';
import { namesIn, storedFields } from '@/lib/rules/submissions/submission-fields';
import { changeSubmission } from '@/lib/services/submissions/change-submission';
import type { HistoryRow, SubmissionRow } from '@/lib/services/submissions/queries';
import type { SubmissionRecord } from '@/lib/services/submissions/record-queries';
import { searchColumns, searchedWishes } from '@/lib/services/submissions/search-text';
import { type StoredChange, storedWishes, toChange } from '@/lib/services/submissions/stored-change';
import { historyOfAccount, storeAccount } from '@/lib/services/submissions/submit/store-account';
import { loadWholeConfig } from '@/lib/services/submissions/submit/whole-config';
import { applyChangePatch } from './apply-change-patch';
import { offersForPatch } from './offers-for-patch';
import { updateChangePart } from './patch-queries';
import type { Patched } from './patched';
import { type PatchTarget, runPatch } from './run-patch';
import { withFiles } from './with-files';

/** Changes one property of a change request, like `runPatch`. The last wish cannot be removed. */
export async function patchChange(
  ctx: Ctx,
  input: PatchTarget & { patch: ChangeSubmitPatchRequest },
): Promise<number> {
  return runPatch<StoredChange>(ctx, 'Change', input, async (tx, record) => {
    const form = await loadWholeConfig(tx, ctx, 'Change');
    const day = today(form.club.timeZone, record.submission.receivedAt);
    const before = toChange(record);
    const sent = input.patch;
    const given = await withFiles(tx, ctx, record.submission.id, sent, form.config.customFields);
    const patch = applyChangePatch(before, given);
    const config = { ...form.config, departments: offersForPatch(form.config.departments, patch) };
    return {
      before,
      patch,
      check: change =>
        [
          ...checkChangeRequest(change, config, day),
          ...under('wishes', checkNobodyTwice(change.identity, change.wishes.familyMembers)),
        ].map(problem => asPatched(problem, patch)),
      effects: () => historyOfAccount(record, patch.submission.wishes),
      store: history => store(tx, ctx, record, patch, history),
    };
  });
}

/** A problem at the path that the PATCH uses: wishes are at its top level. A missing wish is a problem of the PATCH. */
function asPatched(problem: Problem, { checkedPath, touched }: Patched<StoredChange>): Problem {
  if (problem.path === 'wishes') return { ...problem, path: checkedPath || (touched[0] ?? '') };
  return { ...problem, path: problem.path.replace(/^wishes\./, '') };
}

async function store(
  tx: Tx,
  ctx: Ctx,
  record: SubmissionRecord,
  patch: Patched<StoredChange>,
  history: HistoryRow[],
): Promise<SubmissionRow> {
  const { clubId, id } = record.submission;
  const { identity, wishes, validFrom, notes } = patch.submission;
  await storeAccount(tx, { clubId, id }, patch.property, wishes);
  await updateChangePart(tx, { clubId, id }, { validFrom: validFrom || null, wishes: storedWishes(wishes) });
  const person = storedFields(namesIn('Identity'), identity);
  const columns = {
    ...person,
    notes: notes ?? '',
    departmentIds: namedDepartments(patch.submission),
    ...searchColumns({ ...person, ...searchedWishes(wishes) }),
  };
  return changeSubmission(tx, ctx, record.submission, 'ApplicationUpdated', columns, { history });
}
