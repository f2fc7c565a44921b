import { membershipPartOf } from '@/lib/contracts/submissions/membership-part';
import { senderOf } from '@/lib/contracts/submissions/sender';
import { signerOf } from '@/lib/contracts/submissions/signer';
import { submissionInLanguage } from '@/lib/contracts/submissions/submission-in-language';
import type { Submission } from '@/lib/contracts/submissions/submissions';
import { titledName } from '@/lib/rules/submissions/full-name';
import { partLabel } from '@/lib/rules/submissions/membership-part';
import { noOfficeChanges, type OfficeChanges } from '@/lib/rules/submissions/office-changes';
import { inLanguage } from '@/lib/rules/texts/translations';
import { cancellationSections } from './cancellation-sections';
import { changeSections } from './change-sections';
import type { ExportContext } from './export-context';
import { asMemberCopy, memberStanding, memberState } from './member-copy';
import { membershipSections } from './membership-sections';
import { markOfficeChanges } from './office-marks';
import { evidenceSection, stateSection, stateWords } from './person-sections';
import type { Section } from './section';
import { cleanText, fieldOf, type Words, wordsFor } from './words';

/** `Mitgliedsantrag Nr. 42`; a comma keeps the number from being that of the person in the title. */
export function headingOf({ title, number, isPart }: Titled): string {
  return `${title}${isPart ? ',' : ''} ${number}`;
}

type Titled = Pick<SubmissionDescription, 'title' | 'number'> & { readonly isPart?: boolean };

/** A submission in words: the content of both the PDF and the text listing. */
export type SubmissionDescription = {
  /** `Mitgliedsantrag`, `Nr. 42`, and the person's name. */
  readonly title: string;
  /** Whether the title ends with names: of a change or cancellation of a part. */
  readonly isPart: boolean;
  readonly number: string;
  readonly person: string;
  readonly receivedAt: string;
  readonly state: string;
  readonly sections: readonly Section[];
};

/**
 * The properties that the head of a description shows. A test checks that the sections show every other one.
 * @internal
 */
export const headProperties = ['kind', 'number', 'receivedAt', 'state', 'firstName', 'lastName'];

/**
 * Every field of a submission with its label in `context.locale`, and the club's names in that language. Pure: the same
 * input gives the same words. Shows bank data unchanged, so the caller must mask it if the reader may not see it.
 */
export function describeSubmission(
  stored: Submission,
  given: ExportContext,
  changes: OfficeChanges = noOfficeChanges,
): SubmissionDescription {
  const submission = submissionInLanguage(stored, given.records, given.locale);
  const customFields = inLanguage(given.customFields, given.locale, given.club.locale);
  const context = { ...given, customFields };
  const words = wordsFor(context);
  const isCopy = given.isForMember === true;
  const mandate = submission.kind === 'Cancellation' ? null : submission.mandate;
  // A mandate that a guardian granted did not come with the application.
  const isOriginShown = mandate !== null && mandate.givenBy === null;
  const content = [
    ...sectionsOfKind(submission, context, words, changes),
    ...signatureSections(submission, words),
  ];
  const sections = isCopy
    ? [memberStanding(submission, words), ...asMemberCopy(content, submission)]
    : [stateSection(submission, words), ...content, evidenceSection(submission, words, !isOriginShown)];
  return {
    title: titleOf(submission, words),
    isPart: membershipPartOf(submission) !== null,
    number: words.texts('number', { number: String(submission.number) }),
    person: cleanText(titledName(senderOf(submission))),
    receivedAt: words.texts('received', { date: words.instant(submission.receivedAt) }),
    state: isCopy ? memberState(submission, words) : stateWords(submission, words),
    sections: markOfficeChanges(sections, changes, words).filter(section => section.groups.length > 0),
  };
}

/** That of an application on a further form does not speak of a membership; a part of a membership is named. */
function titleOf(submission: Submission, { labels, texts, locale }: Words): string {
  const { kind } = submission;
  const named = partLabel({ kind, part: membershipPartOf(submission) }, labels, locale);
  if (named !== null) return cleanText(named);
  const form = submission.kind === 'Membership' ? submission.furtherForm : null;
  return form ? texts('furtherForm', { title: form.title }) : labels(`kind.${submission.kind}`);
}

function sectionsOfKind(
  submission: Submission,
  context: ExportContext,
  words: Words,
  changes: OfficeChanges,
): Section[] {
  if (submission.kind === 'Membership') return membershipSections(submission, context, words, changes);
  if (submission.kind === 'Change') return changeSections(submission, context, words);
  return cancellationSections(submission, context, words);
}

function signatureSections(submission: Submission, words: Words): Section[] {
  if (submission.signature === null) return [];
  const { texts, section, instant } = words;
  const caption = texts('signature.caption', {
    ...signerOf(submission),
    person: titledName(senderOf(submission)),
    date: instant(submission.receivedAt),
  });
  return [section('signature', { fields: [fieldOf(texts('signature.present'), caption, ['signature'])] })];
}
