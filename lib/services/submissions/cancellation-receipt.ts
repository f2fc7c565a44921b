import type { CancellationSubmit } from '@/lib/contracts/submissions';
import { countryName } from '@/lib/format/country-name';
import { formatDate } from '@/lib/format/format-date';
import { numberFormat } from '@/lib/format/intl-formats';
import { intlLocale } from '@/lib/format/intl-locale';
import { translatorFor } from '@/lib/i18n/translator';
import type { FormConfig } from '@/lib/services/public-forms/load-config';
import type { SubmissionRow } from './queries';

type Field = FormConfig['customFields'][number];
type Labels = ReturnType<typeof translatorFor<'labels'>>;

/** All that was declared, as `label: value` lines: the receipt repeats it (contract §4). */
export function cancellationReceipt(row: SubmissionRow, body: CancellationSubmit, form: FormConfig): string {
  const { locale } = row;
  const t = translatorFor('labels', { locale, addressForm: form.club.addressForm });
  const departments = form.departments.filter(({ id }) => body.departmentIds?.includes(id));
  const lines: (readonly [label: string, value: string])[] = [
    [t('field.firstName'), row.firstName],
    [t('field.lastName'), row.lastName],
    [t('field.birthDate'), formatDate(row.birthDate ?? '', locale)],
    [t('field.memberNumber'), row.memberNumber],
    [t('field.street'), row.street],
    [t('field.zip'), row.zip],
    [t('field.city'), row.city],
    [t('field.country'), row.country && countryName(row.country, locale)],
    [t('field.email'), row.email],
    [t('field.scope'), t(`cancellationScope.${body.scope ?? 'Membership'}`)],
    [t('field.departmentIds'), departments.map(({ name }) => name).join(', ')],
    [t('field.familyMembers'), (body.familyMemberNames ?? []).join(', ')],
    [t('field.wishedDate'), formatDate(body.wishedDate ?? '', locale)],
    [t('field.reason'), body.reason ?? ''],
    [t('field.comment'), body.comment ?? ''],
    ...form.customFields.map(field => {
      const answer = row.customFields[field.internalName];
      return [field.label, answerText(answer, field, t, locale)] as const;
    }),
  ];
  return lines
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');
}

function answerText(answer: unknown, field: Field, t: Labels, locale: string): string {
  if (answer === undefined || answer === null) return '';
  if (typeof answer === 'boolean') return t(answer ? 'answer.yes' : 'answer.no');
  if (typeof answer === 'number') {
    return numberFormat(intlLocale(locale), { maximumFractionDigits: 10 }).format(answer);
  }
  if (Array.isArray(answer)) return answer.map(one => answerText(one, field, t, locale)).join(', ');
  const text = String(answer);
  if (field.type === 'Date') return formatDate(text, locale);
  return field.options.find(({ value }) => value === text)?.label ?? text;
}
