import type { Department, Tariff } from '@/lib/rules/money/tariff';
import {
  type Applicant,
  checkDepartmentFit,
  checkSurchargeFit,
  checkTariffFit,
  type Persons,
} from '@/lib/rules/money/tariff-fit';
import type { MembershipFormConfig } from '@/lib/rules/submissions/membership-application';
import { at, type Finding, type FindingKey, finding, type Problem } from '@/lib/rules/submissions/problem';
import { isBlank, type Text } from '@/lib/rules/submissions/text-rules';

type Ids = readonly string[] | null | undefined;

export function findTariff(tariffs: readonly Tariff[], id: Text): Tariff | null {
  return tariffs.find(tariff => tariff.id === id && tariff.isActive !== false) ?? null;
}

/** @param applicant absent for a change request, whose tariff the club decides about */
export function checkTariff(tariffs: readonly Tariff[], id: Text, applicant?: Applicant): Problem[] {
  if (isBlank(id)) return at('membershipId', finding('required'));
  const tariff = findTariff(tariffs, id);
  if (!tariff) return at('membershipId', finding('tariffUnknown'));
  return at('membershipId', applicant ? checkTariffFit(tariff, applicant) : null);
}

type DepartmentOffer = Pick<MembershipFormConfig, 'departments' | 'departmentSettings'>;

/**
 * Checks the departments of one person: active ones of the club for people of that age, each once, at most the maximum,
 * none if the form asks for none.
 */
export function checkPersonDepartments(
  ids: Ids,
  { departments, departmentSettings: settings }: DepartmentOffer,
  path: string,
  person: Applicant,
): Problem[] {
  const count = ids?.length ?? 0;
  if (settings.isEnabled === false) return at(path, count > 0 ? finding('departmentsNotAsked') : null);
  const max = settings.maxSelection ?? count;
  return [
    ...checkDepartments(ids, departments, path, person),
    ...at(path, count > max ? finding('departmentsMax', { max }) : null),
  ];
}

/**
 * Checks the departments of a further person. Without a choice of their own they have those of the application, which
 * then must fit their age too.
 */
export function checkMemberDepartments(
  ids: Ids,
  ofApplication: Ids,
  offer: DepartmentOffer,
  path: string,
  person: Applicant,
): Problem[] {
  if (ids) return checkPersonDepartments(ids, offer, path, person);
  if (offer.departmentSettings.isEnabled === false) return [];
  const misfits = (ofApplication ?? []).flatMap(id => misfitOf(id, offer.departments, person) ?? []);
  return at(path, misfits[0] ?? null);
}

function misfitOf(id: string, departments: readonly Department[], person: Applicant): Finding | null {
  const department = departments.find(one => one.id === id && one.isActive !== false);
  return department ? checkDepartmentFit(department, person) : null;
}

/** Each must be an active department of the club, appear once, and fit the person. */
export function checkDepartments(
  ids: Ids,
  departments: readonly Department[],
  path: string,
  person?: Applicant,
): Problem[] {
  const active = departments.filter(department => department.isActive !== false);
  return checkIds(ids, active, path, 'departmentUnknown', one =>
    person ? checkDepartmentFit(one, person) : null,
  );
}

/** Requires the club's minimum of departments; if fewer are active and fit the person, all of them are enough. */
export function checkDepartmentsMin(
  ids: Ids,
  { departments, departmentSettings: settings }: DepartmentOffer,
  person: Applicant,
): Problem[] {
  const offered = departments.filter(
    department => department.isActive !== false && !checkDepartmentFit(department, person),
  ).length;
  const min = settings.isEnabled === false ? 0 : Math.min(offered, settings.minSelection ?? 0);
  return at('departmentIds', (ids?.length ?? 0) < min ? finding('departmentsMin', { min }) : null);
}

/**
 * Each must be an optional surcharge of the tariff, appear once, and fit the age.
 * @param applicant absent for a change request: about its tariff and surcharges the club decides
 */
export function checkSurcharges(
  ids: Ids,
  tariffs: readonly Tariff[],
  applicant?: Applicant,
  others?: Persons,
): Problem[] {
  const optional = tariffs.flatMap(({ surcharges }) => surcharges).filter(({ isOptional }) => isOptional);
  return checkIds(ids, optional, 'surchargeIds', 'surchargeUnknown', one =>
    applicant ? checkSurchargeFit(one, applicant, others) : null,
  );
}

function checkIds<Offer extends { readonly id: string }>(
  ids: Ids,
  offered: readonly Offer[],
  path: string,
  unknown: FindingKey,
  misfitOf: (offer: Offer) => Finding | null,
): Problem[] {
  return (ids ?? []).flatMap((id, index, all) => {
    const offer = offered.find(one => one.id === id);
    if (!offer) return at(`${path}[${index}]`, finding(unknown));
    return at(`${path}[${index}]`, all.indexOf(id) < index ? finding('duplicate') : misfitOf(offer));
  });
}
