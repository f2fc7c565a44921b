'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

type NumberFieldsProps = {
  /** Names of the applicant and the family members. */
  people: readonly string[];
  /** The number that the club gives next; null if it has given none, undefined if it is not known. */
  next: string | null | undefined;
  /** Whether others get their numbers first, so that unchanged suggestions may move on. */
  areOthersWaiting: boolean;
  /** What to consider about the typed numbers. */
  doubts: ReactNode;
  /** A field by its position: 0 for the applicant. */
  field: (index: number, label: string) => ReactNode;
};

/** The membership numbers, one for each person. */
export function NumberFields({ people, next, areOthersWaiting, doubts, field }: NumberFieldsProps) {
  const t = useTranslations('decide');
  const isFamily = people.length > 1;
  const fields = people.map((name, index) =>
    field(index, t(isFamily ? 'numberOf' : 'memberNumber', { name })),
  );
  const about = (
    <p className="text-sm text-ink-muted">
      {next !== undefined && `${next ? t('nextNumber', { number: next }) : t('noNumber')} `}
      {areOthersWaiting ? t('numbersMove') : t('emptyNumber')}
    </p>
  );
  if (!isFamily)
    return (
      <div className="flex flex-col gap-1">
        {fields}
        {about}
        {doubts}
      </div>
    );
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-medium">{t('memberNumbers')}</legend>
      {about}
      <div className="grid gap-4 sm:grid-cols-2">{fields}</div>
      {doubts}
    </fieldset>
  );
}
