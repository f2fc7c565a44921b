import type { MonthlyReport } from '@/lib/documents/report/monthly-report';
import { blank } from '@/lib/documents/section';
import type { Messages } from '@/lib/platform/i18n/messages';
import type { ReportWords } from './report-words';

type FigureName = keyof Messages['report']['figure'];
type Figures = MonthlyReport['figures'];
type Values = Readonly<Record<'now' | 'before' | 'year', number | null>>;

/** A key figure of the month, beside the previous month and the same month a year ago, in one language. */
export type FigureRow = {
  readonly label: string;
  readonly now: string;
  readonly before: string;
  readonly beforeChange: string;
  readonly year: string;
  readonly yearChange: string;
};

/** Received, current state, and decided submissions. */
export function figureGroups(report: MonthlyReport, words: ReportWords): FigureRow[][] {
  const { t, number, signed } = words;
  const row = (
    name: FigureName,
    read: (figures: Figures) => number | null,
    tell: (value: number) => string,
    compare: Compare,
  ) => {
    const values = {
      now: read(report.figures),
      before: read(report.monthBefore),
      year: read(report.yearBefore),
    };
    return rowOf(t(`figure.${name}`), values, tell, compare, words);
  };
  const counted = (name: FigureName, read: (figures: Figures) => number) =>
    row(name, read, value => number(value), compareCounts(words));
  const timed = (name: FigureName, read: (figures: Figures) => number | null) =>
    row(
      name,
      read,
      value => words.time(value),
      (now, then) => words.time(now - then, true),
    );
  return [
    [
      counted('memberships', ({ kpis }) => kpis.newMemberships.count),
      counted('changes', ({ kpis }) => kpis.newChanges.count),
      counted('cancellations', ({ kpis }) => kpis.newCancellations.count),
      row(
        'net',
        ({ kpis }) => kpis.newMemberships.count - kpis.newCancellations.count,
        signed,
        (now, then) => signed(now - then),
      ),
    ],
    [
      counted('accepted', ({ kpis }) => kpis.accepted),
      counted('rejected', ({ kpis }) => kpis.rejected),
      counted('withdrawn', ({ kpis }) => kpis.withdrawn),
      counted('open', ({ kpis }) => kpis.open),
      row(
        'acceptanceRate',
        ({ kpis }) => kpis.acceptanceRate,
        words.rate,
        (now, then) => words.points(now - then),
      ),
      row(
        'revenue',
        ({ kpis }) => kpis.recurringRevenue,
        words.money,
        (now, then) => words.signedMoney(now - then),
      ),
    ],
    [
      counted('decided', ({ processing }) => processing.count),
      timed('average', ({ processing }) => processing.averageHours),
      timed('median', ({ processing }) => processing.medianHours),
    ],
  ];
}

type Compare = (now: number, then: number) => string;

const percentMax = 999;

/** The difference, and the percentage if it is meaningful. */
function compareCounts({ signed, percent }: ReportWords): Compare {
  return (now, then) => {
    const share = then === 0 ? 0 : ((now - then) / then) * 100;
    const isTelling = share !== 0 && Math.abs(share) <= percentMax;
    return isTelling ? `${signed(now - then)} (${percent(share)})` : signed(now - then);
  };
}

function rowOf(
  label: string,
  { now, before, year }: Values,
  tell: (value: number) => string,
  compare: Compare,
  { orBlank }: ReportWords,
): FigureRow {
  const changeFrom = (then: number | null) => (now === null || then === null ? blank : compare(now, then));
  return {
    label,
    now: orBlank(now, tell),
    before: orBlank(before, tell),
    beforeChange: changeFrom(before),
    year: orBlank(year, tell),
    yearChange: changeFrom(year),
  };
}
