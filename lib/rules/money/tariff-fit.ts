import { ageReferenceDate, findAge } from '@/lib/rules/dates/age';
import { parseDate } from '@/lib/rules/dates/calendar';
import type { AgeReference } from '@/lib/rules/enums';
import { isAgeWithin } from '@/lib/rules/money/price';
import type { Tariff, TariffConditions } from '@/lib/rules/money/tariff';
import { type Finding, finding } from '@/lib/rules/submissions/problem';

export type TariffApplicant = {
  /** Unknown or no date: the applicant's age fits every tariff. */
  readonly birthDate?: string | null | undefined;
  /** Blank or no date: the membership begins on `day`. */
  readonly entryDate?: string | null | undefined;
  readonly ageReference: AgeReference;
  /** The day of application in the club's time zone. */
  readonly day: string;
};

/**
 * Why a tariff cannot be chosen; null if it can (contract §4). The only rule for this: forms, checks, hints and quotes
 * call it.
 */
export function checkTariffFit(tariff: TariffConditions, applicant: TariffApplicant): Finding | null {
  return checkValidity(tariff, applicant.day) ?? checkPlaces(tariff) ?? checkAge(tariff, applicant);
}

function checkValidity({ validFrom, validUntil }: TariffConditions, day: string): Finding | null {
  if (validFrom && day < validFrom) return finding('tariffNotYet', { date: validFrom });
  return validUntil && day > validUntil ? finding('tariffOver', { date: validUntil }) : null;
}

function checkPlaces({ isFull, fullText }: TariffConditions): Finding | null {
  if (!isFull) return null;
  return fullText ? finding('tariffFullWords', { words: fullText }) : finding('tariffFull');
}

function checkAge(tariff: TariffConditions, applicant: TariffApplicant): Finding | null {
  const { entryDate, ageReference, day } = applicant;
  const from = entryDate && parseDate(entryDate) ? entryDate : day;
  const date = ageReferenceDate(ageReference, from);
  const age = findAge(applicant.birthDate, date);
  if (age === null || isAgeWithin(tariff, age)) return null;
  const { minAge: min, maxAge: max } = tariff;
  if (typeof min === 'number' && typeof max === 'number') return finding('tariffAges', { min, max, date });
  return typeof min === 'number'
    ? finding('tariffMinAge', { min, date })
    : finding('tariffMaxAge', { max: max ?? 0, date });
}

/** Whether an applicant of some age can choose the tariff on some day from `day` on. */
export function canEverFit(
  { minAge, maxAge, validFrom, validUntil }: TariffConditions,
  day: string,
): boolean {
  const areAgesPossible = (minAge ?? 0) <= (maxAge ?? Infinity);
  const areDaysPossible = !validFrom || !validUntil || validFrom <= validUntil;
  return areAgesPossible && areDaysPossible && (!validUntil || validUntil >= day);
}

/**
 * Whether somebody of some age can choose one of the tariffs on `day`. `Full` if some would be offered but have no place
 * left; `NoMembership` if there are none, or all are outside their days of application.
 */
export function offerState(
  tariffs: readonly TariffConditions[],
  day: string,
): 'Open' | 'Full' | 'NoMembership' {
  const current = tariffs.filter(tariff => checkValidity(tariff, day) === null);
  if (current.length === 0) return 'NoMembership';
  return current.every(tariff => tariff.isFull) ? 'Full' : 'Open';
}

/** The tariff for checks of an application that has it already. */
export function withoutConditions(tariff: Tariff): Tariff {
  return { ...tariff, minAge: null, maxAge: null, validFrom: null, validUntil: null, isFull: false };
}
