'use client';

import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown, ChevronUp, FileX2 } from 'lucide-react';
import { Fragment, type ReactNode, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AskGuardians } from '@/components/office/submissions/detail/ask-guardians';
import { AssigneeCard } from '@/components/office/submissions/detail/assignee-card';
import { BankDataButton } from '@/components/office/submissions/detail/bank-data-button';
import { DecisionBar } from '@/components/office/submissions/detail/decision-bar';
import { withConsentWords } from '@/components/office/submissions/detail/describe/consent-words';
import type { EditableSubmission } from '@/components/office/submissions/detail/describe/describe-submission';
import { describeSubmission } from '@/components/office/submissions/detail/describe/describe-submission';
import type { FieldGroupView } from '@/components/office/submissions/detail/describe/field-view';
import { useSubmissionWords } from '@/components/office/submissions/detail/describe/use-submission-words';
import { DetailWalk } from '@/components/office/submissions/detail/detail-walk';
import { EvidenceCard, FilesCard } from '@/components/office/submissions/detail/evidence-cards';
import { ExportsCard } from '@/components/office/submissions/detail/exports-card';
import { AddFamilyMember, RemoveFamilyMember } from '@/components/office/submissions/detail/family-actions';
import { FieldGroupCard } from '@/components/office/submissions/detail/field-group-card';
import { FormerNote, useFormerFields } from '@/components/office/submissions/detail/former-application';
import { HintsCard } from '@/components/office/submissions/detail/hints-card';
import { HistoryTimeline } from '@/components/office/submissions/detail/history-timeline';
import { MailsCard } from '@/components/office/submissions/detail/mails-card';
import { NotesCard } from '@/components/office/submissions/detail/notes-card';
import { PriceCard } from '@/components/office/submissions/detail/price-card';
import { QuestionsCard, useQuestionState } from '@/components/office/submissions/detail/questions-card';
import { DownloadMenu, MoreMenu } from '@/components/office/submissions/detail/submission-actions';
import { SummaryCard } from '@/components/office/submissions/detail/summary-card';
import {
  isAboutAccount,
  useShownBankData,
  withMasks,
} from '@/components/office/submissions/detail/use-bank-data';
import type { InboxPreferences } from '@/components/office/submissions/inbox-preferences';
import { lastListHref } from '@/components/office/submissions/last-list';
import { useQueuedStates } from '@/components/office/submissions/queue/use-queue';
import { slipsOf } from '@/components/office/submissions/slips-of';
import { SubmissionBadges } from '@/components/office/submissions/state-badge';
import { useInboxPreferences } from '@/components/office/submissions/use-inbox-preferences';
import { usePersonName } from '@/components/office/submissions/use-person-name';
import { useFocusFallback } from '@/components/office/use-focus-fallback';
import { useOfficeLanguage } from '@/components/office/use-office-language';
import { Button } from '@/components/ui/button';
import { Breadcrumb } from '@/components/ui/display/breadcrumb';
import { RelativeTime } from '@/components/ui/display/relative-time';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { asProblem } from '@/lib/api-client/api-problem';
import type { Rendered } from '@/lib/api-client/client';
import { useClubLocales } from '@/lib/api-client/club-info';
import { useConsentVersions } from '@/lib/api-client/data-privacy';
import { useHints } from '@/lib/api-client/submission-work';
import {
  cacheSubmission,
  type ReadSubmission,
  readSubmission,
  type SubmissionRef,
  usePatchSubmission,
  useSubmission,
} from '@/lib/api-client/submissions';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { senderOf } from '@/lib/contracts/submissions/sender';
import type { SubmissionHints } from '@/lib/contracts/submissions/submission-work';
import type { Submission } from '@/lib/contracts/submissions/submissions';
import type { Role, SubmissionKind } from '@/lib/rules/enums';
import { hasRoomForFamily } from '@/lib/rules/submissions/family-rules';
import { isUndecided, readinessOf } from '@/lib/rules/submissions/submission-steps';

