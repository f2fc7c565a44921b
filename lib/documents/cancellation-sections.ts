import type { CancellationSubmission } from '@/lib/contracts/submissions';
import { customFieldEntries } from './custom-field-values';
import type { ExportContext } from './export-context';
import { contactFields, personFields } from './person-sections';
import { answered, type Section } from './section';
import type { Words } from './words';

/** Content of a cancellation: the person, what ends and when, and the reason. */
export function cancellationSections(
  submission: CancellationSubmission,
  context: ExportContext,
  words: Words,
): Section[] {
  const { field, section, labels, date, list, country } = words;
  const dates = [
    field('noticeDate', date(submission.noticeDate)),
    field('wishedDate', date(submission.wishedDate)),
    field('effectiveDate', date(submission.effectiveDate)),
  ];
  const told = answered([
    field('departmentIds', list(submission.departments.map(one => one.name)), 'departments'),
    field('familyMemberNames', list(submission.familyMemberNames)),
    field('reason', submission.reason),
    field('comment', submission.comment),
  ]);
  const person = [...personFields(submission, words), field('nationality', country(submission.nationality))];
  return [
    section('cancellation', {
      fields: [...dates, field('scope', labels(`cancellationScope.${submission.scope}`)), ...told],
    }),
    section('person', { fields: answered(person) }),
    section('contact', { fields: answered(contactFields(submission, words)) }),
    section('further', {
      fields: [
        ...customFieldEntries(submission.customFields, context, words, 'customFields'),
        ...answered([field('notes', submission.notes)]),
      ],
    }),
  ];
}
