import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { Submission } from '@/lib/contracts/submissions/submissions';
import { textCell } from '@/lib/rules/format/csv-text';
import {
  cancellation,
  changeRequest,
  consentingFamily,
  exportContext,
  familyApplication,
} from '@/testing/exports/fixtures';
import { parseCsv } from '@/testing/exports/parse-csv';
import type { ExportContext } from './export-context';
import {
  csvColumns,
  csvHeader,
  customFieldNamesOf,
  fixedColumns,
  submissionLines,
  toCsv,
} from './submission-csv';

const context = await exportContext();

it('the guide to exports names every fixed column', async () => {
  const guide = await readFile('docs/developers/exports.md', 'utf8');
  const unnamed = fixedColumns.filter(column => !guide.includes(`\`${column.replace('[1]', '[0]')}\``));
  expect(unnamed).toEqual([]);
});

function read(submission: Submission, given: ExportContext = context): Record<string, string>[] {
  const csv = toCsv(csvColumns(customFieldNamesOf(submission, given)), [submission], given);
  const [header = [], ...rows] = parseCsv(csv.slice(1));
  return rows.map(row => Object.fromEntries(header.map((name, index) => [name, row[index] ?? ''])));
}

const active = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];
const hostile = [
  ...active.map(mark => `${mark}cmd|' /C calc'!A0`),
  'a;b',
  'say "hi"',
  '"',
  '""',
  'two\r\nlines',
  'line\nfeed',
  'carriage\rreturn',
  ' spaces ',
  "'quoted",
  '<iframe src=file:///etc/passwd>',
  '{{7*7}}',
  'Zoë Łukasz ß 🙂 „“ –',
];

it('every row of a withdrawn submission has the state Withdrawn', async () => {
  const withdrawn = { state: 'Rejected', withdrawnAt: '2026-03-18T17:30:00.000Z' } as const;
  const rows = read(await familyApplication(withdrawn));
  expect(rows.length).toBeGreaterThan(1);
  expect([...new Set(rows.map(({ state }) => state))]).toEqual(['Withdrawn']);
});

describe('toCsv', () => {
  it('gives each person of a family the consents that count for them, and who answered; none to who is awaited', async () => {
    const rows = read(await consentingFamily());
    const own = 'Fotos auf der Website: true | Fotos in der Presse: false';
    const refused = 'Fotos auf der Website: false | Fotos in der Presse: false';
    expect(rows.map(row => [row.mediaConsents, row.consentSource, row.consentsAnsweredAt])).toEqual([
      [own, '', ''],
      [refused, 'Person', '16.03.2026 07:00:00'],
      [own, 'Applicant', ''],
      ['', 'Awaited', ''],
      [own, 'Application', ''],
    ]);
  });

  it('starts with a byte order mark, separates by semicolons and ends each row with CRLF', () => {
    const given = cancellation({ city: '2;3', comment: '' });
    expect(toCsv(['kind', 'city', 'comment', 'unknown'], [given], context)).toBe(
      '\ufeffkind;city;comment;unknown\r\nCancellation;"2;3";;\r\n',
    );
  });

  it('equals header plus lines, so rows can be appended', () => {
    const columns = csvColumns([]);
    const both = [cancellation(), changeRequest()];
    const parts = [csvHeader(columns), ...both.map(submissionLines(columns, context))];
    expect(`\ufeff${parts.join('')}`).toBe(toCsv(columns, both, context));
  });

  it.each(hostile)('%j is unchanged after writing and parsing', text => {
    const [row] = read(cancellation({ comment: text, lastName: text, customFields: { shirtSize: text } }));
    for (const cell of [row?.comment, row?.lastName, row?.['customFields.shirtSize']]) {
      expect(cell).toBe(textCell(text));
      expect(cell?.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, '')).toBe(text);
    }
  });

  it('has no cell that a spreadsheet would run', async () => {
    const family = await familyApplication();
    const member = { ...family.familyMembers[0], lastName: '=1+1', customFields: { shirtSize: '@x' } };
    for (const mark of active) {
      const text = `${mark}1`;
      const rows = read({
        ...family,
        title: text,
        firstName: text,
        street: text,
        phone: text,
        notes: text,
        accountHolder: text,
        decisionMessage: text,
        customFields: { shirtSize: text, [`${mark}name`]: text },
        familyMembers: [Object.assign({}, family.familyMembers[0], member)],
        membership: { ...family.membership, name: text },
        departments: [{ id: family.id, name: text }],
      });
      const cells = rows.flatMap(row => Object.values(row));
      expect(cells.filter(cell => active.some(one => cell.startsWith(one)))).toEqual([]);
    }
  });
});

