import type { ReactNode } from 'react';
import { guardianTitle } from '@/components/form-view/control-label';
import type { FormModel } from '@/components/form-view/form-model';
import type { ReviewRow } from '@/components/form-view/form-parts';
import { type ControlValue, type MemberValues, memberFields } from '@/components/form-view/form-values';
import type { ShownForm } from '@/components/form-view/shown-form';
import { readTypedDate } from '@/components/form-view/typed-date';
import { genders, paymentMethods } from '@/lib/rules/enums';
import { formatDate } from '@/lib/rules/format/format-date';
import { countryName } from '@/lib/rules/format/intl-formats';
import { writeTypedIban } from './typed-texts';

type Fields = ShownForm['customFields'];

export function addressText({ values, locale }: FormModel): string {
  const { street, zip, city, country } = values;
  const place = `${zip} ${city}`.trim();
  return [street.trim(), place, country && countryName(country, locale)].filter(Boolean).join(', ');
}

export function guardianRows(model: FormModel, count: number): ReviewRow[] {
  return model.values.guardians
    .slice(0, count)
    .map(guardian => [fullName(guardian), guardian.relation, guardian.email, guardian.phone])
    .map((texts, index) => [guardianTitle(index, model), texts.filter(Boolean).join(', ')]);
}

export function familyRows(model: FormModel): ReviewRow[] {
  const { t, values } = model;
  if (values.familyMembers.length === 0) return [[t('labels.field.familyMembers'), t('form.review.empty')]];
  return values.familyMembers.map((member, index) => [
    t('form.family.person', { number: index + 1 }),
    memberText(member, model),
  ]);
}

function memberText(member: MemberValues, model: FormModel): string {
  const { form, t } = model;
  const departments = member.hasOwnDepartments
    ? `${t('form.review.ownDepartments')}: ${departmentNames(member.departmentIds, form) || t('form.review.empty')}`
    : '';
  const answers = customRows(member.customFields, memberFields(form), model)
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`);
  return [
    fullName(member),
    dateText(member.birthDate, model),
    genderText(member.gender, model),
    member.email,
    member.phone,
    departments,
    ...answers,
  ]
    .filter(Boolean)
    .join(', ');
}

export function paymentRows({ t, values }: FormModel): ReviewRow[] {
  const method = paymentMethods.find(one => one === values.paymentMethod);
  const account: ReviewRow[] = [
    [t('labels.field.accountHolder'), values.accountHolder],
    [t('labels.field.iban'), writeTypedIban(values.iban)],
    [t('labels.field.bic'), values.bic],
    [t('form.mandate.heading'), values.sepaMandateAccepted ? t('form.review.mandateGiven') : ''],
  ];
  return [
    [t('labels.field.paymentMethod'), method ? t(`labels.paymentMethod.${method}`) : ''],
    ...(method === 'SepaDirectDebit' ? account : []),
  ];
}

export function tariffRows({ t, form, values }: FormModel): ReviewRow[] {
  const tariff = form.memberships.find(({ id }) => id === values.membershipId);
  const extras = tariff?.surcharges.filter(
    ({ id, isOptional }) => isOptional && values.surchargeIds.includes(id),
  );
  return [
    [t('labels.field.membershipId'), tariff?.name ?? ''],
    [t('form.membership.extras'), (extras ?? []).map(({ name }) => name).join(', ')],
  ];
}

export function signatureRow(model: FormModel): ReviewRow {
  const { t, form } = model;
  return [t('labels.field.signature'), form.settings.showSignature ? signatureOf(model) : ''];
}

function signatureOf({ t, values }: FormModel): ReactNode {
  const name = values.signatureName.trim();
  if (values.signature === '') return name;
  const words = name === '' ? t('form.signature.drawnImage') : t('form.signature.preview', { name });
  // biome-ignore lint/performance/noImgElement: the public pages have no image server, and need none
  return <img className="paper" src={values.signature} alt={words} />;
}

export function fieldsOf(form: ShownForm, ...categories: readonly Fields[number]['category'][]): Fields {
  return form.customFields.filter(field => categories.includes(field.category));
}

export function customRows(
  values: Record<string, ControlValue>,
  fields: Fields,
  model: FormModel,
): ReviewRow[] {
  return fields.map(field => [field.label, customText(field, values[field.internalName], model)]);
}

function customText(field: Fields[number], value: ControlValue | undefined, model: FormModel): string {
  const { t } = model;
  if (typeof value === 'boolean') return t(value ? 'labels.answer.yes' : 'labels.answer.no');
  const labelOf = (one: string) => field.options.find(option => option.value === one)?.label ?? one;
  if (Array.isArray(value)) return value.map(labelOf).join(', ');
  const text = value ?? '';
  if (field.type === 'Checkbox') return text && t(text === 'true' ? 'labels.answer.yes' : 'labels.answer.no');
  return field.type === 'Date' ? dateText(text, model) : labelOf(text);
}

export function fullName(person: { title?: string; firstName: string; lastName: string }): string {
  return [person.title ?? '', person.firstName, person.lastName]
    .map(part => part.trim())
    .filter(Boolean)
    .join(' ');
}

export function departmentNames(
  ids: readonly string[],
  { departments, departmentSettings }: ShownForm,
): string {
  if (!departmentSettings.isEnabled) return '';
  return departments
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(', ');
}

export function dateText(typed: string, { locale }: FormModel): string {
  return formatDate(readTypedDate(typed), locale);
}

export function genderText(text: string, { t }: FormModel): string {
  const gender = genders.find(one => one === text);
  return gender ? t(`labels.gender.${gender}`) : '';
}
