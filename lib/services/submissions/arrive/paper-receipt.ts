import type { Ctx } from '@/lib/platform/context';
import type { Violation } from '@/lib/platform/errors';
import { addMonths, today } from '@/lib/rules/dates/calendar';
import { checkDateBetween } from '@/lib/rules/submissions/field-rules';
import { isBlank } from '@/lib/rules/submissions/text-rules';
import type { FormConfig } from '@/lib/services/public-forms/load-config';

export type Paper = { readonly receivedOn?: string };

/** When a submission came in, and by which rules it is taken in. */
export type Receipt = {
  /** `ctx` at the moment of receipt, for all that is dated by it. */
  readonly ctx: Ctx;
  /** In the club's time zone. */
  readonly day: string;
  readonly form: FormConfig;
  readonly isOnPaper: boolean;
  readonly violations: readonly Violation[];
};

const monthsMax = 12;

/**
 * What staff copied from a signed paper counts from the day on which it came in, at most a year ago: neither signature nor
 * confirmation is asked for again, since the club keeps the paper. Members cannot say so; without `paper` it is now.
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

/** A moment that lies on the day in the time zone: noon in London, or midnight there for zones far to the east. */
function middleOf(day: string, timeZone: string): Date {
  const noon = new Date(`${day}T12:00:00Z`);
  return today(timeZone, noon) === day ? noon : new Date(`${day}T00:00:00Z`);
}
