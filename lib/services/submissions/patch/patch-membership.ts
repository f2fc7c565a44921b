import type { Tx } from '@/db/client';
import type { MembershipPatchRequest } from '@/lib/contracts/submissions/submission-patches';
import type { Ctx } from '@/lib/platform/context';
import { invalid } from '@/lib/platform/errors';
import { parseDate, today } from '@/lib/rules/dates/calendar';
import { withoutConditions } from '@/lib/rules/money/tariff-fit';
import { checkMembershipApplication } from '@/lib/rules/submissions/check-membership-application';
import type { MembershipFormConfig } from '@/lib/rules/submissions/membership-application';
import { checkNobodyTwice } from '@/lib/rules/submissions/nobody-twice';
import { at, finding, type Problem } from '@/lib/rules/submissions/problem';
import { needsGuardians } from '@/lib/rules/submissions/signing-rules';
import { assertMemberNumber } from '@/lib/services/submissions/decide/give-member-numbers';
import type { SubmissionRecord } from '@/lib/services/submissions/record-queries';
import { type StoredApplication, toApplication } from '@/lib/services/submissions/stored-application';
import { isTariffFull } from '@/lib/services/submissions/submit/queries';
import { loadWholeConfig } from '@/lib/services/submissions/submit/whole-config';
import { applyGuardianPatch, checkGuardianChange } from './apply-guardian-patch';
import { applyPatch, type PatchedApplication } from './apply-patch';
import { offersForPatch } from './offers-for-patch';
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
    const sent = input.patch;
    const given = await withFiles(tx, ctx, record.submission.id, sent, form.config.customFields);
    if (ctx.actor.kind === 'Member') assertNotAnsweredByPerson(record, given);
    const patch =
      guardianId === null ? applyPatch(before, given) : applyGuardianPatch(record, before, guardianId, given);
    const config = await withConditions(tx, ctx, record, patch, form.config);
    await assertMemberNumber(tx, record.submission, patch);
    return {
      before,
      patch,
      check: application => [
        ...checkMembershipApplication(application, config, day),
        ...checkNobodyTwice(application, application.familyMembers),
        ...(guardianId === null ? [] : checkGuardianChange(before, application, ownAddress)),
        ...(ctx.actor.kind === 'Member' ? checkKeepsSigners(before, application, day) : []),
      ],
      effects: () => effectsOfPatch({ record, patch, form }),
      store: history => storePatch(tx, ctx, { record, patch, form }, history),
    };
  });
}

/**
 * Only staff correct what a family member answered by their own link, and the address that opens it: a new address gets
 * a link that shows the answers.
 */
function assertNotAnsweredByPerson(
  { familyMembers }: SubmissionRecord,
  { familyMember: sent }: MembershipPatchRequest,
): void {
  const member = familyMembers.find(({ id }) => id === sent?.id);
  if (member?.consentSource !== 'Person') return;
  if (sent?.mediaConsents) throw invalid([{ path: 'familyMember.mediaConsents', key: 'consentsTwice' }]);
  if (sent?.email !== undefined) throw invalid([{ path: 'familyMember.email', key: 'emailOfAnswered' }]);
}

/**
 * Reports a date of birth by which other people would have to sign. An adult who signed cannot become a minor: what
 * they signed would not bind. A minor cannot become an adult: the guardians would not be asked any more.
 */
function checkKeepsSigners(before: StoredApplication, after: StoredApplication, day: string): Problem[] {
  const { birthDate } = after;
  const wasMinor = needsGuardians(before.birthDate, day);
  const isDate = typeof birthDate === 'string' && parseDate(birthDate) !== null && birthDate <= day;
  if (!isDate || needsGuardians(birthDate, day) === wasMinor) return [];
  if (wasMinor) return at('birthDate', finding('birthDateOfAge'));
  return at('birthDate', after.filledInBy === 'Applicant' ? finding('birthDateUnderAge') : null);
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
 * Only a new tariff, new departments and new surcharges must fit the person. Otherwise a wrong birth date and the tariff
 * chosen by it could not be corrected one after the other; the hints show what does not fit.
 */
async function withConditions(
  tx: Tx,
  ctx: Ctx,
  { submission: { id } }: SubmissionRecord,
  patch: PatchedApplication,
  whole: MembershipFormConfig,
): Promise<MembershipFormConfig> {
  const { property, oldValue, newValue } = patch;
  const config = { ...whole, departments: offersForPatch(whole.departments, patch) };
  if (property !== 'membershipId' || newValue === oldValue) {
    const tariffs = config.tariffs.map(tariff => ({
      ...withoutConditions(tariff),
      surcharges: offersForPatch(tariff.surcharges, patch),
    }));
    return { ...config, tariffs };
  }
  const chosen = config.tariffs.find(tariff => tariff.id === newValue);
  const isFull = chosen !== undefined && (await isTariffFull(tx, ctx, chosen.id, id));
  return { ...config, tariffs: config.tariffs.map(one => (one === chosen ? { ...one, isFull } : one)) };
}
