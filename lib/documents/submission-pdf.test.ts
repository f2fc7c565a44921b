import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { Submission } from '@/lib/contracts/submissions/submissions';
import { addressForms, locales } from '@/lib/rules/enums';
import { noOfficeChanges } from '@/lib/rules/submissions/office-changes';
import { fillColours } from '@/testing/exports/fill-colours';
import {
  cancellation,
  changeRequest,
  consentingFamily,
  exportContext,
  familyApplication,
  familyOfTen,
  minorApplication,
} from '@/testing/exports/fixtures';
import { strayTexts } from '@/testing/i18n/stray-texts';
import type { ExportContext } from './export-context';
import { blank } from './section';
import { renderSubmissionPdf } from './submission-pdf';
import { describeSubmission } from './submission-sections';

const context = await exportContext();
const samples: [string, Submission][] = [
  ['a family with mandate', await familyApplication()],
  ['a minor with guardians', await minorApplication()],
  ['a change request', changeRequest()],
  ['a cancellation', cancellation()],
];

async function read(submission: Submission, given: ExportContext = context, changes = noOfficeChanges) {
  const bytes = await renderSubmissionPdf(submission, given, changes);
  const raw = Buffer.from(bytes).toString('latin1');
  const document = await getDocumentProxy(bytes);
  const { text } = await extractText(document, { mergePages: false });
  const { info } = await getMeta(document);
  return { raw, pages: text, text: spaced(text.join(' ')), info };
}

/** Ignores line breaks of the page. */
const spaced = (text: string) => text.replace(/\s+/g, ' ');
const bare = (text: string) => text.replace(/\s+/g, '');

