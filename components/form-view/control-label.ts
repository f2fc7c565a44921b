import type { ChangeSection } from '@/components/form-view/change/section-names';
import type { FormModel } from '@/components/form-view/form-model';
import { isForChild } from '@/components/form-view/form-values';
import type { TextKey } from '@/components/form-view/texts';
import { fullName } from '@/lib/rules/submissions/full-name';
import { isFieldName } from '@/lib/rules/submissions/submission-fields';

const ownLabels = new Map<string, TextKey>([
  ['sepaMandateAccepted', 'form.mandate.heading'],
  ['privacyAccepted', 'form.consent.privacy'],
  ['guardians', 'form.guardians.heading'],
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

/** Name of a family member, or their number before the name is known. In an application the first person is the applicant. */
export function memberTitle(
  index: number,
  { t, form, values }: Pick<FormModel, 't' | 'form' | 'values'>,
): string {
  const member = values.familyMembers[index];
  if (member && member.firstName.trim() !== '') return fullName(member);
  return t('form.family.person', { number: index + (form.kind === 'Membership' ? 2 : 1) });
}

/** Name of a control outside of its part: `Lena Groß, Geburtsdatum`. */
export function controlLabel(name: string, model: Named): string {
  const { t, form } = model;
  const [root = '', second = '', ...rest] = name.split('.');
  if (root === 'customFields')
    return form.customFields.find(field => field.internalName === second)?.label ?? '';
  if (second !== '' && (root === 'mediaConsents' || root === 'consentWishes'))
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
  // The cast is safe because the form names these controls by their sections.
  if (root === 'changes' && second) return t(`form.changes.${second as ChangeSection}`);
  const own = ownLabels.get(root);
  if (own) return t(own);
  return isFieldName(root) ? t(`labels.field.${root}`) : '';
}
