import type { ReactNode } from 'react';
import { askedIn, shownFields } from '@/components/form-view/asked';
import { guardianTitle, memberTitle } from '@/components/form-view/control-label';
import type { FormModel } from '@/components/form-view/form-model';
import type { ReviewRow } from '@/components/form-view/form-parts';
import type { ControlValue, MemberValues } from '@/components/form-view/form-values';
import { departmentsOfMember } from '@/components/form-view/member-departments';
import type { ShownForm } from '@/components/form-view/shown-form';
import { readTypedDate } from '@/components/form-view/typed-date';
import { paymentMethods } from '@/lib/rules/enums';
import { formatDate } from '@/lib/rules/format/format-date';
import { countryName } from '@/lib/rules/format/intl-formats';
import { type FieldWords, fieldText } from '@/lib/rules/submissions/field-text';
import type { FieldGroup, FieldName } from '@/lib/rules/submissions/submission-fields';
import {
  fieldNamed,
  type PersonNameIn,
  personNamesIn,
  textNamesIn,
} from '@/lib/rules/submissions/submission-fields';
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
    .map((guardian, index) => [
      guardianTitle(index, model),
      personText('Guardian', guardian, model).join(', '),
    ]);
}

/** Name and further data of a person, without what is blank. */
function personText<Owner extends 'Guardian' | 'FamilyMember'>(
  owner: Owner,
  person: { firstName: string; lastName: string } & Readonly<Record<PersonNameIn<Owner>, string>>,
  model: FormModel,
): string[] {
  const names = personNamesIn(owner).filter(name => !inName.includes(name));
  const others = fieldRows(names, person, model).map(([, text]) => String(text));
  return [fullName(person), ...others].filter(Boolean);
}

export function familyRows(model: FormModel): ReviewRow[] {
  const { t, values } = model;
  if (values.familyMembers.length === 0) return [[t('labels.field.familyMembers'), t('form.review.empty')]];
  return values.familyMembers.map((member, index) => [memberTitle(index, model), memberText(member, model)]);
}

function memberText(member: MemberValues, model: FormModel): string {
  const { form, t } = model;
  const chosen = departmentsOfMember(member, model.values, form);
  const names = departmentNames(chosen, form) || (member.hasOwnDepartments ? t('form.review.empty') : '');
  const departments = names && `${t('form.review.ownDepartments')}: ${names}`;
  const answers = customRows(member.customFields, shownFields(form, model.values, member), model)
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`);
  return [...personText('FamilyMember', member, model), departments, ...answers].filter(Boolean).join(', ');
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
    [t('form.review.extras'), (extras ?? []).map(({ name }) => name).join(', ')],
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

/** A tick of a change request is a text: yes, no, or unchanged. */
function customText(field: Fields[number], value: ControlValue | undefined, model: FormModel): string {
  return typedText(
    field,
    field.type === 'Checkbox' && value ? value === true || value === 'true' : value,
    model,
  );
}

/** A value as typed, for reading. */
function typedText(field: Parameters<typeof fieldText>[0], value: unknown, model: FormModel): string {
  const isDay = field?.type === 'Date' || field?.type === 'BirthDate';
  return fieldText(
    field,
    isDay && typeof value === 'string' ? readTypedDate(value) : value,
    fieldWords(model),
  );
}

/** How this language writes the values of fields. */
export function fieldWords({ t, locale }: Pick<FormModel, 't' | 'locale'>): FieldWords {
  return {
    date: day => formatDate(day, locale),
    country: code => countryName(code, locale),
    answer: isYes => t(isYes ? 'labels.answer.yes' : 'labels.answer.no'),
    number: String,
    choice: label => t(`labels.${label}`),
  };
}

/** A row for each of these fields. */
export function fieldRows<Name extends FieldName>(
  names: readonly Name[],
  values: Readonly<Record<Name, string>>,
  model: FormModel,
): ReviewRow[] {
  return names.map(name => [
    model.t(`labels.field.${name}`),
    typedText(fieldNamed(name), values[name], model),
  ]);
}

/** Title, first and last name are read together. */
export function nameRow(
  person: { title?: string; firstName: string; lastName: string },
  { t }: FormModel,
): ReviewRow {
  return [t('form.review.name'), fullName(person)];
}

const inName = ['title', 'firstName', 'lastName'];

/** Name, other personal data, address and ways of contact, without the fields that are `elsewhere`. */
export function personRows(
  owner: 'Membership' | 'Cancellation',
  model: FormModel,
  elsewhere: readonly FieldName[] = [],
): ReviewRow[] {
  const { t, form, values } = model;
  const asked = (group: FieldGroup) =>
    askedIn(form, owner, group).flatMap(({ name }) => textNamesIn(owner, group).filter(one => one === name));
  const own = asked('person').filter(name => !inName.includes(name) && !elsewhere.includes(name));
  return [
    nameRow(owner === 'Membership' ? values : { ...values, title: '' }, model),
    ...fieldRows(own, values, model),
    [t('form.review.address'), addressText(model)],
    ...fieldRows(asked('contact'), values, model),
  ];
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
