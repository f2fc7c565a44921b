import type { FieldErrors } from '@/components/forms/use-api-form';
import { newId, withoutNewId } from '@/components/office/club/new-id';
import type { Department, Tariff, TariffChange } from '@/lib/api-client/master-data';
import type { Tariff as PricedTariff } from '@/lib/rules/money/tariff';
import { areAgesCrossed } from '@/lib/rules/money/tariff-fit';

type StoredSurcharge = Tariff['surcharges'][number];
export type Surcharge = Omit<StoredSurcharge, 'minAge' | 'maxAge'> & {
  minAge: number | null;
  maxAge: number | null;
};
type Conditions = {
  minAge: number | null;
  maxAge: number | null;
  validFrom: string | null;
  validUntil: string | null;
  places: number | null;
  fullText: string;
};
/** A tariff in the form; absent conditions and ages are null. */
export type TariffValues = Omit<Tariff, 'surcharges' | keyof Conditions> &
  Conditions & { surcharges: Surcharge[] };

const noConditions: Conditions = {
  minAge: null,
  maxAge: null,
  validFrom: null,
  validUntil: null,
  places: null,
  fullText: '',
};

export function toTariffValues(tariff: Tariff): TariffValues {
  const surcharges = tariff.surcharges.map(({ minAge = null, maxAge = null, ...one }) => ({
    ...one,
    minAge,
    maxAge,
  }));
  return { ...noConditions, ...tariff, surcharges };
}

/** The prices of the departments that forms offer; none while these are unknown. */
export function offeredPrices(
  { departmentPrices }: Pick<Tariff, 'departmentPrices'>,
  departments: readonly Pick<Department, 'id' | 'isActive'>[] = [],
): Tariff['departmentPrices'] {
  const offered = departments.filter(({ isActive }) => isActive).map(({ id }) => id);
  return departmentPrices.filter(({ departmentId }) => offered.includes(departmentId));
}

export const emptyTariff: TariffValues = {
  id: '',
  name: '',
  description: '',
  externalCode: '',
  isActive: true,
  sortOrder: 0,
  membershipPrice: 0,
  priceInterval: 'Monthly',
  isFamilyMembership: false,
  isOnlyInFurtherForms: false,
  departmentPrices: [],
  surcharges: [],
  ...noConditions,
};

export function emptySurcharge(): Surcharge {
  return {
    id: newId(),
    name: '',
    description: '',
    price: 0,
    scope: 'PerApplication',
    dueType: 'Recurring',
    isOptional: false,
    sortOrder: 0,
    minAge: null,
    maxAge: null,
  };
}

/** An admission fee is paid once by each person. */
export function emptyAdmissionFee(name: string): Surcharge {
  return { ...emptySurcharge(), name, scope: 'PerPerson', dueType: 'OneTime' };
}

/**
 * The fee, usually the admission fee, that every other offered tariff has and this one has not; null if there is none. Most
 * clubs take it from everyone, and a new tariff has no surcharges.
 */
export function missingFee(
  { id, surcharges }: Pick<TariffValues, 'id' | 'surcharges'>,
  tariffs: readonly Tariff[],
): Surcharge | null {
  const [first, ...others] = tariffs
    .filter(one => one.isActive && !one.isOnlyInFurtherForms && one.id !== id)
    .map(toTariffValues);
  const isIn = (fee: Surcharge, all: readonly Surcharge[]) =>
    all.some(({ name }) => name.trim().toLowerCase() === fee.name.trim().toLowerCase());
  const found = first?.surcharges.find(
    fee =>
      fee.dueType === 'OneTime' &&
      !fee.isOptional &&
      !isIn(fee, surcharges) &&
      others.every(one => isIn(fee, one.surcharges)),
  );
  return found ? { ...found, id: newId() } : null;
}

/** The tariff with this fee: one of the same name gets its terms, otherwise it is added at the end. */
export function withSurcharge(
  tariff: TariffValues,
  fee: Pick<Surcharge, 'name' | 'price' | 'dueType' | 'scope'>,
): TariffValues {
  const isSame = ({ name }: Surcharge) => name.trim().toLowerCase() === fee.name.trim().toLowerCase();
  const { surcharges } = tariff;
  return {
    ...tariff,
    surcharges: surcharges.some(isSame)
      ? surcharges.map(one => (isSame(one) ? { ...one, ...fee, name: one.name } : one))
      : [...surcharges, { ...emptySurcharge(), ...fee }],
  };
}

