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
 * SPG-Verein 3 and 4: the header that was imported for new members, then further columns that it knows. Values bear
 * no quotes; departments and fees are its short codes.
 */
const spgVerein: Preset = {
  id: 'SpgVerein',
  name: 'SPG-Verein',
  layout: { ...german, encoding: 'windows-1252', quoting: 'None' },
  columns: [
    column('MitgliedID', 'memberNumber', { shape: 'Digits', charactersMax: 10, isWholeOrNothing: true }),
    column('Verknüpfung'),
    column('Anrede', 'gender', { codes: salutations }),
    column('Vorname', 'firstName', { isRequired: true }),
    column('Nachname', 'lastName', { isRequired: true }),
    column('Strasse', 'street'),
    column('PLZ', 'zip'),
    column('Ort', 'city'),
    column('Geburtsdatum', 'birthDate'),
    column('Geschlecht', 'gender', { codes: { Male: 'm', Female: 'w', Diverse: 'd', NotSpecified: '' } }),
    column('Eintritt_Datum', 'entryDate', { isRequired: true }),
    column('Zahlart', 'paymentMethod', { codes: { SepaDirectDebit: 's', OnAccount: 'r' } }),
    column('Zahler', 'payer'),
    column('DTA_1'),
    column('Einmalbetrag_1', 'oneTimeFee'),
    column('Email', 'email', { isWholeOrNothing: true }),
    column('IBAN_Nr', 'iban'),
    column('Sepa_Datum_Mandats_Ref', 'mandateSignedAt'),
    column('Sepa_kz_ausfuehrung', 'hasMandate', { codes: { true: 'e', false: '' } }),
    column('Sepa_Mandats_Ref', 'mandateReference', { charactersMax: 35, isWholeOrNothing: true }),
    column('Abteilung_1', 'departmentCode', { argument: 1 }),
    column('Beitragsart_1', 'tariffCode'),
    column('Zahlweise_1', 'interval', {
      codes: { Monthly: 'm', Quarterly: 'v', HalfYearly: 'h', Yearly: 'j' },
    }),
    column('Beitrag_1', 'recurringFee'),
    column('Titel', 'title'),
    column('Land', 'country'),
    column('Telefon_Privat', 'phone'),
    column('Handy_1', 'mobile'),
    column('BIC_Nr', 'bic'),
    ...numbered(index => `Abteilung_${index}`, 2, 7, 'departmentCode'),
    column('Bemerkungen', 'notes'),
  ],
};

const cut = (charactersMax: number) => ({ charactersMax });
const whole = (charactersMax: number) => ({ charactersMax, isWholeOrNothing: true });

/**
 * openJVerein (MitgliederImport): new members only, since a column `id` would change existing ones. The payer of a
 * family is linked there by hand: its ids are not known here.
 */
const openJVerein: Preset = {
  id: 'OpenJVerein',
  name: 'openJVerein',
  layout: { ...german, encoding: 'utf-8', quoting: 'Rfc4180', decimalMark: '.' },
  columns: [
    column('vorname', 'firstName', { ...cut(40), isRequired: true }),
    column('name', 'lastName', { ...cut(40), isRequired: true }),
    column('geschlecht', 'gender', {
      codes: { Male: 'm', Female: 'w', Diverse: 'o', NotSpecified: 'o', '': 'o' },
      isRequired: true,
    }),
    column('geburtsdatum', 'birthDate'),
    { name: 'adresstyp', text: '1' },
    { name: 'personenart', text: 'n' },
    column('titel', 'title', cut(40)),
    column('anrede', 'gender', { codes: salutations }),
    column('strasse', 'street', cut(40)),
    column('ort', 'city', cut(40)),
    column('plz', 'zip', whole(10)),
    column('staat', 'country'),
    column('email', 'email', whole(50)),
    column('telefonprivat', 'phone', whole(20)),
    column('handy', 'mobile', whole(20)),
    column('beitragsgruppe', 'tariffCode', { isRequired: true }),
    column('eintritt', 'entryDate', { isRequired: true }),
    column('iban', 'iban'),
    column('bic', 'bic'),
    column('kontoinhaber', 'accountHolder', cut(40)),
    column('zahlungsweg', 'paymentMethodOfPayer', {
      codes: { SepaDirectDebit: '1', OnAccount: '2', '': '' },
    }),
    column('zahlungsrhythmus', 'interval', {
      codes: { Monthly: '1', Quarterly: '3', HalfYearly: '6', Yearly: '12' },
    }),
    column('zahlungstermin', 'interval', {
      codes: { Monthly: '1', Quarterly: '31', HalfYearly: '61', Yearly: '1201' },
    }),
    column('mandatdatum', 'mandateSignedAt'),
    column('mandatversion', 'hasMandate', { codes: { true: '0', false: '' } }),
    column('externemitgliedsnummer', 'memberNumber'),
    column('vermerk1', 'notes'),
    {
      name: 'eigenschaft_{name}',
      each: 'Department',
      field: 'hasDepartment',
      codes: { true: 'ja', false: '' },
    },
  ],
};

