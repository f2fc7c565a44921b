import { addDays, addMonths, endOfMonth, requireDate } from '@/lib/rules/dates/calendar';
import type { CancellationMode, noticeUnits } from '@/lib/rules/enums';

export type NoticeUnit = (typeof noticeUnits)[number];
export type NoticePeriod = { readonly value: number; readonly unit: NoticeUnit };

/** The rule for the end date of a membership, from `FormCancellation` (contract §4). */
export type CancellationRule = {
  readonly cancellationMode: CancellationMode;
  readonly noticePeriod: NoticePeriod;
  /** 1 to 12. Years, half-years and quarters are counted from this month. */
  readonly businessYearStartMonth: number;
};

export type CancellationDates = {
  /** The day the notice was received, in the club's time zone. */
  readonly noticeDate: string;
  /** The last day of the membership. */
  readonly effectiveDate: string;
  /** The last day on which a notice for that end is in time. */
  readonly deadline: string;
};

const noticeMax: Readonly<Record<NoticeUnit, number>> = { Days: 730, Weeks: 104, Months: 24 };

const periodMonths = { EndOfMonth: 1, EndOfQuarter: 3, EndOfHalfYear: 6, EndOfYear: 12 } as const;

/** A whole number of units, none to two years (§ 39 (2) BGB). */
export function isNoticePeriod({ value, unit }: NoticePeriod): boolean {
  return Number.isInteger(value) && value >= 0 && value <= noticeMax[unit];
}

/**
 * The first possible end for a notice received on this day: the first period end whose deadline (the end minus the
 * notice) has not passed. With `Immediately` it is the day on which the notice period ends. Months before the end of
 * a month lead to the end of a month: one month before 30 June is 31 May.
 * @param receiptDate day of receipt in the club's time zone
 */
export function earliestEffectiveDate(rule: CancellationRule, receiptDate: string): CancellationDates {
  return effectiveDateFor(rule, receiptDate, null);
}

/** As `earliestEffectiveDate`, but not before the wished date, for members who want to leave later. */
export function effectiveDateFor(
  rule: CancellationRule,
  receiptDate: string,
  wishedDate: string | null,
): CancellationDates {
  const notBefore = wishedDate && wishedDate > receiptDate ? wishedDate : receiptDate;
  if (rule.cancellationMode === 'Immediately') return endOfNotice(rule.noticePeriod, receiptDate, notBefore);
  const step = periodMonths[rule.cancellationMode];
  let end = periodEnd(notBefore, step, rule.businessYearStartMonth);
  while (deadlineOf(end, rule.noticePeriod) < receiptDate) end = endOfMonth(end, step);
  return { noticeDate: receiptDate, effectiveDate: end, deadline: deadlineOf(end, rule.noticePeriod) };
}

/**
 * The end that a cancellation leads to: that of an extraordinary one is its own date, which the club reviews
 * (§ 314 BGB); any other ends by the rule.
 */
export function endOfCancellation(
  rule: CancellationRule,
  receiptDate: string,
  {
    wishedDate,
    extraordinaryDate,
  }: { readonly wishedDate?: string | null; readonly extraordinaryDate?: string | null },
): CancellationDates {
  const regular = effectiveDateFor(rule, receiptDate, wishedDate || null);
  return extraordinaryDate ? { ...regular, effectiveDate: extraordinaryDate } : regular;
}

/** Whether a wished date is possible: null if it is, else a finding that names the possible dates. */
export function checkWishedDate(
  rule: CancellationRule,
  receiptDate: string,
  wishedDate: string,
): CancellationDates | null {
  const earliest = earliestEffectiveDate(rule, receiptDate);
  return wishedDate < earliest.effectiveDate ? earliest : null;
}

function endOfNotice(notice: NoticePeriod, receiptDate: string, notBefore: string): CancellationDates {
  const runOut = addNotice(receiptDate, notice);
  if (notBefore <= runOut) return { noticeDate: receiptDate, effectiveDate: runOut, deadline: receiptDate };
  return { noticeDate: receiptDate, effectiveDate: notBefore, deadline: lastReceiptFor(notBefore, notice) };
}

function addNotice(date: string, { value, unit }: NoticePeriod): string {
  if (unit === 'Months') return addMonths(date, value);
  return addDays(date, unit === 'Weeks' ? value * 7 : value);
}

/** The last day of receipt whose notice period ends by the given day. */
function lastReceiptFor(end: string, notice: NoticePeriod): string {
  if (notice.unit !== 'Months') return addNotice(end, { ...notice, value: -notice.value });
  const monthEnd = endOfMonth(end, -notice.value);
  return addNotice(monthEnd, notice) <= end ? monthEnd : addMonths(end, -notice.value);
}

function deadlineOf(end: string, { value, unit }: NoticePeriod): string {
  if (unit === 'Months') return endOfMonth(end, -value);
  return addDays(end, unit === 'Weeks' ? -value * 7 : -value);
}

/** The last day of the period of `step` months that contains a date, counted from the start of the business year. */
function periodEnd(date: string, step: number, businessYearStartMonth: number): string {
  const monthsIntoPeriod = (requireDate(date).month - businessYearStartMonth + 12) % step;
  return endOfMonth(date, step - 1 - monthsIntoPeriod);
}
