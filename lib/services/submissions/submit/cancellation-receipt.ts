import type { CancellationSubmit } from '@/lib/contracts/submissions/submissions';
import { translatorFor } from '@/lib/platform/i18n/translator';
import type { CustomFieldType } from '@/lib/rules/enums';
import { formatDate } from '@/lib/rules/format/format-date';
import { countryName, intlLocale, numberFormat } from '@/lib/rules/format/intl-formats';
import { addressLines, filledAddress } from '@/lib/rules/submissions/address';
import { looksLikeLink } from '@/lib/rules/submissions/text-rules';
import { inLanguage } from '@/lib/rules/texts/translations';
import type { FormConfig } from '@/lib/services/public-forms/load-config';
import type { SubmissionRow } from '@/lib/services/submissions/queries';

type Field = FormConfig['customFields'][number];
type Labels = ReturnType<typeof translatorFor<'labels'>>;

/**
 * Returns the content of a cancellation as `label: value` lines for its receipt (contract §4). Leaves out the sender's
 * free text, because the address is not confirmed; then a line says where it can be read.
 */
export function cancellationReceipt(row: SubmissionRow, body: CancellationSubmit, own: FormConfig): string {
  const { locale } = row;
  const form = inLanguage(own, locale, own.club.locale);
  const t = translatorFor('labels', { locale, addressForm: form.club.addressForm });
  const departments = form.departments.filter(({ id }) => body.departmentIds?.includes(id));
  const [street, zip, city] = [row.street, row.zip, row.city].map(plain);
  const address = filledAddress({ street, zip, city, country: row.country });
  const lines: (readonly [label: string, value: string])[] = [
    [t('field.firstName'), row.firstName],
    [t('field.lastName'), row.lastName],
    [t('field.birthDate'), formatDate(row.birthDate ?? '', locale)],
    [t('field.memberNumber'), plain(row.memberNumber)],
    [t('field.address'), addressLines(address, code => countryName(code, locale)).join(', ')],
    [t('field.email'), row.email],
    [t('field.scope'), t(`cancellationScope.${body.scope ?? 'Membership'}`)],
    [t('field.departmentIds'), departments.map(({ name }) => name).join(', ')],
    [t('field.familyMembers'), (body.familyMemberNames ?? []).join(', ')],
    [t('field.wishedDate'), formatDate(body.wishedDate ?? '', locale)],
    [t('field.extraordinaryDate'), formatDate(body.extraordinaryDate ?? '', locale)],
    [t('field.reason'), form.cancellation.reasons[reasonAt(body, own)] ?? ''],
    ...form.customFields
      .filter(({ type }) => !isFreeText[type])
      .map(field => {
        const answer = row.customFields[field.internalName];
        return [field.label, answerText(answer, field, t, locale)] as const;
      }),
  ];
  const told = lines.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`);
  const tm = translatorFor('mail', { locale, addressForm: form.club.addressForm });
  return [...told, ...(hasFreeText(row, body, own) ? [tm('detailsLeftOut')] : [])].join('\n');
}

/**
 * Whether an answer of the type is free text. The receipt goes to an address that nobody has confirmed, so a wrong
 * `false` lets strangers send texts and links of their own in the club's name.
 */
export const isFreeText: Readonly<Record<CustomFieldType, boolean>> = {
  Text: true,
  TextArea: true,
  Email: true,
  Phone: true,
  File: true,
  Number: false,
  Date: false,
  Checkbox: false,
  Select: false,
  MultiSelect: false,
};

/** Returns the value if mail programs make no link of it, else an empty text. */
function plain(value: string): string {
  return looksLikeLink(value) ? '' : value;
}

/** Position among the reasons that the club offers; -1 for other words. */
function reasonAt({ reason }: CancellationSubmit, { cancellation }: FormConfig): number {
  return reason ? cancellation.reasons.indexOf(reason) : -1;
}

function hasFreeText(row: SubmissionRow, body: CancellationSubmit, form: FormConfig): boolean {
  return [
    body.comment ?? '',
    body.extraordinaryReason ?? '',
    reasonAt(body, form) < 0 ? (body.reason ?? '') : '',
    ...[row.memberNumber, row.street, row.zip, row.city].filter(looksLikeLink),
    ...form.customFields
      .filter(({ type }) => isFreeText[type])
      .map(({ internalName }) => String(row.customFields[internalName] ?? '')),
  ].some(text => text !== '');
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