/** Linear Vereinsverwaltung: master data through its mapping assistant, up to ten departments. */
const linear: Preset = {
  id: 'Linear',
  name: 'Linear Vereinsverwaltung',
  layout: { ...german, encoding: 'windows-1252', quoting: 'Rfc4180' },
  columns: [
    column('Mitgliedsnummer', 'memberNumber'),
    column('Anrede', 'gender', { codes: salutations }),
    column('Titel', 'title'),
    column('Vorname', 'firstName', { isRequired: true }),
    column('Nachname', 'lastName', { isRequired: true }),
    column('Straße', 'street'),
    column('PLZ', 'zip'),
    column('Ort', 'city'),
    column('Land', 'country'),
    column('Geburtsdatum', 'birthDate'),
    column('Geschlecht', 'gender', { codes: { Male: 'm', Female: 'w', Diverse: 'd', NotSpecified: '' } }),
    column('Staatsangehörigkeit', 'nationality'),
    column('Telefon (privat)', 'phone'),
    column('Mobiltelefon', 'mobile'),
    column('E-Mail', 'email', { isWholeOrNothing: true }),
    column('Eintrittsdatum', 'entryDate', { isRequired: true }),
    column('Status', 'tariff', { charactersMax: 40 }),
    ...numbered(index => `Abteilungszugehörigkeit ${index}`, 1, 10, 'department'),
    column('Zahlungsart', 'paymentMethodOfPayer', {
      codes: { SepaDirectDebit: 'L', OnAccount: 'U', '': '' },
    }),
    column('Zahlungsweise', 'interval', {
      codes: {
        Monthly: 'monatlich',
        Quarterly: 'vierteljährlich',
        HalfYearly: 'halbjährlich',
        Yearly: 'jährlich',
      },
    }),
    column('IBAN', 'iban'),
    column('BIC', 'bic'),
    column('Abweichender Kontoinhaber', 'otherAccountHolder'),
    column('SEPA-Mandatsreferenz', 'mandateReference', whole(35)),
  ],
};

/** Netxp-Verein: a column of its own for each fee group and each department, marked with an X. */
const netxp: Preset = {
  id: 'Netxp',
  name: 'Netxp-Verein',
  layout: { ...german, encoding: 'utf-8-bom', quoting: 'Rfc4180' },
  columns: [
    column('Mitgliedsnummer', 'memberNumber'),
    column('Anrede', 'gender', { codes: salutations }),
    column('Titel', 'title'),
    column('Vorname', 'firstName', { isRequired: true }),
    column('Nachname', 'lastName', { isRequired: true }),
    column('Straße', 'street'),
    column('PLZ', 'zip'),
    column('Ort', 'city'),
    column('Land', 'country'),
    column('Geburtsdatum', 'birthDate'),
    column('Geschlecht', 'gender', { codes: { Male: 'M', Female: 'W', Diverse: '', NotSpecified: '' } }),
    column('Telefon', 'phone'),
    column('Mobil', 'mobile'),
    column('E-Mail', 'email', { isWholeOrNothing: true }),
    column('Eintrittsdatum', 'entryDate', { isRequired: true }),
    column('Zahlart', 'paymentMethodOfPayer', { codes: { SepaDirectDebit: '2', OnAccount: '3', '': '' } }),
    column('IBAN', 'iban'),
    column('BIC', 'bic'),
    column('Kontoinhaber', 'accountHolder'),
    column('Mandatsreferenz', 'mandateReference', whole(35)),
    column('Mandatsdatum', 'mandateSignedAt'),
    column('Bemerkung', 'notes'),
    { name: '{name}', each: 'Tariff', field: 'hasTariff', codes: { true: 'X', false: '' } },
    { name: '{name}', each: 'Department', field: 'hasDepartment', codes: { true: 'X', false: '' } },
  ],
};

/** easyVerein: three columns are mandatory, and the sign-in must be unique. */
const easyVerein: Preset = {
  id: 'EasyVerein',
  name: 'easyVerein',
  layout: { ...german, encoding: 'utf-8-bom', quoting: 'Rfc4180' },
  columns: [
    column('Mitgliedsnummer', 'memberNumber'),
    column('Anrede', 'gender', { codes: salutations }),
    column('Titel', 'title'),
    column('Vorname', 'firstName', { isRequired: true }),
    column('Nachname', 'lastName', { isRequired: true }),
    column('Firma'),
    column('Login E-Mail oder Benutzername (einmalig)', 'login', { isRequired: true }),
    column('Private E-Mail', 'email', { isWholeOrNothing: true }),
    column('Geburtsdatum', 'birthDate'),
    column('Geschlecht', 'gender', { codes: { Male: 'm', Female: 'w', Diverse: 'd', NotSpecified: '' } }),
    column('Straße', 'street'),
    column('PLZ', 'zip'),
    column('Ort', 'city'),
    column('Land', 'country'),
    column('Telefon privat', 'phone'),
    column('Mobiltelefon', 'mobile'),
    column('Eintrittsdatum', 'entryDate', { isRequired: true }),
    column('Zahlungsart', 'paymentMethodOfPayer', {
      codes: { SepaDirectDebit: '1', OnAccount: '2', '': '0' },
    }),
    column('Beitrag', 'recurringFee'),
    column('Zahlungsintervall in Monaten', 'interval', {
      codes: { Monthly: '1', Quarterly: '3', HalfYearly: '6', Yearly: '12', OneTime: '-1' },
    }),
    column('IBAN', 'iban'),
    column('BIC', 'bic'),
    column('Kontoinhaber', 'accountHolder'),
    column('SEPA-Mandatsreferenz', 'mandateReference', whole(60)),
    column('SEPA-Mandatsdatum', 'mandateSignedAt'),
    column('Bemerkung', 'notes'),
  ],
};

/** The products that the service writes files for (contract §6). */
export const presets: readonly Preset[] = [spgVerein, openJVerein, linear, netxp, easyVerein];
