'use client';

import { useMemo } from 'react';
import { useFormatter, useLocale, useMessages, useTimeZone, useTranslations } from 'use-intl';
import { useCountryOptions } from '@/components/office/use-country-options';
import { useCustomFields, useDepartments, useMemberships } from '@/lib/api-client/master-data';
import type { CustomFieldSchema, DepartmentSchema, MembershipSchema } from '@/lib/contracts/catalog';
import { ageOn } from '@/lib/rules/dates/age';
import { parseDate, today } from '@/lib/rules/dates/calendar';
import { formatDate, formatDateTime } from '@/lib/rules/format/format-date';
import { countryName } from '@/lib/rules/format/intl-formats';
import type { ChoiceLabel } from '@/lib/rules/submissions/field-text';

/** Formats all values of a submission in the reader's language. */
export function useSubmissionWords() {
  const labels = useTranslations('labels');
  const t = useTranslations('detail');
  const format = useFormatter();
  const locale = useLocale();
  const fieldLabels: Readonly<Record<string, string>> = useMessages().labels.field;
  const countries = useCountryOptions();
  const timeZone = useTimeZone() ?? 'Europe/Berlin';
  const customFields = useCustomFields().data ?? none<CustomFieldSchema>();
  const memberships = useMemberships().data ?? none<MembershipSchema>();
  const departments = useDepartments().data ?? none<DepartmentSchema>();

  return useMemo(() => {
    const date = (text: string | null) => (text ? formatDate(text, locale) : '');
    return {
      labels,
      /** By name of the field, for names known only at run time. */
      fieldLabels,
      t,
      locale,
      countries,
      customFields,
      memberships,
      departments,
      date,
      instant: (text: string | null) => (text ? formatDateTime(new Date(text), timeZone, locale) : ''),
      /** The present age. */
      age: (text: string) => ageOn(text, today(timeZone, new Date())),
      /** Includes the present age. */
      birthDate: (text: string | null) =>
        text && parseDate(text)
          ? t('years', { date: date(text), age: ageOn(text, today(timeZone, new Date())) })
          : '',
      answer: (value: boolean) => labels(value ? 'answer.yes' : 'answer.no'),
      choice: (label: ChoiceLabel) => labels(label),
      country: (code: string) => (code ? countryName(code, locale) : ''),
      number: (value: number) => format.number(value),
    };
  }, [labels, fieldLabels, t, format, locale, timeZone, countries, customFields, memberships, departments]);
}

export type SubmissionWords = ReturnType<typeof useSubmissionWords>;

const empty: readonly never[] = [];

/** Always the same empty list, so that memoised values stay. */
function none<Item>(): readonly Item[] {
  return empty;
}
