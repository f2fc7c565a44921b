'use client';

import { useTranslations } from 'use-intl';
import { useLast30Days } from '@/components/office/dashboard/use-last-30-days';
import { inboxHref } from '@/components/office/submissions/inbox-filters';
import { useShownCounts } from '@/components/office/submissions/queue/use-shown-counts';
import { Card } from '@/components/ui/display/card';
import { TextLink } from '@/components/ui/text-link';
import { type SubmissionKind, submissionKinds } from '@/lib/rules/enums';

/** Undecided submissions of each kind, and those received in the last 30 days. */
export function KindTable() {
  const t = useTranslations('office.dashboard');
  const labels = useTranslations('labels.kinds');
  const counts = useShownCounts();
  const { days, words, figures } = useLast30Days();
  const open = (kind: SubmissionKind) =>
    counts?.items
      .filter(item => item.kind === kind && (item.state === 'New' || item.state === 'Confirmed'))
      .reduce((total, item) => total + item.count, 0);
  return (
    <Card title={t('kindsTitle')} description={t('kindsText', { days: words })}>
      <table className="w-full">
        <caption className="sr-only">{t('kindsCaption')}</caption>
        <thead className="text-sm text-ink-muted">
          <tr>
            <td />
            <th scope="col" className="pb-1 text-right font-medium">
              {t('open')}
            </th>
            <th scope="col" className="pb-1 pl-6 text-right font-medium">
              {t('last30DaysShort')}
            </th>
          </tr>
        </thead>
        <tbody>
          {submissionKinds.map(kind => (
            <tr key={kind}>
              <th scope="row" className="py-1.5 text-left font-normal">
                <TextLink href={inboxHref({ kind })}>{labels(kind)}</TextLink>
              </th>
              <td className="py-1.5 text-right tabular-nums">{open(kind) ?? '–'}</td>
              <td className="py-1.5 pl-6 text-right tabular-nums">
                <TextLink href={inboxHref({ ...days, kind })}>{figures?.[kind] ?? '–'}</TextLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
