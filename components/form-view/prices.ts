import type { Choice } from '@/components/form-view/fields/choice-group';
import type { FormModel } from '@/components/form-view/form-model';
import { formatMoney } from '@/lib/rules/format/format-money';
import { centsOfAmount } from '@/lib/rules/money/cents';
import type { CostWords } from '@/lib/rules/money/tariff-costs';

type Shown = Pick<FormModel, 'form' | 'locale'>;

/** An amount of the API in the club's currency. */
export function moneyOf(amount: number, shown: Shown): string {
  return centsText(centsOfAmount(amount) ?? 0, shown);
}

export function centsText(cents: number, { form, locale }: Shown): string {
  return formatMoney(cents, form.club.currency, locale);
}

/** Texts and amounts for `tariffCostText`. */
export function costWords({ t, ...shown }: Shown & Pick<FormModel, 't'>): CostWords {
  return {
    label: (key, params) => t(`labels.${key}`, params),
    money: cents => centsText(cents, shown),
  };
}

/**
 * The club's departments with their prices in the chosen tariff; without prices before one is
 * chosen.
 */
export function departmentChoices(model: FormModel): Choice[] {
  const { form, t, values } = model;
  const tariff = form.memberships.find(({ id }) => id === values.membershipId);
  return form.departments.map(({ id, name, description }) => {
    const price = tariff?.departmentPrices.find(({ departmentId }) => departmentId === id)?.price;
    const costs =
      tariff && price ? t(`labels.pricePer.${tariff.priceInterval}`, { price: moneyOf(price, model) }) : '';
    const aside = costs
      ? t('form.membership.plus', { price: costs })
      : tariff && t('form.membership.departmentFree');
    return { value: id, label: name, detail: description || undefined, aside };
  });
}
