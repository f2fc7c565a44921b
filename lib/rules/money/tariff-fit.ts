import { ageReferenceDate, findAge } from '@/lib/rules/dates/age';
import { parseDate } from '@/lib/rules/dates/calendar';
import type { AgeReference } from '@/lib/rules/enums';
import { isAgeWithin } from '@/lib/rules/money/price';
import type { AgeBounds, Department, Surcharge, Tariff, TariffConditions } from '@/lib/rules/money/tariff';
import { type Finding, finding } from '@/lib/rules/submissions/problem';

export type Applicant = {
  /** Unknown or no date: the age fits every tariff and department. */
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
export function checkTariffFit(tariff: TariffConditions, applicant: Applicant): Finding | null {
  return checkValidity(tariff, applicant.day) ?? checkPlaces(tariff) ?? checkAge('tariff', tariff, applicant);
}

/**
 * Why a person cannot choose a department; null if they can. The only rule for this, as `checkTariffFit` for tariffs.
 * A further person has the entry date of the application.
 */
export function checkDepartmentFit(department: Department, person: Applicant): Finding | null {
  const misfit = checkAge('department', department, person);
  return misfit && finding(misfit.key, { ...misfit.params, department: department.name });
}

/**
 * Why an optional surcharge cannot be chosen; null if it can. The only rule for this, as `checkTariffFit` for tariffs.
 * Where it counts for each person of a family, it must fit one of them.
 */
export function checkSurchargeFit(
  surcharge: Pick<Surcharge, 'scope' | keyof AgeBounds>,
  applicant: Applicant,
  family?: Persons,
): Finding | null {
  const others = surcharge.scope === 'PerPerson' && family;
  const misfits = [applicant, ...(others || [])].map(({ birthDate }) =>
    checkAge('surcharge', surcharge, { ...applicant, birthDate }),
  );
  return misfits.every(Boolean) ? (misfits[0] ?? null) : null;
}

export type Persons = readonly Pick<Applicant, 'birthDate'>[] | null | undefined;

function checkValidity({ validFrom, validUntil }: TariffConditions, day: string): Finding | null {
  if (validFrom && day < validFrom) return finding('tariffNotYet', { date: validFrom });
  return validUntil && day > validUntil ? finding('tariffOver', { date: validUntil }) : null;
}

function checkPlaces({ isFull, fullText }: TariffConditions): Finding | null {
  if (!isFull) return null;
  return fullText ? finding('tariffFullWords', { words: fullText }) : finding('tariffFull');
}

function checkAge(
  what: 'tariff' | 'department' | 'surcharge',
  { minAge: min, maxAge: max }: AgeBounds,
  applicant: Applicant,
): Finding | null {
  const { entryDate, ageReference, day } = applicant;
  const from = entryDate && parseDate(entryDate) ? entryDate : day;
  const date = ageReferenceDate(ageReference, from);
  const age = findAge(applicant.birthDate, date);
  if (age === null || isAgeWithin({ minAge: min ?? null, maxAge: max ?? null }, age)) return null;
  if (typeof min === 'number' && typeof max === 'number') return finding(`${what}Ages`, { min, max, date });
  return typeof min === 'number'
    ? finding(`${what}MinAge`, { min, date })
    : finding(`${what}MaxAge`, { max: max ?? 0, date });
}

/** Whether no age is within the bounds; false for unreadable ones (NaN). */
export function areAgesCrossed({ minAge, maxAge }: AgeBoundsAsSent): boolean {
  return (minAge ?? 0) > (maxAge ?? Infinity);
}

type AgeBoundsAsSent = { readonly [Key in keyof AgeBounds]: AgeBounds[Key] | undefined };

/** Whether an applicant of some age can choose the tariff on some day from `day` on. */
export function canEverFit(tariff: TariffConditions, day: string): boolean {
  const { validFrom, validUntil } = tariff;
  const areDaysPossible = !validFrom || !validUntil || validFrom <= validUntil;
  return !areAgesCrossed(tariff) && areDaysPossible && (!validUntil || validUntil >= day);
}

/**
 * Whether somebody of some age can choose one of the tariffs on `day`. `Full` if some would be offered but have no place
 * left; `NotYetOpen` if one can be chosen on a later day; `NoMembership` if there are none, or all are over.
 */
export function offerState(
  tariffs: readonly TariffConditions[],
  day: string,
): 'Open' | 'Full' | 'NotYetOpen' | 'NoMembership' {
  const current = tariffs.filter(tariff => checkValidity(tariff, day) === null);
  if (current.length === 0) return nextFirstDay(tariffs, day) ? 'NotYetOpen' : 'NoMembership';
  return current.every(tariff => tariff.isFull) ? 'Full' : 'Open';
}

/** The first day after `day` on which one of the tariffs can be chosen; null if there is none. */
export function nextFirstDay(tariffs: readonly TariffConditions[], day: string): string | null {
  const days = tariffs.flatMap(tariff => {
    const { validFrom } = tariff;
    return validFrom && validFrom > day && canEverFit(tariff, day) ? [validFrom] : [];
  });
  return days.toSorted()[0] ?? null;
}

/** The tariff for checks of an application that has it already. */
export function withoutConditions(tariff: Tariff): Tariff {
  const surcharges = tariff.surcharges.map(withoutAges);
  return { ...withoutAges(tariff), surcharges, validFrom: null, validUntil: null, isFull: false };
}

/** The tariff, department or surcharge for checks of a person who has it already. */
export function withoutAges<Offer extends AgeBounds>(offer: Offer): Offer {
  return { ...offer, minAge: null, maxAge: null };
}
