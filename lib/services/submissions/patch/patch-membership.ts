import type { Tx } from '@/db/client';
import type { MembershipPatchRequest } from '@/lib/contracts/submissions/submission-patches';
import type { Ctx } from '@/lib/platform/context';
import { today } from '@/lib/rules/dates/calendar';
import { withoutConditions } from '@/lib/rules/money/tariff-fit';
import { checkMembershipApplication } from '@/lib/rules/submissions/check-membership-application';
import type { MembershipFormConfig } from '@/lib/rules/submissions/membership-application';
import { assertMemberNumber } from '@/lib/services/submissions/decide/give-member-numbers';
import type { SubmissionRecord } from '@/lib/services/submissions/record-queries';
import { type StoredApplication, toApplication } from '@/lib/services/submissions/stored-application';
import { isTariffFull } from '@/lib/services/submissions/submit/queries';
import { trimTexts } from '@/lib/services/submissions/submit/trim-texts';
import { loadWholeConfig } from '@/lib/services/submissions/submit/whole-config';
import { applyGuardianPatch, checkGuardianChange } from './apply-guardian-patch';
import { applyPatch, type PatchedApplication } from './apply-patch';
import { departmentsForPatch } from './departments-for-patch';
import { effectsOfPatch, storePatch } from './patched-rows';
import { type PatchTarget, runPatch } from './run-patch';
import { withFiles } from './with-files';

/**
 * Changes one property of an application, like `runPatch`. Computes the price anew with the current tariffs, also those
 * that are not offered any more. Corrects the membership numbers of an accepted application. `guardianId` is the
 * guardian whose link is used; they may change less (`applyGuardianPatch`, `checkGuardianChange`). Null for the
 * applicant and staff.
 */
export async function patchMembership(
  ctx: Ctx,
  input: PatchTarget & { patch: MembershipPatchRequest; guardianId?: string | null },
): Promise<number> {
  const { guardianId = null } = input;
  return runPatch<StoredApplication>(ctx, 'Membership', input, async (tx, record) => {
    const before = toApplication(record);
    const form = await loadWholeConfig(tx, ctx, 'Membership', namedIn(before, input.patch));
    const day = today(form.club.timeZone, record.submission.receivedAt);
    const ownAddress =
      record.guardians.find(({ guardian }) => guardian.id === guardianId)?.guardian.email ?? '';
    const sent = trimTexts(input.patch);
    const given = await withFiles(tx, ctx, record.submission.id, sent, form.config.customFields);
    const patch =
      guardianId === null ? applyPatch(before, given) : applyGuardianPatch(record, before, guardianId, given);
    const config = await withConditions(tx, ctx, record, patch, form.config);
    await assertMemberNumber(tx, record.submission, patch);
    return {
      before,
      patch,
      check: application => [
        ...checkMembershipApplication(application, config, day),
        ...(guardianId === null ? [] : checkGuardianChange(before, application, { today: day, ownAddress })),
      ],
      effects: () => effectsOfPatch({ record, patch, form }),
      store: history => storePatch(tx, ctx, { record, patch, form }, history),
    };
  });
}

/** The tariffs and departments before and after the PATCH; undefined for a new tariff, which must be known or full. */
function namedIn(before: StoredApplication, patch: MembershipPatchRequest) {
  if (patch.membershipId !== undefined) return undefined;
  return [
    before.membershipId,
    ...[before, ...before.familyMembers, patch, patch.familyMember].flatMap(one => one?.departmentIds ?? []),
  ];
}

/**
 * Only a new tariff and new departments must fit the person. Otherwise a wrong birth date and the tariff chosen by it
 * could not be corrected one after the other; the hints show what does not fit.
 */
async function withConditions(
  tx: Tx,
  ctx: Ctx,
  { submission: { id } }: SubmissionRecord,
  patch: PatchedApplication,
  whole: MembershipFormConfig,
): Promise<MembershipFormConfig> {
  const { property, oldValue, newValue } = patch;
  const config = { ...whole, departments: departmentsForPatch(whole.departments, patch) };
  if (property !== 'membershipId' || newValue === oldValue) {
    return { ...config, tariffs: config.tariffs.map(withoutConditions) };
  }
  const chosen = config.tariffs.find(tariff => tariff.id === newValue);
  const isFull = chosen !== undefined && (await isTariffFull(tx, ctx, chosen.id, id));
  return { ...config, tariffs: config.tariffs.map(one => (one === chosen ? { ...one, isFull } : one)) };
}
