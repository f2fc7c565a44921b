import type { Layout, LayoutColumn, PersonFieldName } from '@/lib/contracts/club-software';
import type { RepeatedColumn } from './layout';

export type Preset = {
  readonly id: string;
  readonly name: string;
  readonly layout: Omit<Layout, 'columns'>;
  readonly columns: readonly (LayoutColumn | RepeatedColumn)[];
};

export const defaultFormat = 'SpgVerein';

/** German desktop programs: semicolons, decimal comma, German dates. */
const german = {
  delimiter: ';',
  dateForm: 'dd.MM.yyyy',
  decimalMark: ',',
  isDefused: true,
} as const;

const column = (
  name: string,
  field?: PersonFieldName,
  more: Omit<LayoutColumn, 'name' | 'field'> = {},
): LayoutColumn => ({ name, ...(field ? { field } : {}), ...more });

const numbered = (name: (index: number) => string, from: number, to: number, field: PersonFieldName) =>
  Array.from({ length: to - from + 1 }, (_, index) =>
    column(name(from + index), field, { argument: from + index }),
  );

const salutations = { Male: 'Herr', Female: 'Frau', Diverse: '', NotSpecified: '' };

/**
 * SPG-Verein 3 and 4: the header of the import for new members, then further columns that it knows. Values have no
 * quotes; departments and fees are short codes.
 */
const spgVerein: Preset = {
  id: 'SpgVerein',
  name: 'SPG-Verein',
  layout: { ...german, encoding: 'windows-1252', quoting: 'None' },
  columns: [
    column('MitgliedID', 'MemberNumber', { shape: 'Digits', charactersMax: 10, isWholeOrNothing: true }),
    column('Verknüpfung'),
    column('Anrede', 'Gender', { codes: salutations }),
    column('Vorname', 'FirstName', { isRequired: true }),
    column('Nachname', 'LastName', { isRequired: true }),
    column('Strasse', 'Street'),
    column('PLZ', 'Zip'),
    column('Ort', 'City'),
    column('Geburtsdatum', 'BirthDate'),
    column('Geschlecht', 'Gender', { codes: { Male: 'm', Female: 'w', Diverse: 'd', NotSpecified: '' } }),
    column('Eintritt_Datum', 'EntryDate', { isRequired: true }),
    column('Zahlart', 'PaymentMethod', { codes: { SepaDirectDebit: 's', OnAccount: 'r' } }),
    column('Zahler', 'Payer'),
    column('DTA_1'),
    column('Einmalbetrag_1', 'OneTimeFee'),
    column('Email', 'Email', { isWholeOrNothing: true }),
    column('IBAN_Nr', 'Iban'),
    column('Sepa_Datum_Mandats_Ref', 'MandateSignedAt'),
    column('Sepa_kz_ausfuehrung', 'HasMandate', { codes: { true: 'e', false: '' } }),
    column('Sepa_Mandats_Ref', 'MandateReference', { charactersMax: 35, isWholeOrNothing: true }),
    column('Abteilung_1', 'DepartmentCode', { argument: 1 }),
    column('Beitragsart_1', 'TariffCode'),
    column('Zahlweise_1', 'Interval', {
      codes: { Monthly: 'm', Quarterly: 'v', HalfYearly: 'h', Yearly: 'j' },
    }),
    column('Beitrag_1', 'RecurringFee'),
    column('Titel', 'Title'),
    column('Land', 'Country'),
    column('Telefon_Privat', 'Phone'),
    column('Handy_1', 'Mobile'),
    column('BIC_Nr', 'Bic'),
    ...numbered(index => `Abteilung_${index}`, 2, 7, 'DepartmentCode'),
    column('Bemerkungen', 'Notes'),
  ],
};

const cut = (charactersMax: number) => ({ charactersMax });
const whole = (charactersMax: number) => ({ charactersMax, isWholeOrNothing: true });

/**
 * openJVerein (MitgliederImport): new members only, because a column `id` would change existing ones. Staff link the
 * payer of a family there by hand, because its ids are unknown here.
 */
