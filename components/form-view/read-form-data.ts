import {
  applicationFields,
  type ControlValue,
  emptyGuardian,
  type FormValues,
  type GuardianValues,
  initialValues,
  type MemberValues,
  memberFields,
} from '@/components/form-view/form-values';
import type { PublicForm } from '@/lib/contracts/public';
import { familyMembersMax } from '@/lib/forms/family-rules';

type Source = Pick<FormData, 'get' | 'getAll' | 'keys'>;

/**
 * What the controls of the form hold, from a plain form post or from the page itself. Never throws: what the
 * form does not know is left out, and what it does not send is as in an empty form; a box that is not ticked
 * sends nothing and is off. A PNG that is no text counts as absent.
 */
export function readFormData(data: Source, form: PublicForm): FormValues {
  const empty = initialValues(form);
  const text = (name: string, otherwise = '') => textOf(data, name) ?? otherwise;
  const flag = (name: string) => data.get(name) !== null;
  return {
    membershipId: text('membershipId'),
    departmentIds: listOf(data, 'departmentIds'),
    surchargeIds: listOf(data, 'surchargeIds'),
    entryDate: text('entryDate', empty.entryDate),
    gender: text('gender'),
    title: text('title'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    birthDate: text('birthDate'),
    street: text('street'),
    zip: text('zip'),
    city: text('city'),
    country: text('country', empty.country),
    email: text('email'),
    phone: text('phone'),
    mobile: text('mobile'),
    nationality: text('nationality'),
    guardians: [readGuardian(data, 0), readGuardian(data, 1)],
    hasSoleCustody: flag('hasSoleCustody'),
    guardianLiability: flag('guardianLiability'),
    familyMembers: memberIndexes(data).map(index => readMember(data, index, form)),
    paymentMethod: text('paymentMethod'),
    iban: text('iban'),
    bic: text('bic'),
    accountHolder: text('accountHolder'),
    sepaMandateAccepted: flag('sepaMandateAccepted'),
    customFields: readCustomFields(data, 'customFields', applicationFields(form)),
    privacyAccepted: flag('privacyAccepted'),
    mediaConsents: Object.fromEntries(form.consents.map(({ id }) => [id, flag(`mediaConsents.${id}`)])),
    signature: text('signature'),
    signatureName: text('signatureName'),
    notes: text('notes'),
    website: text('website'),
  };
}

function textOf(data: Source, name: string): string | undefined {
  const value = data.get(name);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : undefined;
}

function listOf(data: Source, name: string): string[] {
  return data.getAll(name).filter(value => typeof value === 'string');
}

function readGuardian(data: Source, index: number): GuardianValues {
  const text = (name: string) => textOf(data, `guardians.${index}.${name}`) ?? '';
  const names = Object.keys(emptyGuardian());
  return { ...emptyGuardian(), ...Object.fromEntries(names.map(name => [name, text(name)])) };
}

/** In ascending order, so that a removed person leaves no gap. One more than allowed is read, to be refused. */
function memberIndexes(data: Source): number[] {
  const found = [...data.keys()].map(name => /^familyMembers\.(\d{1,3})\./.exec(name)?.[1]);
  const indexes = found.filter(index => index !== undefined).map(Number);
  return [...new Set(indexes)].sort((a, b) => a - b).slice(0, familyMembersMax + 1);
}

function readMember(data: Source, index: number, form: PublicForm): MemberValues {
  const path = `familyMembers.${index}`;
  const text = (name: string) => textOf(data, `${path}.${name}`) ?? '';
  return {
    gender: text('gender'),
    title: text('title'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    birthDate: text('birthDate'),
    email: text('email'),
    phone: text('phone'),
    hasOwnDepartments: data.get(`${path}.hasOwnDepartments`) !== null,
    departmentIds: listOf(data, `${path}.departmentIds`),
    customFields: readCustomFields(data, `${path}.customFields`, memberFields(form)),
  };
}

function readCustomFields(
  data: Source,
  path: string,
  fields: PublicForm['customFields'],
): Record<string, ControlValue> {
  const read = ({ internalName, type }: PublicForm['customFields'][number]): ControlValue => {
    const name = `${path}.${internalName}`;
    if (type === 'MultiSelect') return listOf(data, name);
    return type === 'Checkbox' ? data.get(name) !== null : (textOf(data, name) ?? '');
  };
  return Object.fromEntries(fields.map(field => [field.internalName, read(field)]));
}
