import { describe, expect, it } from 'vitest';
import {
  CancellationSubmission,
  ChangeSubmission,
  ChangesSubmit,
  MembershipSubmission,
  type Submission,
} from '@/lib/contracts/submissions/submissions';
import { fullName } from '@/lib/rules/submissions/full-name';
import { contractPaths } from '@/testing/exports/contract-paths';
import {
  cancellation,
  changeRequest,
  consentingFamily,
  exportContext,
  familyApplication,
  minorApplication,
} from '@/testing/exports/fixtures';
import { knownWishes } from './known-wishes';
import { blank } from './section';
import { fixedColumns } from './submission-csv';
import { describeSubmission, headingOf, headProperties } from './submission-sections';
import { submissionText } from './submission-text';

const context = await exportContext();
/** The member of a change request is exported with the same paths as every other person. */
const pathsOf = (contract: Parameters<typeof contractPaths>[0]) =>
  contractPaths(contract).map(path => path.replace(/^identity\./, ''));
const anonymized = { isAnonymized: true };
async function refusedApplication() {
  const minor = await minorApplication();
  const refusedAt = '2026-03-16T06:00:00.000Z';
  const guardians = minor.guardians.map(guardian => ({
    ...guardian,
    refusedAt,
    liableAt: refusedAt,
    soleCustodyAt: refusedAt,
  }));
  const proposedAccount = { accountHolder: 'Gerda Groß', iban: 'DE** **** 3000' };
  return { ...minor, guardians, proposedAccount, filledInBy: 'Applicant' as const };
}
const { mandate: someMandate } = await familyApplication();
if (!someMandate) throw new Error('The sample has no mandate');
const grantedMandate = someMandate;
const nameOf = (person?: { firstName?: string; lastName?: string }) =>
  `${person?.firstName} ${person?.lastName}`;
const grantedApplication = () => familyApplication({ mandate: { ...grantedMandate, givenBy: 'Gerda Groß' } });
const kinds = [
  {
    kind: 'Membership',
    contract: MembershipSubmission,
    samples: [
      await grantedApplication(),
      await familyApplication({ withdrawnAt: '2026-03-18T17:30:00.000Z' }),
      await minorApplication(),
      await consentingFamily(),
      await refusedApplication(),
      await familyApplication(anonymized),
    ],
  },
  {
    kind: 'Change',
    contract: ChangeSubmission,
    samples: [
      changeRequest(),
      changeRequest({ mandate: { ...grantedMandate, givenBy: 'Gerda Groß' } }),
      changeRequest({ signature: (await familyApplication()).signature }),
      changeRequest({ mandate: null, withdrawnAt: '2026-03-18T17:30:00.000Z', ...anonymized }),
    ],
  },
  {
    kind: 'Cancellation',
    contract: CancellationSubmission,
    samples: [
      cancellation({ ...anonymized, signature: (await familyApplication()).signature }),
      cancellation({ withdrawnAt: '2026-03-18T17:30:00.000Z' }),
      cancellation({
        state: 'Accepted',
        decidedAt: '2026-03-18T17:30:00.000Z',
        decidedBy: 'X',
        decisionMessage: 'Y',
      }),
    ],
  },
];

/**
 * Properties that no document shows: counters, database keys, whether there is a mandate, and type and size of files,
 * whose names are answers.
 */
const internal = [
  'membershipId',
  'departmentIds',
  'sepaMandateAccepted',
  'files',
  'familyMembers.departmentIds',
  'version',
  'guardians.id',
  'familyMembers.id',
  'mediaConsents.consentId',
  'furtherForm.id',
  'furtherForm.slug',
  'mediaConsents.textVersion',
  'familyMembers.mediaConsents.consentId',
  'familyMembers.mediaConsents.textVersion',
];
/** Further properties that only the PDF shows, not the table. */
const notInTable = [...internal, 'number', 'membership.id', 'mandate.text', 'familyMembers'];

const covers = (told: readonly string[], path: string) =>
  told.some(one => path === one || path.startsWith(`${one}.`));

