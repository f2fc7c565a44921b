import type { Ctx } from '@/lib/context';
import type { MembershipPatchRequest } from '@/lib/contracts/submission-patches';
import { today } from '@/lib/forms/calendar';
import { checkMembershipApplication } from '@/lib/forms/check-membership-application';
import { applyGuardianPatch, checkGuardianChange } from './apply-guardian-patch';
import { applyPatch } from './apply-patch';
import { storePatch } from './patched-rows';
import { type PatchTarget, runPatch } from './run-patch';
import { type StoredApplication, toApplication } from './stored-application';
import { trimTexts } from './trim-texts';
import { loadWholeConfig } from './whole-config';

/**
 * Changes one property of an application, as `runPatch` says. The price is computed anew with the tariffs of now, also
 * those that are not offered any more. `guardianId` is the guardian by whose link the change comes, who may change less
 * (`applyGuardianPatch`, `checkGuardianChange`); null for the applicant and the club.
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
