'use client';

import { CircleCheck, Loader, Moon } from 'lucide-react';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import { PrivacyHeader } from '@/components/office/privacy/privacy-header';
import { PagedList } from '@/components/screens/paged-list';
import { Badge } from '@/components/ui/display/badge';
import { useNightlyRuns } from '@/lib/api-client/audit';
import type { NightlyRun } from '@/lib/contracts/nightly-runs';
import { formatDate, formatDateTime } from '@/lib/rules/format/format-date';

/** Results of the nightly runs, in plain words. */
export function NightlyRuns() {
  const t = useTranslations('audit.nights');
  return (
    <>
      <PrivacyHeader title={t('title')} text={t('text')} mayEdit />
      <PagedList
        query={useNightlyRuns()}
        loadFailed={t('loadFailed')}
        empty={{ icon: Moon, title: t('emptyTitle'), description: t('emptyText') }}
      >
        {items => (
          <ol aria-label={t('list')} className="divide-y divide-hairline">
            {items.map(run => (
              <Night key={run.night} run={run} />
            ))}
          </ol>
        )}
      </PagedList>
    </>
  );
}

/** In order of importance to users. */
const known = [
  'anonymized',
  'reminded',
  'questionsReminded',
  'monthlyReportsPlanned',
  'evidenceDropped',
  'keptMandatesRemoved',
  'mailsRemoved',
  'exportsRemoved',
  'webhookEventsRemoved',
  'webhookAttemptsRemoved',
  'signatureRequestsRemoved',
  'uploadsRemoved',
  'formDraftsRemoved',
  'formTokensRemoved',
  'idempotencyRecordsRemoved',
  'apiRequestsRemoved',
  'exportObjectsReleased',
  'searchTextsBuilt',
  'nightsRemoved',
] as const;

function Night({ run }: { run: NightlyRun }) {
  const t = useTranslations('audit.nights');
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'Europe/Berlin';
  const instant = (text: string) => formatDateTime(new Date(text), timeZone, locale);
  const others = Object.entries(run.counts).filter(([name]) => !known.some(one => one === name));
  const deeds = [
    ...known.flatMap(name => {
      const count = run.counts[name] ?? 0;
      return count > 0 ? [t(`counts.${name}`, { count })] : [];
    }),
    ...others.map(([name, count]) => t('other', { name, count: String(count) })),
  ];
  return (
    <li className="px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-medium">{t('night', { date: formatDate(run.night, locale) })}</h3>
        <Badge tone={run.finishedAt ? 'accepted' : 'confirmed'} icon={run.finishedAt ? CircleCheck : Loader}>
          {t(run.finishedAt ? 'done' : 'running')}
        </Badge>
      </div>
      <p className="mt-0.5 text-sm text-ink-muted">
        {run.finishedAt
          ? t('took', { start: instant(run.startedAt), end: instant(run.finishedAt) })
          : t('started', { start: instant(run.startedAt) })}
      </p>
      {deeds.length > 0 ? (
        <ul className="mt-2 list-disc pl-5">
          {deeds.map(deed => (
            <li key={deed}>{deed}</li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-ink-muted">{t('nothing')}</p>
      )}
    </li>
  );
}