describe.each(kinds)('describeSubmission of a $kind', ({ contract, samples }) => {
  it('shows every property of the contract', () => {
    const told = samples.flatMap(sample =>
      describeSubmission(sample, context).sections.flatMap(section =>
        section.groups.flatMap(group => group.fields.flatMap(field => field.properties)),
      ),
    );
    const all = [...told, ...headProperties, ...internal];
    expect(pathsOf(contract).filter(path => !covers(all, path))).toEqual([]);
  });

  it('names no property that the contract does not have', () => {
    const paths = pathsOf(contract);
    const told = samples.flatMap(sample =>
      describeSubmission(sample, context).sections.flatMap(section =>
        section.groups.flatMap(group => group.fields.flatMap(field => field.properties)),
      ),
    );
    expect(told.filter(one => !paths.some(path => path === one || path.startsWith(`${one}.`)))).toEqual([]);
  });

  it('has a column for every property of the contract', () => {
    const columns = [
      ...fixedColumns.map(column => column.replace(/\[\d\]/, '')),
      'customFields',
      ...notInTable,
    ];
    const known = [...columns, ...(columns.some(one => one.startsWith('wishes.')) ? ['wishes'] : [])];
    expect(pathsOf(contract).filter(path => !covers(known, path))).toEqual([]);
  });

  it('has the same content in text and PDF, and a label for every value', () => {
    for (const sample of samples) {
      const text = submissionText(sample, context);
      for (const section of describeSubmission(sample, context).sections) {
        expect(text).toContain(`\n${section.title}\n`);
        for (const { label, value } of section.groups.flatMap(group => group.fields)) {
          expect(label).not.toBe(blank);
          expect(text).toContain(`\n${label}: ${value.replaceAll('\n', '\n  ')}`);
        }
      }
    }
  });
});

it('shows a withdrawn submission as withdrawn, not as rejected', async () => {
  const taken = await familyApplication({ state: 'Rejected', withdrawnAt: '2026-03-18T17:30:00.000Z' });
  const { state, sections } = describeSubmission(taken, context);
  expect(state).toBe('Zurückgezogen');
  expect(JSON.stringify(sections)).not.toContain('Abgelehnt');
});

it('says who granted a mandate for the account of somebody else, and who “I” is in it', async () => {
  const texts = async (changes: object) =>
    JSON.stringify(describeSubmission(await familyApplication(changes), context));
  const { firstName, lastName } = await familyApplication();
  const words = `Halina Kowalczyk, durch Dr. ${firstName} ${lastName}. „Ich“ und „mein Konto“ meinen hier Halina Kowalczyk.`;
  expect(await texts({ accountHolder: 'Halina Kowalczyk' })).toContain(words);
  expect(await texts({ accountHolder: `${lastName} ${firstName}` })).not.toContain('meinen hier');
});

it('says first for whom or what a cancellation of a part of the membership is', () => {
  const part = { scope: 'FamilyMembers' as const, departments: [], familyMemberNames: ['Mia Groß'] };
  const description = describeSubmission(cancellation(part), context);
  const { sections } = description;
  expect(headingOf(description)).toBe('Kündigung für Mia Groß, Nr. 45');
  const fields = sections.find(({ id }) => id === 'cancellation')?.groups[0]?.fields ?? [];
  expect(fields.slice(0, 2).map(({ value }) => value)).toEqual(['Einzelne Familienmitglieder', 'Mia Groß']);
  expect(fields.map(({ label }) => label)).toContain('Wirksam zum');
  expect(fields.map(({ label }) => label)).not.toContain('Ende der Mitgliedschaft');
  expect(
    describeSubmission(cancellation({ ...part, scope: 'Membership', familyMemberNames: [] }), context).title,
  ).toBe('Kündigung');
});

