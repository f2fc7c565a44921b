import { type Tx, withClub } from '@/db/client';
import type { Ctx } from '@/lib/context';
import type { SubmitAcceptRequest } from '@/lib/contracts/submissions';
import { invalid } from '@/lib/errors';
import { today } from '@/lib/forms/calendar';
import { checkEntryDate } from '@/lib/forms/field-rules';
import { at } from '@/lib/forms/problem';
import { decide } from './decide';
import { getTimeZone, lockSubmission, type SubmissionRow, updateMembershipPart } from './queries';
import { requireStep } from './rules';

/**
 * Accepts a submission that staff can decide (contract §4). `memberNumber` is kept with it; `entryDate` replaces
 * the one applied for, the price stays as it was quoted. Of several decisions at once one wins; the others get a
 * 409. Throws a 400 for an entry date out of range, or with a kind that has none.
 */
export async function acceptSubmission(ctx: Ctx, input: SubmitAcceptRequest & { id: string }): Promise<void> {
  await withClub(ctx, async tx => {
    const row = await lockSubmission(tx, ctx.clubId, input.id);
    requireStep('accept', row);
    if (input.entryDate !== undefined) await setEntryDate(tx, ctx, row, input.entryDate);
    await decide(tx, ctx, row, {
      state: 'Accepted',
      message: input.message?.trim() ?? '',
      sendEmail: input.sendEmail,
      memberNumber: input.memberNumber?.trim() || undefined,
    });
  });
}

async function setEntryDate(tx: Tx, ctx: Ctx, row: SubmissionRow, entryDate: string): Promise<void> {
  if (row.kind !== 'Membership') throw invalid([{ path: 'entryDate', key: 'unknownMember' }]);
  const localToday = today(await getTimeZone(tx, ctx.clubId), ctx.now);
  const problems = at('entryDate', checkEntryDate(entryDate, localToday));
  if (problems.length > 0) throw invalid(problems);
  await updateMembershipPart(tx, row, { entryDate });
}
