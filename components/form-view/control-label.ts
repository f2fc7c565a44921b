import { changeSections } from '@/components/form-view/change/section-names';
import type { FormModel } from '@/components/form-view/form-model';
import { isForChild } from '@/components/form-view/form-values';
import type { TextKey } from '@/components/form-view/texts';
import { isFieldName } from '@/lib/rules/submissions/submission-fields';

const ownLabels = new Map<string, TextKey>([
  ['sepaMandateAccepted', 'form.mandate.heading'],
  ['privacyAccepted', 'form.consent.privacy'],
  ['guardians', 'form.guardians.heading'],
  ['hasOwnDepartments', 'labels.field.departmentIds'],
  ['signature', 'labels.field.signature'],
  ['signatureName', 'labels.field.signature'],
  ['changes', 'form.steps.wishes'],
]);

type Named = Pick<FormModel, 't' | 'form' | 'values'>;

/** Heading of a guardian's part. With sole custody there is one guardian, so it has no number. */
export function guardianTitle(index: number, { t, values }: Pick<FormModel, 't' | 'values'>): string {
  if (index > 0) return t('form.guardians.second');
  if (isForChild(values)) return t('form.guardians.self');
  return t(values.hasSoleCustody ? 'labels.field.guardian' : 'form.guardians.first');
}

/** Heading of a family member's part. In an application the first person is the applicant. */
export function memberTitle(index: number, { t, form }: Pick<FormModel, 't' | 'form'>): string {
  return t('form.family.person', { number: index + (form.kind === 'Membership' ? 2 : 1) });
}

/** Name of a control outside of its part: `Person 2, Vorname`. */
export function controlLabel(name: string, model: Named): string {
  const { t, form } = model;
  const [root = '', second = '', ...rest] = name.split('.');
  if (root === 'customFields')
    return form.customFields.find(field => field.internalName === second)?.label ?? '';
  if (root === 'mediaConsents' || root === 'consentWishes')
    return form.consents.find(consent => consent.id === second)?.label ?? '';
  if (root === 'guardians' && second !== '') {
    const isSelf = second === '0' && isForChild(model.values);
    const title = isSelf ? t('labels.field.guardian') : guardianTitle(Number(second), model);
    return `${title}, ${controlLabel(rest.join('.'), model)}`;
  }
  if (root === 'familyMembers' && second !== '') {
    return `${memberTitle(Number(second), model)}, ${controlLabel(rest.join('.'), model)}`;
  }
  if (root === 'identity') return controlLabel(second, model);
  const section = changeSections.find(one => root === 'changes' && one === second);
  if (section) return t(`form.changes.${section}`);
  const own = ownLabels.get(root);
  if (own) return t(own);
  return isFieldName(root) ? t(`labels.field.${root}`) : '';
}
