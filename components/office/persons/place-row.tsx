'use client';

import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import { StateBadge } from '@/components/office/submissions/state-badge';
import { CheckboxBox } from '@/components/ui/inputs/checkbox';
import { TextLink } from '@/components/ui/text-link';
import type { PersonMatch } from '@/lib/contracts/persons';
import { formatDate, formatDateTime } from '@/lib/rules/format/format-date';
import { displayStateOf } from '@/lib/rules/submissions/display-state';
import { fullName } from '@/lib/rules/submissions/full-name';

type PlaceRowProps = { match: PersonMatch; isChosen: boolean; onChange: (isChosen: boolean) => void };

/** A submission with the person's role in it. */
export function PlaceRow({ match, isChosen, onChange }: PlaceRowProps) {
  const t = useTranslations('persons');
  const labels = useTranslations('labels.kind');
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'Europe/Berlin';
  const instant = (text: string) => formatDateTime(new Date(text), timeZone, locale);
  const name = fullName(match);
  const kind = labels(match.kind);
  const number = String(match.number);
  const facts = [match.birthDate ? formatDate(match.birthDate, locale) : '', match.email].filter(Boolean);
  return (
    <li className="flex items-start gap-3 px-5 py-3">
      <CheckboxBox
        aria-label={t('found.choose', { kind, number, name })}
        checked={isChosen}
        onChange={event => onChange(event.target.checked)}
      />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">{t('found.place', { kind, number })}</span>
          <StateBadge state={displayStateOf(match)} />
        </div>
        <p className="wrap-anywhere">
          {[name, ...facts].join(', ')} ({t(`role.${match.role}`)})
        </p>
        <p className="text-sm text-ink-muted">
          {t('found.received', { date: instant(match.receivedAt) })} ·{' '}
          {t('found.same', { list: match.matchedBy.map(mark => t(`mark.${mark}`)).join(', ') })}
        </p>
        {match.others.length > 0 && (
          <p className="mt-1 text-sm">{t('found.others', { list: match.others.join(', ') })}</p>
        )}
        {match.kept.map(({ what, until }) => (
          <p key={what} className="mt-1 text-sm">
            {t('found.keptMandate', { date: instant(until) })}
          </p>
        ))}
        <TextLink href={`/submissions/${match.submissionId}`} className="mt-1 inline-block text-sm">
          {t('found.open')}
        </TextLink>
      </div>
    </li>
  );
}
