import type { FieldName } from './submission-fields';

/** The fields of a postal address, in the order in which forms ask them. */
export const addressNames = ['street', 'zip', 'city', 'country'] as const satisfies readonly FieldName[];
export type AddressName = (typeof addressNames)[number];

/** An address whose parts may be absent: a wish names only what changes. */
export type Address = Readonly<Partial<Record<AddressName, string | null>>>;

/** Whether an address says more than the country, which forms know from the start. */
export function hasPlace({ street, zip, city }: Address): boolean {
  return [street, zip, city].some(part => Boolean(part?.trim()));
}

/** The parts that have a value. */
export function filledAddress(given: Readonly<Partial<Record<AddressName, unknown>>>): Address {
  return Object.fromEntries(
    addressNames.flatMap(name => {
      const value = given[name];
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );
}

/** The lines of an address as on an envelope; parts without a value are left out. */
export function addressLines(
  { street, zip, city, country }: Address,
  nameOf: (code: string) => string,
): string[] {
  const place = [zip, city].filter(Boolean).join(' ');
  return [street ?? '', place, country ? nameOf(country) : ''].filter(line => line !== '');
}
