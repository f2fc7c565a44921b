'use client';

import { ExternalLink } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'use-intl';
import { KindTable } from '@/components/office/dashboard/kind-table';
import { countByState } from '@/components/office/submissions/count-by-state';
import { filterOfState, inboxHref } from '@/components/office/submissions/inbox-filters';
import { StateBadge } from '@/components/office/submissions/state-badge';
import { SubmissionCards } from '@/components/office/submissions/submission-cards';
import { RecordScreen } from '@/components/screens/record-screen';
import { CopyButton } from '@/components/ui/copy-button';
import { Card } from '@/components/ui/display/card';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import { type SubmissionFilters, useSubmissionCounts, useSubmissionList } from '@/lib/api-client/submissions';
import { displayStates } from '@/lib/rules/enums';

type DashboardProps = {
  firstName: string;
  /** Address of the club's membership form, for sharing. */
  formUrl: string;
};

/** Waiting submissions, the newest ones, and the link of the form. */
export function Dashboard({ firstName, formUrl }: DashboardProps) {
  const t = useTranslations('office.dashboard');
  const list = useTranslations('office.list');
  const { data: counts } = useSubmissionCounts();
  return (
    <>
      <PageHeader
        title={t('greeting', { name: firstName })}
        description={counts && list('waiting', { count: counts.waiting })}
      />
      <StateTiles />
      <div className="mt-5 grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <Excerpt
            title={t('waitingTitle')}
            description={t('waitingText')}
            filters={{ awaits: 'Decision', sort: 'receivedAt' }}
            emptyText={t('nothingWaits')}
            allHref="/submissions?awaits=Decision&sort=receivedAt"
          />
          <Excerpt
            title={t('latestTitle')}
            filters={{ sort: '-receivedAt' }}
            emptyText={t('noneYet')}
            allHref="/submissions"
          />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <FormCard formUrl={formUrl} />
          <KindTable />
        </div>
      </div>
    </>
  );
}

/** Number of submissions per state, with links to them. */
function StateTiles() {
  const t = useTranslations('office.dashboard');
  const { data: counts } = useSubmissionCounts();
  return (
    <ul aria-label={t('states')} className="grid grid-cols-2 gap-3 lg:grid-cols-5">
      {displayStates.map(state => (
        <li key={state} className="last:max-lg:col-span-2">
          <Link
            href={inboxHref(filterOfState(state))}
            className="flex h-full flex-col items-start gap-3 rounded-md border bg-surface p-3 sm:px-5 sm:py-4 transition-colors hover:border-hairline-strong"
          >
            <StateBadge state={state} />
            <span className="text-3xl font-semibold tracking-tight tabular-nums">
              {counts ? countByState(counts.items, state) : '–'}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

type ExcerptProps = {
  title: string;
  description?: string;
  filters: SubmissionFilters;
  emptyText: string;
  allHref: string;
};

const excerptLength = 5;

function Excerpt({ title, description, filters, emptyText, allHref }: ExcerptProps) {
  const t = useTranslations('office.dashboard');
  const found = useSubmissionList(filters, excerptLength);
  const items = found.data?.pages[0]?.items ?? [];
  return (
    <Card
      flush
      title={title}
      description={description}
      action={items.length > 0 && <TextLink href={allHref}>{t('showAll')}</TextLink>}
    >
      <RecordScreen query={found} rows={excerptLength} isPart>
        {() =>
          items.length > 0 ? (
            <SubmissionCards label={title} items={items} />
          ) : (
            <p className="px-5 py-6 text-ink-muted">{emptyText}</p>
          )
        }
      </RecordScreen>
    </Card>
  );
}

function FormCard({ formUrl }: { formUrl: string }) {
  const t = useTranslations('office.dashboard');
  return (
    <Card title={t('formTitle')} description={t('formText')}>
      <p className="flex items-center gap-1 rounded-md border bg-sunken py-1 pr-1 pl-3">
        <span className="min-w-0 flex-1 truncate font-mono text-xs">{formUrl}</span>
        <CopyButton text={formUrl} label={t('copyLink')} />
      </p>
      <LinkButton href={formUrl} target="_blank" prefetch={false} icon={ExternalLink} className="mt-3">
        {t('openForm')}
      </LinkButton>
    </Card>
  );
}
