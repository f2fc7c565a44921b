import type { Department } from '@/lib/rules/money/tariff';
import { withoutAges } from '@/lib/rules/money/tariff-fit';
import type { Patched } from './patched';

/**
 * The departments for the checks of a PATCH: only those that it adds must fit the person's age. The hints show others
 * that do not fit.
 */
export function departmentsForPatch<Offered extends Department>(
  departments: readonly Offered[],
  { property, oldValue, newValue }: Pick<Patched<unknown>, 'property' | 'oldValue' | 'newValue'>,
): Offered[] {
  const isChosen = /(^|\.)departmentIds$/.test(property);
  const isAdded = (id: string) => isChosen && idsIn(newValue).includes(id) && !idsIn(oldValue).includes(id);
  return departments.map(one => (isAdded(one.id) ? one : withoutAges(one)));
}

function idsIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
