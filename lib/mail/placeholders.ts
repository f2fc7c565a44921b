import type { PlaceholderCategory, PlaceholderDataType } from '@/lib/contracts/email-templates';
import type { EmailTemplateType } from '@/lib/rules/enums';

type Kind = { readonly category: PlaceholderCategory; readonly dataType: PlaceholderDataType };

/** Every placeholder of mails. Their texts are in the namespace `mail`. */
export const placeholderKinds = {
  recipientName: { category: 'Recipient', dataType: 'Text' },
  firstName: { category: 'Person', dataType: 'Text' },
  lastName: { category: 'Person', dataType: 'Text' },
  clubName: { category: 'Club', dataType: 'Text' },
  clubEmail: { category: 'Club', dataType: 'Email' },
  kindLabel: { category: 'Submission', dataType: 'Text' },
  formTitle: { category: 'Submission', dataType: 'Text' },
  number: { category: 'Submission', dataType: 'Number' },
  receivedAt: { category: 'Submission', dataType: 'DateTime' },
  content: { category: 'Submission', dataType: 'Text' },
  message: { category: 'Message', dataType: 'Text' },
  membershipName: { category: 'Submission', dataType: 'Text' },
  recurringPrice: { category: 'Submission', dataType: 'Money' },
  oneTimePrice: { category: 'Submission', dataType: 'Money' },
  entryDate: { category: 'Submission', dataType: 'Date' },
  departments: { category: 'Submission', dataType: 'Text' },
  familyMembers: { category: 'Submission', dataType: 'Text' },
  memberNumber: { category: 'Submission', dataType: 'Text' },
  firstPayment: { category: 'Submission', dataType: 'Money' },
  debitAmount: { category: 'Submission', dataType: 'Money' },
  firstDebitDate: { category: 'Submission', dataType: 'Date' },
  maskedIban: { category: 'Submission', dataType: 'Text' },
  accountHolder: { category: 'Submission', dataType: 'Text' },
  creditorId: { category: 'Submission', dataType: 'Text' },
  mandateReference: { category: 'Submission', dataType: 'Text' },
  noticeDate: { category: 'Submission', dataType: 'Date' },
  effectiveDate: { category: 'Submission', dataType: 'Date' },
  newEmail: { category: 'Recipient', dataType: 'Email' },
  confirmationUrl: { category: 'Link', dataType: 'Url' },
  passwordUrl: { category: 'Link', dataType: 'Url' },
  submissionUrl: { category: 'Link', dataType: 'Url' },
  statusUrl: { category: 'Link', dataType: 'Url' },
  questionUrl: { category: 'Link', dataType: 'Url' },
  familyUrl: { category: 'Link', dataType: 'Url' },
  expiresAt: { category: 'Link', dataType: 'DateTime' },
} as const satisfies Record<string, Kind>;

export type PlaceholderName = keyof typeof placeholderKinds;

/** Whether the value of a placeholder is an address of the product. */
export function isUrlPlaceholder(name: string): name is PlaceholderName {
  return isPlaceholder(name) && placeholderKinds[name].dataType === 'Url';
}

/** Whether a placeholder becomes a link, in a club's text or in the product's. */
export function isLinkPlaceholder(name: string): boolean {
  return isUrlPlaceholder(name) || name === 'pageUrl' || name === 'stopUrl';
}

function isPlaceholder(name: string): name is PlaceholderName {
  return Object.hasOwn(placeholderKinds, name);
}

/** Values that a caller of `queueMail` may pass. */
export type MailVariables = { readonly [Name in PlaceholderName]?: string };

/** Values of mails about the consent of guardians. */
type GuardianWord =
  | 'addresses'
  | 'agreedAt'
  | 'agreedBy'
  | 'alsoAsked'
  | 'awaitedMandate'
  | 'liability'
  | 'mandateAt'
  | 'refusedAt'
  | 'soleCustody'
  | 'withdrawnConsents';

