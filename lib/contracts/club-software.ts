import { z } from 'zod';
import { type PersonNameIn, personNamesIn } from '@/lib/rules/submissions/submission-fields';
import { requiredLine, requiredText, text } from './common';
import { exampleIds } from './example-ids';

/** A field of the catalogue as a column: `BirthDate` holds `birthDate`. */
type CatalogueColumn = Capitalize<PersonNameIn<'Membership'>>;

/** The field of the catalogue that a column holds. */
export function catalogueFieldOf(column: CatalogueColumn): PersonNameIn<'Membership'> {
  // The cast is safe because the type of `column` has the same names, with an upper-case first letter.
  return `${column.charAt(0).toLowerCase()}${column.slice(1)}` as PersonNameIn<'Membership'>;
}

/** Columns with a rule of their own; read by `lib/documents/club-software/person-fields.ts`. */
const ownColumns = [
  'MemberNumber',
  'ApplicationNumber',
  'Login',
  'ReceivedAt',
  'EntryDate',
  'Tariff',
  'TariffCode',
  'HasTariff',
  'Department',
  'DepartmentCode',
  'HasDepartment',
  'Interval',
  'RecurringFee',
  'OneTimeFee',
  'PaymentMethod',
  'PaymentMethodOfPayer',
  'Payer',
  'AccountHolder',
  'OtherAccountHolder',
  'Iban',
  'Bic',
  'HasMandate',
  'MandateReference',
  'MandateSignedAt',
  'CreditorId',
  'Notes',
  'CustomField',
] as const;
export type OwnColumn = (typeof ownColumns)[number];
export type PersonFieldName = CatalogueColumn | OwnColumn;

export function isOwnColumn(column: PersonFieldName): column is OwnColumn {
  return ownColumns.some(one => one === column);
}

/** What a column can hold, one person per row. */
export const personFieldNames: readonly PersonFieldName[] = [
  ...personNamesIn('Membership').map(
    name => `${name.charAt(0).toUpperCase()}${name.slice(1)}` as CatalogueColumn,
  ),
  ...ownColumns,
];

/** One column of an import file. */
export const LayoutColumn = z
  .strictObject({
    name: requiredText(200),
    field: z.enum(personFieldNames).optional(),
    text: text(200)
      .optional()
      .describe('A fixed text for every row, if there is no field. Empty if neither is given'),
    argument: z
      .union([z.int().min(1).max(20), text(50)])
      .optional()
      .describe(
        'Which department of the person (1 is the first), the id of a tariff or a department, or the internal name of a custom field',
      ),
    codes: z
      .record(text(200), text(200))
      .optional()
      .describe('The name of each value in the program. Values missing here are unknown to it'),
    isRequired: z.boolean().optional().describe('The report lists rows without a value'),
    charactersMax: z.int().min(1).max(10_000).optional().describe('Longer values are shortened'),
    isWholeOrNothing: z.boolean().optional().describe('Longer values are left out instead of shortened'),
    shape: z.enum(['Digits']).optional().describe('Values of a different format are left out'),
  })
  .meta({ id: 'ClubSoftwareColumn', example: { name: 'Vorname', field: 'FirstName', isRequired: true } });
export type LayoutColumn = z.output<typeof LayoutColumn>;

export const encodings = ['windows-1252', 'utf-8', 'utf-8-bom'] as const;
export const dateForms = ['dd.MM.yyyy', 'yyyy-MM-dd'] as const;

/**
 * File format of a club software: used for presets and for a club's own profiles. Plain data,
 * because it is stored.
 */
const shape = {
  encoding: z.enum(encodings),
  delimiter: z.enum([';', ',', '\t']),
  /** RFC 4180, or no quoting: then separators and line breaks are removed from values. */
  quoting: z.enum(['Rfc4180', 'None']),
  dateForm: z.enum(dateForms),
  decimalMark: z.enum([',', '.']),
  /**
   * Prefixes texts that a spreadsheet would run as a formula with an apostrophe; phone numbers stay
   * unchanged.
   */
  isDefused: z.boolean(),
  columns: z.array(LayoutColumn).min(1).max(500),
};

export const Layout = z.strictObject(shape);
export type Layout = z.output<typeof Layout>;

/** Why the file holds a changed value; keys of texts in the namespace `exports`. */
export const changeReasons = [
  'Characters',
  'Separators',
  'TooLong',
  'LeftOut',
  'Formula',
  'UnknownCode',
  'Missing',
  'Shape',
  'Login',
  'Masked',
  'Departments',
] as const;
export type ChangeReason = (typeof changeReasons)[number];

/** Most profiles of a club. */
export const profilesMax = 50;

const profileExample: z.output<typeof Layout> & { name: string } = {
  name: 'Kassenwart',
  encoding: 'utf-8-bom',
  delimiter: ';',
  quoting: 'Rfc4180',
  dateForm: 'dd.MM.yyyy',
  decimalMark: ',',
  isDefused: true,
  columns: [
    { name: 'Nachname', field: 'LastName', isRequired: true, charactersMax: 40 },
    { name: 'Vorname', field: 'FirstName', isRequired: true },
    { name: 'Geschlecht', field: 'Gender', codes: { Male: 'm', Female: 'w', Diverse: 'd' } },
    { name: 'Abteilung', field: 'Department', argument: 1 },
    { name: 'Herkunft', text: 'Website' },
  ],
};

export const ChangeClubSoftwareProfile = z
  .strictObject({
    id: z.unknown().optional(),
    isOwn: z.unknown().optional(),
    name: requiredLine(100),
    ...shape,
  })
  .meta({ id: 'ChangeClubSoftwareProfile', example: profileExample });
export type ChangeClubSoftwareProfile = z.output<typeof ChangeClubSoftwareProfile>;

/**
 * A complete format: a preset with its columns for this club, or one of the club's own profiles.
 */
export const ClubSoftwareProfile = z
  .object({
    id: z.string(),
    name: z.string(),
    isOwn: z.boolean().describe('Created by the club, which may change it'),
    ...shape,
    columns: z
      .array(LayoutColumn)
      .describe(
        'In the order of the file. Empty if a stored format can no longer be read and has to be saved again',
      ),
  })
  .meta({
    id: 'ClubSoftwareProfile',
    example: { id: exampleIds.exportProfile, isOwn: true, ...profileExample },
  });
export type ClubSoftwareProfile = z.output<typeof ClubSoftwareProfile>;

export const ClubSoftwarePreview = z
  .object({
    header: z.array(z.string()),
    rows: z
      .array(z.array(z.string()))
      .describe('The people of the latest applications, with one cell per column'),
    changes: z
      .array(
        z.object({
          number: z.int().describe('The number of the application'),
          person: z.string(),
          column: z.string(),
          reason: z.enum(changeReasons),
          before: z.string(),
          after: z.string(),
        }),
      )
      .describe('Values that had to be adjusted for the program'),
  })
  .meta({
    id: 'ClubSoftwarePreview',
    example: {
      header: ['Nachname', 'Vorname'],
      rows: [['Groß', 'Zoë']],
      changes: [],
    },
  });
export type ClubSoftwarePreview = z.output<typeof ClubSoftwarePreview>;
