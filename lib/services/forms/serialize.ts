import { FormCancellation, FormDesign, FormMembership } from '@/lib/contracts/forms';
import type { CancellationFormRow, DesignRow, MembershipFormRow } from './queries';

export function toFormMembership(row: MembershipFormRow): FormMembership {
  const { clubId: _clubId, version: _version, updatedAt: _updatedAt, ...form } = row;
  return FormMembership.parse(form);
}

export function toFormCancellation(row: CancellationFormRow): FormCancellation {
  const { clubId: _clubId, version: _version, updatedAt: _updatedAt, ...form } = row;
  const { noticePeriodValue: value, noticePeriodUnit: unit, ...settings } = form;
  return FormCancellation.parse({ ...settings, noticePeriod: { value, unit } });
}

/** A design with the moment of its last change. */
export function toFormDesign(row: DesignRow): FormDesign {
  const { presetDesign, customDesign, additionalCss, updatedAt } = row;
  return FormDesign.parse({
    ...{ presetDesign, additionalCss },
    ...(customDesign ? { customDesign } : {}),
    dateModified: updatedAt.toISOString(),
  });
}
