import type { Choice } from '@/components/form-view/fields/choice-group';
import type { FormModel } from '@/components/form-view/form-model';
import type { MemberValues } from '@/components/form-view/form-values';
import { readTypedDate } from '@/components/form-view/typed-date';
import { formatMoney } from '@/lib/rules/format/format-money';
import { centsOfAmount } from '@/lib/rules/money/cents';
import { agesText, type CostWords } from '@/lib/rules/money/tariff-costs';
import { type Applicant, checkDepartmentFit, checkTariffFit } from '@/lib/rules/money/tariff-fit';
import type { Finding } from '@/lib/rules/submissions/problem';

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

/** Why a tariff does not fit the applicant, or the member on the day of the change. */
export function misfitOf(tariff: Tariff, model: FormModel): Finding | null {
  return checkTariffFit(tariff, applicantOf(model));
}

function applicantOf({ form, values }: FormModel): Applicant {
  const isChange = form.kind === 'Change';
  return {
    birthDate: readTypedDate(isChange ? values.identity.birthDate : values.birthDate),
    entryDate: readTypedDate(isChange ? values.validFrom : values.entryDate),
    ageReference: form.club.ageReference,
    day: form.today,
  };
}

/**
 * The club's departments with their prices in the chosen tariff; before one is chosen, from the lowest to the highest
 * in the tariffs that can be chosen. In a family tariff each person pays for their own. Says which ones do not fit the
 * age of the applicant, or of the member.
 */
export function departmentChoices(model: FormModel, member?: MemberValues): Choice[] {
  const { form, t, values } = model;
  const chosen = form.memberships.filter(({ id }) => id === values.membershipId);
  const isChosen = chosen.length > 0;
  const offered = isChosen ? chosen : form.memberships.filter(tariff => !misfitOf(tariff, model));
  const amountIn = (tariff: Tariff, id: string) =>
    tariff.departmentPrices.find(({ departmentId }) => departmentId === id)?.price ?? 0;
  const priceIn = (tariff: Tariff, id: string) => {
    const price = amountIn(tariff, id);
    if (price === 0) return t('form.membership.departmentFree');
    const costs = t('form.membership.plus', {
      price: t(`labels.pricePer.${tariff.priceInterval}`, { price: moneyOf(price, model) }),
    });
    return isChosen && tariff.isFamilyMembership ? `${costs} ${t('labels.tariffCost.perPerson')}` : costs;
  };
  const pricesOf = (id: string): Pick<Choice, 'aside' | 'costs'> => {
    const byPrice = [...offered].sort((one, other) => amountIn(one, id) - amountIn(other, id));
    const prices = [...new Set(byPrice.map(tariff => priceIn(tariff, id)))];
    const [from = '', to = ''] = [prices[0], prices.at(-1)];
    if (prices.length <= 1) return { aside: from };
    const paid = byPrice.filter(tariff => amountIn(tariff, id) > 0);
    return new Set(paid.map(({ priceInterval }) => priceInterval)).size === 1
      ? { costs: t('form.membership.fromTo', { from, to }) }
      : { aside: t('form.membership.byTariff') };
  };
  const applicant = applicantOf(model);
  const person = member ? { ...applicant, birthDate: readTypedDate(member.birthDate) } : applicant;
  const { label } = costWords(model);
  return form.departments.map(department => {
    const { id, name, description } = department;
    const misfit = checkDepartmentFit(department, person);
    const detail = misfit ? '' : [agesText(department, label), description].filter(Boolean).join(' · ');
    return {
      ...{ value: id, label: name, detail: detail || undefined },
      ...pricesOf(id),
      refusal: misfit ? t.ofFinding(misfit) : undefined,
    };
  });
}
