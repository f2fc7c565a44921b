import type { ChangeSubmission } from '@/lib/contracts/submissions/submissions';
import { fieldText } from '@/lib/rules/submissions/field-text';
import type { FieldName } from '@/lib/rules/submissions/submission-fields';
import { fieldNamed, personNamesIn } from '@/lib/rules/submissions/submission-fields';
import { customFieldEntries } from './custom-field-values';
import type { ExportContext } from './export-context';
import { knownWishes, namedWishes } from './known-wishes';
import { familyGroups } from './membership-sections';
import { accountFields, accountSections } from './payment-sections';
import { answered, type Section, type SectionField } from './section';
import { fieldOf, type Words } from './words';

/** Content of a change request: the member, the first day of the change, and the wishes. */
export function changeSections(
  submission: ChangeSubmission,
  context: ExportContext,
  words: Words,
): Section[] {
  const { field, fields, section } = words;
  return [
    section('identity', { fields: answered(fields(personNamesIn('Identity'), submission.identity)) }),
    section('wishes', {
      fields: [
        ...fields(['validFrom'], submission),
        ...wishFields(submission, context, words),
        // The office finds the account in the mandate alone, members also beside their other wishes.
        ...(context.isForMember ? accountFields(submission, words) : []),
      ],
    }),
    section('family', ...familyGroups(submission.wishes.familyMembers ?? [], context, words, 'wishes.')),
    section('further', { fields: [field('notes', submission.notes)] }),
    ...accountSections(submission, context, words),
  ];
}

/** The wishes without family members and account. */
export function wishFields(
  submission: ChangeSubmission,
  context: ExportContext,
  words: Words,
): SectionField[] {
  const { familyMembers: _members, customFields = {}, ...wishes } = submission.wishes;
  const wished = namedWishes(wishes);
  const names = knownWishes.filter(name => Object.hasOwn(wished, name));
  return [
    ...names.map(name => ({
      ...fieldOf(words.labels(`field.${name}`), wishText(name, wished[name], words), ['wishes']),
      path: `wishes.${name}`,
    })),
    ...customFieldEntries(customFields, context, words, 'wishes'),
  ];
}

/** A wish for display: codes and records by their names. */
function wishText(name: FieldName, value: unknown, words: Words): string {
  if (Array.isArray(value)) return value.map(one => wishText(name, one, words)).join(', ');
  return isRecord(value) ? recordText(value, words) : fieldText(fieldNamed(name), value, words);
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
