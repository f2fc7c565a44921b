'use client';

import { useTranslations } from 'use-intl';
import { Card } from '@/components/ui/display/card';
import { TextLink } from '@/components/ui/text-link';
import { useSubmissionCounts } from '@/lib/api-client/submissions';
import { submissionKinds } from '@/lib/rules/enums';

/** Open (new or confirmed) and all submissions of each kind. */
export function KindTable() {
  const t = useTranslations('office.dashboard');
  const labels = useTranslations('labels.kinds');
  const { data: counts } = useSubmissionCounts();
  const items = counts?.items ?? [];
  const sum = (kind: string, isOpenOnly: boolean) =>
    items
      .filter(item => item.kind === kind)
      .filter(item => !isOpenOnly || item.state === 'New' || item.state === 'Confirmed')
      .reduce((total, item) => total + item.count, 0);
  return (
    <Card title={t('kindsTitle')}>
      <table className="w-full">
        <caption className="sr-only">{t('kindsCaption')}</caption>
        <thead className="text-sm text-ink-muted">
          <tr>
            <td />
            <th scope="col" className="pb-1 text-right font-medium">
              {t('open')}
            </th>
            <th scope="col" className="pb-1 text-right font-medium">
              {t('total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {submissionKinds.map(kind => (
            <tr key={kind}>
              <th scope="row" className="py-1.5 text-left font-normal">
                <TextLink href={`/submissions?kind=${kind}`}>{labels(kind)}</TextLink>
              </th>
              <td className="py-1.5 text-right tabular-nums">{sum(kind, true)}</td>
              <td className="py-1.5 pl-6 text-right tabular-nums">{sum(kind, false)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
