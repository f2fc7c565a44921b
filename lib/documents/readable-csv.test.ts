import { describe, expect, it } from 'vitest';
import type { Submission } from '@/lib/contracts/submissions/submissions';
import type { Locale, SubmissionKind } from '@/lib/rules/enums';
import {
  cancellation,
  changeRequest,
  consentingFamily,
  exportContext,
  familyApplication,
  minorApplication,
} from '@/testing/exports/fixtures';
import { parseCsv } from '@/testing/exports/parse-csv';
import { readableColumns, readableTable } from './readable-csv';

const context = await exportContext();
const kinds = ['Membership', 'Change', 'Cancellation'] as const;

function read(submission: Submission, locale: Locale = 'de'): Record<string, string>[] {
  const { header, lines } = readableTable(readableColumns(kinds, context.customFields), {
    ...context,
    locale,
  });
  const [headings = [], ...rows] = parseCsv(header + lines(submission));
  return rows.map(row => Object.fromEntries(headings.map((name, index) => [name, row[index] ?? ''])));
}

const headings = (of: readonly SubmissionKind[], locale: Locale = 'de') =>
  parseCsv(readableTable(readableColumns(of, context.customFields), { ...context, locale }).header)[0] ?? [];

describe('readableTable', () => {
  it('says of a wished direct debit that only its mandate is missing', async () => {
    const proposedAccount = { accountHolder: 'Gerda Groß', iban: 'DE** **** 3000' };
    const minor = { ...(await minorApplication()), state: 'New' as const, proposedAccount };
    expect(read(minor)[0]).toMatchObject({ Zahlungsart: 'SEPA-Lastschrift, das Mandat fehlt noch' });
    const withdrawn = {
      ...minor,
      state: 'Rejected' as const,
      paymentMethod: 'OnAccount' as const,
      proposedAccount: null,
    };
    expect(read({ ...withdrawn, withdrawnAt: '2026-03-18T17:30:00.000Z' })[0]).toMatchObject({
      Zahlungsart: '',
    });
  });

  it('writes an application and its family in German words, days and amounts', async () => {
    const [first, member, ...others] = read(await familyApplication());
    expect(first).toMatchObject({
      Nummer: '42',
      Art: 'Mitgliedsantrag',
      Person: 'antragstellende Person',
      Status: 'Angenommen',
      'Eingegangen am': '14.03.2026 10:26',
      Geschlecht: 'weiblich',
      Geburtsdatum: '29.02.1988',
      Land: 'Deutschland',
      Telefon: '(+49) 351 7654321',
      Tarif: 'Familie',
      Formular: 'Sommerkurs',
      Abteilungen: 'Turnen, Schwimmen',
      Zuschläge: 'Sauna',
      Eintrittsdatum: '01.04.2026',
      Zahlungsart: 'SEPA-Lastschrift',
      IBAN: 'DE89 3704 0044 0532 0130 00',
      Zahlweise: 'monatlich',
      'Laufender Beitrag (EUR)': '45,50',
      'Einmaliger Beitrag (EUR)': '1234,50',
      'Mandat erteilt am': '14.03.2026 10:26',
      'Erste Lastschrift am': '02.05.2026',
      Einwilligungen: 'Fotos auf der Website: Ja | Fotos in der Presse: Nein',
      Unterschrift: 'Ja',
      Trikotgröße: 'Größe L',
      'Schwimmabzeichen seit': '30.06.1999',
      'Hilft bei Festen': 'Ja',
      'Jahre im Sport': '7,5',
      'Datenschutzhinweise gelesen': 'Ja',
      'Alleiniges Sorgerecht': 'Nein',
    });
    expect(member).toMatchObject({
      Nummer: '42',
      Person: 'Familienmitglied',
      Vorname: 'Işıl',
      Geschlecht: 'männlich',
      Mitgliedsnummer: '2094',
      Abteilungen: 'Schwimmen',
      Trikotgröße: 'Größe S',
      IBAN: '',
      'Laufender Beitrag (EUR)': '',
      Tarif: 'Familie',
      Telefon: '(+49) 171 1',
    });
    expect(others).toHaveLength(2);
  });

  it('writes the same in English', async () => {
    expect(read(await familyApplication(), 'en')[0]).toMatchObject({
      Number: '42',
      Type: 'Membership application',
      Status: 'Accepted',
      Gender: 'female',
      'Received on': '14 March 2026 10:26',
      'Date of birth': '29 February 1988',
      Country: 'Germany',
      'One-off fee (EUR)': '1234.50',
      'Payment interval': 'monthly',
    });
  });

  it('names a consent in the language of the table, whatever language the applicant read', async () => {
    const family = await familyApplication();
    const [website, press] = family.mediaConsents;
    if (!website || !press) throw new Error('fixture without consents');
    const label = 'Fotos auf der Website';
    const translations = { en: { label: 'Photos on the website' } };
    const records = {
      clubLocale: 'de',
      named: [],
      furtherForms: [],
      cancellation: { reasons: [], translations: {} },
      consents: [{ id: website.consentId, label, translations }],
    } as const;
    for (const stored of [label, 'Photos on the website', 'An older name'])
      for (const [locale, cell] of [
        ['de', 'Fotos auf der Website: Ja | Fotos in der Presse: Nein'],
        ['en', 'Photos on the website: Yes | Fotos in der Presse: No'],
      ] as const) {
        const { header, lines } = readableTable(['mediaConsents'], { ...context, records, locale });
        const mediaConsents = [{ ...website, label: stored }, press];
        expect(parseCsv(header + lines({ ...family, mediaConsents }))[1]).toEqual([cell]);
      }
  });

  it('gives each person of a family the consents that count for them, and says who answered', async () => {
    const own = 'Fotos auf der Website: Ja | Fotos in der Presse: Nein';
    const rows = read(await consentingFamily());
    expect(rows.map(row => [row.Einwilligungen, row['Einwilligungen: Antwort']])).toEqual([
      [own, ''],
      ['Fotos auf der Website: Nein | Fotos in der Presse: Nein', 'von der Person selbst, 16.03.2026, 07:00'],
      [own, 'von Zoë Łukaszewicz-Groß'],
      ['', 'noch offen, die Person antwortet über ihren Link'],
      [own, 'keine eigene, es gelten die Antworten des Antrags'],
    ]);
  });

  it('names guardians, whose consent is missing is empty', async () => {
    expect(read(await minorApplication())[0]).toMatchObject({
      Status: 'Unbestätigt',
      Zahlungsart: 'Rechnung',
      Geschlecht: 'keine Angabe',
      'Erziehungsberechtigte Person 1: Vorname': 'Aylin',
      'Erziehungsberechtigte Person 1: Bestätigt am': '15.03.2026 07:00',
      'Erziehungsberechtigte Person 2: Beziehung zum Kind': 'Vater',
      'Erziehungsberechtigte Person 2: Bestätigt am': '',
    });
  });

  it('writes the wishes of a change request in one cell, its account in the columns of the account', () => {
    const [row, member] = read(changeRequest());
    expect(row).toMatchObject({
      Art: 'Änderungsantrag',
      Person: 'Mitglied',
      'Gültig ab': '01.05.2026',
      BIC: 'COBADEFFXXX',
      Vorname: 'Zoë',
      Mitgliedsnummer: 'M-2093',
    });
    const wishes = row?.['Gewünschte Änderungen'] ?? '';
    for (const wish of ['Ort: Leipzig', 'Land: Österreich', 'Tarif: Erwachsene', 'Trikotgröße: Größe S'])
      expect(wishes.split(' | ')).toContain(wish);
    expect(wishes).not.toContain('DE89');
    expect(member).toMatchObject({ Person: 'Familienmitglied', Vorname: 'Ida' });
  });

  it('writes scope, days and reason of a cancellation', () => {
    expect(read(cancellation())[0]).toMatchObject({
      Art: 'Kündigung',
      Umfang: 'Einzelne Abteilungen',
      'Gewünschtes Ende': '31.12.2026',
      'Ende der Mitgliedschaft': '30.06.2026',
      Grund: 'Umzug',
      Abteilungen: 'Schwimmen',
      'Namen der Familienmitglieder': 'Ana Groß, Björn Groß',
    });
  });

  it.each(['de', 'en'] as const)('has no technical column, code or id (%s)', async locale => {
    const all = [await familyApplication(), await minorApplication(), changeRequest(), cancellation()];
    const rows = all.flatMap(submission => read(submission, locale));
    const text = [...Object.keys(rows[0] ?? {}), ...rows.flatMap(row => Object.values(row))].join('\n');
    for (const technical of [
      ...[/\b[a-z]+[A-Z]/, /019a0000/, /198\.51\.100/, /Mozilla/, /\btrue\b|\bfalse\b/, /SepaDirectDebit/],
      ...[/OnAccount/, /NotSpecified/, /\d{4}-\d\d-\d\d/, /^'/m, /null|undefined/],
    ])
      expect(text).not.toMatch(technical);
  });

  it('has no cell that a spreadsheet would run', async () => {
    const family = await familyApplication();
    for (const mark of ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']) {
      const text = `${mark}1+1`;
      const fields = context.customFields.map(field => ({ ...field, label: text }));
      const names = readableColumns(kinds, fields);
      const { header, lines } = readableTable(names, { ...context, customFields: fields });
      const csv = lines({
        ...family,
        title: text,
        firstName: text,
        street: text,
        phone: text,
        mobile: text,
        notes: text,
        accountHolder: text,
        decisionMessage: text,
        decidedBy: text,
        customFields: { shirtSize: text },
        membership: { ...family.membership, name: text },
        departments: [{ id: family.id, name: text }],
        furtherForm: { id: family.id, slug: 'a', title: text },
      });
      const cells = parseCsv(header + csv).flat();
      expect(cells.filter(cell => /^[=+\-@\t\r\n＝＋－＠]/.test(cell))).toEqual([]);
    }
  });
});

describe('readableColumns', () => {
  it('leaves out columns of other kinds', () => {
    expect(headings(['Cancellation'])).toContain('Umfang');
    expect(headings(['Cancellation'])).not.toContain('IBAN');
    expect(headings(['Membership'])).not.toContain('Umfang');
    expect(headings([])).toEqual(headings(kinds));
  });

  it.each(['de', 'en'] as const)('has no heading twice (%s)', locale => {
    const names = headings(kinds, locale);
    expect(names).toEqual([...new Set(names)]);
  });
});
