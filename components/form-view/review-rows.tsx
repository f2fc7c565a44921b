import type { ReactNode } from 'react';
import { askedIn, shownFields } from '@/components/form-view/asked';
import { guardianTitle, memberTitle } from '@/components/form-view/control-label';
import type { FormModel } from '@/components/form-view/form-model';
import type { ReviewRow } from '@/components/form-view/form-parts';
import {
  type ControlValue,
  isMinorAlone,
  type MemberValues,
  mandateHolder,
} from '@/components/form-view/form-values';
import { perPersonText } from '@/components/form-view/prices';
import type { ShownForm } from '@/components/form-view/shown-form';
import { readTypedDate, readTypedDay } from '@/components/form-view/typed-date';
import { paymentMethods } from '@/lib/rules/enums';
import { formatDate } from '@/lib/rules/format/format-date';
import { countryName } from '@/lib/rules/format/intl-formats';
import { type FieldWords, fieldText } from '@/lib/rules/submissions/field-text';
import { titledName } from '@/lib/rules/submissions/full-name';
import type { FieldGroup, FieldName } from '@/lib/rules/submissions/submission-fields';
import {
  fieldNamed,
  type PersonNameIn,
  personNamesIn,
  textNamesIn,
} from '@/lib/rules/submissions/submission-fields';
import { writeTypedIban } from '@/lib/rules/submissions/typed-texts';

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
  return [titledName(person), ...others].filter(Boolean);
}

export function familyRows(model: FormModel): ReviewRow[] {
  const { t, values } = model;
  if (values.familyMembers.length === 0) return [[t('labels.field.familyMembers'), t('form.review.empty')]];
  return values.familyMembers.map((member, index) => [memberTitle(index, model), memberText(member, model)]);
}

/** What was said about a further person: a line for each question about departments and of the club. */
function memberText(member: MemberValues, model: FormModel): string {
  const { form, t } = model;
  const asksDepartments = form.departmentSettings.isEnabled && form.departments.length > 0;
  const departments = departmentNames(member.departmentIds, form) || t('form.review.empty');
  const [name = '', ...data] = personText('FamilyMember', member, model);
  const lines = [
    [...(member.title.trim() ? [name] : []), ...data].join(', '),
    ...(asksDepartments ? [`${t('labels.field.departmentIds')}: ${departments}`] : []),
    ...customRows(member.customFields, shownFields(form, model.values, member), model)
      .filter(([, value]) => value !== '')
      .map(([label, value]) => `${label}: ${value}`),
  ];
  return lines.filter(Boolean).join('\n');
}

export function paymentRows({ t, values, form }: FormModel): ReviewRow[] {
  const isMinor = isMinorAlone(values, form);
  const openAs = (what: string) =>
    isMinor ? t('form.review.byGuardians', { what, count: values.hasSoleCustody ? 1 : 2 }) : '';
  const open = openAs('account');
  const method = paymentMethods.find(one => one === values.paymentMethod);
  const account: ReviewRow[] = [
    [t('labels.field.accountHolder'), values.accountHolder || open],
    [t('labels.field.iban'), writeTypedIban(values.iban) || open],
    [t('labels.field.bic'), values.bic],
    [
      t('form.mandate.heading'),
      isMinor
        ? openAs('mandate')
        : values.sepaMandateAccepted
          ? t('form.review.mandateGiven', { holder: mandateHolder(values, form) })
          : '',
    ],
  ];
  return [
    [t('labels.field.paymentMethod'), method ? t(`labels.paymentMethod.${method}`) : ''],
    ...(method === 'SepaDirectDebit' ? account : []),
  ];
}

export function tariffRows(model: FormModel): ReviewRow[] {
  const { t, form, values } = model;
  const tariff = form.memberships.find(({ id }) => id === values.membershipId);
  const extras = tariff?.surcharges
    .filter(({ id, isOptional }) => isOptional && values.surchargeIds.includes(id))
    .map(surcharge => [surcharge.name, perPersonText(surcharge, tariff, model)].filter(Boolean).join(', '));
  return [
    [t('labels.field.membershipId'), tariff?.name ?? ''],
    [t('labels.field.surchargeIds'), extras?.join('\n') ?? ''],
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
  const readDay = field?.type === 'Date' ? readTypedDay : readTypedDate;
  return fieldText(field, isDay && typeof value === 'string' ? readDay(value) : value, fieldWords(model));
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
  return [t('form.review.name'), titledName(person)];
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
  return formatDate(readTypedDay(typed), locale);
}
