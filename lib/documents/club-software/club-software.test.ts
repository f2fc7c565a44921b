import { describe, expect, it } from 'vitest';
import type { Layout } from '@/lib/contracts/club-software';
import type { MembershipSubmission } from '@/lib/contracts/submissions/submissions';
import { familyApplication, minorApplication } from '@/testing/exports/fixtures';
import {
  germanAmount,
  germanDate,
  type ImportedRow,
  readQuoted,
  readSpg,
} from '@/testing/exports/read-club-software';
import { charsetOf, encodeFile } from './encode';
import { type Catalog, expandColumns } from './layout';
import type { PersonContext } from './person-fields';
import { presets } from './presets';
import { headerLine, writeRows } from './write-rows';

const catalog: Catalog = {
  tariffs: [
    { id: '019a0000-0000-7000-8000-000000000101', name: 'Familie', externalCode: '03' },
    { id: '019a0000-0000-7000-8000-000000000102', name: 'Kinder und Jugendliche', externalCode: '' },
  ],
  departments: [
    { id: '019a0000-0000-7000-8000-000000000201', name: 'Turnen', externalCode: 'tu' },
    { id: '019a0000-0000-7000-8000-000000000202', name: 'Schwimmen', externalCode: 'sw' },
  ],
};
const context: PersonContext = { catalog, timeZone: 'Europe/Berlin', sharedEmails: new Set() };

function layoutOf(id: string): Layout {
  const preset = presets.find(one => one.id === id);
  if (!preset) throw new Error(`No preset ${id}`);
  return { ...preset.layout, columns: expandColumns(preset.columns, catalog) };
}

function write(id: string, submissions: readonly MembershipSubmission[], people = context) {
  const layout = layoutOf(id);
  const { text, changes } = writeRows(submissions, layout, people);
  const file = encodeFile(headerLine(layout) + text, layout.encoding, true);
  const rows = layout.quoting === 'None' ? readSpg(file) : readQuoted(file, charsetOf(layout.encoding));
  return { rows, changes, file };
}

const family = await familyApplication({
  firstName: 'Jürgen',
  lastName: 'Größ',
  title: '',
  gender: 'Male',
  street: 'Süßholzweg 3',
  zip: '01067',
  city: 'Köln',
  accountHolder: 'Änne Größ',
  memberNumber: '2093',
  notes: 'Ruft; bitte\nabends an',
});
const child = { ...(await minorApplication()), email: 'cagla@example.org' };

const attack = await familyApplication({
  firstName: '=HYPERLINK("http://evil.example")',
  city: '+49 Köln',
  street: '@SUM(A1)',
  phone: '-1+cmd|calc',
  mobile: '+49 171 2345678',
  familyMembers: [],
});

const firstOf = (rows: readonly ImportedRow[]) => rows[0] ?? {};

it.each([
  ['SpgVerein', 'Vorname', 'Nachname'],
  ['OpenJVerein', 'vorname', 'name'],
  ['Linear', 'Vorname', 'Nachname'],
  ['Netxp', 'Vorname', 'Nachname'],
  ['EasyVerein', 'Vorname', 'Nachname'],
])('a file for %s has a dash as last name of a person with one name, and reports it', (id, first, last) => {
  const { rows, changes } = write(id, [
    { ...family, firstName: 'Sukarno', lastName: '', accountHolder: 'Sukarno', familyMembers: [] },
  ]);
  expect(rows[0]).toMatchObject({ [first]: 'Sukarno', [last]: '-' });
  expect(changes).toContainEqual({
    number: 42,
    person: 'Sukarno',
    column: last,
    reason: 'Missing',
    before: '',
    after: '-',
  });
});

