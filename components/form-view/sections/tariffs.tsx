import { type Choice, ChoiceGroup } from '@/components/form-view/fields/choice-group';
import { type FormModel, useFormModel } from '@/components/form-view/form-model';
import { namedMembers } from '@/components/form-view/form-values';
import { costWords, misfitOf, moneyOf, perPersonText, surchargeMisfit } from '@/components/form-view/prices';
import type { ShownForm } from '@/components/form-view/shown-form';
import { tariffOf } from '@/lib/contracts/form-config';
import { formatDate } from '@/lib/rules/format/format-date';
import { agesText, tariffCostText } from '@/lib/rules/money/tariff-costs';
import type { Finding } from '@/lib/rules/submissions/problem';

type Tariff = ShownForm['memberships'][number];
type Surcharge = Tariff['surcharges'][number];

/** The club's tariffs with their prices and optional surcharges. */
export function Tariffs() {
  const model = useFormModel();
  const { t, form } = model;
  return (
    <ChoiceGroup
      name="membershipId"
      legend={t('form.membership.tariffs')}
      hint={form.kind === 'Change' ? t('form.changes.tariffDecided') : undefined}
      choices={form.memberships.map(tariff => tariffChoice(tariff, model))}
      className="tariffs"
    />
  );
}

function tariffChoice(tariff: Tariff, model: FormModel): Choice {
  const { t, locale } = model;
  const price = moneyOf(tariff.membershipPrice, model);
  const words = costWords(model);
  const detail = [
    tariff.isFamilyMembership ? t('form.membership.family') : '',
    agesText(tariff, words.label),
    tariff.validUntil ? t('labels.tariffCost.until', { date: formatDate(tariff.validUntil, locale) }) : '',
    tariff.description,
  ];
  const { refusal, note } = misfitWords(misfitOf(tariff, model), model);
  return {
    value: tariff.id,
    label: tariff.name,
    // What cannot be chosen is kept short: its name, price and reason.
    detail: (!refusal && detail.filter(Boolean).join(' · ')) || undefined,
    aside: t(`labels.pricePer.${tariff.priceInterval}`, { price }),
    costs: tariffCostText(tariffOf(tariff), words) || undefined,
    refusal,
    note: note ?? familyNote(tariff, model),
    more: <Extras tariff={tariff} isOnlyTariff={model.form.memberships.length === 1} />,
  };
}

/** Why something cannot be chosen. About a change the club decides. */
function misfitWords(misfit: Finding | null, { t, form }: FormModel): Pick<Choice, 'refusal' | 'note'> {
  return misfit ? { [form.kind === 'Membership' ? 'refusal' : 'note']: t.ofFinding(misfit) } : {};
}

/** Asks for the others who join by a change to a family tariff. Only the club knows who is in it already. */
function familyNote({ id, isFamilyMembership }: Tariff, { t, form, values }: FormModel): string | undefined {
  const isAsked = form.kind === 'Change' && isFamilyMembership && values.membershipId === id;
  return isAsked && namedMembers(values).length === 0 ? t('form.changes.tariffFamily') : undefined;
}

/** The optional surcharges in the frame of their tariff; visible only while it is chosen. */
function Extras({ tariff, isOnlyTariff }: { readonly tariff: Tariff; readonly isOnlyTariff: boolean }) {
  const model = useFormModel();
  const { t, isLive, values } = model;
  const optional = tariff.surcharges.filter(surcharge => surcharge.isOptional);
  if (optional.length === 0 || (isLive && values.membershipId !== tariff.id)) return null;
  return (
    <div className={isOnlyTariff ? 'extras always' : 'extras'}>
      <ChoiceGroup
        name="surchargeIds"
        legend={t('form.membership.extras')}
        choices={optional.map(surcharge => surchargeChoice(surcharge, tariff, model))}
        isMultiple
        className="compact"
      />
    </div>
  );
}

function surchargeChoice(surcharge: Surcharge, tariff: Tariff, model: FormModel): Choice {
  const { t } = model;
  const { label } = costWords(model);
  const interval = surcharge.dueType === 'OneTime' ? 'OneTime' : tariff.priceInterval;
  const price = t(`labels.pricePer.${interval}`, { price: moneyOf(surcharge.price, model) });
  const detail = [surcharge.description, perPersonText(surcharge, tariff, model), agesText(surcharge, label)];
  return {
    value: surcharge.id,
    label: surcharge.name,
    detail: detail.filter(Boolean).join(' · ') || undefined,
    aside: t('form.membership.plus', { price }),
    ...misfitWords(surchargeMisfit(surcharge, model), model),
  };
}
