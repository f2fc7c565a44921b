import type { Choice } from '@/components/form-view/fields/choice-group';
import type { FormModel } from '@/components/form-view/form-model';
import { formatMoney } from '@/lib/rules/format/format-money';
import { centsOfAmount } from '@/lib/rules/money/cents';
import type { CostWords } from '@/lib/rules/money/tariff-costs';

type Tariff = FormModel['form']['memberships'][number];
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
 * The club's departments with their prices in the chosen tariff; before one is chosen, whether they cost something.
 * In a family tariff each person pays for their own.
 */
export function departmentChoices(model: FormModel): Choice[] {
  const { form, t, values } = model;
  const tariff = form.memberships.find(({ id }) => id === values.membershipId);
  const priceIn = (one: Tariff, id: string) =>
    one.departmentPrices.find(({ departmentId }) => departmentId === id)?.price ?? 0;
  const aside = (id: string) => {
    if (!tariff) {
      return form.memberships.some(one => priceIn(one, id) > 0) ? t('form.membership.byTariff') : undefined;
    }
    const price = priceIn(tariff, id);
    if (price === 0) return t('form.membership.departmentFree');
    const costs = t('form.membership.plus', {
      price: t(`labels.pricePer.${tariff.priceInterval}`, { price: moneyOf(price, model) }),
    });
    return tariff.isFamilyMembership ? `${costs} ${t('labels.tariffCost.perPerson')}` : costs;
  };
  return form.departments.map(({ id, name, description }) => ({
    ...{ value: id, label: name, detail: description || undefined },
    aside: aside(id),
  }));
}
