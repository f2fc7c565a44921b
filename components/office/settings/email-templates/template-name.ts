import { useTranslations } from 'use-intl';
import {
  type EmailTemplateType,
  emailTemplateTypes,
  type SubmissionKind,
  submissionKinds,
} from '@/lib/rules/enums';

export type TemplateGroup = SubmissionKind | 'Staff';

const steps = ['Confirmation', 'Received', 'FamilyNotice', 'Question', 'Accepted', 'Rejected'] as const;
const staffTypes = ['StaffNotification', 'UserInvitation', 'PasswordReset', 'EmailChange'] as const;
type TemplateStep = (typeof steps)[number] | (typeof staffTypes)[number];

/** `ChangeReceived` is the step `Received` of the group `Change`; mails without a form belong to `Staff`. */
export function placeOf(type: EmailTemplateType): { group: TemplateGroup; step: TemplateStep } {
  const staff = staffTypes.find(one => one === type);
  if (staff) return { group: 'Staff', step: staff };
  const group: SubmissionKind = submissionKinds.find(kind => type.startsWith(kind)) ?? 'Membership';
  return { group, step: steps.find(step => type.endsWith(step)) ?? 'Received' };
}

/**
 * Key in `templates.when`: when mails of a type are sent. Receipts of cancellations wait for no confirmation.
 */
export function whenOf(type: EmailTemplateType): TemplateStep | 'CancellationReceived' {
  return type === 'CancellationReceived' ? type : placeOf(type).step;
}

/** The types of a group, in the order in which their mails are sent. */
export function typesOf(group: TemplateGroup): EmailTemplateType[] {
  return emailTemplateTypes.filter(type => placeOf(type).group === group);
}

/** "Membership application: Accepted"; mails to staff have no group. */
export function useTemplateName(): (type: EmailTemplateType) => string {
  const t = useTranslations('settings.templates');
  return type => {
    const { group, step } = placeOf(type);
    const name = t(`types.${step}`);
    return group === 'Staff' ? name : t('name', { group: t(`groups.${group}`), type: name });
  };
}
