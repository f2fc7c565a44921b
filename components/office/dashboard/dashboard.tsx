'use client';

import { ExternalLink, Inbox, QrCode } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { KindTable } from '@/components/office/dashboard/kind-table';
import { useLast30Days } from '@/components/office/dashboard/use-last-30-days';
import { countByState } from '@/components/office/submissions/count-by-state';
import { filterOfState, inboxHref } from '@/components/office/submissions/inbox-filters';
import { useShownCounts } from '@/components/office/submissions/queue/use-shown-counts';
import { StateBadge } from '@/components/office/submissions/state-badge';
import { SubmissionCards } from '@/components/office/submissions/submission-cards';
import { RecordScreen } from '@/components/screens/record-screen';
import { CopyButton } from '@/components/ui/copy-button';
import { Badge } from '@/components/ui/display/badge';
import { Card } from '@/components/ui/display/card';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import { type SubmissionFilters, useSubmissionList } from '@/lib/api-client/submissions';

type DashboardProps = {
  firstName: string;
  /** Address of the club's membership form, for sharing. */
  formUrl: string;
};

/** Waiting submissions, the newest ones, and the link of the form. */
export function Dashboard({ firstName, formUrl }: DashboardProps) {
  const t = useTranslations('office.dashboard');
  const list = useTranslations('office.list');
  const counts = useShownCounts();
  return (
    <>
      <PageHeader
        title={t('greeting', { name: firstName })}
        description={counts && list('waiting', { count: counts.waiting })}
      />
      <StateTiles />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[repeat(2,minmax(0,1fr))]">
        <Excerpt
          title={t('waitingTitle')}
          description={t('waitingText')}
          filters={{ awaits: 'Decision', sort: 'receivedAt' }}
          emptyText={t('nothingWaits')}
          allHref="/submissions?awaits=Decision&sort=receivedAt"
          hasDates
        />
        <Excerpt
          title={t('latestTitle')}
          description={t('latestText')}
          filters={{ sort: '-receivedAt' }}
          emptyText={t('noneYet')}
          allHref="/submissions"
        />
      </div>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
        <FormCard formUrl={formUrl} />
        <KindTable />
      </div>
    </>
  );
}

/** What waits now, and what became of the submissions of the last 30 days, with links to them. */
function StateTiles() {
  const t = useTranslations('office.dashboard');
  const counts = useShownCounts();
  const { days, words, figures } = useLast30Days();
  return (
    <div className="grid gap-5 xl:grid-cols-[1fr_2fr]">
      <section>
        <TilesTitle title={t('now')} />
        <ul aria-label={t('states')} className="grid grid-cols-2 gap-3">
          {(['ToDecide', 'Unconfirmed'] as const).map(state => (
            <Tile
              key={state}
              sign={<StateBadge state={state} />}
              count={counts && countByState(counts.items, state)}
              href={inboxHref(filterOfState(state))}
            />
          ))}
        </ul>
      </section>
      <section>
        <TilesTitle title={t('last30Days')} text={words} />
        <ul aria-label={t('last30Days')} className="grid grid-cols-2 gap-3 md:grid-cols-4">
          <Tile
            sign={<Badge icon={Inbox}>{t('received')}</Badge>}
            count={figures?.received}
            href={inboxHref(days)}
          />
          {(['Accepted', 'Rejected', 'Withdrawn'] as const).map(state => (
            <Tile
              key={state}
              sign={<StateBadge state={state} />}
              count={figures?.[state]}
              href={inboxHref({ ...days, ...filterOfState(state) })}
            />
          ))}
        </ul>
      </section>
    </div>
  );
}

function TilesTitle({ title, text }: { title: string; text?: string }) {
  return (
    <div className="mb-2 flex flex-wrap items-baseline gap-x-3">
      <h2 className="font-medium">{title}</h2>
      {text && <p className="text-sm text-ink-muted">{text}</p>}
    </div>
  );
}

type TileProps = { sign: ReactNode; count: number | undefined; href: string };

function Tile({ sign, count, href }: TileProps) {
  return (
    <li className="min-w-0">
      <Link
        href={href}
        className="flex h-full flex-col items-start gap-3 rounded-md border bg-surface p-3 transition-colors hover:border-hairline-strong sm:py-4"
      >
        {sign}
        <span className="text-3xl font-semibold tracking-tight tabular-nums">{count ?? '–'}</span>
      </Link>
    </li>
  );
}

type ExcerptProps = {
  title: string;
  description?: string;
  filters: SubmissionFilters;
  emptyText: string;
  allHref: string;
  /** Shows since when each submission waits. */
  hasDates?: boolean;
};

const excerptLength = 5;

function Excerpt({ title, description, filters, emptyText, allHref, hasDates }: ExcerptProps) {
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
            <SubmissionCards label={title} items={items} hasDates={hasDates} />
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
      <div className="mt-3 flex flex-wrap gap-2">
        <LinkButton href={formUrl} target="_blank" icon={ExternalLink}>
          {t('openForm')}
        </LinkButton>
        <LinkButton href="/forms/embed" icon={QrCode}>
          {t('qrAndPoster')}
        </LinkButton>
      </div>
    </Card>
  );
}