type SubmissionDetailProps = SubmissionRef & {
  role: Role;
  /** Whether the club lets this role delete submissions. */
  canDelete: boolean;
  /** Of the club. */
  slug: string;
  /** Data that the server rendered; bank data masked. */
  first: Rendered<ReadSubmission>;
  hints: Rendered<SubmissionHints>;
  preferences: InboxPreferences;
};

/** One submission with all its data; role and state decide the actions. */
export function SubmissionDetail({
  kind,
  id,
  role,
  slug,
  first,
  hints,
  canDelete,
  ...given
}: SubmissionDetailProps) {
  const t = useTranslations('detail');
  const { data = first.value, error } = useSubmission({ kind, id }, first);
  const [{ hasKeys }, changePreferences] = useInboxPreferences(given.preferences);
  const { data: newestHints } = useHints(id, hints);
  const queued = useQueuedStates();
  useFocusFallback(queued.get(id)?.state ?? data.submission.state);
  if (asProblem(error)?.status === 404) return <SubmissionGone />;
  const decided = queued.get(id)?.state;
  const submission = decided ? { ...data.submission, state: decided } : data.submission;
  const canWork = isRoleAtLeast(role, 'Clerk');
  return (
    <>
      <DetailHeader submission={submission} etag={data.etag} canWork={canWork} canDelete={canDelete}>
        <DetailWalk
          id={id}
          canWork={canWork}
          hasKeys={hasKeys}
          onHasKeysChange={isOn => changePreferences({ hasKeys: isOn })}
        />
      </DetailHeader>
      {submission.isAnonymized && (
        <Notice tone="info" className="mb-5">
          {t('anonymized')}
        </Notice>
      )}
      <Decision submission={submission} />
      <DetailBody read={{ submission, etag: data.etag }} hints={newestHints} role={role} slug={slug} />
      {canWork && <DecisionBar submission={submission} hints={newestHints} role={role} hasKeys={hasKeys} />}
    </>
  );
}

/** `children`: the navigation through the list. */
type DetailHeaderProps = ReadSubmission & { canWork: boolean; canDelete: boolean; children: ReactNode };

function DetailHeader({ submission, etag, canWork, canDelete, children }: DetailHeaderProps) {
  const t = useTranslations('detail');
  const list = useTranslations('office.list');
  const personName = usePersonName();
  const labels = useTranslations('labels.kind');
  const question = useQuestionState(submission.id);
  const subtitle = t('subtitle', { kind: labels(submission.kind), number: submission.number });
  return (
    <PageHeader
      breadcrumb={
        <Breadcrumb items={[{ label: list('title'), href: lastListHref() }, { label: subtitle }]} />
      }
      title={personName(senderOf(submission))}
      badge={
        <SubmissionBadges submission={submission} question={isUndecided(submission) ? question : null} />
      }
      description={t.rich('received', { time: () => <RelativeTime value={submission.receivedAt} /> })}
      actions={
        <>
          {children}
          <DownloadMenu submission={submission} />
        </>
      }
      menu={canWork && <MoreMenu submission={submission} etag={etag} canDelete={canDelete} />}
    />
  );
}

/** The decision: user, time and message. */
function Decision({ submission }: { submission: Submission }) {
  const t = useTranslations('detail.decision');
  const words = useSubmissionWords();
  const { state, decidedAt, decidedBy, decisionMessage, withdrawnAt } = submission;
  if (!decidedAt || (state !== 'Accepted' && state !== 'Rejected')) return null;
  const name = decidedBy ?? t('nobody');
  const date = words.instant(decidedAt);
  const rejected = withdrawnAt
    ? t('withdrawn', { name: decidedBy ?? 'none', date: words.instant(withdrawnAt) })
    : t('rejected', { name, date });
  return (
    <p className="-mt-3 mb-5 max-w-prose text-ink-muted">
      {state === 'Accepted' ? t('accepted', { name, date }) : rejected}
      {decisionMessage && <span className="mt-1 block whitespace-pre-line text-ink">{decisionMessage}</span>}
    </p>
  );
}

