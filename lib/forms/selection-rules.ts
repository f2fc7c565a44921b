import type { DepartmentSettings } from '@/lib/forms/membership-application';
import { at, type Finding, finding, type Problem } from '@/lib/forms/problem';
import type { Department, Tariff } from '@/lib/forms/tariff';
import { isBlank, type Text } from '@/lib/forms/text-rules';

type Ids = readonly string[] | null | undefined;

export function findTariff(tariffs: readonly Tariff[], id: Text): Tariff | null {
  return tariffs.find(tariff => tariff.id === id && tariff.isActive !== false) ?? null;
}

export function checkTariff(tariffs: readonly Tariff[], id: Text): Problem[] {
  if (isBlank(id)) return at('membershipId', finding('required'));
  return findTariff(tariffs, id) ? [] : at('membershipId', finding('tariffUnknown'));
}

/** Each must be an active department of the club, named once; how many is up to the department settings. */
export function checkDepartments(ids: Ids, departments: readonly Department[], path: string): Problem[] {
  const active = departments.filter(department => department.isActive !== false).map(({ id }) => id);
  return checkIds(ids, active, path, finding('departmentUnknown'));
}

/**
 * The number of departments of an application. Where they are not required none is right too, and a club
 * without active departments cannot ask for any.
 */
export function checkDepartmentCount(
  ids: Ids,
  departments: readonly Department[],
  settings: DepartmentSettings,
): Problem[] {
  const count = ids?.length ?? 0;
  const offered = departments.filter(department => department.isActive !== false).length;
  const min = Math.min(offered, Math.max(1, settings.minSelection ?? 0));
  if (count < min && (settings.isRequired || count > 0)) {
    return at('departmentIds', finding('departmentsMin', { min }));
  }
  return checkDepartmentsMax(ids, settings, 'departmentIds');
}

export function checkDepartmentsMax(ids: Ids, { maxSelection }: DepartmentSettings, path: string): Problem[] {
  const isTooMany = typeof maxSelection === 'number' && (ids?.length ?? 0) > maxSelection;
  return at(path, isTooMany ? finding('departmentsMax', { max: maxSelection }) : null);
}

/** Each must be an optional surcharge of the tariff, named once. Whether it fits an age only the price asks. */
export function checkSurcharges(ids: Ids, tariffs: readonly Tariff[]): Problem[] {
  const optional = tariffs
    .flatMap(tariff => tariff.surcharges)
    .filter(surcharge => surcharge.isOptional)
    .map(({ id }) => id);
  return checkIds(ids, optional, 'surchargeIds', finding('surchargeUnknown'));
}

function checkIds(ids: Ids, known: readonly string[], path: string, unknown: Finding): Problem[] {
  return (ids ?? []).flatMap((id, index, all) => {
    if (!known.includes(id)) return at(`${path}[${index}]`, unknown);
    return at(`${path}[${index}]`, all.indexOf(id) < index ? finding('duplicate') : null);
  });
}