const openJVerein: Preset = {
  id: 'OpenJVerein',
  name: 'openJVerein',
  layout: { ...german, encoding: 'utf-8', quoting: 'Rfc4180', decimalMark: '.' },
  columns: [
    column('vorname', 'FirstName', { ...cut(40), isRequired: true }),
    column('name', 'LastName', { ...cut(40), isRequired: true }),
    column('geschlecht', 'Gender', {
      codes: { Male: 'm', Female: 'w', Diverse: 'o', NotSpecified: 'o', '': 'o' },
      isRequired: true,
    }),
    column('geburtsdatum', 'BirthDate'),
    { name: 'adresstyp', text: '1' },
    { name: 'personenart', text: 'n' },
    column('titel', 'Title', cut(40)),
    column('anrede', 'Gender', { codes: salutations }),
    column('strasse', 'Street', cut(40)),
    column('ort', 'City', cut(40)),
    column('plz', 'Zip', whole(10)),
    column('staat', 'Country'),
    column('email', 'Email', whole(50)),
    column('telefonprivat', 'Phone', whole(20)),
    column('handy', 'Mobile', whole(20)),
    column('beitragsgruppe', 'TariffCode', { isRequired: true }),
    column('eintritt', 'EntryDate', { isRequired: true }),
    column('iban', 'Iban'),
    column('bic', 'Bic'),
    column('kontoinhaber', 'AccountHolder', cut(40)),
    column('zahlungsweg', 'PaymentMethodOfPayer', {
      codes: { SepaDirectDebit: '1', OnAccount: '2', '': '' },
    }),
    column('zahlungsrhythmus', 'Interval', {
      codes: { Monthly: '1', Quarterly: '3', HalfYearly: '6', Yearly: '12' },
    }),
    column('zahlungstermin', 'Interval', {
      codes: { Monthly: '1', Quarterly: '31', HalfYearly: '61', Yearly: '1201' },
    }),
    column('mandatdatum', 'MandateSignedAt'),
    column('mandatversion', 'HasMandate', { codes: { true: '0', false: '' } }),
    column('externemitgliedsnummer', 'MemberNumber'),
    column('vermerk1', 'Notes'),
    {
      name: 'eigenschaft_{name}',
      each: 'Department',
      field: 'HasDepartment',
      codes: { true: 'ja', false: '' },
    },
  ],
};

/** Linear Vereinsverwaltung: master data for its mapping assistant, up to ten departments. */
const linear: Preset = {
  id: 'Linear',
  name: 'Linear Vereinsverwaltung',
  layout: { ...german, encoding: 'windows-1252', quoting: 'Rfc4180' },
  columns: [
    column('Mitgliedsnummer', 'MemberNumber'),
    column('Anrede', 'Gender', { codes: salutations }),
    column('Titel', 'Title'),
    column('Vorname', 'FirstName', { isRequired: true }),
    column('Nachname', 'LastName', { isRequired: true }),
    column('Straße', 'Street'),
    column('PLZ', 'Zip'),
    column('Ort', 'City'),
    column('Land', 'Country'),
    column('Geburtsdatum', 'BirthDate'),
    column('Geschlecht', 'Gender', { codes: { Male: 'm', Female: 'w', Diverse: 'd', NotSpecified: '' } }),
    column('Staatsangehörigkeit', 'Nationality'),
    column('Telefon (privat)', 'Phone'),
    column('Mobiltelefon', 'Mobile'),
    column('E-Mail', 'Email', { isWholeOrNothing: true }),
    column('Eintrittsdatum', 'EntryDate', { isRequired: true }),
    column('Status', 'Tariff', { charactersMax: 40 }),
    ...numbered(index => `Abteilungszugehörigkeit ${index}`, 1, 10, 'Department'),
    column('Zahlungsart', 'PaymentMethodOfPayer', {
      codes: { SepaDirectDebit: 'L', OnAccount: 'U', '': '' },
    }),
    column('Zahlungsweise', 'Interval', {
      codes: {
        Monthly: 'monatlich',
        Quarterly: 'vierteljährlich',
        HalfYearly: 'halbjährlich',
        Yearly: 'jährlich',
      },
    }),
    column('IBAN', 'Iban'),
    column('BIC', 'Bic'),
    column('Abweichender Kontoinhaber', 'OtherAccountHolder'),
    column('SEPA-Mandatsreferenz', 'MandateReference', whole(35)),
  ],
};

