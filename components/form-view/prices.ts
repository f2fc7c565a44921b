import type { Choice } from '@/components/form-view/fields/choice-group';
import type { FormModel } from '@/components/form-view/form-model';
import { isBlankMember, type MemberValues, personIn } from '@/components/form-view/form-values';
import { memberJoining } from '@/components/form-view/member-departments';
import { formatMoney } from '@/lib/rules/format/format-money';
import { centsOfAmount } from '@/lib/rules/money/cents';
import { agesText, type CostWords } from '@/lib/rules/money/tariff-costs';
import {
  type Applicant,
  checkDepartmentFit,
  checkSurchargeFit,
  checkTariffFit,
} from '@/lib/rules/money/tariff-fit';
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

/** That a chosen surcharge of a family tariff counts for each person, and how many there are now; else empty. */
export function perPersonText(
  { scope }: Tariff['surcharges'][number],
  { isFamilyMembership }: Tariff,
  { t, values }: Pick<FormModel, 't' | 'values'>,
): string {
  return scope === 'PerPerson' && isFamilyMembership
    ? t('form.membership.perPerson', {
        count: 1 + values.familyMembers.filter(member => !isBlankMember(member)).length,
      })
    : '';
}

/** Why a tariff does not fit the applicant, or the member on the day of the change. */
export function misfitOf(tariff: Tariff, model: FormModel): Finding | null {
  return checkTariffFit(tariff, applicantOf(model));
}

/** Why nobody who is named fits an optional surcharge. Somebody whose age is not known yet fits. */
export function surchargeMisfit(surcharge: Tariff['surcharges'][number], model: FormModel): Finding | null {
  const { form, values } = model;
  const family = values.familyMembers.map(({ birthDate }) => memberJoining(birthDate, values, form));
  return checkSurchargeFit(surcharge, applicantOf(model), family);
}

function applicantOf({ form, values }: FormModel): Applicant {
  const { birthDate } = personIn(values, form);
  return memberJoining(birthDate, values, form);
}

/** The tariffs whose prices of departments count: the chosen one, before that those that can be chosen. */
function pricedTariffs(model: FormModel): readonly Tariff[] {
  const { form, values } = model;
  const chosen = form.memberships.filter(({ id }) => id === values.membershipId);
  return chosen.length > 0 ? chosen : form.memberships.filter(tariff => !misfitOf(tariff, model));
}

function departmentAmount(tariff: Tariff, id: string): number {
  return tariff.departmentPrices.find(({ departmentId }) => departmentId === id)?.price ?? 0;
}

/** What a department costs in each of the tariffs, from the lowest price to the highest, each text once. */
function departmentPrices(id: string, tariffs: readonly Tariff[], model: FormModel): string[] {
  const { t, values } = model;
  const byPrice = tariffs.toSorted((one, other) => departmentAmount(one, id) - departmentAmount(other, id));
  const texts = byPrice.map(tariff => {
    const price = departmentAmount(tariff, id);
    if (price === 0) return t('form.membership.departmentFree');
    const costs = t('form.membership.plus', {
      price: t(`labels.pricePer.${tariff.priceInterval}`, { price: moneyOf(price, model) }),
    });
    return values.membershipId === tariff.id && tariff.isFamilyMembership
      ? `${costs} ${t('labels.tariffCost.perPerson')}`
      : costs;
  });
  return [...new Set(texts)];
}

/** Whether prices of departments depend on the tariff, which is not chosen yet. */
export function doDepartmentPricesVary(model: FormModel): boolean {
  const tariffs = pricedTariffs(model);
  return model.form.departments.some(({ id }) => departmentPrices(id, tariffs, model).length > 1);
}

/**
 * The club's departments with their prices in the chosen tariff; before one is chosen, from the lowest to the highest
 * in the tariffs that can be chosen, and none where their intervals differ. In a family tariff each person pays for
 * their own. Says which ones do not fit the age of the applicant, or of the member.
 */
export function departmentChoices(model: FormModel, member?: MemberValues): Choice[] {
  const { form, t } = model;
  const tariffs = pricedTariffs(model);
  const priceOf = (id: string): string | undefined => {
    const prices = departmentPrices(id, tariffs, model);
    const [from = ''] = prices;
    if (prices.length <= 1) return from;
    const paid = tariffs.filter(tariff => departmentAmount(tariff, id) > 0);
    const intervals = new Set(paid.map(({ priceInterval }) => priceInterval));
    if (intervals.size !== 1) return undefined;
    const to = prices.at(-1) ?? '';
    return t('form.membership.fromTo', { free: tariffs.length - paid.length, from, to });
  };
  const person = member ? memberJoining(member.birthDate, model.values, form) : applicantOf(model);
  const { label } = costWords(model);
  return form.departments.map(department => {
    const { id, name, description } = department;
    const misfit = checkDepartmentFit(department, person);
    const detail = misfit ? '' : [agesText(department, label), description].filter(Boolean).join(' · ');
    return {
      value: id,
      label: name,
      detail: detail || undefined,
      aside: priceOf(id),
      refusal: misfit ? t.ofFinding(misfit) : undefined,
    };
  });
}