describe('a file for SPG-Verein', () => {
  const { rows, changes } = write('SpgVerein', [family, child]);

  it('begins with the header of the import for new members', () => {
    expect(headerLine(layoutOf('SpgVerein'))).toMatch(
      /^MitgliedID;Verknüpfung;Anrede;Vorname;Nachname;Strasse;PLZ;Ort;Geburtsdatum;Geschlecht;Eintritt_Datum;Zahlart;Zahler;DTA_1;Einmalbetrag_1;Email;IBAN_Nr;Sepa_Datum_Mandats_Ref;Sepa_kz_ausfuehrung;Sepa_Mandats_Ref;Abteilung_1;Beitragsart_1;Zahlweise_1;Beitrag_1;/,
    );
  });

  it("has a line for each person, with umlauts, dates, amounts and codes in the program's format", () => {
    expect(rows.map(row => [row.Vorname, row.Nachname])).toEqual([
      ['Jürgen', 'Größ'],
      ['Isil', 'Lukaszewicz-Groß'],
      ['Björn', 'Lukaszewicz-Groß'],
      ['Željko', 'Lukaszewicz-Groß'],
      ['Çagla', 'Öztürk'],
    ]);
    const row = firstOf(rows);
    expect(row).toMatchObject({
      MitgliedID: '2093',
      Anrede: 'Herr',
      Geschlecht: 'm',
      Strasse: 'Süßholzweg 3',
      PLZ: '01067',
      Ort: 'Köln',
      Zahlart: 's',
      Zahler: 'Größ, Änne',
      IBAN_Nr: 'DE89370400440532013000',
      BIC_Nr: 'COBADEFFXXX',
      Sepa_kz_ausfuehrung: 'e',
      Sepa_Mandats_Ref: 'TSV-2026-42-7F3A9C2B',
      Abteilung_1: 'tu',
      Abteilung_2: 'sw',
      Beitragsart_1: '03',
      Zahlweise_1: 'm',
      Telefon_Privat: '+49 351 7654321',
      Bemerkungen: 'Ruft, bitte abends an',
    });
    expect(germanDate(row.Geburtsdatum)).toBe('1988-02-29');
    expect(germanDate(row.Eintritt_Datum)).toBe('2026-04-01');
    expect(germanDate(row.Sepa_Datum_Mandats_Ref)).toBe('2026-03-14');
    expect([germanAmount(row.Beitrag_1), germanAmount(row.Einmalbetrag_1)]).toEqual([45.5, 1234.5]);
  });

  it("charges a family once: only the payer's line has bank data and fees; the others have their number and name the payer", () => {
    for (const row of rows.slice(1, 4)) {
      expect(row).toMatchObject({
        Zahler: 'Größ, Jürgen',
        IBAN_Nr: '',
        Sepa_Mandats_Ref: '',
      });
      expect(germanAmount(row.Beitrag_1)).toBe(0);
    }
    expect(rows.slice(1, 4).map(({ MitgliedID }) => MitgliedID)).toEqual(['2094', '', '']);
    expect(rows.at(-1)).toMatchObject({ Zahlart: 'r', Zahler: '', IBAN_Nr: '', Geschlecht: '' });
  });

  it('reports every value that was changed for the file, and no other', () => {
    expect(changes.map(({ number, column, reason, before }) => [number, column, reason, before])).toEqual([
      [42, 'Bemerkungen', 'Separators', 'Ruft; bitte\nabends an'],
      [42, 'Vorname', 'Characters', 'Işıl'],
      [42, 'Nachname', 'Characters', 'Łukaszewicz-Groß'],
      [42, 'Nachname', 'Characters', 'Łukaszewicz-Groß'],
      [42, 'Nachname', 'Characters', 'Łukaszewicz-Groß'],
      [43, 'Vorname', 'Characters', 'Çağla'],
      [43, 'Strasse', 'Characters', 'Đorđe-Iñigo-Straße 12 a'],
      [43, 'Ort', 'Characters', 'Şişli-Őrség'],
    ]);
    expect(changes[1]).toMatchObject({ person: 'Łukaszewicz-Groß, Işıl', after: 'Isil' });
  });
});