describe('the copy of a submission for its sender', () => {
  const copyOf = (submission: Submission) =>
    describeSubmission(submission, { ...context, isForMember: true });
  const numberIn = (submission: Submission) =>
    copyOf(submission)
      .sections.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields))
      .filter(({ label }) => label === 'Mitgliedsnummer')
      .map(({ value }) => value);

  it('has the membership number that was sent, once', () => {
    const change = changeRequest();
    const sender = { ...change.identity, memberNumber: 'A-17' };
    expect(numberIn({ ...change, identity: sender })).toEqual(['A-17']);
    expect(numberIn(cancellation({ memberNumber: 'A-17' }))).toEqual(['A-17']);
  });

  it('says of a cancellation whether it is confirmed by its sender', () => {
    const at = '2026-03-16T06:00:00.000Z';
    const stateOf = (confirmedAt: string | null) =>
      copyOf(cancellation({ state: confirmedAt ? 'Confirmed' : 'New', confirmedAt, decidedAt: null })).state;
    expect([null, at].map(stateOf)).toEqual(['Eingegangen', 'Eingegangen, Bestätigung liegt vor']);
  });
});

it('quotes in a mandate for another person the words of the language in which it was given', async () => {
  const changes = { accountHolder: 'Ida Beispiel', locale: 'en' as const };
  const shown = JSON.stringify(describeSubmission(await familyApplication(changes), context));
  expect(shown).toContain('“You” und “your account” meinen hier Ida Beispiel');
});

describe('wishes of a change request', () => {
  it('have a label and a column each', () => {
    const wishes = ChangesSubmit.shape.wishes.unwrap();
    expect(Object.keys(wishes.shape).toSorted()).toEqual([...knownWishes, 'customFields'].toSorted());
  });
});

