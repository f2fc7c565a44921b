import { parseDate, requireDate } from '@/lib/rules/dates/calendar';
import type { AgeReference } from '@/lib/rules/enums';

/** Full age, § 2 BGB. */
export const fullAge = 18;

/**
 * Completed years of life at the beginning of a day; 0 for a day before the birth. A year is completed when the day
 * before the birthday ends (§ 187 (2), § 188 (2) BGB). So a person born on 29 February reaches an age on 1 March in
 * years without that day (§ 188 (3) BGB).
 * @throws RangeError when either is not an existing `YYYY-MM-DD` date
 */
export function ageOn(birthDate: string, onDate: string): number {
  const birth = requireDate(birthDate);
  const day = requireDate(onDate);
  const isBeforeBirthday = day.month < birth.month || (day.month === birth.month && day.day < birth.day);
  return Math.max(0, day.year - birth.year - (isBeforeBirthday ? 1 : 0));
}

/** As `ageOn`; null if either date is unknown or does not exist. */
export function findAge(birthDate: string | null | undefined, onDate: string): number | null {
  return birthDate && parseDate(birthDate) && parseDate(onDate) ? ageOn(birthDate, onDate) : null;
}

/** The age that counts for an application: on the reference date of its entry; without an entry date on `day`. */
export function findAgeAtEntry(
  birthDate: string | null | undefined,
  entryDate: string | null | undefined,
  reference: AgeReference,
  day: string,
): number | null {
  return findAge(birthDate, ageReferenceDate(reference, entryDate && parseDate(entryDate) ? entryDate : day));
}

/** The day for which surcharges compute ages, by `ageReference` of ClubInfo (contract §4). */
export function ageReferenceDate(reference: AgeReference, entryDate: string): string {
  const year = entryDate.slice(0, 4);
  if (reference === 'StartOfYear') return `${year}-01-01`;
  if (reference === 'EndOfYear') return `${year}-12-31`;
  return entryDate;
}
