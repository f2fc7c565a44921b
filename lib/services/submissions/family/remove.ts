import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { notFound } from '@/lib/platform/errors';
import type { Precondition } from '@/lib/platform/precondition';
import { inHistory } from '@/lib/rules/submissions/family-history';
import { patched } from '@/lib/services/submissions/patch/patched';
import { effectsOfPatch, storePatch } from '@/lib/services/submissions/patch/patched-rows';
import { runPatch } from '@/lib/services/submissions/patch/run-patch';
import { assertUndecided } from '@/lib/services/submissions/rules';
import { type StoredApplication, toApplication } from '@/lib/services/submissions/stored-application';
import { loadWholeConfig } from '@/lib/services/submissions/submit/whole-config';
import type { FamilyPlace } from './get';

/**
 * Removes a family member from an undecided application, with their departments and answers, and computes the price
 * anew with the current tariffs. Only name and birth date stay, in the history entry. Writes the event
 * `ApplicationUpdated`. Throws 404, 412, and a 409 (`state-conflict`) if the application is decided.
 */
export async function removeFamilyMember(
  ctx: Ctx,
  { submissionId, id, precondition }: FamilyPlace & { readonly precondition: Precondition },
): Promise<void> {
  await withClub(ctx, async tx => {
    const inside = { ...ctx, tx };
    await runPatch<StoredApplication>(
      inside,
      'Membership',
      { id: submissionId, precondition },
      async (_, record) => {
        const before = toApplication(record);
        const index = before.familyMembers.findIndex(one => one.id === id);
        const member = before.familyMembers[index];
        if (!member) throw notFound();
        assertUndecided(record.submission);
        const form = await loadWholeConfig(tx, ctx, 'Membership');
        const patch = {
          submission: { ...before, familyMembers: before.familyMembers.toSpliced(index, 1) },
          ...patched(`familyMembers[${index}]`, inHistory(member), null),
          memberIndex: index,
          family: 'Removed' as const,
        };
        // No rule needs a family member, so a removal makes nothing wrong.
        const check = () => [];
        return {
          before,
          patch,
          check,
          effects: () => effectsOfPatch({ record, patch, form }),
          store: history => storePatch(tx, ctx, { record, patch, form }, history),
        };
      },
    );
  });
}
