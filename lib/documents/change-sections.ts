import type { ChangeSubmission } from '@/lib/contracts/submissions';
import { genders, paymentMethods } from '@/lib/rules/enums';
import { customFieldEntries, customValueText } from './custom-field-values';
import type { ExportContext } from './export-context';
import { namedWishes, wishLabels } from './known-wishes';
import { familyGroups } from './membership-sections';
import { accountSections } from './payment-sections';
import { answered, type Section, type SectionField } from './section';
import { fieldOf, groupIban, type Words } from './words';

/** Content of a change request: the member, the first day of the change, and the wishes. */
export function changeSections(
  submission: ChangeSubmission,
  context: ExportContext,
  words: Words,
): Section[] {
  const { field, section, date } = words;
  const { firstName, lastName, birthDate, email } = submission.identity;
  const person = [
    field('firstName', firstName),
    field('lastName', lastName),
    field('birthDate', date(birthDate)),
    field('email', email),
  ];
  return [
    section('identity', { fields: answered(person) }),
    section('wishes', {
      fields: [field('validFrom', date(submission.validFrom)), ...wishFields(submission, context, words)],
    }),
    section('family', ...familyGroups(submission.wishes.familyMembers ?? [], context, words, 'wishes.')),
    section('further', { fields: [field('notes', submission.notes)] }),
    ...accountSections(submission, context, words),
  ];
}

function wishFields(submission: ChangeSubmission, context: ExportContext, words: Words): SectionField[] {
  const { familyMembers: _members, ...wishes } = submission.wishes;
  return Object.entries(namedWishes(wishes)).flatMap(([name, value]) => {
    if (isRecord(value) && name === 'customFields')
      return customFieldEntries(value, context, words, 'wishes');
    const label = isKnown(name) ? words.labels(`field.${wishLabels[name]}`) : name;
    return fieldOf(label, wishText(name, value, words), ['wishes']);
  });
}

function isKnown(name: string): name is keyof typeof wishLabels {
  return Object.hasOwn(wishLabels, name);
}

/** A wish for display: codes and records by their names. */
function wishText(name: string, value: unknown, words: Words): string {
  if (Array.isArray(value)) return value.map(one => wishText(name, one, words)).join(', ');
  if (isRecord(value)) return recordText(value, words);
  if (typeof value !== 'string') return customValueText(value, null, words);
  const gender = genders.find(one => one === value);
  if (name === 'gender' && gender) return words.labels(`gender.${gender}`);
  const method = paymentMethods.find(one => one === value);
  if (name === 'paymentMethod' && method) return words.labels(`paymentMethod.${method}`);
  if (name === 'country' || name === 'nationality') return words.country(value);
  if (name === 'birthDate') return words.date(value);
  if (name === 'iban') return groupIban(value);
  return value;
}

/** A tariff, a department, a consent with its answer, or a guardian. */
function recordText(value: Record<string, unknown>, words: Words): string {
  if (typeof value.isGiven === 'boolean') return `${value.name}: ${words.answer(value.isGiven)}`;
  if (typeof value.name === 'string') return value.name;
  const { firstName, lastName, ...rest } = value;
  const parts = [`${firstName ?? ''} ${lastName ?? ''}`.trim(), ...Object.values(rest)];
  return parts.filter(part => typeof part === 'string' && part !== '').join(', ');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
