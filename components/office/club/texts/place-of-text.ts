import type { ClubText } from '@/lib/contracts/club-texts';

/** The page on which a text is edited. */
export function hrefOf({
  recordType,
  recordId,
  path,
}: Pick<ClubText, 'recordType' | 'recordId' | 'path'>): string {
  if (recordType === 'DataPrivacy')
    return path.startsWith('consents') ? '/settings/privacy/consents' : '/settings/privacy';
  if (recordType === 'FormMembership')
    return path === 'changeClosedText' ? '/forms/change' : '/forms/membership';
  return `${pages[recordType]}${recordId}`;
}

const pages = {
  Membership: '/club/tariffs/',
  Department: '/club/departments/',
  CustomField: '/club/custom-fields/',
  FurtherForm: '/forms/membership/',
  FormCancellation: '/forms/cancellation',
  EmailTemplate: '/settings/email-templates/',
} as const;
