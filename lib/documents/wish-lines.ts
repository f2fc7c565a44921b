import { submissionInLanguage } from '@/lib/contracts/submissions/submission-in-language';
import type { ChangeSubmission } from '@/lib/contracts/submissions/submissions';
import type { CustomFieldType } from '@/lib/rules/enums';
import { fullName } from '@/lib/rules/submissions/full-name';
import { inLanguage } from '@/lib/rules/texts/translations';
import { wishFields } from './change-sections';
import type { ExportContext } from './export-context';
import { familyGroups } from './membership-sections';
import { answered, type SectionField } from './section';
import { wordsFor } from './words';

export type WishLine = {
  readonly label: string;
  readonly value: string;
  /** Type of the custom field; null for a field of ours, but `Text` for the account holder, which anybody can be. */
  readonly type: CustomFieldType | null;
};

/** What a change request asks for, one line each, in `given.locale`. Shows the account as it is given. */
export function wishLines(stored: ChangeSubmission, given: ExportContext): WishLine[] {
  const submission = submissionInLanguage(stored, given.records, given.locale);
  const context = { ...given, customFields: inLanguage(given.customFields, given.locale, given.club.locale) };
  const words = wordsFor(context);
  const { familyMembers = [], accountHolder, iban } = submission.wishes;
  const typeOf = (path = '') =>
    context.customFields.find(one => path.endsWith(`customFields.${one.internalName}`))?.type ?? null;
  return [
    ...answered(wishFields(submission, context, words)).map(({ label, value, path }) => ({
      label,
      value,
      type: typeOf(path),
    })),
    ...familyGroups(familyMembers, context, words, 'wishes.').map(({ fields }, at) => {
      const { firstName = '', lastName = '' } = familyMembers[at] ?? {};
      const value = [fullName({ firstName, lastName }), ...detailsOf(fields)].join(', ');
      return { label: words.labels('field.familyMember'), value, type: null };
    }),
    ...(accountHolder
      ? [{ label: words.labels('field.accountHolder'), value: accountHolder, type: 'Text' as const }]
      : []),
    ...(iban ? [{ label: words.labels('field.iban'), value: iban, type: null }] : []),
  ];
}

/** Without answers to questions of the club: some of them are free text. */
function detailsOf(fields: readonly SectionField[]): string[] {
  return fields
    .filter(({ path = '' }) => !/customFields|\.(?:first|last)Name$/.test(path))
    .map(({ value }) => value);
}