/** Converts a tariff for sending: new parts have no id, surcharges have the present order. */
export function toTariffChange({ id: _id, placesTaken: _taken, ...tariff }: TariffValues): TariffChange {
  return {
    ...tariff,
    departmentPrices: tariff.departmentPrices.map(withoutNewId),
    surcharges: tariff.surcharges.map((one, sortOrder) => ({ ...withoutNewId(one), sortOrder })),
  };
}

/** A copy under another name, as a new tariff. */
export function copyOfTariff(tariff: TariffValues, name: string): TariffValues {
  const { placesTaken: _taken, ...copied } = tariff;
  return {
    ...copied,
    id: '',
    name: name.slice(0, 100),
    externalCode: '',
    departmentPrices: tariff.departmentPrices.map(one => ({ ...one, id: newId() })),
    surcharges: tariff.surcharges.map(one => ({ ...one, id: newId() })),
  };
}

/** Sets a department's price; null removes it. */
export function withDepartmentPrice(
  prices: Tariff['departmentPrices'],
  departmentId: string,
  price: number | null,
): Tariff['departmentPrices'] {
  if (price === null) return prices.filter(one => one.departmentId !== departmentId);
  if (!prices.some(one => one.departmentId === departmentId)) {
    return [...prices, { id: newId(), departmentId, price }];
  }
  return prices.map(one => (one.departmentId === departmentId ? { ...one, price } : one));
}

/** Converts a tariff for the price function; null while an amount is unreadable or ages fit nobody. */
export function toPricedTariff(tariff: TariffValues): PricedTariff | null {
  const amounts = [
    tariff.membershipPrice,
    ...[...tariff.departmentPrices, ...tariff.surcharges].map(one => one.price),
  ];
  if (!amounts.every(amount => amount >= 0 && amount <= 99_999.99)) return null;
  if ([tariff, ...tariff.surcharges].some(areAgesCrossed)) return null;
  const cents = (amount: number) => Math.round(amount * 100);
  return {
    ...tariff,
    membershipPriceCents: cents(tariff.membershipPrice),
    departmentPrices: tariff.departmentPrices.map(({ departmentId, price }) => ({
      departmentId,
      priceCents: cents(price),
    })),
    surcharges: tariff.surcharges.map(({ price, ...one }, sortOrder) => ({
      ...one,
      sortOrder,
      priceCents: cents(price),
    })),
  };
}

type Words = (
  key: 'required' | 'amount' | 'wholeNumber' | 'ageBounds' | 'dayBounds' | 'placesBounds',
) => string;

/** Checks before sending. */
export function checkTariff(tariff: TariffValues, t: Words): FieldErrors {
  const errors: Record<string, string> = {};
  const note: Note = (path, isWrong, key) => {
    if (isWrong) errors[path] ??= t(key);
  };
  note('name', tariff.name.trim() === '', 'required');
  note('membershipPrice', !Number.isFinite(tariff.membershipPrice), 'amount');
  const { validFrom, validUntil, places } = tariff;
  noteAges(note, '', tariff);
  note('validUntil', Boolean(validFrom && validUntil && validUntil < validFrom), 'dayBounds');
  note('places', Number.isNaN(places ?? 1), 'wholeNumber');
  note('places', places !== null && (places < 1 || places > 100_000), 'placesBounds');
  for (const [index, { price }] of tariff.departmentPrices.entries()) {
    note(`departmentPrices.${index}.price`, !Number.isFinite(price), 'amount');
  }
  for (const [index, { name, price, ...ages }] of tariff.surcharges.entries()) {
    const at = `surcharges.${index}`;
    note(`${at}.name`, name.trim() === '', 'required');
    note(`${at}.price`, !Number.isFinite(price), 'amount');
    noteAges(note, `${at}.`, ages);
  }
  return errors;
}

type Ages = Pick<Conditions, 'minAge' | 'maxAge'>;

type Note = (path: string, isWrong: boolean, key: Parameters<Words>[0]) => void;

function noteAges(note: Note, at: string, ages: Ages): void {
  const { minAge, maxAge } = ages;
  note(`${at}minAge`, Number.isNaN(minAge ?? 0), 'wholeNumber');
  note(`${at}maxAge`, Number.isNaN(maxAge ?? 0), 'wholeNumber');
  note(`${at}maxAge`, areAgesCrossed(ages), 'ageBounds');
}
