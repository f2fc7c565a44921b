'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

type NumberFieldsProps = {
  /** Names of the applicant and the family members. */
  people: readonly string[];
  /** The number that the club gives next; null if it has given none, undefined if it is not known. */
  next: string | null | undefined;
  /** A field by its position: 0 for the applicant. */
  field: (index: number, label: string) => ReactNode;
};

/** The membership numbers, one for each person. */
export function NumberFields({ people, next, field }: NumberFieldsProps) {
  const t = useTranslations('decide');
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-medium">{t('memberNumbers', { count: people.length })}</legend>
      {next !== undefined && (
        <p className="text-sm text-ink-muted">{next ? t('nextNumber', { number: next }) : t('noNumber')}</p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {people.map((name, index) =>
          field(index, people.length === 1 ? t('memberNumber') : t('numberOf', { name })),
        )}
      </div>
    </fieldset>
  );
}
