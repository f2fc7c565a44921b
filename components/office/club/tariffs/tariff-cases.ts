import { ageReferenceDate } from '@/lib/rules/dates/age';
import type { AgeReference } from '@/lib/rules/enums';
import { isAgeWithin, type Quote, type QuoteLine, quote } from '@/lib/rules/money/price';
import type { Department, Tariff } from '@/lib/rules/money/tariff';

/** Sample people by age on the reference day; their prices explain a tariff. */
export const tariffCases = [
  { key: 'child', ages: [8] },
  { key: 'teen', ages: [15] },
  { key: 'adult', ages: [35] },
  { key: 'senior', ages: [70] },
  { key: 'family', ages: [40, 38, 10, 7] },
] as const;

export type TariffCase =
  | (typeof tariffCases)[number]
  | { readonly key: 'within'; readonly ages: readonly [number] };

/** The sample people for a tariff; if its ages allow none of them, with one whom they allow. */
export function casesOf(tariff: Tariff): readonly TariffCase[] {
  if (tariffCases.some(one => fitsCase(tariff, one))) return tariffCases;
  const age = tariff.minAge ?? tariff.maxAge ?? 0;
  return [{ key: 'within', ages: [age] }, ...tariffCases];
}

export type CaseTerms = {
  readonly departments: readonly Department[];
  readonly departmentIds: readonly string[];
  readonly surchargeIds: readonly string[];
  readonly ageReference: AgeReference;
  /** The day of entry, `YYYY-MM-DD`. */
  readonly today: string;
};

export type CaseQuote = Pick<Quote, 'lines' | 'recurringCents' | 'oneTimeCents' | 'firstPaymentCents'> & {
  /** Number of applications: one per person if the tariff is not a family tariff. */
  readonly applications: number;
};

/** Total price for these people, by the price function of form, quote and submission. */
export function quoteCase(tariff: Tariff, { ages }: TariffCase, terms: CaseTerms): CaseQuote {
  const [first = 0, ...others] = ages;
  if (tariff.isFamilyMembership || others.length === 0) {
    return { ...quotePerson(tariff, terms, first, others), applications: 1 };
  }
  const quotes = ages.map(age => quotePerson(tariff, terms, age, []));
  const sum = (name: 'recurringCents' | 'oneTimeCents' | 'firstPaymentCents') =>
    quotes.reduce((total, one) => total + one[name], 0);
  return {
    lines: together(quotes.flatMap(({ lines }) => lines)),
    recurringCents: sum('recurringCents'),
    oneTimeCents: sum('oneTimeCents'),
    firstPaymentCents: sum('firstPaymentCents'),
    applications: ages.length,
  };
}

/** Whether the ages of the tariff allow these people: the applicant of a family, else everybody. */
export function fitsCase(tariff: Tariff, { ages }: TariffCase): boolean {
  const applicants = tariff.isFamilyMembership ? ages.slice(0, 1) : ages;
  return applicants.every(age => isAgeWithin(tariff, age));
}

function quotePerson(tariff: Tariff, terms: CaseTerms, age: number, others: readonly number[]): Quote {
  const { today, ...offer } = terms;
  const onDay = ageReferenceDate(terms.ageReference, today);
  return quote({
    ...offer,
    tariff,
    birthDate: bornFor(age, onDay),
    familyMembers: others.map(one => ({ birthDate: bornFor(one, onDay) })),
    entryDate: today,
  });
}

/** Birth date of a person of that age on a day; never 29 February, which most years lack. */
function bornFor(age: number, onDay: string): string {
  const [year = '', month = '', day = ''] = onDay.split('-');
  const clamped = month === '02' && day === '29' ? '28' : day;
  return `${String(Number(year) - age).padStart(4, '0')}-${month}-${clamped}`;
}

function together(lines: readonly QuoteLine[]): QuoteLine[] {
  const sums = new Map<string, QuoteLine>();
  for (const line of lines) {
    const key = `${line.kind} ${line.id} ${line.due}`;
    const known = sums.get(key);
    const quantity = line.quantity + (known?.quantity ?? 0);
    sums.set(key, { ...line, quantity, amountCents: line.unitCents * quantity });
  }
  return [...sums.values()];
}
