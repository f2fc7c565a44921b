import { z } from 'zod';
import { requiredLine, requiredText, text } from './common';
import { exampleIds } from './example-ids';

/** What a column can hold, one person a row; read by `lib/exports/club-software/person-fields.ts`. */
export const personFieldNames = [
  'memberNumber',
  'applicationNumber',
  'gender',
  'title',
  'firstName',
  'lastName',
  'birthDate',
  'street',
  'zip',
  'city',
  'country',
  'nationality',
  'email',
  'login',
  'phone',
  'mobile',
  'receivedAt',
  'entryDate',
  'tariff',
  'tariffCode',
  'hasTariff',
  'department',
  'departmentCode',
  'hasDepartment',
  'interval',
  'recurringFee',
  'oneTimeFee',
  'paymentMethod',
  'paymentMethodOfPayer',
  'payer',
  'accountHolder',
  'otherAccountHolder',
  'iban',
  'bic',
  'hasMandate',
  'mandateReference',
  'mandateSignedAt',
  'creditorId',
  'notes',
  'customField',
] as const;
export type PersonFieldName = (typeof personFieldNames)[number];

/** One column of an import file. */
export const LayoutColumn = z
  .strictObject({
    name: requiredText(200),
    field: z.enum(personFieldNames).optional(),
    text: text(200)
      .optional()
      .describe('The same in every row, where there is no field; empty where neither is told'),
    argument: z
      .union([z.int().min(1).max(20), text(50)])
      .optional()
      .describe(
        'Which department of the person (1 is the first), the id of a tariff or a department, or the internal name of a custom field',
      ),
    codes: z
      .record(text(200), text(200))
      .optional()
      .describe('What the program calls each value; one that is missing here is one that it does not know'),
    isRequired: z.boolean().optional().describe('The report names rows without a value'),
    charactersMax: z.int().min(1).max(10_000).optional().describe('Longer values are cut'),
    isWholeOrNothing: z.boolean().optional().describe('Longer values are left out rather than cut'),
    shape: z.enum(['Digits']).optional().describe('Values of another shape are left out'),
  })
  .meta({ id: 'ClubSoftwareColumn', example: { name: 'Vorname', field: 'firstName', isRequired: true } });
export type LayoutColumn = z.output<typeof LayoutColumn>;

export const encodings = ['windows-1252', 'utf-8', 'utf-8-bom'] as const;
export const dateForms = ['dd.MM.yyyy', 'yyyy-MM-dd'] as const;

/** How a file for club software looks; for presets, and for what a club edits itself. Data only, so that it is stored. */
const shape = {
  encoding: z.enum(encodings),
  delimiter: z.enum([';', ',', '\t']),
  /** RFC 4180, or none: then separators and line breaks are taken out of values. */
  quoting: z.enum(['Rfc4180', 'None']),
  dateForm: z.enum(dateForms),
  decimalMark: z.enum([',', '.']),
  /** Puts an apostrophe before texts that a spreadsheet would run; phone numbers stay as they are. */
  isDefused: z.boolean(),
  columns: z.array(LayoutColumn).min(1).max(500),
};

export const Layout = z.strictObject(shape);
export type Layout = z.output<typeof Layout>;

/** Why a value is not in the file as it was given; names of texts of the namespace `exports`. */
export const changeReasons = [
  'characters',
  'separators',
  'tooLong',
  'leftOut',
  'formula',
  'unknownCode',
  'missing',
  'shape',
  'login',
  'masked',
] as const;
export type ChangeReason = (typeof changeReasons)[number];

/** Profiles of one club. */
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
    { name: 'Nachname', field: 'lastName', isRequired: true, charactersMax: 40 },
    { name: 'Vorname', field: 'firstName', isRequired: true },
    { name: 'Geschlecht', field: 'gender', codes: { Male: 'm', Female: 'w', Diverse: 'd' } },
    { name: 'Abteilung', field: 'department', argument: 1 },
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

/** A format in full: a preset with the columns that it has for the club, or a profile of the club's own. */
export const ClubSoftwareProfile = z
  .object({
    id: z.string(),
    name: z.string(),
    isOwn: z.boolean().describe('Made by the club, which may change it'),
    ...shape,
    columns: z
      .array(LayoutColumn)
      .describe(
        'In the order of the file; none where a stored profile can be read no more and is to be saved anew',
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
      .describe('The people of the newest applications, a cell for each column'),
    changes: z
      .array(
        z.object({
          number: z.int().describe('Of the application'),
          person: z.string(),
          column: z.string(),
          reason: z.enum(changeReasons),
          before: z.string(),
          after: z.string(),
        }),
      )
      .describe('What had to be changed for the program'),
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
