import { useNow, useTimeZone } from 'use-intl';
import { daysOfPreset } from '@/components/office/reports/report-period';
import { useReportFormats } from '@/components/office/reports/use-report-formats';
import { useKeyFigures } from '@/lib/api-client/dashboard';
import { today } from '@/lib/rules/dates/calendar';

const minuteMs = 60_000;

/** The last 30 days, in words too, and the figures of the submissions received in them; undefined while loading. */
export function useLast30Days() {
  const timeZone = useTimeZone() ?? 'Europe/Berlin';
  const now = useNow({ updateInterval: minuteMs });
  const formats = useReportFormats();
  const days = daysOfPreset('last30Days', today(timeZone, now));
  const report = useKeyFigures(days).data?.report;
  const figures = report && {
    Membership: report.newMemberships.count,
    Change: report.newChanges.count,
    Cancellation: report.newCancellations.count,
    received: report.newMemberships.count + report.newChanges.count + report.newCancellations.count,
    Accepted: report.accepted,
    Rejected: report.rejected,
    Withdrawn: report.withdrawn,
  };
  return { days, words: formats.days(days), figures };
}
