import type { Tariff } from '@/lib/api-client/master-data';
import type { FurtherForm } from '@/lib/contracts/further-forms';
import { tariffsOfForm } from '@/lib/contracts/narrow-to-form';
import { today } from '@/lib/rules/dates/calendar';
import { openingAt } from '@/lib/rules/dates/opening';
import { offerState } from '@/lib/rules/money/tariff-fit';

type Form = Pick<FurtherForm, 'isActive' | 'opensAt' | 'closesAt' | 'membershipIds'>;
type OfferedTariff = Pick<Tariff, 'id' | 'isActive' | 'validFrom' | 'validUntil' | 'places' | 'placesTaken'>;

/** Whether applicants can use the form now, by the rule of the public form. Ignores tariffs while they are unknown. */
export function furtherFormState(
  form: Form,
  tariffs: readonly OfferedTariff[] | undefined,
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
) {
  const opening = form.isActive ? openingAt(form, now) : 'SwitchedOff';
  if (opening !== 'Open' || !tariffs) return opening;
  const offered = tariffsOfForm(tariffs, form).filter(({ isActive }) => isActive);
  return offerState(
    offered.map(one => ({ ...one, isFull: isFull(one) })),
    today(timeZone, now),
  );
}

function isFull({ places, placesTaken = 0 }: OfferedTariff): boolean {
  return places !== undefined && placesTaken >= places;
}
