import { addDays, parseDate } from '@/lib/rules/dates/calendar';

/** Pre-notification of a SEPA direct debit, unless another time is agreed (SEPA Core Rulebook). */
const noticeDays = 14;

type DebitDateDoubt = 'Short' | 'BeforeEntry';

/** What speaks against a first debit date; nothing as long as it is not a date. */
export function doubtsAboutDebitDate(
  date: string,
  { today, entryDate }: { readonly today: string; readonly entryDate: string },
): DebitDateDoubt[] {
  if (!parseDate(date)) return [];
  return [
    ...(date < addDays(today, noticeDays) ? (['Short'] as const) : []),
    ...(date < entryDate ? (['BeforeEntry'] as const) : []),
  ];
}
