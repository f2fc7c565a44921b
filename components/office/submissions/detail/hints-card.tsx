'use client';

import { Archive, BadgeEuro, CalendarClock, CircleAlert, type LucideIcon, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useQuoteText } from '@/components/office/submissions/detail/describe/quote-text';
import type { SubmissionWords } from '@/components/office/submissions/detail/describe/use-submission-words';
import { StateBadge } from '@/components/office/submissions/state-badge';
import { usePersonName } from '@/components/office/submissions/use-person-name';
import { Card } from '@/components/ui/display/card';
import { TextLink } from '@/components/ui/text-link';
import type { RelatedSubmission, SubmissionHints } from '@/lib/contracts/submissions/submission-work';
import { agesText } from '@/lib/rules/money/tariff-costs';
import { displayStateOf } from '@/lib/rules/submissions/display-state';

type HintsCardProps = {
  hints: SubmissionHints;
  currency: string;
  words: SubmissionWords;
};

/** Hints for the decision; guesses are marked as such. */
export function HintsCard({ hints, currency, words }: HintsCardProps) {
  const t = useTranslations('detail.hints');
  const labels = useTranslations('labels');
  const { guardians, price, tariff, departments, extraordinary, archived, related } = hints;
  const lists = [departments, archived, related];
  const isQuiet = !guardians && !price && !tariff && !extraordinary && lists.every(list => list.length === 0);
  return (
    <Card title={t('title')} className="print:hidden">
      {isQuiet && <p className="text-ink-muted">{t('none')}</p>}
      <ul className="flex flex-col gap-3">
        {guardians && <Hint icon={CircleAlert}>{t(`guardians.${guardians}`)}</Hint>}
        {price && (
          <Hint icon={BadgeEuro}>
            <PriceHint price={price} currency={currency} />
          </Hint>
        )}
        {extraordinary && (
          <Hint icon={CalendarClock}>
            {t('extraordinary', {
              declared: words.date(extraordinary.declared),
              regular: words.date(extraordinary.regular),
            })}
          </Hint>
        )}
        {tariff && (
          <Hint icon={CircleAlert}>
            {t(`tariff.${tariff.reason}`, {
              min: tariff.minAge ?? 0,
              max: tariff.maxAge ?? 0,
              date: words.date(tariff.date),
            })}
          </Hint>
        )}
        {departments.map(({ id, name, person, date, ...ages }) => (
          <Hint key={`${id} ${person}`} icon={CircleAlert}>
            {t('department', { name, person, ages: agesText(ages, labels), date: words.date(date) })}
          </Hint>
        ))}
        {archived.map(({ kind, id, name }) => (
          <Hint key={id} icon={Archive}>
            {t(`archived.${kind}`, { name })}
          </Hint>
        ))}
        {related.length > 0 && (
          <Hint icon={Users}>
            <p className="font-medium">{t('related')}</p>
            <ul className="mt-2 flex flex-col divide-y divide-hairline">
              {related.map(one => (
                <Related key={one.id} related={one} words={words} />
              ))}
            </ul>
          </Hint>
        )}
      </ul>
    </Card>
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

type PriceHintProps = { price: NonNullable<SubmissionHints['price']>; currency: string };

function PriceHint({ price, currency }: PriceHintProps) {
  const t = useTranslations('detail.hints');
  const sums = useQuoteText();
  return t('price', { received: sums(price.received, currency), today: sums(price.today, currency) });
}

function Related({ related, words }: { related: RelatedSubmission; words: SubmissionWords }) {
  const t = useTranslations('detail.hints');
  const labels = useTranslations('labels');
  const personName = usePersonName();
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
          t('received', { date: words.date(receivedAt.slice(0, 10)) }),
          effectiveDate && t('ends', { date: words.date(effectiveDate) }),
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
