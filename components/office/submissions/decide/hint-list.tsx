'use client';

import {
  Archive,
  BadgeEuro,
  CalendarClock,
  CircleAlert,
  type LucideIcon,
  MailQuestion,
  MessageCircleQuestion,
  Pencil,
  SpellCheck,
  UserRoundSearch,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import { useAwaitedNames } from '@/components/office/submissions/decide/use-awaited-names';
import { useQuoteText } from '@/components/office/submissions/detail/describe/quote-text';
import { StateBadge } from '@/components/office/submissions/state-badge';
import { usePersonName } from '@/components/office/submissions/use-person-name';
import { TextLink } from '@/components/ui/text-link';
import type { RelatedSubmission, SubmissionHints } from '@/lib/contracts/submissions/submission-work';
import type { SubmissionKind } from '@/lib/rules/enums';
import { formatDate, formatDateTime } from '@/lib/rules/format/format-date';
import { agesText } from '@/lib/rules/money/tariff-costs';
import { displayStateOf } from '@/lib/rules/submissions/display-state';
import type { LikelySlip } from '@/lib/rules/texts/likely-slips';

type HintListProps = {
  hints: SubmissionHints;
  currency: string;
  /** The kind of a submission whose applicant has not confirmed it; null for any other. */
  unconfirmed: SubmissionKind | null;
  /** What was probably typed in haste. */
  slips?: readonly LikelySlip[];
  /** What can be done about guardians who have not agreed. */
  guardianAction?: ReactNode;
};

/** Whether there is anything to say before the decision. */
export function isAnythingOdd({
  hints,
  unconfirmed,
  slips = [],
}: Pick<HintListProps, 'hints' | 'unconfirmed' | 'slips'>): boolean {
  const { guardians, soleCustodyClaimedBy, mandateForOther, price, tariff, extraordinary } = hints;
  const { stranger, numberHolder, departments, archived, related, marks, likenesses } = hints;
  const ofWhole = [guardians, soleCustodyClaimedBy, mandateForOther, price, tariff, extraordinary];
  return (
    [...ofWhole, stranger, numberHolder, unconfirmed].some(hint => hint !== null) ||
    [departments, archived, related, marks, likenesses, slips].some(list => list.length > 0)
  );
}

/** Hints for the decision; guesses are marked as such. */
export function HintList({ hints, currency, unconfirmed, slips = [], guardianAction }: HintListProps) {
  const t = useTranslations('decide.hints');
  const labels = useTranslations('labels');
  const locale = useLocale();
  const { price, tariff, extraordinary, departments, archived, related, marks, stranger, numberHolder } =
    hints;
  const isSame = related.some(({ reasons }) => reasons.includes('SamePerson'));
  return (
    <ul className="flex flex-col gap-3">
      {unconfirmed && <Hint icon={MailQuestion}>{t('unconfirmed', { kind: unconfirmed })}</Hint>}
      <GuardianHint hints={hints}>{guardianAction}</GuardianHint>
      {hints.soleCustodyClaimedBy && (
        <Hint icon={Users}>{t('soleCustody', { name: hints.soleCustodyClaimedBy })}</Hint>
      )}
      {hints.likenesses.map(({ guardian, otherName, hasSameName, hasSameAddress, ...one }) => (
        <Hint key={`${guardian} ${one.with}`} icon={Users}>
          {t('likeness', {
            guardian,
            other: otherName,
            with: one.with,
            same: hasSameName && hasSameAddress ? 'both' : hasSameName ? 'name' : 'address',
            by: one.isByGuardian ? 'guardian' : 'other',
          })}
        </Hint>
      ))}
      {hints.isMandateAwaited && (
        <Hint icon={BadgeEuro}>{t('mandateAwaited', { by: hints.isMandateByLink ? 'link' : 'paper' })}</Hint>
      )}
      {hints.mandateForOther && <Hint icon={BadgeEuro}>{t('mandateForOther', hints.mandateForOther)}</Hint>}
      {numberHolder && (
        <Hint icon={CircleAlert}>
          {t.rich('numberHolder', {
            memberNumber: numberHolder.memberNumber,
            name: numberHolder.name,
            link: text => <TextLink href={`/submissions/${numberHolder.id}`}>{text}</TextLink>,
          })}
        </Hint>
      )}
      {stranger && <StrangerHint stranger={stranger} />}
      {marks.includes('UnknownAddress') && <Hint icon={CircleAlert}>{t('unknownAddress')}</Hint>}
      {marks.includes('Question') && <Hint icon={MessageCircleQuestion}>{t('question')}</Hint>}
      {marks.includes('Corrected') && <Hint icon={Pencil}>{t('corrected')}</Hint>}
      {marks.includes('EntryDate') && <Hint icon={CalendarClock}>{t('entryDate')}</Hint>}
      {marks.includes('EarlyEntryDate') && <Hint icon={CalendarClock}>{t('earlyEntryDate')}</Hint>}
      {marks.includes('Ended') && <Hint icon={CalendarClock}>{t('ended')}</Hint>}
      {price && (
        <Hint icon={BadgeEuro}>
          <PriceHint price={price} currency={currency} />
        </Hint>
      )}
      {extraordinary && (
        <Hint icon={CalendarClock}>
          {t('extraordinary', {
            declared: formatDate(extraordinary.declared, locale),
            regular: formatDate(extraordinary.regular, locale),
          })}
        </Hint>
      )}
      {tariff && (
        <Hint icon={CircleAlert}>
          {t(`tariff.${tariff.reason}`, {
            min: tariff.minAge ?? 0,
            max: tariff.maxAge ?? 0,
            date: formatDate(tariff.date, locale),
          })}
        </Hint>
      )}
      {departments.map(({ id, name, person, date, ...ages }) => (
        <Hint key={`${id} ${person}`} icon={CircleAlert}>
          {t('department', { name, person, ages: agesText(ages, labels), date: formatDate(date, locale) })}
        </Hint>
      ))}
      {slips.map(slip =>
        slip.kind === 'SmallName' ? (
          <Hint key={slip.name} icon={SpellCheck}>
            {t('smallName', { name: slip.name, meant: slip.meant })}
          </Hint>
        ) : (
          <Hint key={slip.kind} icon={SpellCheck}>
            {t('houseNumber', { street: slip.street })}
          </Hint>
        ),
      )}
      {archived.map(({ kind, id, name }) => (
        <Hint key={id} icon={Archive}>
          {t(`archived.${kind}`, { name })}
        </Hint>
      ))}
      {related.length > 0 && (
        <Hint icon={Users}>
          <p className="font-medium">{t(isSame ? 'related' : 'relatedOther')}</p>
          <ul className="mt-2 flex flex-col divide-y divide-hairline">
            {related.map(one => (
              <Related key={one.id} related={one} />
            ))}
          </ul>
        </Hint>
      )}
    </ul>
  );
}

function Hint({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-confirmed" />
      <div className="min-w-0 flex-1">{children}</div>
    </li>
  );
}

/** What is missing from the guardians of a minor, and when each of them was asked or declined. */
function GuardianHint({ hints, children }: { hints: SubmissionHints; children: ReactNode }) {
  const t = useTranslations('decide.hints');
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'Europe/Berlin';
  const named = useAwaitedNames(hints);
  const { guardians, awaitedGuardians } = hints;
  const date = (instant: string) => formatDateTime(new Date(instant), timeZone, locale);
  if (!guardians) return null;
  return (
    <Hint icon={CircleAlert}>
      <p>{t(`guardians.${guardians}`, named)}</p>
      {awaitedGuardians.length > 0 && (
        <ul className="text-sm text-ink-muted">
          {awaitedGuardians.map(({ id, name, askedAt, refusedAt }) => (
            <li key={id}>
              {refusedAt
                ? t('guardian.refused', { name, date: date(refusedAt) })
                : askedAt
                  ? t('guardian.asked', { name, date: date(askedAt) })
                  : t('guardian.notAsked', { name })}
            </li>
          ))}
        </ul>
      )}
      {children}
    </Hint>
  );
}

/** That the sender is none of the accepted applicants, and what differs from the most similar one. */
function StrangerHint({ stranger: { similar } }: { stranger: NonNullable<SubmissionHints['stranger']> }) {
  const t = useTranslations('decide.hints');
  const locale = useLocale();
  if (!similar) return <Hint icon={UserRoundSearch}>{t('stranger')}</Hint>;
  return (
    <Hint icon={CircleAlert}>
      <p>
        {t.rich('similar', {
          number: similar.number,
          link: text => <TextLink href={`/submissions/${similar.id}`}>{text}</TextLink>,
        })}
      </p>
      <ul>
        {similar.differences.map(({ property, ...values }) => {
          const text = (value: string | null) =>
            value === null ? t('notGiven') : property === 'BirthDate' ? formatDate(value, locale) : value;
          return (
            <li key={property} className="wrap-anywhere">
              {t(`difference.${property}`, {
                sent: text(values.sentValue),
                accepted: text(values.acceptedValue),
              })}
            </li>
          );
        })}
      </ul>
    </Hint>
  );
}

type PriceHintProps = { price: NonNullable<SubmissionHints['price']>; currency: string };

function PriceHint({ price, currency }: PriceHintProps) {
  const t = useTranslations('decide.hints');
  const sums = useQuoteText();
  return t('price', { received: sums(price.received, currency), today: sums(price.today, currency) });
}

function Related({ related }: { related: RelatedSubmission }) {
  const t = useTranslations('decide.hints');
  const labels = useTranslations('labels');
  const personName = usePersonName();
  const locale = useLocale();
  const { id, kind, number, state, receivedAt, effectiveDate, reasons } = related;
  const isEarlier = kind === 'Membership' && state === 'Accepted' && reasons.includes('SamePerson');
  return (
    <li className="flex flex-col gap-0.5 py-2 first:pt-0 last:pb-0">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <TextLink href={`/submissions/${id}`}>
          {t('entry', { kind: labels(`kind.${kind}`), number })}, {personName(related)}
        </TextLink>
        <StateBadge state={displayStateOf(related)} />
      </span>
      <span className="text-sm text-ink-muted">
        {[
          isEarlier && t('earlier'),
          t('received', { date: formatDate(receivedAt.slice(0, 10), locale) }),
          effectiveDate && t('ends', { date: formatDate(effectiveDate, locale) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span className="text-sm text-ink-muted">
        {reasons.map(reason => t(`reason.${reason}`)).join(', ')}
      </span>
    </li>
  );
}