type DetailBodyProps = { read: ReadSubmission; hints: SubmissionHints; role: Role; slug: string };

function DetailBody({ read, hints, role, slug }: DetailBodyProps) {
  const canWork = isRoleAtLeast(role, 'Clerk');
  const words = useSubmissionWords();
  const { submission } = read;
  const bank = useShownBankData(submission);
  const former = useFormerFields(submission, hints, words);
  const consents = useConsents(submission);
  const groups = useMemo(() => {
    const masked = describeSubmission(submission, words, former);
    const shown = bank.isShown ? describeSubmission(bank.shown, words, former) : masked;
    const unmasked = withMasks(shown, masked, bank.hasBankData && !bank.isShown);
    return withConsentWords(unmasked, submission, consents.versions, consents.languages, words);
  }, [submission, consents, bank.shown, bank.isShown, bank.hasBankData, words, former]);
  const editable = useEditable(read);
  const canEdit = canWork && !submission.isAnonymized;
  const isOpen = isUndecided(submission);
  const family = useFamily(submission, canWork && isOpen);
  const [hasBlank, setHasBlank] = useState(false);
  const blank = groups.filter(isBlank);
  const filled = groups.filter(group => !isBlank(group));
  const showGroup = (group: FieldGroupView) => (
    <Fragment key={group.key}>
      <FieldGroupCard
        group={group}
        editable={canEdit ? editable : undefined}
        action={
          canWork && bank.hasBankData && isAboutAccount(group) ? (
            <BankDataButton bank={bank} />
          ) : (
            family.removable(group.key, member => (
              <RemoveFamilyMember submissionId={submission.id} member={member} etag={read.etag} />
            ))
          )
        }
        note={
          submission.kind === 'Change' && group.key === 'wishes' ? (
            <FormerNote hints={hints} words={words} />
          ) : undefined
        }
      />
      {group.key === family.lastKey && family.growing && (
        <AddFamilyMember submission={family.growing} slug={slug} />
      )}
    </Fragment>
  );
  return (
    <>
      {!submission.isAnonymized && <SummaryCard {...{ submission, hints, groups, words, isOpen }} />}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem] xl:grid-rows-[auto_1fr] print:block print:[&>div]:mb-5">
        <div className="flex min-w-0 flex-col gap-5 empty:hidden xl:col-start-2 xl:row-start-1">
          <QuestionsCard submissionId={submission.id} canWork={canWork && isOpen} />
          {(isOpen || hints.related.length > 0) && !submission.isAnonymized && (
            <HintsCard
              hints={hints}
              currency={currencyOf(submission)}
              unconfirmed={unconfirmedKind(submission)}
              slips={slipsOf(submission)}
              guardianAction={
                canWork &&
                isOpen &&
                hints.guardians !== 'MadeOfAge' &&
                hints.awaitedGuardians.length > 0 && <AskGuardians submission={submission} />
              }
            />
          )}
          {submission.kind === 'Membership' && <PriceCard price={submission.price} />}
        </div>
        <div className="flex min-w-0 flex-col gap-5 xl:col-start-1 xl:row-span-2 xl:row-start-1">
          {/* One list, so that a card keeps its state and focus when its first value moves it. */}
          {[
            ...filled.map(showGroup),
            blank.length > 0 && (
              <BlankGroups key="blank" groups={blank} isOpen={hasBlank} onOpen={setHasBlank} />
            ),
            ...(hasBlank ? blank.map(showGroup) : []),
          ]}
          <FilesCard submission={submission} words={words} canSee={canWork} />
          <EvidenceCard submission={submission} words={words} canSee={canWork} />
        </div>
        <div className="flex min-w-0 flex-col gap-5 xl:col-start-2 xl:row-start-2 xl:[:empty~&]:row-span-2 xl:[:empty~&]:row-start-1">
          <AssigneeCard submissionId={submission.id} canAssign={canWork} />
          <NotesCard submissionId={submission.id} canWrite={canWork && !submission.isAnonymized} />
          {isRoleAtLeast(role, 'Manager') && <MailsCard submissionId={submission.id} />}
          {!submission.isAnonymized && <ExportsCard submissionId={submission.id} />}
          <HistoryTimeline submission={submission} words={words} />
        </div>
      </div>
    </>
  );
}