describe('submissionText', () => {
  const lines = (submission: Submission, locale: 'de' | 'en' = 'de') =>
    submissionText(submission, { ...context, locale }).split('\n');

  it('lists a family application in German', async () => {
    expect(lines(await familyApplication())).toEqual(
      expect.arrayContaining([
        'Antrag „Sommerkurs“ Nr. 42: Dr. Zoë Łukaszewicz-Groß',
        'Geburtsdatum: 29.02.1988',
        'Postleitzahl: 01067',
        'Land: Deutschland',
        'Trikotgröße: Größe L',
        'Schwimmabzeichen seit: 30.06.1999',
        'Hilft bei Festen: Ja',
        'Jahre im Sport: 7,5',
        'Faxnummer: 0351 99',
        'Schwimmen: 16,00\u00a0€',
        '  Abteilung, laufend, 4 × 4,00\u00a0€',
        'Beitrag: 45,50\u00a0€ im Monat',
        'IBAN: DE89 3704 0044 0532 0130 00',
        'Mandatsreferenz: TSV-2026-42-7F3A9C2B',
        'Fotos in der Presse: Nein',
        'Entschieden am: 18.03.2026, 18:30',
      ]),
    );
  });

  it('says of a wished direct debit, until the decision, that only its mandate is missing', async () => {
    const asked = { ...(await refusedApplication()), paymentMethod: 'OnAccount' as const };
    expect(lines({ ...asked, state: 'New' })).toContain(
      'Zahlungsart: SEPA-Lastschrift, das Mandat fehlt noch',
    );
    expect(lines({ ...asked, state: 'Accepted' })).toContain('Zahlungsart: Rechnung');
    const withdrawn = { ...asked, state: 'Rejected' as const, proposedAccount: null };
    expect(lines({ ...withdrawn, withdrawnAt: '2026-03-18T17:30:00.000Z' })).toContain(
      `Zahlungsart: ${blank}`,
    );
  });

  it('lists it in English if requested', async () => {
    expect(lines(await familyApplication(), 'en')).toEqual(
      expect.arrayContaining([
        'Application “Sommerkurs” No. 42: Dr. Zoë Łukaszewicz-Groß',
        'Date of birth: 29 February 1988',
        'Country: Germany',
        'Fee: €45.50 per month',
        'Gender: female',
      ]),
    );
  });

  it('shows the names of the wished tariff and departments', () => {
    expect(lines(changeRequest())).toEqual(
      expect.arrayContaining([
        'Gültig ab: 01.05.2026',
        'Tarif: Erwachsene',
        'Abteilungen: Turnen',
        'Land: Österreich',
        'Geschlecht: divers',
        'Zahlungsart: SEPA-Lastschrift',
      ]),
    );
  });

  it('shows the wished account once', () => {
    expect(submissionText(changeRequest(), context).match(/DE89 3704 0044 0532 0130 00/g)).toHaveLength(1);
  });

  it('says whether the account is debited again and again or once, as the tariff asks', async () => {
    const monthly = await familyApplication();
    expect(lines(monthly)).toContain('Art der Zahlung: wiederkehrende Zahlungen');
    const once = { ...monthly, price: { ...monthly.price, interval: 'OneTime' as const } };
    expect(lines(once)).toContain('Art der Zahlung: einmalige Zahlung');
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
    const text = submissionText(await familyApplication(masked), context);
    expect(text).toContain('IBAN: DE** **** 3000');
    expect(text).not.toContain('SEPA-Lastschriftmandat\n');
    expect(text).not.toContain('TSV-2026-42');
    expect(text).not.toContain('Unterschrift');
  });

  it('says for each family member who answered about the consents, and what', async () => {
    const family = await consentingFamily();
    const [, ...groups] =
      describeSubmission(family, context).sections.find(({ id }) => id === 'consents')?.groups ?? [];
    const answers = groups.filter(({ title }) => title !== 'Sorgerecht');
    expect(answers.map(({ title, fields }) => [title, ...fields.map(({ value }) => value)])).toEqual([
      [nameOf(family.familyMembers[0]), 'von der Person selbst, 16.03.2026, 07:00', 'Nein', 'Nein'],
      [nameOf(family.familyMembers[1]), `von ${family.firstName} ${family.lastName}`, 'Ja', 'Nein'],
      [nameOf(family.familyMembers[2]), 'noch offen, die Person antwortet über ihren Link'],
      [nameOf(family.familyMembers[3]), 'keine eigene, es gelten die Antworten des Antrags'],
    ]);
    const unasked = describeSubmission(await familyApplication({ mediaConsents: [] }), context).sections;
    const left = unasked.find(({ id }) => id === 'consents')?.groups ?? [];
    expect(left.map(({ title }) => title)).toEqual([undefined, 'Sorgerecht']);
  });

  it('shows the declaration of custody of a form without signature, but not of an entry from paper', async () => {
    const declared = async (filledInBy: 'Applicant' | null) =>
      submissionText(await familyApplication({ signature: null, filledInBy }), context).includes(
        'Ich habe das Sorgerecht',
      );
    expect(await declared('Applicant')).toBe(true);
    expect(await declared(null)).toBe(false);
  });

  it('prevents values from looking like labels, hiding text or changing its direction', () => {
    const text = submissionText(
      cancellation({ comment: 'gut\r\nStatus: Angenommen\u202e\u0007\u200b' }),
      context,
    );
    expect(text).toContain('Kommentar: gut\n  Status: Angenommen\n');
    for (const mark of ['\u202e', '\u0007', '\u200b', '\r']) expect(text).not.toContain(mark);
  });
});

describe('describeSubmission of an application on a further form', () => {
  it('has the title of the form and does not speak of a membership', async () => {
    const furtherForm = { id: '019a0000-0000-7000-8000-000000000009', title: 'Sommerkurs', slug: null };
    const { title, sections } = describeSubmission(await familyApplication({ furtherForm }), context);
    expect(title).toBe('Antrag „Sommerkurs“');
    expect(sections.map(section => section.title)).toContain('Angebot');
    expect(sections.map(section => section.title)).not.toContain('Mitgliedschaft');
  });
});

describe('the caption of a signature', () => {
  it.each([
    ['Guardian', 'Aylin Öztürk, als erziehungsberechtigte Person für Çağla Öztürk, '],
    ['Applicant', 'Çağla Öztürk, '],
    [null, 'Für Çağla Öztürk, noch nicht 18, '],
  ] as const)('names who signed for a minor whose form was filled in by %s', async (filledInBy, caption) => {
    const { signature } = await familyApplication();
    const submission = { ...(await minorApplication()), signature, filledInBy };
    const { sections } = describeSubmission(submission, { ...context, isForMember: true });
    const [group] = sections.find(({ id }) => id === 'signature')?.groups ?? [];
    expect(group?.fields[0]?.value).toMatch(new RegExp(`^${caption}\\d`));
  });
});

