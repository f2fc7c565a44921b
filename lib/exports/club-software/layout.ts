import { z } from 'zod';
import { requiredText, text } from '@/lib/contracts/common';

/** What a column can hold, one person a row; read by `person-fields.ts`. */
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
export const LayoutColumn = z.strictObject({
  name: requiredText(200),
  field: z.enum(personFieldNames).optional(),
  /** The same in every row, where there is no field; empty where neither is told. */
  text: text(200).optional(),
  /** Which department (1 is the first), id of tariff or department, or internal name of a custom field. */
  argument: z.union([z.int().min(1).max(20), text(50)]).optional(),
  /** What the target calls each value; one that is missing here is one that it does not know. */
  codes: z.record(z.string(), z.string()).optional(),
  isRequired: z.boolean().optional(),
  charactersMax: z.int().min(1).optional(),
  /** Half of an address or a number is wrong, so such values are left out rather than cut. */
  isWholeOrNothing: z.boolean().optional(),
  /** Values of another shape are left out. */
  shape: z.enum(['Digits']).optional(),
});
export type LayoutColumn = z.output<typeof LayoutColumn>;

export const encodings = ['windows-1252', 'utf-8', 'utf-8-bom'] as const;
export const dateForms = ['dd.MM.yyyy', 'yyyy-MM-dd'] as const;

/** How a file for club software looks; for presets, and for what a club edits itself. Data only, so that it is stored. */
export const Layout = z.strictObject({
  encoding: z.enum(encodings),
  delimiter: z.enum([';', ',', '\t']),
  /** RFC 4180, or none: then separators and line breaks are taken out of values. */
  quoting: z.enum(['Rfc4180', 'None']),
  dateForm: z.enum(dateForms),
  decimalMark: z.enum([',', '.']),
  /** Puts an apostrophe before texts that a spreadsheet would run; phone numbers stay as they are. */
  isDefused: z.boolean(),
  columns: z.array(LayoutColumn).min(1).max(500),
});
export type Layout = z.output<typeof Layout>;

/** Stands for one column for each tariff or department of the club, `{name}` in its name replaced. */
export type RepeatedColumn = Omit<LayoutColumn, 'argument'> & {
  readonly each: 'Tariff' | 'Department';
};

/** What a club offers, under the names that its software knows. */
export type Catalog = {
  readonly tariffs: readonly CatalogItem[];
  readonly departments: readonly CatalogItem[];
};
export type CatalogItem = { readonly id: string; readonly name: string; readonly externalCode: string };

/** The layout for one club: a column for each of its tariffs and departments where the product wants that. */
export function expandColumns(
  columns: readonly (LayoutColumn | RepeatedColumn)[],
  catalog: Catalog,
): LayoutColumn[] {
  const taken = new Set<string>();
  const unique = (name: string) => {
    const free = [name, ...Array.from({ length: 500 }, (_, index) => `${name} (${index + 2})`)].find(
      one => !taken.has(one),
    );
    taken.add(free ?? name);
    return free ?? name;
  };
  return columns.flatMap((column): LayoutColumn[] => {
    if (!('each' in column)) return [{ ...column, name: unique(column.name) }];
    const { each, ...rest } = column;
    const items = each === 'Tariff' ? catalog.tariffs : catalog.departments;
    return items.map(item => ({
      ...rest,
      name: unique(column.name.replace('{name}', item.externalCode || item.name)),
      argument: item.id,
    }));
  });
}
