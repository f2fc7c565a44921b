import { ageReferenceDate, findAge } from '@/lib/rules/dates/age';
import type { AgeReference, MembershipPriceInterval } from '@/lib/rules/enums';
import { isPriceCents } from '@/lib/rules/money/cents';
import type { Department, Surcharge, SurchargeDueType, Tariff } from '@/lib/rules/money/tariff';

export type QuotePerson = {
  /** Not known yet or not a date: then the person only fits surcharges without age bounds. */
  readonly birthDate?: string | null;
  /** Absent: the applicant's choice applies to this person too; an empty list: none. */
  readonly departmentIds?: readonly string[] | null;
};

export type QuoteInput = {
  readonly tariff: Tariff;
  /** The club's departments, for the names of the lines. */
  readonly departments: readonly Department[];
  readonly departmentIds: readonly string[];
  /** The optional surcharges chosen. */
  readonly surchargeIds: readonly string[];
  readonly birthDate?: string | null;
  /** Counted only in a family tariff. */
  readonly familyMembers: readonly QuotePerson[];
  readonly entryDate: string;
  readonly ageReference: AgeReference;
};

export type QuoteLine = {
  readonly kind: 'Membership' | 'Department' | 'Surcharge';
  /** Id of the tariff, department or surcharge. */
  readonly id: string;
  readonly label: string;
  readonly quantity: number;
  readonly unitCents: number;
  readonly amountCents: number;
  readonly due: SurchargeDueType;
};

export type Quote = {
  readonly interval: MembershipPriceInterval;
  readonly lines: readonly QuoteLine[];
  /** Per interval; always 0 if the interval is OneTime. */
  readonly recurringCents: number;
  readonly oneTimeCents: number;
  /** First payment: one interval and everything that is due once. */
  readonly firstPaymentCents: number;
  /** Whether a surcharge of the tariff depends on an age that is not known. */
  readonly hasOpenAges: boolean;
};

/** A quote as it is stored with an application and shown by the API. Amounts are in units of the currency. */
export type ShownQuote = {
  currency: string;
  interval: MembershipPriceInterval;
  lines: (Pick<QuoteLine, 'kind' | 'id' | 'label' | 'quantity' | 'due'> & {
    unitPrice: number;
    amount: number;
  })[];
  recurring: number;
  oneTime: number;
  firstPayment: number;
};

type Person = { readonly age: number | null; readonly departmentIds: readonly string[] };

/**
 * Computes the price of a membership in whole cents (contract §4). Form, quote and submission call this one function.
 * Lines are the tariff, its priced departments in the club's order, then its surcharges by `sortOrder`. Unknown ids
 * cost nothing; `checkMembershipApplication` reports them. In a tariff that is paid once, everything is due once.
 * @throws RangeError for a price that is not whole cents within bounds
 */
export function quote(input: QuoteInput): Quote {
  const { tariff } = input;
  const persons = personsOf(input);
  const lines = [
    lineOf(
      tariff,
      'Membership',
      { id: tariff.id, label: tariff.name, quantity: 1 },
      tariff.membershipPriceCents,
    ),
    ...departmentLines(input, persons),
    ...surchargeLines(input, persons),
  ];
  const recurringCents = sumDue(lines, 'Recurring');
  const oneTimeCents = sumDue(lines, 'OneTime');
  return {
    interval: tariff.priceInterval,
    lines,
    recurringCents,
    oneTimeCents,
    firstPaymentCents: recurringCents + oneTimeCents,
    hasOpenAges:
      persons.some(({ age }) => age === null) && tariff.surcharges.some(one => !isAgeWithin(one, null)),
  };
}

function personsOf(input: QuoteInput): [Person, ...Person[]] {
  const onDate = ageReferenceDate(input.ageReference, input.entryDate);
  const family = input.tariff.isFamilyMembership ? input.familyMembers : [];
  return [
    { age: findAge(input.birthDate, onDate), departmentIds: input.departmentIds },
    ...family.map(person => ({
      age: findAge(person.birthDate, onDate),
      departmentIds: person.departmentIds ?? input.departmentIds,
    })),
  ];
}

function departmentLines(input: QuoteInput, persons: readonly Person[]): QuoteLine[] {
  const { tariff } = input;
  return input.departments.flatMap(({ id, name }) => {
    const price = tariff.departmentPrices.find(candidate => candidate.departmentId === id);
    const quantity = persons.filter(person => person.departmentIds.includes(id)).length;
    if (!price || quantity === 0) return [];
    return [lineOf(tariff, 'Department', { id, label: name, quantity }, price.priceCents)];
  });
}

function surchargeLines(input: QuoteInput, persons: [Person, ...Person[]]): QuoteLine[] {
  const { tariff } = input;
  return tariff.surcharges
    .filter(surcharge => !surcharge.isOptional || input.surchargeIds.includes(surcharge.id))
    .sort((a, b) => a.sortOrder - b.sortOrder)
    .flatMap(surcharge => {
      const counted = surcharge.scope === 'PerPerson' ? persons : [persons[0]];
      const quantity = counted.filter(person => isAgeWithin(surcharge, person.age)).length;
      if (quantity === 0) return [];
      const item = { id: surcharge.id, label: surcharge.name, quantity };
      return [lineOf(tariff, 'Surcharge', item, surcharge.priceCents, surcharge.dueType)];
    });
}

/** Whether an age is within the bounds of a surcharge or tariff; an unknown age fits only if there are no bounds. */
export function isAgeWithin(bounds: Pick<Surcharge, 'minAge' | 'maxAge'>, age: number | null): boolean {
  const { minAge: min = null, maxAge: max = null } = bounds;
  if (age === null) return min === null && max === null;
  return (min === null || age >= min) && (max === null || age <= max);
}

function lineOf(
  tariff: Tariff,
  kind: QuoteLine['kind'],
  item: Pick<QuoteLine, 'id' | 'label' | 'quantity'>,
  unitCents: number,
  dueType: SurchargeDueType = 'Recurring',
): QuoteLine {
  if (!isPriceCents(unitCents)) throw new RangeError('A price is not whole cents within bounds');
  const due = tariff.priceInterval === 'OneTime' ? 'OneTime' : dueType;
  return { kind, ...item, unitCents, amountCents: unitCents * item.quantity, due };
}

function sumDue(lines: readonly QuoteLine[], due: SurchargeDueType): number {
  return lines.filter(line => line.due === due).reduce((sum, line) => sum + line.amountCents, 0);
}