describe('a change request with another account', () => {
  const given = async (birthDate: string, accountHolder: string) => {
    const { identity, wishes } = changeRequest();
    const { signature } = await familyApplication();
    const request = changeRequest({
      identity: { ...identity, firstName: 'Lily', lastName: 'Kern', birthDate },
      wishes: { ...wishes, lastName: 'Kern-Roth', iban: 'DE89370400440532013000', accountHolder },
      mandate: grantedMandate,
      signature,
    });
    const { sections } = describeSubmission(request, { ...context, isForMember: true });
    return JSON.stringify(sections);
  };

  it('says of an adult who granted the mandate for whom, and knows them by their new name', async () => {
    expect(await given('1990-02-28', 'Sarah Kern')).toContain('Lily Kern');
    for (const own of ['Lily Kern', 'Lily Kern-Roth'])
      expect(await given('1990-02-28', own)).not.toContain('Erteilt im Namen von');
  });

  it('does not make a child the signer', async () => {
    const words = await given('2018-02-28', 'Sarah Kern');
    expect(words).not.toContain('Erteilt im Namen von');
    expect(words).toContain('Für Lily Kern, noch nicht 18, ');
  });
});

describe('an application that a minor filled in alone', () => {
  const sections = async (copy: boolean) => {
    const minor = await minorApplication();
    const [aylin, emre] = minor.guardians;
    const submission: MembershipSubmission = {
      ...minor,
      filledInBy: 'Applicant',
      guardianLiability: true,
      confirmedAt: '2026-03-15T06:01:00.000Z',
      guardians: [aylin, emre].flatMap((one, index) =>
        one ? [{ ...one, liableAt: index === 0 ? '2026-03-15T06:00:00.000Z' : null }] : [],
      ),
      mandate: { ...grantedMandate, signedAt: '2026-03-15T06:00:00.000Z', givenBy: 'Aylin Öztürk' },
    };
    return describeSubmission(submission, { ...context, isForMember: copy }).sections;
  };
  const fieldsOf = (all: Awaited<ReturnType<typeof sections>>, id: string) =>
    all.filter(section => section.id === id).flatMap(({ groups }) => groups.flatMap(({ fields }) => fields));

  it('says whose e-mail address is another person’s, too', async () => {
    const minor = await minorApplication();
    const [aylin, emre] = minor.guardians;
    if (!aylin || !emre) throw new Error('A minor has two guardians');
    const sameIn = (submission: MembershipSubmission) =>
      fieldsOf(describeSubmission(submission, context).sections, 'guardians')
        .filter(({ label }) => label === 'Gleiche E-Mail-Adresse')
        .map(({ value }) => value);
    const guardians = [{ ...aylin, email: minor.email }, emre];
    const child = fullName(minor);
    expect(sameIn({ ...minor, guardians, filledInBy: 'Applicant' })).toEqual([
      `${fullName(aylin)} = ${child}`,
    ]);
    expect(sameIn({ ...minor, guardians, filledInBy: 'Guardian' })).toEqual([]);
    const shared = [aylin, { ...emre, email: aylin.email }];
    expect(sameIn({ ...minor, guardians: shared, filledInBy: null })).toEqual([
      `${fullName(emre)} = ${fullName(aylin)}`,
    ]);
  });

  it.each([false, true])('says who accepted liability, in a copy for its reader: %s', async copy => {
    const found = fieldsOf(await sections(copy), 'guardians').filter(
      ({ path }) => path === 'guardianLiability',
    );
    expect(found.map(({ value }) => value)).toEqual(['Aylin Öztürk']);
  });

  it('has in the evidence of the mandate only what its giver did', async () => {
    const mandate = fieldsOf(await sections(false), 'mandate').map(({ properties }) => properties[0]);
    expect(mandate).toContain('mandate.givenBy');
    expect(mandate).not.toContain('confirmedAt');
    expect(mandate.filter(one => one?.startsWith('origin'))).toEqual([]);
    expect(fieldsOf(await sections(false), 'evidence').map(({ properties }) => properties[0])).toContain(
      'origin.ip',
    );
  });
});
