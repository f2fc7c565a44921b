import type { MembershipPriceInterval } from '@/lib/rules/enums';
import type { Surcharge, Tariff } from '@/lib/rules/money/tariff';

/** What a tariff costs besides its own price without a choice of the applicant. */
export type TariffCost = {
  readonly id: string;
  readonly name: string;
  readonly priceCents: number;
  /** `OneTime`, or the interval of the tariff. */
  readonly interval: MembershipPriceInterval;
  /** Whether it may count several times: for each person of a family. */
  readonly isPerPerson: boolean;
  /** Inclusive; null is open or follows from the ages of the tariff. */
  readonly minAge: number | null;
  readonly maxAge: number | null;
};

type Priced = Pick<Tariff, 'priceInterval' | 'isFamilyMembership' | 'surcharges' | 'minAge' | 'maxAge'>;

/**
 * Every surcharge that may apply automatically, in the order of the price (`quote`). A price never has a line that is
 * neither chosen nor listed here. Leaves out surcharges that cost nothing or fit no age of the tariff.
 */
export function tariffCosts(tariff: Priced): TariffCost[] {
  return tariff.surcharges
    .filter(({ isOptional, priceCents }) => !isOptional && priceCents > 0)
    .sort((a, b) => a.sortOrder - b.sortOrder)
    .flatMap(surcharge => {
      const isPerPerson = surcharge.scope === 'PerPerson' && tariff.isFamilyMembership;
      const ages = agesWithin(surcharge, isPerPerson ? {} : tariff);
      const { id, name, priceCents, dueType } = surcharge;
      const interval = dueType === 'OneTime' ? 'OneTime' : tariff.priceInterval;
      return ages ? [{ id, name, priceCents, interval, isPerPerson, ...ages }] : [];
    });
}

/** The bounds that the ages of the tariff leave open; null if both exclude each other. */
function agesWithin(
  { minAge = null, maxAge = null }: Surcharge,
  tariff: Pick<Tariff, 'minAge' | 'maxAge'>,
): Pick<TariffCost, 'minAge' | 'maxAge'> | null {
  const [lowest, highest] = [tariff.minAge ?? 0, tariff.maxAge ?? Infinity];
  if ((minAge ?? 0) > highest || (maxAge ?? Infinity) < lowest) return null;
  return {
    minAge: minAge !== null && minAge > lowest ? minAge : null,
    maxAge: maxAge !== null && maxAge < highest ? maxAge : null,
  };
}

type WordKey =
  | `pricePer.${MembershipPriceInterval}`
  | `tariffCost.${'recurring' | 'oneTime' | 'perPerson'}`
  | `ages.${'from' | 'to' | 'between'}`;

/** Texts of the namespace `labels`, and amounts of the club's currency. */
export type CostWords = {
  readonly label: (key: WordKey, params?: Record<string, string | number>) => string;
  readonly money: (cents: number) => string;
};

/**
 * `dazu: Hallenumlage 1,50 € im Monat; einmalig: Aufnahmegebühr 15,00 € (ab 18 Jahren)`; empty without costs. Each name
 * begins its cost, because it is written as the club writes it.
 */
export function tariffCostText(tariff: Priced, words: CostWords): string {
  const costs = tariffCosts(tariff);
  const group = (key: 'recurring' | 'oneTime') => {
    const listed = costs.filter(({ interval }) => (interval === 'OneTime') === (key === 'oneTime'));
    const text = listed.map(cost => costText(cost, words)).join(', ');
    return text && words.label(`tariffCost.${key}`, { costs: text });
  };
  return [group('recurring'), group('oneTime')].filter(Boolean).join('; ');
}

function costText(cost: TariffCost, { label, money }: CostWords): string {
  const { name, priceCents, interval, isPerPerson } = cost;
  const price = money(priceCents);
  const per = interval === 'OneTime' ? price : label(`pricePer.${interval}`, { price });
  const conditions = [isPerPerson ? label('tariffCost.perPerson') : '', agesText(cost, label)]
    .filter(Boolean)
    .join(', ');
  return `${name} ${per}${conditions && ` (${conditions})`}`;
}

/** Bounds of age in words; empty without bounds. */
export function agesText(
  { minAge, maxAge }: Pick<Tariff, 'minAge' | 'maxAge'>,
  label: (key: `ages.${'from' | 'to' | 'between'}`, params: Record<string, number>) => string,
): string {
  const [min, max] = [minAge ?? null, maxAge ?? null];
  if (min !== null && max !== null) return label('ages.between', { min, max });
  if (min !== null) return label('ages.from', { min });
  return max === null ? '' : label('ages.to', { max });
}
