import { tariffOf } from '@/lib/contracts/form-config';
import type { PublicForm } from '@/lib/contracts/public';
import type { MembershipPriceInterval } from '@/lib/rules/enums';
import { agesText, tariffCostText } from '@/lib/rules/money/tariff-costs';
import type { Tick } from './blanks';
import type { PaperWords } from './paper-words';

type Offer = Pick<PublicForm, 'memberships' | 'departments'>;
type Surcharge = PublicForm['memberships'][number]['surcharges'][number];

export function tariffTicks({ memberships }: Offer, { labels, date, money, cents }: PaperWords): Tick[] {
  return memberships.map(tariff => {
    const { name, description, membershipPrice, priceInterval, validUntil } = tariff;
    const costs = tariffCostText(tariffOf(tariff), { label: labels, money: cents });
    const ages = agesText(tariff, labels);
    const until = validUntil ? labels('tariffCost.until', { date: date(validUntil) }) : '';
    return {
      text: name,
      aside: labels(`pricePer.${priceInterval}`, { price: money(membershipPrice) }),
      detail: [description, ages, until, costs].filter(Boolean).map(capitalized).join('\n'),
    };
  });
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A department with its price: one price if it is the same in every tariff, else each price with its tariffs. */
export function departmentTicks(
  { memberships, departments }: Offer,
  { texts, labels, money }: PaperWords,
): Tick[] {
  return departments.map(({ id, name, ...department }) => {
    const description = [department.description, capitalized(agesText(department, labels))]
      .filter(Boolean)
      .join('\n');
    const byPrice = Map.groupBy(memberships, ({ departmentPrices, priceInterval }) => {
      const price = departmentPrices.find(({ departmentId }) => departmentId === id)?.price ?? 0;
      return price > 0 ? labels(`pricePer.${priceInterval}`, { price: money(price) }) : '';
    });
    const prices = [...byPrice].filter(([price]) => price !== '');
    const [only] = prices;
    if (!only) return { text: name, detail: description };
    if (byPrice.size === 1)
      return { text: name, detail: description, aside: texts('departmentPrice', { price: only[0] }) };
    const lines = prices.map(([price, tariffs]) =>
      texts('departmentIn', { price, tariff: tariffs.map(one => one.name).join(', ') }),
    );
    return { text: name, detail: [description, ...lines].filter(Boolean).join('\n') };
  });
}

/** Optional surcharges of all tariffs; equal ones of several tariffs once. */
function surchargesOf({ memberships }: Offer) {
  const found = new Map<
    string,
    { surcharge: Surcharge; tariffs: string[]; interval: MembershipPriceInterval }
  >();
  for (const tariff of memberships)
    for (const surcharge of tariff.surcharges.filter(({ isOptional }) => isOptional)) {
      const { id: _id, sortOrder: _order, ...same } = surcharge;
      const interval = surcharge.dueType === 'OneTime' ? 'OneTime' : tariff.priceInterval;
      const key = JSON.stringify([same, interval]);
      const known = found.get(key);
      if (known) known.tariffs.push(tariff.name);
      else found.set(key, { surcharge, tariffs: [tariff.name], interval });
    }
  return [...found.values()];
}

export function extraTicks(offer: Offer, words: PaperWords): Tick[] {
  return surchargeTexts(offer, words).map(({ name, price, conditions, description }) => ({
    text: name,
    aside: words.texts('departmentPrice', { price }),
    detail: [conditions, description].filter(Boolean).join('\n'),
  }));
}

function surchargeTexts(offer: Offer, { labels, texts, money }: PaperWords) {
  return surchargesOf(offer).map(({ surcharge, tariffs, interval }) => {
    const { name, description, price, scope } = surcharge;
    const isEverywhere = tariffs.length === offer.memberships.length;
    const conditions = [
      scope === 'PerPerson' ? labels('tariffCost.perPerson') : '',
      agesText(surcharge, labels),
      isEverywhere ? '' : texts('onlyIn', { tariffs: tariffs.join(', ') }),
    ];
    const per = labels(`pricePer.${interval}`, { price: money(price) });
    return { name, description, price: per, conditions: conditions.filter(Boolean).join(', ') };
  });
}
