import { ageReferenceDate } from '@/lib/rules/dates/age';
import type { AgeReference } from '@/lib/rules/enums';
import { type Quote, type QuoteLine, quote } from '@/lib/rules/money/price';
import type { Department, Tariff } from '@/lib/rules/money/tariff';

/** People whose price tells what a tariff means, by their ages on the day that the club looks at. */
export const tariffCases = [
  { key: 'child', ages: [8] },
  { key: 'teen', ages: [15] },
  { key: 'adult', ages: [35] },
  { key: 'senior', ages: [70] },
  { key: 'family', ages: [40, 38, 10, 7] },
] as const;

export type TariffCase = (typeof tariffCases)[number];

export type CaseTerms = {
  readonly departments: readonly Department[];
  readonly departmentIds: readonly string[];
  readonly surchargeIds: readonly string[];
  readonly ageReference: AgeReference;
  /** The day of entry, `YYYY-MM-DD`. */
  readonly today: string;
};

export type CaseQuote = Pick<Quote, 'lines' | 'recurringCents' | 'oneTimeCents' | 'firstPaymentCents'> & {
  /** How many applications it takes: one for each person where the tariff is not a family one. */
  readonly applications: number;
};

/** What these people pay together, by the price function of form, quote and submission. */
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

/** A day of birth with which somebody is of an age on a day; never 29 February, which few years have. */
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