describe('a file without quotes', () => {
  it('has no cell that begins with a quotation mark, behind which readers merge cells, and reports it', async () => {
    const quoted = await familyApplication({ lastName: '"Zoë" Groß', city: '""', familyMembers: [] });
    const { rows, file, changes: reported } = write('SpgVerein', [quoted]);
    expect(firstOf(rows)).toMatchObject({ Nachname: `'Zoë" Groß`, Ort: "'" });
    expect(file.toString('latin1')).not.toMatch(/(^|;)\s*"/m);
    expect(reported.map(({ column, reason }) => [column, reason])).toContainEqual(['Nachname', 'Separators']);
  });
});

describe('a file for openJVerein', () => {
  const { rows, changes } = write('OpenJVerein', [family, child]);

  it('contains what the importer requires, in its codes', () => {
    const row = firstOf(rows);
    expect(row).toMatchObject({
      vorname: 'Jürgen',
      name: 'Größ',
      geschlecht: 'm',
      adresstyp: '1',
      personenart: 'n',
      beitragsgruppe: '03',
      zahlungsweg: '1',
      zahlungsrhythmus: '1',
      zahlungstermin: '1',
      iban: 'DE89370400440532013000',
      kontoinhaber: 'Änne Größ',
      mandatversion: '0',
      externemitgliedsnummer: '2093',
      eigenschaft_tu: 'ja',
      eigenschaft_sw: 'ja',
      vermerk1: 'Ruft; bitte\nabends an',
    });
    expect([germanDate(row.geburtsdatum), germanDate(row.eintritt), germanDate(row.mandatdatum)]).toEqual([
      '1988-02-29',
      '2026-04-01',
      '2026-03-14',
    ]);
    expect(rows[1]).toMatchObject({ vorname: 'Işıl', geschlecht: 'm', zahlungsweg: '', iban: '' });
    expect(rows[2]).toMatchObject({ vorname: 'Björn', geschlecht: 'o', eigenschaft_tu: '' });
    expect(rows.at(-1)).toMatchObject({ beitragsgruppe: 'Kinder und Jugendliche', zahlungsweg: '2' });
    expect(changes).toEqual([]);
  });

  it('has an IBAN and a mandate date in every line with direct debit, and no column id', () => {
    for (const row of rows.filter(one => one.zahlungsweg === '1'))
      expect([Boolean(row.iban), Boolean(row.mandatdatum)]).toEqual([true, true]);
    expect(Object.keys(firstOf(rows))).not.toContain('id');
  });

  it('shortens texts, drops addresses and numbers that are too long, and reports it', async () => {
    const long = await familyApplication({
      lastName: 'Ö'.repeat(45),
      email: `${'a'.repeat(60)}@example.org`,
      phone: '+49 351 7654321 oder 0171 123456',
      familyMembers: [],
    });
    const { rows: written, changes: report } = write('OpenJVerein', [long]);
    expect(firstOf(written)).toMatchObject({ name: 'Ö'.repeat(40), email: '', telefonprivat: '' });
    expect(report.map(({ column, reason }) => [column, reason])).toEqual([
      ['name', 'TooLong'],
      ['email', 'LeftOut'],
      ['telefonprivat', 'Formula'],
      ['telefonprivat', 'LeftOut'],
    ]);
  });
});

describe('a file for Linear', () => {
  it("contains master data with up to ten departments and the program's letters for payment", () => {
    const { rows } = write('Linear', [family, child]);
    const row = firstOf(rows);
    expect(row).toMatchObject({
      Anrede: 'Herr',
      Vorname: 'Jürgen',
      Nachname: 'Größ',
      Straße: 'Süßholzweg 3',
      Zahlungsart: 'L',
      Zahlungsweise: 'monatlich',
      'Abteilungszugehörigkeit 1': 'Turnen',
      'Abteilungszugehörigkeit 2': 'Schwimmen',
      'Abteilungszugehörigkeit 10': '',
      'Abweichender Kontoinhaber': 'Änne Größ',
      'SEPA-Mandatsreferenz': 'TSV-2026-42-7F3A9C2B',
    });
    expect(germanDate(row.Geburtsdatum)).toBe('1988-02-29');
    expect(row.Status?.length).toBeLessThanOrEqual(40);
    expect(rows.at(-1)).toMatchObject({ Zahlungsart: 'U', Vorname: 'Çagla' });
  });
});

describe('a file for Netxp-Verein', () => {
  it("marks fee groups and departments in columns with the program's names", () => {
    const { rows } = write('Netxp', [family, child]);
    expect(firstOf(rows)).toMatchObject({
      Nachname: 'Größ',
      Geschlecht: 'M',
      Zahlart: '2',
      '03': 'X',
      'Kinder und Jugendliche': '',
      tu: 'X',
      sw: 'X',
    });
    expect(rows[1]).toMatchObject({ Vorname: 'Işıl', tu: '', sw: 'X', Zahlart: '' });
    expect(rows.at(-1)).toMatchObject({ '03': '', 'Kinder und Jugendliche': 'X', Zahlart: '3' });
  });

  it('distinguishes columns with the same name', () => {
    const both: Catalog = {
      tariffs: [{ id: 'a', name: 'Tennis', externalCode: '' }],
      departments: [{ id: 'b', name: 'Tennis', externalCode: '' }],
    };
    const netxp = presets.find(({ id }) => id === 'Netxp');
    const names = expandColumns(netxp?.columns ?? [], both).map(({ name }) => name);
    expect(names.slice(-2)).toEqual(['Tennis', 'Tennis (2)']);
  });
});

describe('a file for easyVerein', () => {
  it('has the mandatory columns, and a unique sign-in', () => {
    const shared = new Set(['isil@example.org']);
    const { rows, changes } = write('EasyVerein', [family, child], { ...context, sharedEmails: shared });
    const logins = rows.map(row => row['Login E-Mail oder Benutzername (einmalig)'] ?? '');
    expect(logins).toEqual([
      'zoe.lukaszewicz@example.org',
      'antrag-0042-2',
      'antrag-0042-3',
      'antrag-0042-4',
      'cagla@example.org',
    ]);
    expect(new Set(logins).size).toBe(5);
    for (const row of rows) expect([row.Vorname, row.Nachname].every(Boolean)).toBe(true);
    expect(changes.filter(({ reason }) => reason === 'Login')).toHaveLength(3);
    expect(firstOf(rows)).toMatchObject({
      Zahlungsart: '1',
      'Zahlungsintervall in Monaten': '1',
      Beitrag: '45,50',
    });
  });

  it('names tariff and departments of each person, by their names in the program', () => {
    const { rows } = write('EasyVerein', [family, child]);
    expect(firstOf(rows)).toMatchObject({ Tarif: '03', 'Abteilung 1': 'tu', 'Abteilung 2': 'sw' });
    expect(rows[1]).toMatchObject({ Vorname: 'Işıl', Tarif: '03', 'Abteilung 1': 'sw', 'Abteilung 2': '' });
    expect(rows.at(-1)).toMatchObject({ Vorname: 'Çağla', Tarif: 'Kinder und Jugendliche' });
  });
});

describe('departments without a column', () => {
  it.each(['SpgVerein', 'Linear', 'EasyVerein'])('are in the report of %s', id => {
    const departments = Array.from({ length: 12 }, (_, index) => ({
      id: `d${index + 1}`,
      name: `D${index + 1}`,
    }));
    const columnsMax = id === 'SpgVerein' ? 7 : 10;
    const lost = write(id, [{ ...child, departments }]).changes.filter(
      ({ reason }) => reason === 'Departments',
    );
    const names = departments.slice(columnsMax - 1).map(({ name }) => name);
    expect(lost).toMatchObject([
      { column: expect.stringMatching(`${columnsMax}$`), before: names.join(', '), after: `D${columnsMax}` },
    ]);
    const fitting = { ...child, departments: departments.slice(0, columnsMax) };
    expect(write(id, [fitting]).changes.filter(({ reason }) => reason === 'Departments')).toEqual([]);
  });
});

describe('every file', () => {
  it.each(presets.map(({ id }) => id))('for %s contains no text that a spreadsheet would run', id => {
    const { rows, changes } = write(id, [attack]);
    for (const [name, cell] of Object.entries(firstOf(rows)))
      if (!/^\+?[\d ()/.-]+$/.test(cell))
        expect([name, cell[0] ?? '']).not.toEqual([name, expect.stringMatching(/[=+@-]/)]);
    expect(changes.filter(({ reason }) => reason === 'Formula').length).toBeGreaterThanOrEqual(4);
    expect(Object.values(firstOf(rows))).toContain('+49 171 2345678');
  });

  it.each(presets.map(({ id }) => id))('for %s has no bank data if the reader may not see it', async id => {
    const masked = await familyApplication({
      iban: 'DE** **** 3000',
      accountHolder: '***',
      bic: null,
      mandate: null,
      familyMembers: [],
    });
    const { rows, changes } = write(id, [masked]);
    expect(Object.values(firstOf(rows)).filter(cell => cell.includes('*'))).toEqual([]);
    expect(changes.map(({ reason }) => reason)).toContain('Masked');
  });
});
