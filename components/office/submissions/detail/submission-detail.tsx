'use client';

import { useQueryClient } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, FileX2 } from 'lucide-react';
import Link from 'next/link';
import { useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { DecisionBar } from '@/components/office/submissions/detail/decision-bar';
import {
  changesBetween,
  describeSubmission,
} from '@/components/office/submissions/detail/describe-submission';
import type { EditableSubmission } from '@/components/office/submissions/detail/editable-submission';
import {
  MandateCard,
  OriginCard,
  SignatureCard,
} from '@/components/office/submissions/detail/evidence-cards';
import { FieldGroupCard } from '@/components/office/submissions/detail/field-group-card';
import { HistoryTimeline } from '@/components/office/submissions/detail/history-timeline';
import { PriceCard } from '@/components/office/submissions/detail/price-card';
import { DownloadMenu, MoreMenu } from '@/components/office/submissions/detail/submission-actions';
import { SubmissionSkeleton } from '@/components/office/submissions/detail/submission-skeleton';
import { useSubmissionWords } from '@/components/office/submissions/detail/use-submission-words';
import { lastListHref, neighboursOf } from '@/components/office/submissions/last-list';
import { StateBadge } from '@/components/office/submissions/state-badge';
import { usePersonName } from '@/components/office/submissions/use-person-name';
import { useKeptFocus } from '@/components/office/use-kept-focus';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { buttonStyles } from '@/components/ui/button-styles';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { RelativeTime } from '@/components/ui/relative-time';
import { ApiProblem } from '@/lib/api-client/api-problem';
import {
  type ReadSubmission,
  readSubmission,
  type SubmissionRef,
  showSubmission,
  usePatchMembership,
  useSubmission,
} from '@/lib/api-client/submissions';
import type { Role } from '@/lib/contracts/enums';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import type { Submission } from '@/lib/contracts/submissions';

type SubmissionDetailProps = SubmissionRef & { role: Role };

/** One submission with all its data; what can be done with it follows from the role and the state. */
export function SubmissionDetail({ kind, id, role }: SubmissionDetailProps) {
  const t = useTranslations('detail');
  const { data, error, isPending, refetch } = useSubmission({ kind, id });
  useKeptFocus(data?.submission.state);
  if (isPending) return <SubmissionSkeleton />;
  if (!data) return <DetailFailure error={error} onRetry={() => refetch()} />;
  const { submission } = data;
  const canWork = isRoleAtLeast(role, 'Clerk');
  return (
    <>
      <DetailHeader {...data} canWork={canWork} />
      {submission.isAnonymized && (
        <Notice tone="info" className="mb-5">
          {t('anonymized')}
        </Notice>
      )}
      <Decision submission={submission} />
      <DetailBody read={data} canWork={canWork} />
      {canWork && <DecisionBar submission={submission} />}
    </>
  );
}

function DetailHeader({ submission, etag, canWork }: ReadSubmission & { canWork: boolean }) {
  const t = useTranslations('detail');
  const list = useTranslations('office.list');
  const personName = usePersonName();
  const labels = useTranslations('labels.kind');
  const { previousId, nextId } = neighboursOf(submission.id);
  const subtitle = t('subtitle', { kind: labels(submission.kind), number: submission.number });
  return (
    <PageHeader
      breadcrumb={
        <Breadcrumb items={[{ label: list('title'), href: lastListHref() }, { label: subtitle }]} />
      }
      title={personName(submission)}
      badge={<StateBadge state={submission.state} isWithdrawn={submission.withdrawnAt !== null} />}
      description={t.rich('received', { time: () => <RelativeTime value={submission.receivedAt} /> })}
      actions={
        <>
          {previousId && <Neighbour id={previousId} icon={ChevronLeft} label={t('previous')} />}
          {nextId && <Neighbour id={nextId} icon={ChevronRight} label={t('next')} />}
          <DownloadMenu submission={submission} />
          {canWork && <MoreMenu submission={submission} etag={etag} />}
        </>
      }
    />
  );
}

function Neighbour({ id, icon: Icon, label }: { id: string; icon: typeof ChevronLeft; label: string }) {
  return (
    <Link
      href={`/submissions/${id}`}
      aria-label={label}
      title={label}
      className={buttonStyles({ variant: 'ghost', size: 'icon' })}
    >
      <Icon aria-hidden="true" />
    </Link>
  );
}

/** Who decided, when, and what was said. */
function Decision({ submission }: { submission: Submission }) {
  const t = useTranslations('detail');
  const words = useSubmissionWords();
  const { state, decidedAt, decidedBy, decisionMessage } = submission;
  if (!decidedAt || (state !== 'Accepted' && state !== 'Rejected')) return null;
  const name = decidedBy ?? t('decision.nobody');
  const date = words.instant(decidedAt);
  return (
    <p className="-mt-3 mb-5 max-w-prose text-ink-muted">
      {state === 'Accepted' ? t('decision.accepted', { name, date }) : t('decision.rejected', { name, date })}
      {decisionMessage && <span className="mt-1 block whitespace-pre-line text-ink">{decisionMessage}</span>}
    </p>
  );
}

function DetailBody({ read, canWork }: { read: ReadSubmission; canWork: boolean }) {
  const words = useSubmissionWords();
  const { submission } = read;
  const groups = useMemo(() => describeSubmission(submission, words), [submission, words]);
  const editable = useEditable(read);
  const canEdit = canWork && submission.kind === 'Membership' && !submission.isAnonymized;
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-5">
        {groups.map(group => (
          <FieldGroupCard key={group.key} group={group} editable={canEdit ? editable : undefined} />
        ))}
        <MandateCard submission={submission} words={words} />
        <SignatureCard submission={submission} canSee={canWork} />
        <OriginCard submission={submission} words={words} />
      </div>
      <div className="flex min-w-0 flex-col gap-5 max-xl:row-start-1">
        {submission.kind === 'Membership' && <PriceCard price={submission.price} />}
        <div className="max-xl:hidden">
          <HistoryTimeline submission={submission} words={words} />
        </div>
      </div>
      <div className="xl:hidden">
        <HistoryTimeline submission={submission} words={words} />
      </div>
    </div>
  );
}

/** Editing of what is shown: each save names the state it is based on. */
function useEditable(read: ReadSubmission): EditableSubmission {
  const client = useQueryClient();
  const words = useSubmissionWords();
  const patch = usePatchMembership(read.submission.id);
  const newest = useRef(read);
  return {
    save: async change => {
      await patch.mutateAsync({ patch: change, etag: read.etag });
    },
    compare: async () => {
      newest.current = await readSubmission(read.submission);
      return changesBetween(
        describeSubmission(read.submission, words),
        describeSubmission(newest.current.submission, words),
      );
    },
    adopt: () => showSubmission(client, newest.current),
  };
}

function DetailFailure({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const t = useTranslations('detail');
  const problem = error instanceof ApiProblem ? error : null;
  if (problem?.status === 404) {
    return (
      <EmptyState
        icon={FileX2}
        headingLevel={1}
        title={t('goneTitle')}
        description={t('goneText')}
        action={<LinkButton href={lastListHref()}>{t('backToList')}</LinkButton>}
      />
    );
  }
  return (
    <ErrorState
      headingLevel={1}
      title={t('loadFailed')}
      description={problem?.detail ?? undefined}
      requestId={problem?.requestId ?? undefined}
      onRetry={onRetry}
    />
  );
}
