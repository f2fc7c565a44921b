import { v7 as uuidv7 } from 'uuid';
import { withClub } from '@/db/client';
import type { FamilyMember, MembershipSubmit } from '@/lib/contracts/submissions/submissions';
import type { Ctx } from '@/lib/platform/context';
import { today } from '@/lib/rules/dates/calendar';
import { withoutConditions } from '@/lib/rules/money/tariff-fit';
import { checkMembershipApplication } from '@/lib/rules/submissions/check-membership-application';
import { inHistory } from '@/lib/rules/submissions/family-history';
import { checkNobodyTwice } from '@/lib/rules/submissions/nobody-twice';
import { patched } from '@/lib/services/submissions/patch/patched';
import { effectsOfPatch, storePatch } from '@/lib/services/submissions/patch/patched-rows';
import { runPatch } from '@/lib/services/submissions/patch/run-patch';
import { readSentAnswers } from '@/lib/services/submissions/read-sent-answers';
import { assertUndecided } from '@/lib/services/submissions/rules';
import { type StoredApplication, toApplication } from '@/lib/services/submissions/stored-application';
import { storedCustomFields } from '@/lib/services/submissions/stored-custom-fields';
import { loadWholeConfig } from '@/lib/services/submissions/submit/whole-config';
import { getFamilyMember } from './get';

type NewMember = NonNullable<MembershipSubmit['familyMembers']>[number];

/**
 * Adds a family member to an undecided application, as the last one. Without `departmentIds` they get those of the
 * applicant, as in a new application. Checks the result by the rules of the day of receipt and computes the price anew
 * with the current tariffs. Writes a history entry and the event `ApplicationUpdated`. Throws 404, a 409
 * (`state-conflict`) if the application is decided, and a 400 with all violations, also for a tariff that is not for
 * families.
 */
export async function addFamilyMember(
  ctx: Ctx,
  input: { readonly submissionId: string; readonly member: NewMember },
): Promise<FamilyMember> {
  const id = uuidv7();
  return withClub(ctx, async tx => {
    const inside = { ...ctx, tx };
    const target = { id: input.submissionId, precondition: null };
    await runPatch<StoredApplication>(inside, 'Membership', target, async (_, record) => {
      assertUndecided(record.submission);
      const form = await loadWholeConfig(tx, ctx, 'Membership');
      const day = today(form.club.timeZone, record.submission.receivedAt);
      const before = toApplication(record);
      const { id: _ignored, ...sent } = readSentAnswers(input.member, form.config.customFields);
      const member = {
        ...sent,
        id,
        departmentIds: sent.departmentIds ?? before.departmentIds ?? [],
        customFields: storedCustomFields(sent.customFields),
      };
      const path = `familyMembers[${before.familyMembers.length}]`;
      const patch = {
        submission: { ...before, familyMembers: [...before.familyMembers, member] },
        ...patched(path, null, inHistory(member)),
        // The body is the person. That the application has no room for them is a problem of the whole body.
        checkedPath: `${path}.`,
        clientPath: '',
        touchedItself: ['familyMembers'],
        memberIndex: before.familyMembers.length,
        family: 'Added' as const,
      };
      // The tariff was fit on receipt and does not change.
      const config = { ...form.config, tariffs: form.config.tariffs.map(withoutConditions) };
      return {
        before,
        patch,
        check: application => [
          ...checkMembershipApplication(application, config, day),
          ...checkNobodyTwice(application, application.familyMembers),
        ],
        effects: () => effectsOfPatch({ record, patch, form }),
        store: history => storePatch(tx, ctx, { record, patch, form }, history),
      };
    });
    return (await getFamilyMember(inside, { submissionId: input.submissionId, id })).member;
  });
}
