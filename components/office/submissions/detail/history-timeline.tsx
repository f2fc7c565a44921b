'use client';

import {
  ChevronDown,
  CircleCheck,
  CircleSlash2,
  EyeOff,
  FileDown,
  Inbox,
  type LucideIcon,
  MailCheck,
  MailWarning,
  MessageCircleOff,
  MessageCircleQuestion,
  MessageCircleReply,
  Pencil,
  Send,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { givenText } from '@/components/office/submissions/detail/describe/consent-words';
import { propertyLabel, propertyText } from '@/components/office/submissions/detail/describe/property-words';
import type { SubmissionWords } from '@/components/office/submissions/detail/describe/use-submission-words';
import { LoadFailure } from '@/components/screens/load-failure';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/display/card';
import { LoadMore } from '@/components/ui/display/load-more';
import { RelativeTime } from '@/components/ui/display/relative-time';
import { Timeline, TimelineEntry } from '@/components/ui/display/timeline';
import { SkeletonRows } from '@/components/ui/skeleton';
import { useSubmissionHistory } from '@/lib/api-client/submissions';
import type { Submission, SubmitHistoryEntry } from '@/lib/contracts/submissions/submissions';
import type { SubmitHistoryType } from '@/lib/rules/enums';
import { familyChangeOf } from '@/lib/rules/submissions/family-history';

const looks = {
  Created: { icon: Inbox, tone: 'new' },
  ConfirmationSent: { icon: Send, tone: 'neutral' },
  ConfirmationResent: { icon: Send, tone: 'neutral' },
  Confirmed: { icon: MailCheck, tone: 'confirmed' },
  Updated: { icon: Pencil, tone: 'neutral' },
  Accepted: { icon: CircleCheck, tone: 'accepted' },
  Rejected: { icon: CircleSlash2, tone: 'rejected' },
  EmailSent: { icon: Send, tone: 'neutral' },
  EmailFailed: { icon: MailWarning, tone: 'danger' },
  Exported: { icon: FileDown, tone: 'neutral' },
  Anonymized: { icon: EyeOff, tone: 'neutral' },
  QuestionAsked: { icon: MessageCircleQuestion, tone: 'neutral' },
  QuestionAnswered: { icon: MessageCircleReply, tone: 'new' },
  QuestionClosed: { icon: MessageCircleOff, tone: 'neutral' },
} as const satisfies Record<SubmitHistoryType, { icon: LucideIcon; tone: string }>;

/** The day on which a paper came completes the words of its entry. */
const paperDay = 'paper.receivedOn';

/** Texts of entries that their subject describes better than their type. */
const ownWords: Readonly<Record<string, 'field.withdrawnAt' | 'field.paperReceivedOn' | undefined>> = {
  withdrawnAt: 'field.withdrawnAt',
  [paperDay]: 'field.paperReceivedOn',
};

type GuardianAct = 'agreed' | 'refused' | 'liable' | 'soleCustody';

const guardianActs: Readonly<Record<string, GuardianAct | undefined>> = {
  confirmedAt: 'agreed',
  refusedAt: 'refused',
  liableAt: 'liable',
  soleCustodyAt: 'soleCustody',
};

/** What a guardian did by their link; null for any other entry. */
function guardianActOf({ type, property, oldValue, newValue, actor }: SubmitHistoryEntry) {
  if (type !== 'Updated' || actor.kind !== 'Member') return null;
  if (property === 'mandate') return newValue && actor.id ? 'mandate' : null;
  const name = /^guardians\[\d+\]\.(\w+)$/.exec(property ?? '')?.[1] ?? '';
  if (name === 'refusedAt' && oldValue) return 'refusalCancelled';
  return guardianActs[name] ?? null;
}

type HistoryTimelineProps = { submission: Submission; words: SubmissionWords };

const shownAtFirst = 5;

/** The history in words, newest first; the older entries on request. */
export function HistoryTimeline({ submission, words }: HistoryTimelineProps) {
  const t = useTranslations('detail.history');
  const ui = useTranslations('ui');
  const history = useSubmissionHistory(submission);
  const [isWhole, setIsWhole] = useState(false);
  const entries = history.data?.pages.flatMap(page => page.items) ?? [];
  const shown = isWhole || entries.length <= shownAtFirst + 1 ? entries : entries.slice(0, shownAtFirst);
  return (
    <Card title={t('title')}>
      {history.isPending && <SkeletonRows rows={3} label={ui('loading')} />}
      {history.isError && <LoadFailure query={history} title={t('loadFailed')} />}
      {entries.length > 0 && (
        <Timeline label={t('label')}>
          {shown.map(entry => (
            <Entry
              key={entry.id}
              entry={entry}
              submission={submission}
              words={words}
              corrected={entries.filter(one => isCorrectionOf(entry, one))}
            />
          ))}
        </Timeline>
      )}
      {shown.length < entries.length && (
        <Button
          variant="ghost"
          size="sm"
          icon={ChevronDown}
          onClick={() => setIsWhole(true)}
          className="-ml-2.5"
        >
          {t('older')}
        </Button>
      )}
      {isWhole && history.hasNextPage && (
        <LoadMore onLoadMore={() => history.fetchNextPage()} pending={history.isFetchingNextPage} />
      )}
    </Card>
  );
}

/** Whether an answer to a question made this change: both are written at the same time. */
function isCorrectionOf(answer: SubmitHistoryEntry, { type, at, property }: SubmitHistoryEntry): boolean {
  return answer.type === 'QuestionAnswered' && type === 'Updated' && at === answer.at && property !== null;
}

type EntryProps = {
  entry: SubmitHistoryEntry;
  submission: Submission;
  words: SubmissionWords;
  /** The changes that came with an answer. */
  corrected: readonly SubmitHistoryEntry[];
};

function Entry({ entry, submission, words, corrected }: EntryProps) {
  const t = useTranslations('detail.history');
  const labels = useTranslations('labels');
  const { icon, tone } = looks[entry.type];
  const isChange = entry.type === 'Updated' && entry.property !== null;
  const family = familyChangeOf(entry);
  const act = guardianActOf(entry);
  const title = () => {
    if (act) return t(`guardian.${act}`, { name: entry.actor.name ?? t('guardian.unnamed') });
    if (family) return t(family.isAdded ? 'memberAdded' : 'memberRemoved');
    if (entry.type === 'Exported' && entry.actor.kind === 'Member') return t('ownCopy');
    if (isChange) return t('changed', { field: propertyLabel(entry.property ?? '', words) });
    const own = labels(ownWords[entry.property ?? ''] ?? `historyType.${entry.type}`);
    return entry.property === paperDay ? `${own} ${words.date(entry.newValue)}` : own;
  };
  return (
    <TimelineEntry
      icon={icon}
      tone={tone}
      title={title()}
      meta={
        <>
          {act ? null : `${actorName(entry, t)} · `}
          <RelativeTime value={entry.at} />
        </>
      }
    >
      {family && (
        <p className="text-sm break-words">
          {family.person.firstName} {family.person.lastName}, {words.date(family.person.birthDate)}
        </p>
      )}
      {isChange && !family && !act && <OldAndNew entry={entry} submission={submission} words={words} />}
      {entry.type.startsWith('Question') && entry.newValue && (
        <p className="text-sm wrap-anywhere whitespace-pre-line">{entry.newValue}</p>
      )}
      {corrected.length > 0 && (
        <p className="text-sm break-words">{t('corrected', { fields: fieldsOf(corrected, words) })}</p>
      )}
    </TimelineEntry>
  );
}

function fieldsOf(changes: readonly SubmitHistoryEntry[], words: SubmissionWords): string {
  return [...new Set(changes.map(({ property }) => propertyLabel(property ?? '', words)))].join(', ');
}

/** The service sends the first link itself, although the applicant triggers it. */
function actorName(
  { actor, type, property }: SubmitHistoryEntry,
  t: (key: 'member' | 'system' | 'apiKey' | 'user' | 'familyMember' | 'guardian.unnamed') => string,
): string {
  if (actor.name) return actor.name;
  if (actor.kind === 'Member' && actor.id)
    return t(property?.startsWith('familyMembers[') ? 'familyMember' : 'guardian.unnamed');
  if (type === 'ConfirmationSent') return t('system');
  const names = { Member: 'member', System: 'system', ApiKey: 'apiKey', User: 'user' } as const;
  return t(names[actor.kind]);
}

function OldAndNew({ entry, submission, words }: Omit<EntryProps, 'corrected'>) {
  const t = useTranslations('detail.history');
  const { property } = entry;
  const write = (value: string | null) => {
    if (!value) return t('empty');
    if (property?.endsWith('mediaConsents')) return givenText(value, submission, words);
    return propertyText(property ?? '', value, words);
  };
  return (
    <p className="text-sm break-words">
      <span className="sr-only">{t('from')}: </span>
      <del className="text-ink-muted">{write(entry.oldValue)}</del>
      <span aria-hidden="true"> → </span>
      <span className="sr-only">, {t('to')}: </span>
      <ins className="no-underline">{write(entry.newValue)}</ins>
    </p>
  );
}