describe('renderSubmissionPdf', () => {
  it.each(samples)('shows every field of %s with its label', async (_name, submission) => {
    const { text } = await read(submission);
    const description = describeSubmission(submission, context);
    const written = bare(text);
    for (const section of description.sections) {
      expect(written).toContain(bare(section.title));
      for (const { label, value } of section.groups.flatMap(group => group.fields)) {
        if (section.id !== 'signature') expect(written).toContain(bare(label));
        if (value !== blank) expect(written).toContain(bare(value));
      }
    }
  });

  it("has its headings in the club's colour, darker where white paper needs it", async () => {
    const coloursIn = async (brandColor: string | null) =>
      fillColours(await renderSubmissionPdf(changeRequest(), { ...context, brandColor }));
    expect(await coloursIn(null)).toContain('#0b5a66');
    const own = await coloursIn('#0b5d3b');
    expect(own).toContain('#0b5d3b');
    expect(own).not.toContain('#0b5a66');
    expect(await coloursIn('#ffe066')).not.toContain('#ffe066');
  });

  it('marks fields, consents, mandate, price and people that the office changed', async () => {
    const family = await familyApplication();
    const at = new Date('2026-03-17T10:00:00.000Z');
    // The city is also in the address of the account holder.
    const paths = ['city', 'iban', 'price', `mediaConsents.${family.mediaConsents[0]?.consentId}`];
    const changes = {
      values: new Map(paths.map(path => [path, at])),
      added: new Map([['familyMembers[0]', at]]),
      removed: [{ name: 'Ole Groß', birthDate: '2018-05-01', at }],
    };
    const { text } = await read(family, context, changes);
    expect(text).toContain(`${family.city} *`);
    expect(text.match(/\* vom Verein geändert am 17\.03\.2026, 11:00/g)).toHaveLength(5);
    const [first] = family.familyMembers;
    expect(text).toContain(
      `${first?.firstName} ${first?.lastName} * * vom Verein hinzugefügt am 17.03.2026, 11:00`,
    );
    expect(text).toContain('Ole Groß, 01.05.2018 *');
    expect(text).toContain('* vom Verein entfernt am 17.03.2026, 11:00');
  });

  it('says what the applicant declared about the minors of the family, without whom the club added', async () => {
    const family = await familyApplication();
    const [first] = family.familyMembers;
    const minors = {
      ...family,
      birthDate: '1985-09-03',
      familyMembers: [{ ...first, birthDate: '2017-06-07' }],
    };
    const declared = `Für ${first?.firstName} erkläre ich: Ich habe das Sorgerecht`;
    expect((await read(minors as Submission)).text).toContain(declared);
    const added = { ...noOfficeChanges, added: new Map([['familyMembers[0]', new Date('2026-03-17')]]) };
    expect((await read(minors as Submission, context, added)).text).not.toContain(declared);
  });

  it('names each family member above their answers about the consents', async () => {
    const family = await consentingFamily();
    const { text } = await read(family);
    const answers = text.slice(text.lastIndexOf('Datenschutz und Einwilligungen'));
    const sources = ['von der Person selbst', `von ${family.firstName}`, 'noch offen', 'keine eigene'];
    for (const [index, { firstName, lastName }] of family.familyMembers.entries())
      expect(answers).toContain(`${firstName} ${lastName} Antwort ${sources[index]}`);
  });

  it.each(samples)(
    'shows neither message keys nor braces for %s, in any language',
    async (_name, submission) => {
      for (const locale of locales)
        for (const addressForm of addressForms) {
          const club = { ...context.club, addressForm };
          const { text } = await read(submission, { ...context, locale, club });
          expect(strayTexts(text)).toEqual([]);
        }
    },
  );

  it('contains names, bank data and amounts as searchable text', async () => {
    const { text } = await read(await familyApplication());
    for (const part of [
      'Dr. Zoë Łukaszewicz-Groß',
      'Đorđe-Iñigo-Straße 12 a',
      'Şişli-Őrség',
      'Işıl',
      'Željko',
      '„Turnen für alle“ – am liebsten',
      'DE89 3704 0044 0532 0130 00',
      'TSV-2026-42-7F3A9C2B',
      'DE98ZZZ09999999999',
      '1.280,00 €',
      'Turn- und Sportverein Lindental 1912 e. V.',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('shows masked bank data unchanged, with neither mandate nor signature', async () => {
    const masked = {
      iban: 'DE** **** 3000',
      accountHolder: '***',
      bic: null,
      mandate: null,
      signature: null,
      origin: null,
    };
    const { text } = await read(await familyApplication(masked));
    expect(text).toContain('DE** **** 3000');
    expect(text).not.toMatch(/0044|TSV-2026|Lastschriftmandat|Unterschrift/);
  });

  it('has title, language and club as metadata and embeds its fonts', async () => {
    const { info, raw } = await read(cancellation());
    expect(info).toMatchObject({
      Title: 'Kündigung der Abteilung Schwimmen, Nr. 45: Dr. Zoë Łukaszewicz-Groß',
      Author: 'TSV Lindental 1912 e. V.',
      Language: 'de',
    });
    expect(raw).not.toContain('/Helvetica');
    expect(raw.match(/\/FontFile2/g)).toHaveLength(2);
  });

  it('contains Greek and Cyrillic letters, and letters with marks of their own, as text', async () => {
    const { text, raw } = await read(
      cancellation({ firstName: 'Αλέξανδρος', lastName: 'Щёкин-Ґалаґан', comment: 'Ngữ x\u0301 ends' }),
    );
    for (const part of ['Αλέξανδρος', 'Щёкин-Ґалаґан', 'Ngữ x']) expect(text).toContain(part);
    // The library's own font draws the line whose letter and mark are two characters.
    expect(raw.match(/\/FontFile2/g)).toHaveLength(3);
  });

  it('is the same file each time, whatever was drawn before', async () => {
    const first = await renderSubmissionPdf(await familyApplication(), context);
    await renderSubmissionPdf(cancellation({ firstName: 'Ώ' }), context);
    expect(await renderSubmissionPdf(await familyApplication(), context)).toEqual(first);
  });

  it('shows markup, templates and addresses as text, and runs nothing when opened', async () => {
    const attack = '<iframe src=file:///etc/passwd></iframe> <img src=http://canary.example/x> {{7*7}}';
    const { text, raw } = await read(
      cancellation({
        comment: attack,
        lastName: attack,
        reason: attack,
        customFields: { shirtSize: attack },
      }),
    );
    expect(bare(text)).toContain(bare(attack));
    expect(text).not.toContain('root:');
    expect(raw).not.toMatch(/\/(JavaScript|JS|OpenAction|Launch|URI|EmbeddedFile|AA)\b/);
  });

  it('has a page number and the name of the person on each page', async () => {
    const { pages } = await read(await familyOfTen());
    expect(pages.length).toBeGreaterThan(1);
    pages.forEach((page, index) => {
      expect(spaced(page)).toContain(`Seite ${index + 1} von ${pages.length}`);
      expect(spaced(page)).toContain('Zoë Łukaszewicz-Groß');
    });
  });

  it('has no heading alone at the end of a page', async () => {
    const titles = describeSubmission(await familyOfTen(), context).sections.map(section => section.title);
    for (const submission of [await familyOfTen(), await familyApplication(), await minorApplication()]) {
      for (const page of (await read(submission)).pages) {
        const body = page.split('Turn- und Sportverein Lindental 1912 e. V. ·')[0]?.trim() ?? '';
        expect(titles.filter(title => body.endsWith(title))).toEqual([]);
      }
    }
  });

  it('has no page that only shows a signature', async () => {
    const copy = { ...context, isForMember: true };
    const lengths = Array.from({ length: 7 }, (_, index) => index * 4);
    const alone = [];
    for (const length of lengths) {
      const notes = 'Zeile\n'.repeat(length);
      const { pages } = await read(await familyApplication({ notes }), copy);
      const signed = pages.map(spaced).find(page => page.includes(' Unterschrift ')) ?? '';
      if (!signed.includes('SEPA-Lastschriftmandat')) alone.push(length);
    }
    expect(alone).toEqual([]);
  });

  it('renders extremely long values', async () => {
    const long = 'W'.repeat(300);
    const submission = cancellation({
      lastName: long,
      email: `${'a'.repeat(200)}@example.org`,
      comment: `${'Zeile\n'.repeat(200)}${'Wort '.repeat(900)}`,
      firstName: '王小明 🙂 عربي',
      signature: 'data:image/png;base64,AAAA',
    });
    const { text, pages } = await read(submission);
    expect(bare(text)).toContain(bare(long));
    expect(text).toContain('□');
    expect(pages.length).toBeGreaterThan(2);
  });

  it('is written in the requested language', async () => {
    const { text, info } = await read(await familyApplication(), { ...context, locale: 'en' });
    expect(text).toContain('Application “Sommerkurs” No. 42');
    expect(text).toContain('Page 1 of');
    expect(text).toContain('€45.50');
    expect(info.Language).toBe('en');
  });
});

const own = { iban: 'DE** **** 3000', bic: null, decidedBy: null, origin: null };
const undecided = { state: 'Confirmed', decidedAt: null, decisionMessage: null } as const;
const copied: [string, Submission][] = [
  ['an application', await familyApplication({ ...own, ...undecided })],
  ['an application of a minor', await minorApplication()],
  ['a change request', changeRequest(undecided)],
  ['a cancellation', cancellation(undecided)],
  ['an unconfirmed cancellation', cancellation({ ...undecided, state: 'New', confirmedAt: null })],
];

describe('the copy for an applicant', () => {
  const copy = { ...context, isForMember: true };
  const textOf = async (submission: Submission, given: ExportContext = copy) =>
    (await read(submission, given)).text.replaceAll('\u00a0', ' ');

  it.each(copied)('has no word of the office: %s', async (_name, submission) => {
    const text = await textOf(submission);
    expect(text).not.toMatch(/Zu entscheiden|Entscheid|Entschieden|Kennung|Sprache|Familienmitglied \d/);
    expect(text).not.toContain(submission.id);
    for (const locale of locales)
      for (const addressForm of addressForms) {
        const club = { ...copy.club, addressForm };
        expect(strayTexts(await textOf(submission, { ...copy, locale, club }))).toEqual([]);
      }
  });

  it.each([
    ['waits for its applicant', { state: 'New', guardians: [] }, 'Wartet auf Bestätigung'],
    ['waits for guardians', { state: 'New' }, 'Wartet auf Zustimmung'],
    ['is with the club', { state: 'Confirmed' }, 'Wird vom Verein geprüft'],
    ['is accepted', { state: 'Accepted' }, 'Angenommen'],
    ['is withdrawn', { state: 'Rejected', withdrawnAt: '2026-03-18T17:30:00.000Z' }, 'Zurückgezogen'],
  ] as const)('names the state of an application that %s', async (_name, changes, words) => {
    const minor = await minorApplication();
    expect(
      await textOf({ ...minor, ...changes, guardians: 'guardians' in changes ? [] : minor.guardians }),
    ).toContain(words);
  });

  it.each([
    ['received', { state: 'New' }, 'Eingegangen'],
    ['confirmed by its sender', { state: 'Confirmed' }, 'Eingegangen'],
    [
      'confirmed by the club',
      { state: 'Accepted', decidedAt: '2026-03-18T17:30:00.000Z' },
      'Vom Verein bestätigt am',
    ],
  ] as const)('says of a cancellation that is %s what is true of it', async (_name, changes, words) => {
    const text = await textOf(cancellation({ ...undecided, ...changes }));
    expect(text).toContain(words);
    expect(text).not.toMatch(/steht noch aus|Antwort des Vereins/);
  });

  it.each([
    ['the declared end of an extraordinary cancellation', { extraordinaryDate: '2026-04-30' }],
    ['the end after a withdrawal', { state: 'Rejected', withdrawnAt: '2026-03-18T17:30:00.000Z' }],
  ] as const)('does not promise %s', async (_name, changes) => {
    const sent = cancellation({
      ...undecided,
      wishedDate: null,
      extraordinaryDate: null,
      effectiveDate: '2026-12-31',
    });
    expect(await textOf(sent)).toContain('31.12.2026');
    expect(await textOf({ ...sent, ...changes })).not.toContain('31.12.2026');
  });

  it('shows whose account it is, prices with their interval, and what is included', async () => {
    const family = await familyApplication({ ...own, ...undecided });
    const [membership, gym, ...others] = family.price.lines;
    if (!membership || !gym) throw new Error('the price has too few lines');
    const lines = [membership, { ...gym, unitPrice: 0, amount: 0 }, ...others];
    const text = await textOf({ ...family, price: { ...family.price, lines } });
    for (const words of [
      `Kontoinhaber:in ${family.accountHolder} IBAN DE** **** 3000`,
      ...['24,50 € im Monat', 'Turnen inbegriffen', '16,00 € im Monat', '4 × 4,00 €', '1.234,50 € einmalig'],
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(/ 0,00 €|laufend/);
  });

  it('shows the signature as it was drawn', async () => {
    const family = await familyApplication({ ...own, ...undecided });
    const { raw, text } = await read(family, copy);
    expect(raw.match(/\/Subtype \/Image/g)?.length).toBeGreaterThan(
      (await read({ ...family, signature: 'data:,' }, copy)).raw.match(/\/Subtype \/Image/g)?.length ?? 0,
    );
    expect(text).not.toContain('als Bild vorhanden');
  });

  it('shows a requested account beside the other wishes', async () => {
    const pages = (await read(changeRequest({ ...undecided }), copy)).pages.map(spaced);
    expect(pages[0]).toContain('DE89 3704 0044 0532 0130 00');
  });

  it('titles people by their names', async () => {
    const family = await familyApplication({ ...own, ...undecided });
    const [member] = family.familyMembers;
    expect(await textOf(family)).toContain(`${member?.firstName} ${member?.lastName} Geburtsdatum`);
  });
});