/** Netxp-Verein: one column for each fee group and each department, marked with an X. */
const netxp: Preset = {
  id: 'Netxp',
  name: 'Netxp-Verein',
  layout: { ...german, encoding: 'utf-8-bom', quoting: 'Rfc4180' },
  columns: [
    column('Mitgliedsnummer', 'MemberNumber'),
    column('Anrede', 'Gender', { codes: salutations }),
    column('Titel', 'Title'),
    column('Vorname', 'FirstName', { isRequired: true }),
    column('Nachname', 'LastName', { isRequired: true }),
    column('Straße', 'Street'),
    column('PLZ', 'Zip'),
    column('Ort', 'City'),
    column('Land', 'Country'),
    column('Geburtsdatum', 'BirthDate'),
    column('Geschlecht', 'Gender', { codes: { Male: 'M', Female: 'W', Diverse: '', NotSpecified: '' } }),
    column('Telefon', 'Phone'),
    column('Mobil', 'Mobile'),
    column('E-Mail', 'Email', { isWholeOrNothing: true }),
    column('Eintrittsdatum', 'EntryDate', { isRequired: true }),
    column('Zahlart', 'PaymentMethodOfPayer', { codes: { SepaDirectDebit: '2', OnAccount: '3', '': '' } }),
    column('IBAN', 'Iban'),
    column('BIC', 'Bic'),
    column('Kontoinhaber', 'AccountHolder'),
    column('Mandatsreferenz', 'MandateReference', whole(35)),
    column('Mandatsdatum', 'MandateSignedAt'),
    column('Bemerkung', 'Notes'),
    { name: '{name}', each: 'Tariff', field: 'HasTariff', codes: { true: 'X', false: '' } },
    { name: '{name}', each: 'Department', field: 'HasDepartment', codes: { true: 'X', false: '' } },
  ],
};

/**
 * easyVerein: three columns are mandatory, and the sign-in must be unique. Its import assigns columns by their exact
 * names. The one for its groups is not known, so tariff and departments have names of ours, for assigning them by hand.
 */
const easyVerein: Preset = {
  id: 'EasyVerein',
  name: 'easyVerein',
  layout: { ...german, encoding: 'utf-8-bom', quoting: 'Rfc4180' },
  columns: [
    column('Mitgliedsnummer', 'MemberNumber'),
    column('Anrede', 'Gender', { codes: salutations }),
    column('Titel', 'Title'),
    column('Vorname', 'FirstName', { isRequired: true }),
    column('Nachname', 'LastName', { isRequired: true }),
    column('Firma'),
    column('Login E-Mail oder Benutzername (einmalig)', 'Login', { isRequired: true }),
    column('Private E-Mail', 'Email', { isWholeOrNothing: true }),
    column('Geburtsdatum', 'BirthDate'),
    column('Geschlecht', 'Gender', { codes: { Male: 'm', Female: 'w', Diverse: 'd', NotSpecified: '' } }),
    column('Straße', 'Street'),
    column('PLZ', 'Zip'),
    column('Ort', 'City'),
    column('Land', 'Country'),
    column('Telefon privat', 'Phone'),
    column('Mobiltelefon', 'Mobile'),
    column('Eintrittsdatum', 'EntryDate', { isRequired: true }),
    column('Zahlungsart', 'PaymentMethodOfPayer', {
      codes: { SepaDirectDebit: '1', OnAccount: '2', '': '0' },
    }),
    column('Beitrag', 'RecurringFee'),
    column('Zahlungsintervall in Monaten', 'Interval', {
      codes: { Monthly: '1', Quarterly: '3', HalfYearly: '6', Yearly: '12', OneTime: '-1' },
    }),
    column('IBAN', 'Iban'),
    column('BIC', 'Bic'),
    column('Kontoinhaber', 'AccountHolder'),
    column('SEPA-Mandatsreferenz', 'MandateReference', whole(60)),
    column('SEPA-Mandatsdatum', 'MandateSignedAt'),
    column('Bemerkung', 'Notes'),
    column('Tarif', 'TariffCode'),
    ...numbered(index => `Abteilung ${index}`, 1, 10, 'DepartmentCode'),
  ],
};

/** The club software for which there are formats (contract §6). */
export const presets: readonly Preset[] = [spgVerein, openJVerein, linear, netxp, easyVerein];
