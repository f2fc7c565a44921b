'use client';

import { useDeferredValue } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { periodNames, readablePeriods } from '@/components/office/privacy/privacy-draft';
import { Card } from '@/components/ui/display/card';
import { Description, DescriptionList } from '@/components/ui/display/description-list';
import { Skeleton } from '@/components/ui/skeleton';
import { TextLink } from '@/components/ui/text-link';
import { type Retention, useDueSubmissions } from '@/lib/api-client/data-privacy';

const countOf = {
  unconfirmedDays: 'unconfirmed',
  rejectedDays: 'rejected',
  acceptedDays: 'accepted',
  evidenceDays: 'evidence',
} as const;

/** Number of submissions that the next nightly run would anonymise under the typed periods. */
export function DueCount({ retention }: { retention: Retention }) {
  const t = useTranslations('club.retention');
  const nav = useTranslations('club.privacy');
  const format = useFormatter();
  const periods = useDeferredValue(readablePeriods(retention));
  const due = useDueSubmissions(periods);
  const text =
    due.data &&
    t('nextNightText', { date: format.dateTime(new Date(due.data.startsAt), { dateStyle: 'long' }) });
  return (
    <Card title={t('nextNight')} description={text} className="xl:sticky xl:top-4">
      <div aria-live="polite">
        {periods === null && <p className="text-ink-muted">{t('unreadable')}</p>}
        {due.isError && <p className="text-ink-muted">{t('countFailed')}</p>}
        {periods !== null && due.isPending && (
          <>
            <span className="sr-only">{t('counting')}</span>
            <Skeleton className="h-24" />
          </>
        )}
        {periods !== null && due.data && (
          <DescriptionList>
            {periodNames.map(name => (
              <Description key={name} label={t(name)}>
                {t('due', { count: due.data[countOf[name]] })}
              </Description>
            ))}
          </DescriptionList>
        )}
      </div>
      <TextLink href="/settings/privacy/nightly-runs" className="mt-4 inline-block">
        {nav('nightlyRuns')}
      </TextLink>
    </Card>
  );
}
