import { z } from 'zod';
import type { DataPrivacySchema } from '@/lib/contracts/data-privacy';
import type { PersonData } from '@/lib/contracts/persons';
import type { Submission } from '@/lib/contracts/submissions/submissions';
import type { ExportContext } from '@/lib/documents/export-context';
import { mapTexts } from '@/lib/documents/map-texts';
import { loadPdfkit } from '@/lib/documents/pdf/faces';
import { drawFooter, drawLetterhead, drawRunning, drawTitle } from '@/lib/documents/pdf/letterhead';
import { printedAccent } from '@/lib/documents/pdf/printed-accent';
import { drawSections } from '@/lib/documents/pdf/sections';
import { Sheet } from '@/lib/documents/pdf/sheet';
import { printable } from '@/lib/documents/pdf/text-style';
import { pngOfDataUrl, toPrintImage } from '@/lib/documents/print-image';
import { answered, type Section, type SectionField } from '@/lib/documents/section';
import { describeSubmission } from '@/lib/documents/submission-sections';
import { cleanText, fieldOf, type Words, wordsFor } from '@/lib/documents/words';
import { displayStateOf } from '@/lib/rules/submissions/display-state';
import { fullName } from '@/lib/rules/submissions/full-name';

/** All stored data about a person for export (GDPR, article 15). */
export type PersonRecord = {
  readonly data: PersonData;
  /** The submissions of `data.submissions` in full, in their order. */
  readonly submissions: readonly Submission[];
};

type Place = PersonData['submissions'][number];

/**
 * Stored data about a person as PDF: places and purposes, and each own submission with the content of its own PDF. The
 * files of the person are enclosed.
 */
export async function renderPersonPdf(
  { data, submissions }: PersonRecord,
  given: ExportContext,
  retention: DataPrivacySchema['retention'],
): Promise<Uint8Array<ArrayBuffer>> {
  await loadPdfkit();
  const context = { ...given, club: mapTexts(given.club, printable) };
  const words = wordsFor(context);
  const { texts } = words;
  const person = printable(cleanText(fullName(data.person)));
  const title = texts('personData.title');
  const author = cleanText(context.club.name);
  const info = {
    title: `${title}: ${person}`,
    author,
    language: context.locale,
    createdAt: context.now,
    subject: texts('personData.subject', { person, club: author }),
  };
  const sheet = new Sheet(info, false, printedAccent(context.brandColor));
  drawLetterhead(sheet, context, words);
  drawTitle(sheet, {
    title,
    number: '',
    person,
    receivedAt: texts('personData.asOf', { date: words.instant(data.exportedAt) }),
    state: texts('personData.count', { count: data.submissions.length }),
  });
  drawSections(sheet, mapTexts([overview(data, words), about(data, retention, words)], printable), null);
  for (const [index, place] of data.submissions.entries()) {
    const submission = submissions[index];
    sheet.skip(24);
    if (submission && place.role === 'Applicant') {
      const description = mapTexts(describeSubmission(submission, given), printable);
      const png = submission.signature === null ? null : pngOfDataUrl(submission.signature);
      drawTitle(sheet, description);
      const signature = png && (await toPrintImage(png));
      drawSections(sheet, description.sections, signature);
    }
    drawSections(sheet, mapTexts(aroundOf(place, words), printable), null);
    for (const { fileName, contentType, data: content } of place.files)
      sheet.enclose(`${place.number} ${fileName}`, contentType, Buffer.from(content, 'base64'));
  }
  return sheet.finish((page, total) => {
    if (page > 1) drawRunning(sheet, `${title}: ${person}`);
    drawFooter(sheet, context.club, words, texts('page', { page, total }));
  });
}

const sectionOf = (title: string, fields: readonly SectionField[]): Section => ({
  id: 'standing',
  title,
  groups: fields.length > 0 ? [{ fields }] : [],
});

function overview({ submissions }: PersonData, words: Words): Section {
  const { texts } = words;
  const fields = submissions.map(place =>
    fieldOf(
      nameOfPlace(place, words),
      texts('personData.placeText', {
        role: texts(`personData.role.${place.role}`),
        date: words.instant(place.receivedAt),
        state: words.labels(`state.${displayStateOf(place)}`),
      }),
      [],
    ),
  );
  return sectionOf(texts('personData.overview'), fields);
}

function nameOfPlace({ kind, number }: Place, { texts, labels }: Words): string {
  return texts('personData.place', { kind: labels(`kind.${kind}`), number: String(number) });
}

function about(
  { submissions }: PersonData,
  { rejectedDays, acceptedDays, unconfirmedDays }: DataPrivacySchema['retention'],
  { texts, list }: Words,
): Section {
  const recipients = [...new Set(submissions.flatMap(place => place.recipients))];
  const days = (count: number) => texts('personData.days', { days: count });
  const kept = {
    rejected: days(rejectedDays),
    accepted: days(acceptedDays),
    unconfirmed: days(unconfirmedDays),
  };
  const who = recipients.length > 0 ? list(recipients) : texts('personData.noRecipients');
  return sectionOf(texts('personData.about'), [
    fieldOf(texts('personData.source'), texts('personData.sourceText'), []),
    fieldOf(texts('personData.recipients'), who, []),
    fieldOf(texts('personData.retention'), texts('personData.retentionText', kept), []),
    fieldOf(texts('personData.rights'), texts('personData.rightsText'), []),
  ]);
}

function aroundOf(place: Place, words: Words): Section[] {
  const { texts, instant } = words;
  const named = (part: string) => `${nameOfPlace(place, words)}: ${part}`;
  const sections = [
    ...(place.role === 'Applicant'
      ? []
      : [sectionOf(named(texts('personData.part')), partFields(place, words))]),
    sectionOf(
      named(texts('personData.notes')),
      place.notes.map(({ at, text }) => fieldOf(instant(at), text, [])),
    ),
    sectionOf(
      named(texts('personData.mails')),
      place.mails.map(({ at, to, subject }) => fieldOf(instant(at), `${subject} (${to})`, [])),
    ),
    sectionOf(
      named(texts('personData.exports')),
      place.exports.map(at => fieldOf(instant(at), words.labels('historyType.Exported'), [])),
    ),
  ];
  return sections.filter(({ groups }) => groups.length > 0);
}

const ownFields = ['title', 'firstName', 'lastName', 'birthDate', 'email', 'phone', 'relation'] as const;
const People = z.array(z.record(z.string(), z.unknown()));
const Names = z.array(z.string());

/** The person's part of another person's submission. */
function partFields({ data }: Place, { texts, labels, date }: Words): SectionField[] {
  const people = People.catch([data]).parse(data.wishes);
  const given = people.flatMap(person =>
    ownFields.map(name => {
      const value = typeof person[name] === 'string' ? person[name] : '';
      return fieldOf(labels(`field.${name}`), name === 'birthDate' && value ? date(value) : value, []);
    }),
  );
  const names = Names.catch([]).parse(data.familyMemberNames);
  return answered([...given, ...names.map(name => fieldOf(texts('personData.name'), name, []))]);
}
