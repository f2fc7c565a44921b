import type { CancellationSubmission } from '@/lib/contracts/submissions/submissions';
import { namesIn } from '@/lib/rules/submissions/submission-fields';
import { customFieldEntries } from './custom-field-values';
import type { ExportContext } from './export-context';
import { answered, type Section, type SectionField } from './section';
import type { Words } from './words';

/** Content of a cancellation: the person, what ends and when, and the reason. */
export function cancellationSections(
  submission: CancellationSubmission,
  context: ExportContext,
  words: Words,
): Section[] {
  const { field, fields, section, date, list } = words;
  const dates = [
    field('noticeDate', date(submission.noticeDate)),
    ...fields(['wishedDate'], submission),
    ...answered(fields(['extraordinaryDate', 'extraordinaryReason'], submission)),
    endField(submission, words),
  ];
  const parts = answered([
    field('departmentIds', list(submission.departments.map(one => one.name)), 'departments'),
    field('familyMemberNames', list(submission.familyMemberNames)),
  ]);
  const told = answered(fields(['reason', 'comment'], submission));
  return [
    section('cancellation', {
      fields: [...fields(['scope'], submission), ...parts, ...dates, ...told],
    }),
    section('person', { fields: answered(fields(namesIn('Membership', 'person'), submission)) }),
    section('contact', {
      fields: answered(fields(namesIn('Membership', 'address', 'contact'), submission)),
    }),
    section('further', {
      fields: [
        ...customFieldEntries(submission.customFields, context, words, 'customFields'),
        ...answered([field('notes', submission.notes)]),
      ],
    }),
  ];
}

/** The last day; of a part of the membership it is no end of the membership. */
function endField({ scope, effectiveDate }: CancellationSubmission, words: Words): SectionField {
  const end = words.field('effectiveDate', words.date(effectiveDate));
  return scope === 'Membership' ? end : { ...end, label: words.texts('effectiveOn') };
}
