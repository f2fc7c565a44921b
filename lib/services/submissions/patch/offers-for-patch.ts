import type { AgeBounds } from '@/lib/rules/money/tariff';
import { withoutAges } from '@/lib/rules/money/tariff-fit';
import type { Patched } from './patched';

/**
 * Departments or optional surcharges for the checks of a PATCH: only those that it adds must fit the person's age. The
 * hints show departments that do not fit.
 */
export function offersForPatch<Offered extends AgeBounds & { readonly id: string }>(
  offers: readonly Offered[],
  { property, oldValue, newValue }: Pick<Patched<unknown>, 'property' | 'oldValue' | 'newValue'>,
): Offered[] {
  const isChosen = /(^|\.)(department|surcharge)Ids$/.test(property);
  const isAdded = (id: string) => isChosen && idsIn(newValue).includes(id) && !idsIn(oldValue).includes(id);
  return offers.map(one => (isAdded(one.id) ? one : withoutAges(one)));
}

function idsIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
