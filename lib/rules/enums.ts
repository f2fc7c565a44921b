/** The values of all enums (contract §2 to §7), for schemas, database and labels. */
export const roles = ['Admin', 'Manager', 'Clerk', 'Viewer'] as const;
export const submissionKinds = ['Membership', 'Change', 'Cancellation'] as const;
export const submitStates = ['New', 'Confirmed', 'Accepted', 'Rejected'] as const;

/** The state that users see (`display-state.ts`): who must act, or how it ended. */
export const displayStates = ['Unconfirmed', 'ToDecide', 'Accepted', 'Rejected', 'Withdrawn'] as const;
export const submissionSorts = ['-receivedAt', 'receivedAt', 'lastName', '-lastName'] as const;
/** What comes next: staff decide, the person confirms or answers a question, or staff read the answer. */
export const submissionAwaits = ['Decision', 'Confirmation', 'Answer', 'Reading'] as const;
/** Actions on many submissions at once. */
export const batchActions = ['Accept', 'Deny', 'ResendConfirmation', 'Assign', 'Delete'] as const;
/** Columns that the list of submissions can show beside the name. */
export const submissionColumns = [
  'Number',
  'Kind',
  'Subject',
  'BirthDate',
  'Departments',
  'Amount',
  'Payment',
  'MemberNumber',
  'City',
  'Assignee',
  'Received',
  'State',
] as const;
/** What a change request asks to change, in the order in which it is listed. */
export const changedParts = [
  'Person',
  'Address',
  'Contact',
  'Membership',
  'Departments',
  'Family',
  'Guardians',
  'Account',
  'Consents',
  'Other',
] as const;
export const submitHistoryTypes = [
  'Created',
  'ConfirmationSent',
  'ConfirmationResent',
  'Confirmed',
  'Updated',
  'Accepted',
  'Rejected',
  'EmailSent',
  'EmailFailed',
  'Exported',
  'Anonymized',
  'QuestionAsked',
  'QuestionAnswered',
  'QuestionClosed',
] as const;
export const genders = ['Male', 'Female', 'Diverse', 'NotSpecified'] as const;
/** Who filled in a membership application: the person who applies, or a guardian for a minor. */
export const formFillers = ['Applicant', 'Guardian'] as const;
export const paymentMethods = ['SepaDirectDebit', 'OnAccount'] as const;
export const membershipPriceIntervals = ['Monthly', 'Quarterly', 'HalfYearly', 'Yearly', 'OneTime'] as const;
export const surchargeScopes = ['PerApplication', 'PerPerson'] as const;
export const surchargeDueTypes = ['Recurring', 'OneTime'] as const;
export const customFieldTypes = [
  'Text',
  'TextArea',
  'Number',
  'Date',
  'Checkbox',
  'Select',
  'MultiSelect',
  'Email',
  'Phone',
  'File',
] as const;
/** What a club can say about a field of the membership form. */
export const fieldUses = ['Off', 'Optional', 'Required'] as const;
export const customFieldCategories = ['Personal', 'Membership', 'Payment', 'FamilyMember', 'Other'] as const;
/**
 * Whose answers the consents of a family member are: those of the application for everybody (`Application`), answers of
 * their own in the application (`Applicant`) or by their own link (`Person`), or none until they use it (`Awaited`).
 */
export const consentSources = ['Application', 'Applicant', 'Person', 'Awaited'] as const;
/** Who answers the consents of an adult family member in the form: they themselves by a link, or the applicant. */
export const adultConsents = ['Link', 'Applicant'] as const;
/** From this age on children are asked about their consents, too. */
export const consentAges = [14, 16] as const;
export const consentMediaTypes = ['Website', 'SocialMedia', 'Press', 'Print', 'Newsletter'] as const;
export const cancellationModes = [
  'Immediately',
  'EndOfMonth',
  'EndOfQuarter',
  'EndOfHalfYear',
  'EndOfYear',
] as const;
export const cancellationScopes = ['Membership', 'Departments', 'FamilyMembers'] as const;
export const noticeUnits = ['Days', 'Weeks', 'Months'] as const;
export const ageReferences = ['EntryDate', 'StartOfYear', 'EndOfYear'] as const;
export const addressForms = ['Du', 'Sie'] as const;
export const locales = ['de', 'en'] as const;
export const presetDesigns = ['Classic', 'Modern', 'Minimal', 'Dark', 'HighContrast', 'Custom'] as const;
export const colorSchemes = ['Light', 'Dark', 'Auto'] as const;
export const formFonts = ['System', 'AtkinsonHyperlegible', 'Figtree', 'Jost', 'Lora', 'NunitoSans'] as const;
export type FormFont = (typeof formFonts)[number];
export const webhookEventTypes = [
  'ApplicationReceived',
  'EmailConfirmed',
  'ApplicationAccepted',
  'ApplicationRejected',
  'ApplicationUpdated',
  'ApplicationDeleted',
  'ExportCompleted',
  'QuestionAnswered',
  'Test',
] as const;
/** Why the service turns a subscription off (contract §5). */
export const webhookDisabledReasons = ['ReceiverGone', 'FailingForFiveDays'] as const;
export const webhookDeliveryStatuses = ['Pending', 'Retrying', 'Succeeded', 'Failed'] as const;
export const emailTemplateTypes = [
  'MembershipConfirmation',
  'MembershipReceived',
  'MembershipFamilyNotice',
  'MembershipQuestion',
  'MembershipAccepted',
  'MembershipRejected',
  'ChangeConfirmation',
  'ChangeReceived',
  'ChangeQuestion',
  'ChangeAccepted',
  'ChangeRejected',
  'CancellationConfirmation',
  'CancellationReceived',
  'CancellationQuestion',
  'CancellationAccepted',
  'CancellationRejected',
  'StaffNotification',
  'UserInvitation',
  'PasswordReset',
  'EmailChange',
] as const;
/** Mails with a link into an account; the link opens every club of the account's owner. */
export const accountMailTypes: readonly (typeof emailTemplateTypes)[number][] = [
  'UserInvitation',
  'PasswordReset',
  'EmailChange',
];
export const mailStates = ['Queued', 'Sent', 'Captured', 'Failed'] as const;
export const smtpSecurities = ['None', 'StartTls', 'Tls'] as const;
export const exportJobTypes = ['Pdf', 'Csv', 'ClubSoftware'] as const;
export const exportJobStates = ['Queued', 'Running', 'Completed', 'Failed', 'Cancelled', 'Expired'] as const;

