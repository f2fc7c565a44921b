import type { Ctx } from '@/lib/context';
import type { MembershipPatchRequest } from '@/lib/contracts/submission-patches';
import { today } from '@/lib/forms/calendar';
import { checkMembershipApplication } from '@/lib/forms/check-membership-application';
import { applyPatch } from './apply-patch';
import { storePatch } from './patched-rows';
import { type PatchTarget, runPatch } from './run-patch';
import { type StoredApplication, toApplication } from './stored-application';
import { trimTexts } from './trim-texts';
import { loadWholeConfig } from './whole-config';

/**
 * Changes one property of an application, as `runPatch` says. The price is computed anew with the tariffs of now, also
 * those that are not offered any more.
 */
export async function patchMembership(
  ctx: Ctx,
  input: PatchTarget & { patch: MembershipPatchRequest },
): Promise<void> {
  await runPatch<StoredApplication>(ctx, 'Membership', input, async (tx, record) => {
    const form = await loadWholeConfig(tx, ctx, 'Membership');
    const day = today(form.club.timeZone, record.submission.receivedAt);
    const before = toApplication(record);
    const patch = applyPatch(before, trimTexts(input.patch));
    return {
      before,
      patch,
      check: application => checkMembershipApplication(application, form.config, day),
      store: () => storePatch(tx, { record, patch, form }),
    };
  });
}
