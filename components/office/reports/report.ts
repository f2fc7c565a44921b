import type { SeriesLook } from '@/components/charts/chart-data';

export type ReportColumn = {
  readonly label: string;
  /** How the chart draws it; without, it stands in the table only. */
  readonly look?: SeriesLook;
  readonly format: (value: number) => string;
};

export type ReportCell = {
  readonly value: number | null;
  /** The list of exactly the submissions that were counted. */
  readonly href?: string | undefined;
};

export type ReportRow = {
  readonly label: string;
  /** For an axis. */
  readonly shortLabel?: string;
  readonly cells: readonly ReportCell[];
};

/** What a chart shows, and the table behind it. */
export type Report = {
  /** Heads the names of the rows. */
  readonly rowLabel: string;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
  /** How many were counted, where that can be too few for a chart. */
  readonly total: number;
  /** Stands behind each bar; the number where none is given. */
  readonly valueLabels?: readonly string[];
  readonly hatched?: readonly number[];
  /** There may be more rows than these, which are the most frequent. */
  readonly isCut?: boolean;
  /** A word on how to read it. */
  readonly hint?: string;
  /** What screen readers are told of the chart. */
  readonly summary: string;
};

/** The link of a count; nought leads nowhere. */
export function counted(value: number, href?: string): ReportCell {
  return value > 0 && href ? { value, href } : { value };
}
