import { type Tx, withClub } from '@/db/client';
import type { SubmitAcceptRequest } from '@/lib/contracts/submissions/submissions';
import type { Ctx } from '@/lib/platform/context';
import { invalid } from '@/lib/platform/errors';
import { today } from '@/lib/rules/dates/calendar';
import { checkEntryDate, checkFirstDebitDate } from '@/lib/rules/submissions/field-rules';
import { at } from '@/lib/rules/submissions/problem';
import { historyOfChange } from '@/lib/services/submissions/patch/patched';
import {
  getEntryDate,
  getTimeZone,
  lockSubmission,
  type SubmissionRow,
  storeFirstDebitDate,
  updateMembershipPart,
} from '@/lib/services/submissions/queries';
import type { HistoryStep } from '@/lib/services/submissions/record-history';
import { requireStep } from '@/lib/services/submissions/rules';
import { decide } from './decide';
import { giveMemberNumbers, type NumberedPerson } from './give-member-numbers';

/**
 * Accepts a submission (contract §4). Gives the membership numbers, each to one person. `entryDate` replaces the
 * requested date; the quoted price does not change. `firstDebitDate` is stored with the mandate. Throws 404. Throws a
 * 409 if the state forbids it: of several parallel decisions, one succeeds. Throws a 400 for a date that is out of
 * range or that the submission cannot have, and for a number that is taken. With `isRequestedDateChecked` also for a
 * requested entry date that is out of range. Returns the version afterwards.
 */
export function acceptSubmission(
  ctx: Ctx,
  input: SubmitAcceptRequest & { id: string; isRequestedDateChecked?: boolean },
): Promise<number> {
  return withClub(ctx, async tx => {
    const row = await lockSubmission(tx, ctx.clubId, input.id);
    requireStep('accept', row, ctx.locale);
    if (input.isRequestedDateChecked) await assertRequestedDate(tx, ctx, row);
    const { accepted } = await acceptLocked(tx, ctx, row, input);
    return accepted.version;
  });
}

/** Accepts a locked submission whose state allows it. Returns the new row, and the persons with their numbers. */
export async function acceptLocked(
  tx: Tx,
  ctx: Ctx,
  row: SubmissionRow,
  input: SubmitAcceptRequest,
): Promise<{ accepted: SubmissionRow; people: readonly NumberedPerson[] }> {
  const dates = input.entryDate === undefined ? [] : await setEntryDate(tx, ctx, row, input.entryDate);
  const debits =
    input.firstDebitDate === undefined ? [] : await setFirstDebitDate(tx, ctx, row, input.firstDebitDate);
  const isMember = row.kind === 'Membership';
  const numbers = isMember ? await giveMemberNumbers(tx, row, input) : { people: [], changes: [] };
  const memberNumber = isMember ? numbers.people[0]?.number : input.memberNumber?.trim();
  const accepted = await decide(tx, ctx, row, {
    state: 'Accepted',
    message: input.message?.trim() ?? '',
    changes: [...dates, ...debits, ...numbers.changes],
    sendEmail: input.sendEmail,
    memberNumber: memberNumber || undefined,
  });
  return { accepted, people: numbers.people };
}

async function assertRequestedDate(tx: Tx, ctx: Ctx, row: SubmissionRow): Promise<void> {
  const requested = await getEntryDate(tx, row);
  if (requested !== null) await assertEntryDate(tx, ctx, requested);
}

async function assertEntryDate(tx: Tx, ctx: Ctx, entryDate: string): Promise<void> {
  const localToday = today(await getTimeZone(tx, ctx.clubId), ctx.now);
  const problems = at('entryDate', checkEntryDate(entryDate, localToday));
  if (problems.length > 0) throw invalid(problems);
}

/** Returns the history entry; none if the date equals the requested one. */
async function setEntryDate(tx: Tx, ctx: Ctx, row: SubmissionRow, entryDate: string): Promise<HistoryStep[]> {
  if (row.kind !== 'Membership') throw invalid([{ path: 'entryDate', key: 'unknownMember' }]);
  await assertEntryDate(tx, ctx, entryDate);
  const before = await getEntryDate(tx, row);
  await updateMembershipPart(tx, row, { entryDate });
  return historyOfChange({ entryDate: before }, { entryDate });
}

/** Returns the history entry. A submission without a mandate has no direct debit. */
async function setFirstDebitDate(
  tx: Tx,
  ctx: Ctx,
  row: SubmissionRow,
  firstDebitDate: string,
): Promise<HistoryStep[]> {
  const localToday = today(await getTimeZone(tx, ctx.clubId), ctx.now);
  const problems = at('firstDebitDate', checkFirstDebitDate(firstDebitDate, localToday));
  if (problems.length > 0) throw invalid(problems);
  const hasMandate = row.kind === 'Membership' && (await storeFirstDebitDate(tx, row, firstDebitDate));
  if (!hasMandate) throw invalid([{ path: 'firstDebitDate', key: 'unknownMember' }]);
  return historyOfChange({ firstDebitDate: null }, { firstDebitDate });
}
