import type { Ctx } from '@/lib/platform/context';
import type { Violation } from '@/lib/platform/errors';
import { addMonths, today } from '@/lib/rules/dates/calendar';
import { checkDateBetween } from '@/lib/rules/submissions/field-rules';
import { isBlank } from '@/lib/rules/submissions/text-rules';
import type { FormConfig } from '@/lib/services/public-forms/load-config';

export type Paper = { readonly receivedOn?: string };

/** When a submission was received, and the form whose rules apply to it. */
export type Receipt = {
  /** `ctx` with `now` set to the moment of receipt. */
  readonly ctx: Ctx;
  /** In the club's time zone. */
  readonly day: string;
  readonly form: FormConfig;
  readonly isOnPaper: boolean;
  readonly violations: readonly Violation[];
};

const monthsMax = 12;

/**
 * Returns the receipt of a submission. A paper entry counts from the day on which the club received the paper, at most
 * a year ago. It needs no signature and no confirmation, because the club has the paper. `paper` from a member is a
 * violation. Without it the receipt is now.
 */
export function receiptOf(ctx: Ctx, paper: Paper | undefined, form: FormConfig): Receipt {
  const { timeZone } = form.club;
  const day = today(timeZone, ctx.now);
  if (!paper) return { ctx, day, form, isOnPaper: false, violations: [] };
  const receivedOn = isBlank(paper.receivedOn) ? day : (paper.receivedOn ?? day);
  const found = checkDateBetween(receivedOn, addMonths(day, -monthsMax), day);
  const violations = [
    ...(ctx.actor.kind === 'Member' ? [{ path: 'paper', key: 'paperByStaff' }] : []),
    ...(found ? [{ path: 'paper.receivedOn', ...found }] : []),
  ];
  const isRight = violations.length === 0;
  const now = isRight && receivedOn !== day ? middleOf(receivedOn, timeZone) : ctx.now;
  const signed = { needConfirmation: false, showSignature: false };
  return {
    ctx: { ...ctx, now },
    day: today(timeZone, now),
    form: {
      ...form,
      settings: { ...form.settings, ...signed },
      cancellation: { ...form.cancellation, ...signed },
    },
    isOnPaper: true,
    violations,
  };
}

/** A moment on that day in the time zone: noon UTC, or midnight UTC for zones 12 or more hours ahead. */
function middleOf(day: string, timeZone: string): Date {
  const noon = new Date(`${day}T12:00:00Z`);
  return today(timeZone, noon) === day ? noon : new Date(`${day}T00:00:00Z`);
}
