import type { Tariff } from '@/lib/api-client/master-data';
import type { FurtherForm } from '@/lib/contracts/further-forms';
import { tariffsOfForm } from '@/lib/contracts/narrow-to-form';
import { today } from '@/lib/rules/dates/calendar';
import { openingAt } from '@/lib/rules/dates/opening';
import { nextFirstDay, offerState } from '@/lib/rules/money/tariff-fit';

type Form = Pick<FurtherForm, 'isActive' | 'opensAt' | 'closesAt' | 'membershipIds'>;
type Moment = { readonly timeZone: string; readonly now: Date };
type OfferedTariff = Pick<Tariff, 'id' | 'isActive' | 'validFrom' | 'validUntil' | 'places' | 'placesTaken'>;

/** Whether applicants can use the form now, by the rule of the public form. Ignores tariffs while they are unknown. */
export function furtherFormState(
  form: Form,
  tariffs: readonly OfferedTariff[] | undefined,
  { timeZone, now }: Moment,
) {
  const opening = form.isActive ? openingAt(form, now) : 'SwitchedOff';
  if (opening !== 'Open' || !tariffs) return opening;
  const offered = offeredBy(form, tariffs).map(one => ({ ...one, isFull: isFull(one) }));
  return offerState(offered, today(timeZone, now));
}

/** The day on which a form opens that is not open yet; empty if it is unknown. */
export function furtherFormOpensOn(
  form: Form,
  tariffs: readonly OfferedTariff[] | undefined,
  { timeZone, now }: Moment,
): string {
  if (form.opensAt && openingAt(form, now) === 'NotYetOpen') return today(timeZone, new Date(form.opensAt));
  return nextFirstDay(offeredBy(form, tariffs ?? []), today(timeZone, now)) ?? '';
}

function offeredBy(form: Form, tariffs: readonly OfferedTariff[]): OfferedTariff[] {
  return tariffsOfForm(tariffs, form).filter(({ isActive }) => isActive);
}

function isFull({ places, placesTaken = 0 }: OfferedTariff): boolean {
  return places !== undefined && placesTaken >= places;
}
