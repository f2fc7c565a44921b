import type { SeriesLook } from '@/components/charts/chart-data';

export type ReportColumn = {
  readonly label: string;
  /** Look in the chart; without it, only the table shows the column. */
  readonly look?: SeriesLook;
  readonly format: (value: number) => string;
};

export type ReportCell = {
  readonly value: number | null;
  /** The list of exactly the counted submissions. */
  readonly href?: string | undefined;
};

export type ReportRow = {
  readonly label: string;
  /** For an axis. */
  readonly shortLabel?: string;
  readonly cells: readonly ReportCell[];
};

/** Data of a chart and its table. */
export type Report = {
  /** Header of the column with the rows' names. */
  readonly rowLabel: string;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
  /** Total count, if it can be too small for a chart. */
  readonly total: number;
  /** Texts behind the bars; default: the numbers. */
  readonly valueLabels?: readonly string[];
  readonly hatched?: readonly number[];
  /** The rows are the most frequent ones; there may be more. */
  readonly isCut?: boolean;
  /** A note on how to read the report. */
  readonly hint?: string;
  /** Describes the chart for screen readers. */
  readonly summary: string;
};

/** A count with its link; 0 has no link. */
export function counted(value: number, href?: string): ReportCell {
  return value > 0 && href ? { value, href } : { value };
}