describe('submissionLines', () => {
  it('has a row for each family member with the same numberOfApplication, and sums in the first row only', async () => {
    const rows = read(await familyApplication());
    expect(rows.map(row => [row.numberOfApplication, row.rowType, row.firstName])).toEqual([
      ['42', 'Submission', 'Zoë'],
      ['42', 'FamilyMember', 'Işıl'],
      ['42', 'FamilyMember', 'Björn'],
      ['42', 'FamilyMember', 'Željko'],
    ]);
    expect(rows.map(row => row['price.recurring'])).toEqual(['45,50', '', '', '']);
    expect(rows.map(row => row.iban !== '')).toEqual([true, false, false, false]);
    expect(rows[1]).toMatchObject({
      'membership.name': 'Familie',
      birthDate: '01.05.2010',
      phone: "'+49 171 1",
    });
  });

  it('writes dates, amounts and times in the format of German Excel', async () => {
    const [row] = read(await familyApplication());
    expect(row).toMatchObject({
      zip: '01067',
      birthDate: '29.02.1988',
      entryDate: '01.04.2026',
      phone: "'+49 351 7654321",
      receivedAt: '14.03.2026 10:26:53',
      'price.oneTime': '1234,50',
      'customFields.yearsOfSport': '7,5',
      'customFields.swimBadge': '30.06.1999',
      'customFields.helper': 'true',
      departments: 'Turnen, Schwimmen',
    });
  });

  it('writes ISO dates and points in English', async () => {
    const [row] = read(await familyApplication(), { ...context, locale: 'en' });
    expect(row).toMatchObject({
      birthDate: '1988-02-29',
      receivedAt: '2026-03-14T09:26:53.589Z',
      'price.oneTime': '1234.50',
      'customFields.yearsOfSport': '7.5',
    });
  });

  it('puts wished bank data, masked or not, only into the columns of wishes', () => {
    const { wishes } = changeRequest();
    const masked = { iban: 'DE** **** 3000', accountHolder: '***' };
    const { bic: _bic, ...others } = wishes;
    const account = {
      iban: wishes.iban ?? '',
      bic: wishes.bic ?? '',
      accountHolder: wishes.accountHolder ?? '',
    };
    for (const [given, cells] of [
      [wishes, account],
      [
        { ...others, ...masked },
        { ...masked, bic: '' },
      ],
    ] as const)
      expect(read(changeRequest({ wishes: given }))[0]).toMatchObject({
        iban: '',
        bic: '',
        accountHolder: '',
        'wishes.sepaMandateAccepted': 'true',
        'wishes.iban': cells.iban,
        'wishes.bic': cells.bic,
        'wishes.accountHolder': cells.accountHolder,
      });
  });

  it('puts wishes and dates of the other kinds into columns of the same table', () => {
    expect(read(changeRequest())[0]).toMatchObject({
      kind: 'Change',
      'wishes.city': 'Leipzig',
      'wishes.membershipId': 'Erwachsene',
      'wishes.departmentIds': 'Turnen',
      'wishes.birthDate': '28.02.1988',
      validFrom: '01.05.2026',
    });
    expect(read(cancellation())[0]).toMatchObject({
      kind: 'Cancellation',
      effectiveDate: '30.06.2026',
      reason: 'Umzug',
    });
  });

  it('has a column for a deleted field only if a submission has a value for it', () => {
    const without = cancellation({ customFields: {} });
    expect(customFieldNamesOf(without, context)).not.toContain('faxNumber');
    expect(customFieldNamesOf(cancellation(), context)).toContain('faxNumber');
    expect(customFieldNamesOf(cancellation({ customFields: { lost: 'x' } }), context)).toContain('lost');
  });
});