/** Purposes of answer templates. */
export const answerPurposes = ['Accept', 'Deny', 'Ask'] as const;

/** What became of the latest question to an applicant; none if it was closed. */
export const questionStates = ['Open', 'Answered'] as const;

/** The least roles that a club can require for deleting submissions, the one with the most rights first. */
export const deletingRoles = ['Admin', 'Manager', 'Clerk'] as const;

/** Actions of the audit log; `recordType` names the changed record. */
export const auditActions = [
  'Created',
  'Updated',
  'Published',
  'Deleted',
  'SubmissionDeleted',
  'SignedIn',
  'SignInFailed',
  'SignInLocked',
  'PasswordResetRequested',
  'PasswordChanged',
  'EmailChanged',
  'TwoFactorEnabled',
  'TwoFactorDisabled',
  'RecoveryCodesRenewed',
  'Invited',
  'InvitationAccepted',
  'InvitationDeclined',
  'Left',
  'SecretRotated',
  'Redelivered',
  'Tested',
  'Exported',
  'BankDataRead',
  'FileRead',
  'PersonExported',
  'PersonErased',
  'NightDone',
] as const;
/** Events of an account without a sign-in of its owner; counted by the hour. */
export const accountIncidentKinds = [
  'SignInFailed',
  'SignInLocked',
  'PasswordResetRequested',
] as const satisfies readonly (typeof auditActions)[number][];

/** The reports of the dashboard, in their default order. */
export const dashboardCards = [
  'KeyFigures',
  'Applications',
  'Trend',
  'Funnel',
  'ProcessingTime',
  'Departments',
  'Tariffs',
  'Ages',
  'Postcodes',
  'Genders',
  'PaymentMethods',
  'WebhookDeliveries',
] as const;
/** Intervals of a trend. */
export const trendIntervals = ['Week', 'Month'] as const;
/** In years. */
export const ageGroups = ['0-6', '7-13', '14-17', '18-26', '27-40', '41-60', '61+'] as const;

export type AccountIncidentKind = (typeof accountIncidentKinds)[number];
export type AnswerPurpose = (typeof answerPurposes)[number];
export type AuditAction = (typeof auditActions)[number];
export type ConsentSource = (typeof consentSources)[number];
export type Role = (typeof roles)[number];
export type DeletingRole = (typeof deletingRoles)[number];
export type ChangedPart = (typeof changedParts)[number];
export type SubmissionColumn = (typeof submissionColumns)[number];
export type QuestionState = (typeof questionStates)[number];
export type SubmissionKind = (typeof submissionKinds)[number];
export type SubmissionSort = (typeof submissionSorts)[number];
export type SubmitState = (typeof submitStates)[number];
export type DisplayState = (typeof displayStates)[number];
export type SubmitHistoryType = (typeof submitHistoryTypes)[number];
export type Gender = (typeof genders)[number];
export type FormFiller = (typeof formFillers)[number];
export type PaymentMethod = (typeof paymentMethods)[number];
export type MembershipPriceInterval = (typeof membershipPriceIntervals)[number];
export type CustomFieldType = (typeof customFieldTypes)[number];
export type FieldUse = (typeof fieldUses)[number];
export type CustomFieldCategory = (typeof customFieldCategories)[number];
export type CancellationMode = (typeof cancellationModes)[number];
export type AgeReference = (typeof ageReferences)[number];
export type AddressForm = (typeof addressForms)[number];
export type Locale = (typeof locales)[number];
export type WebhookEventType = (typeof webhookEventTypes)[number];
export type WebhookDisabledReason = (typeof webhookDisabledReasons)[number];
export type WebhookDeliveryStatus = (typeof webhookDeliveryStatuses)[number];
export type EmailTemplateType = (typeof emailTemplateTypes)[number];
export type MailState = (typeof mailStates)[number];
export type DashboardCard = (typeof dashboardCards)[number];
