import { type ChangeSection, changeSections } from '@/components/form-view/change/section-names';
import { type FormValues, memberFields } from '@/components/form-view/form-values';
import type { ShownForm } from '@/components/form-view/shown-form';

/** The sections that this club offers. */
export function offeredSections(form: ShownForm): ChangeSection[] {
  const has: Partial<Record<ChangeSection, boolean>> = {
    tariff: form.memberships.length > 0,
    departments: form.departmentSettings.isEnabled && form.departments.length > 0,
    family: form.memberships.some(tariff => tariff.isFamilyMembership),
    customFields: form.customFields.length > memberFields(form).length,
    consents: form.consents.length > 0,
  };
  return changeSections.filter(section => has[section] ?? true);
}

/** The sections that are ticked and offered, in the order of the form. */
export function chosenSections(form: ShownForm, { changes }: Pick<FormValues, 'changes'>): ChangeSection[] {
  return offeredSections(form).filter(section => changes.includes(section));
}
