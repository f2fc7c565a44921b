import type { MembershipPatchRequest } from '@/lib/contracts/submissions/submission-patches';
import type { Ctx } from '@/lib/platform/context';
import { today } from '@/lib/rules/dates/calendar';
import { checkMembershipApplication } from '@/lib/rules/submissions/check-membership-application';
import { type StoredApplication, toApplication } from '@/lib/services/submissions/stored-application';
import { trimTexts } from '@/lib/services/submissions/submit/trim-texts';
import { loadWholeConfig } from '@/lib/services/submissions/submit/whole-config';
import { applyGuardianPatch, checkGuardianChange } from './apply-guardian-patch';
import { applyPatch } from './apply-patch';
import { storePatch } from './patched-rows';
import { type PatchTarget, runPatch } from './run-patch';

/**
 * Changes one property of an application, like `runPatch`. Computes the price anew with the current tariffs, also those
 * that are not offered any more. `guardianId` is the guardian whose link is used; they may change less
 * (`applyGuardianPatch`, `checkGuardianChange`). Null for the applicant and staff.
 */
export async function patchMembership(
  ctx: Ctx,
  input: PatchTarget & { patch: MembershipPatchRequest; guardianId?: string | null },
): Promise<void> {
  const { guardianId = null } = input;
  await runPatch<StoredApplication>(ctx, 'Membership', input, async (tx, record) => {
    const form = await loadWholeConfig(tx, ctx, 'Membership');
    const day = today(form.club.timeZone, record.submission.receivedAt);
    const before = toApplication(record);
    const given = trimTexts(input.patch);
    const patch =
      guardianId === null ? applyPatch(before, given) : applyGuardianPatch(record, before, guardianId, given);
    return {
      before,
      patch,
      check: application => [
        ...checkMembershipApplication(application, form.config, day),
        ...(guardianId === null ? [] : checkGuardianChange(before, application, day)),
      ],
      store: () => storePatch(tx, { record, patch, form }),
    };
  });
}
