import type { Submission } from '@/lib/contracts/submissions/submissions';
import { noOfficeChanges, type OfficeChanges } from '@/lib/rules/submissions/office-changes';
import type { ExportContext } from './export-context';
import type { Section, SectionField } from './section';
import { describeSubmission, headingOf } from './submission-sections';

/**
 * A listing of `label: value` lines under section headings, in UTF-8, with LF. Contains everything from the PDF
 * except the picture of the signature.
 */
export function submissionText(
  submission: Submission,
  context: ExportContext,
  changes: OfficeChanges = noOfficeChanges,
): string {
  const description = describeSubmission(submission, context, changes);
  const { person, receivedAt, sections } = description;
  const head = [context.club.name, underlined(`${headingOf(description)}: ${person}`, '='), receivedAt].join(
    '\n',
  );
  return `${[head, ...sections.map(sectionText)].join('\n\n')}\n`;
}

function sectionText(section: Section): string {
  const groups = section.groups.map(({ title, mark, fields }) =>
    [...(title ? [title] : []), ...(mark ? [mark] : []), ...fields.map(fieldText)].join('\n'),
  );
  return [underlined(section.title, '-'), groups.join('\n\n')].join('\n');
}

function fieldText({ label, value, mark, detail }: SectionField): string {
  const below = [mark, detail].flatMap(text => (text ? [`  ${indented(text)}`] : []));
  return [`${label}: ${indented(value)}`, ...below].join('\n');
}

/** Indents further lines of a value, so no value can look like a label. */
function indented(text: string): string {
  return text.replace(/\n/g, '\n  ');
}

function underlined(text: string, mark: string): string {
  const line = text.replace(/\n/g, ' ');
  return `${line}\n${mark.repeat([...line].length)}`;
}