/** Values of the product's own notices. */
export type NoticeVariables = {
  readonly [Name in
    | 'webhookName'
    | 'reason'
    | 'count'
    | 'list'
    | 'month'
    | 'pageUrl'
    | 'stopUrl'
    | GuardianWord]?: string;
};

type Names = readonly PlaceholderName[];

const everywhere: Names = ['recipientName', 'clubName', 'clubEmail'];
const received: Names = [...everywhere, 'firstName', 'lastName', 'number', 'kindLabel', 'receivedAt'];
const toMember: Names = [...received, 'statusUrl'];
const mandate: Names = ['creditorId', 'mandateReference'];
const membership: Names = [
  ...toMember,
  ...([
    'formTitle',
    'membershipName',
    'departments',
    'familyMembers',
    'memberNumber',
    'recurringPrice',
  ] as const),
  ...(['oneTimePrice', 'firstPayment', 'entryDate', 'debitAmount', 'firstDebitDate'] as const),
  ...mandate,
];
const change: Names = [...toMember, 'effectiveDate', ...mandate];
const cancellation: Names = [...toMember, 'noticeDate', 'effectiveDate'];
const confirmation: Names = ['confirmationUrl', 'expiresAt'];
const question: Names = ['message', 'questionUrl'];

/** Placeholders of each type, in the order of the editor. */
const namesByType: Record<EmailTemplateType, Names> = {
  MembershipConfirmation: [...membership, ...confirmation],
  MembershipReceived: membership,
  MembershipFamilyNotice: [
    ...received,
    ...(['formTitle', 'membershipName', 'departments', 'familyMembers', 'recurringPrice'] as const),
    ...(['oneTimePrice', 'entryDate', 'maskedIban', 'accountHolder', 'familyUrl'] as const),
    ...mandate,
  ],
  MembershipQuestion: [...membership, ...question],
  MembershipAccepted: [...membership, 'maskedIban', 'accountHolder', 'message'],
  MembershipRejected: [...membership, 'message'],
  ChangeConfirmation: [...change, 'content', ...confirmation],
  ChangeReceived: [...change, 'content'],
  ChangeQuestion: [...change, ...question],
  ChangeAccepted: [...change, 'content', 'message'],
  ChangeRejected: [...change, 'message'],
  CancellationConfirmation: [...cancellation, 'content', ...confirmation],
  CancellationReceived: [...cancellation, 'content'],
  CancellationQuestion: [...cancellation, ...question],
  CancellationAccepted: [...cancellation, 'message'],
  CancellationRejected: [...cancellation, 'message'],
  StaffNotification: [...received, 'message', 'submissionUrl'],
  UserInvitation: [...everywhere, 'message', 'passwordUrl', 'expiresAt'],
  PasswordReset: [...everywhere, 'passwordUrl', 'expiresAt'],
  EmailChange: [...everywhere, 'newEmail', 'message', ...confirmation],
};

/** Placeholders that a mail of the type needs to work, such as the confirmation link. */
const neededByType: Partial<Record<EmailTemplateType, Names>> = {
  MembershipConfirmation: ['confirmationUrl'],
  ChangeConfirmation: ['confirmationUrl'],
  // It is the receipt of the cancellation, too.
  CancellationConfirmation: ['confirmationUrl', 'content'],
  MembershipFamilyNotice: ['familyUrl'],
  MembershipQuestion: question,
  ChangeQuestion: question,
  CancellationQuestion: question,
  UserInvitation: ['passwordUrl'],
  PasswordReset: ['passwordUrl'],
  // The notice to the old address uses the same template; its text is in `message`.
  EmailChange: ['message', 'confirmationUrl'],
};

export function placeholdersOf(type: EmailTemplateType): Names {
  return namesByType[type];
}

/** Placeholders that the body of a template of this type must contain. */
export function neededPlaceholdersOf(type: EmailTemplateType): Names {
  return neededByType[type] ?? [];
}