function isBlank({ fields }: FieldGroupView): boolean {
  return fields.every(({ text }) => text === '');
}

type BlankGroupsProps = {
  groups: readonly FieldGroupView[];
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
};

/** Names the groups without any value, and opens them. */
function BlankGroups({ groups, isOpen, onOpen }: BlankGroupsProps) {
  const t = useTranslations('detail');
  return (
    <Button
      variant="ghost"
      size="lg"
      icon={isOpen ? ChevronUp : ChevronDown}
      aria-expanded={isOpen}
      onClick={() => onOpen(!isOpen)}
      className="h-auto justify-start border-dashed border-hairline px-5 py-2.5 text-left text-base whitespace-normal text-ink-muted print:hidden"
    >
      {t('blankGroups', { groups: groups.map(({ title }) => title).join(', ') })}
    </Button>
  );
}

/** The versions of the consents, if the applicant filled in the form in another language than the office's. */
function useConsents({ kind, locale }: Submission) {
  const office = useOfficeLanguage();
  const { locale: club } = useClubLocales();
  const { data } = useConsentVersions(undefined, kind === 'Membership' && locale !== office);
  return useMemo(
    () => ({ versions: data?.pages.flatMap(({ items }) => items) ?? [], languages: { office, club } }),
    [data, office, club],
  );
}

/** What may be done with the family of an application: whom one can remove, and whether it has room for one more. */
function useFamily(submission: Submission, canChange: boolean) {
  const { memberships } = useSubmissionWords();
  const application = canChange && submission.kind === 'Membership' ? submission : null;
  const people = application?.familyMembers ?? [];
  const tariff = memberships.find(({ id }) => id === application?.membershipId);
  const hasRoom = hasRoomForFamily(people.length, tariff?.isFamilyMembership ?? false);
  const keyOf = (index: number) => `familyMembers[${index}]`;
  return {
    growing: hasRoom ? application : null,
    /** The group of fields that the family ends with. */
    lastKey: people.length > 0 ? keyOf(people.length - 1) : 'membership',
    removable: (key: string, show: (member: (typeof people)[number]) => ReactNode) => {
      const member = people.find((_, index) => keyOf(index) === key);
      return member && show(member);
    },
  };
}

/** The kind of a submission that its applicant should still confirm, else null. */
function unconfirmedKind(submission: Submission): SubmissionKind | null {
  return readinessOf(submission) === 'Unconfirmed' ? submission.kind : null;
}

function currencyOf(submission: Submission): string {
  return submission.kind === 'Membership' ? submission.price.currency : 'EUR';
}

/** Editing of the shown state; each save is conditional on its `ETag`. */
function useEditable(read: ReadSubmission): EditableSubmission {
  const client = useQueryClient();
  const words = useSubmissionWords();
  const patch = usePatchSubmission(read.submission.id);
  const fieldsOf = (submission: Submission) =>
    describeSubmission(submission, words).flatMap(group => group.fields);
  const fields = useMemo(
    () => describeSubmission(read.submission, words).flatMap(group => group.fields),
    [read.submission, words],
  );
  return {
    fields,
    etag: read.etag,
    save: async (change, etag) => {
      await patch.mutateAsync({ patch: change, etag });
    },
    reread: async () => {
      const newest = await readSubmission(read.submission);
      cacheSubmission(client, newest);
      return { fields: fieldsOf(newest.submission), etag: newest.etag };
    },
  };
}

/** Shown if somebody else deleted the submission. */
function SubmissionGone() {
  const t = useTranslations('detail');
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
