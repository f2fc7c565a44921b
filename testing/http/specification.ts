/**
 * The API of the interface specification as data, written from its text and never from our schemas. If the text leaves
 * a path or a value open, this file has the decision of docs/contract.md.
 */

type Scalar = 'string' | 'uuid' | 'date-time' | 'number' | 'integer' | 'boolean';
/** A scalar, one of some values, another record, or a list of such. */
export type MemberType =
  | Scalar
  | { readonly enum: readonly string[] }
  | { readonly record: string }
  | { readonly items: MemberType }
  | { readonly valuesOf: MemberType };

export type SpecifiedRecord = Readonly<Record<string, MemberType>>;

const intervals = ['Monthly', 'Quarterly', 'HalfYearly', 'Yearly', 'OneTime'];
const scopes = ['PerApplication', 'PerPerson'];
const dueTypes = ['Recurring', 'OneTime'];
/** Webhook events beyond the specification. */
const furtherEvents = ['QuestionAnswered'];

const events = [
  'ApplicationReceived',
  'EmailConfirmed',
  'ApplicationAccepted',
  'ApplicationRejected',
  'ApplicationUpdated',
  'ApplicationDeleted',
  'ExportCompleted',
];

/** The records whose members are specified, by component name. */
export const specifiedRecords: Readonly<Record<string, SpecifiedRecord>> = {
  MembershipSchema: {
    id: 'uuid',
    name: 'string',
    membershipPrice: 'number',
    priceInterval: { enum: intervals },
    isFamilyMembership: 'boolean',
    description: 'string',
    departmentPrices: { items: { record: 'MembershipDepartmentPriceSchema' } },
    surcharges: { items: { record: 'MembershipSurchargeSchema' } },
  },
  MembershipDepartmentPriceSchema: { id: 'uuid', departmentId: 'uuid', price: 'number' },
  MembershipSurchargeSchema: {
    id: 'uuid',
    name: 'string',
    description: 'string',
    price: 'number',
    scope: { enum: scopes },
    dueType: { enum: dueTypes },
    isOptional: 'boolean',
    minAge: 'integer',
    maxAge: 'integer',
    sortOrder: 'integer',
  },
  FormMembership: {
    notes: 'string',
    showSepa: 'boolean',
    showOnAccount: 'boolean',
    showSignature: 'boolean',
    needConfirmation: 'boolean',
  },
  FormDesign: {
    presetDesign: { enum: ['Classic', 'Modern', 'Minimal', 'Dark', 'HighContrast', 'Custom'] },
    customDesign: { record: 'CustomDesignSettings' },
    additionalCss: 'string',
    dateModified: 'date-time',
  },
  CustomDesignSettings: {
    pageBackground: { record: 'BackgroundSettings' },
    formBackground: { record: 'BackgroundSettings' },
    topMargin: 'number',
    backgroundImageUrl: 'string',
    backgroundImageSettings: { record: 'BackgroundImageSettings' },
    textColor: 'string',
    hideLogo: 'boolean',
    formWidth: { enum: ['Narrow', 'Normal', 'Wide', 'Full', 'Custom'] },
    formWidthCustom: 'number',
    borderRadius: 'number',
    boxShadow: { enum: ['None', 'Small', 'Medium', 'Large'] },
  },
  BackgroundSettings: {
    type: { enum: ['None', 'Color', 'Gradient'] },
    color: 'string',
    gradientStart: 'string',
    gradientEnd: 'string',
    gradientDegree: 'number',
  },
  BackgroundImageSettings: {
    repeat: { enum: ['no-repeat', 'repeat', 'repeat-x', 'repeat-y'] },
    size: { enum: ['auto', 'cover', 'contain', 'custom'] },
    customWidth: 'number',
    customHeight: 'number',
    position: {
      enum: ['left', 'center', 'right'].flatMap(x => ['top', 'center', 'bottom'].map(y => `${x} ${y}`)),
    },
    attachment: { enum: ['scroll', 'fixed'] },
  },
  WebhookWriteDto: {
    name: 'string',
    url: 'string',
    subscribedEvents: { items: { enum: [...events, ...furtherEvents] } },
    isActive: 'boolean',
  },
  ProblemDetails: {
    type: 'string',
    title: 'string',
    status: 'integer',
    detail: 'string',
    instance: 'string',
  },
  ValidationProblemDetails: {
    type: 'string',
    title: 'string',
    status: 'integer',
    detail: 'string',
    instance: 'string',
    errors: { valuesOf: { items: 'string' } },
  },
};

/** The values that the specification gives to its named enums. Deliveries can have the event `Test`; subscriptions cannot. */
export const specifiedEnums: Readonly<Record<string, readonly string[]>> = {
  MembershipPriceInterval: intervals,
  SurchargeScope: scopes,
  SurchargeDueType: dueTypes,
  Gender: ['Male', 'Female', 'Diverse', 'NotSpecified'],
  PaymentMethod: ['SepaDirectDebit', 'OnAccount'],
  CustomFieldType: [
    'Text',
    'TextArea',
    'Number',
    'Date',
    'Checkbox',
    'Select',
    'MultiSelect',
    'Email',
    'Phone',
  ],
  CustomFieldCategory: ['Personal', 'Membership', 'Payment', 'FamilyMember', 'Other'],
  ConsentMediaType: ['Website', 'SocialMedia', 'Press', 'Print', 'Newsletter'],
  CancellationMode: ['Immediately', 'EndOfMonth', 'EndOfQuarter', 'EndOfHalfYear', 'EndOfYear'],
  SubmitState: ['New', 'Confirmed', 'Accepted', 'Rejected'],
  SubmitHistoryType: [
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
  ],
  WebhookEventType: [...events, 'Test'],
  WebhookDeliveryStatus: ['Pending', 'Retrying', 'Succeeded', 'Failed'],
  EMailTemplateType: [
    ...['Membership', 'Change', 'Cancellation'].flatMap(kind =>
      ['Confirmation', 'Received', 'Accepted', 'Rejected'].map(step => `${kind}${step}`),
    ),
    'StaffNotification',
    'UserInvitation',
    'PasswordReset',
    'EmailChange',
  ],
};

/** Values of these enums beyond the specification. `docs/developers/differences.md` names each one. */
export const furtherEnumValues: Readonly<Record<string, readonly string[]>> = {
  CustomFieldType: ['File'],
  EMailTemplateType: [
    'MembershipFamilyNotice',
    'MembershipQuestion',
    'ChangeQuestion',
    'CancellationQuestion',
  ],
  SubmitHistoryType: ['QuestionAsked', 'QuestionAnswered', 'QuestionClosed'],
  WebhookEventType: furtherEvents,
};

/** The enum values of the OpenAPI document that are not PascalCase (contract §1), each with its reason. */
export const otherEnumValues: Readonly<Record<string, readonly string[]>> = {
  'Members of an e-mail template that lack a translation': ['subject', 'body'],
  'CSS values of the form design (contract §4)': [
    ...[
      'no-repeat',
      'repeat',
      'repeat-x',
      'repeat-y',
      'auto',
      'cover',
      'contain',
      'custom',
      'scroll',
      'fixed',
    ],
    ...['left', 'center', 'right'].flatMap(x => ['top', 'center', 'bottom'].map(y => `${x} ${y}`)),
  ],
  'age groups of the dashboard (contract §7)': ['0-6', '7-13', '14-17', '18-26', '27-40', '41-60', '61+'],
  'kinds of form in paths (contract §3)': ['membership', 'change', 'cancellation'],
  'language tags (contract §1)': ['de', 'en'],
  'booleans of a query': ['true', 'false'],
  'members to sort by, with a minus for descending': ['-receivedAt', 'receivedAt', 'lastName', '-lastName'],
  'media types of pictures (RFC 6838)': ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'],
  'character sets of files': ['windows-1252', 'utf-8', 'utf-8-bom'],
  'date patterns of files': ['dd.MM.yyyy', 'yyyy-MM-dd'],
  'delimiters and decimal marks of files': [';', ',', '\t', '.'],
};

/** All records that the specification names, with or without specified members. */
export const namedRecords = `
  ProblemDetails ValidationProblemDetails
  CancellationMode CancellationPatchDto CancellationSubmit CancellationSubmitPatchRequest CancellationSubmitResponse
  ChangeClubInfo ChangeCustomFieldSchema ChangeMembershipSchema ChangePatchDto ChangesSubmit ChangeSubmitPatchRequest
  ClubInfo ClubLogo ConsentMediaType CustomFieldCategory CustomFieldPatchDto CustomFieldSchema CustomFieldType
  DataPrivacySchema DepartmentSchema DepartmentSettingsSchema EMailTemplateType FamiliySubmit FamilyMemberPatchDto File
  FormCancellation Gender GetEmailTemplateResponse MembershipDepartmentPriceSchema MembershipPatchDto
  MembershipPatchRequest MembershipPriceInterval MembershipSchema MembershipSubmit MembershipSubmitResponse
  MembershipSurchargeSchema NotificationSettingsReadDto NotificationSettingsWriteDto NotificationUserSelectionDto
  PatchCustomFieldSchema PaymentMethod PlaceholderCategory PlaceholderDataType PlaceholderDefinition
  SetEmailTemplateRequest SmtpSettingsReadDto SmtpSettingsWriteDto SmtpTestResultDto StartExportJobRequest
  SubmitAcceptRequest SubmitDenyRequest SubmitHistoryResponse SubmitHistoryType SubmitResponse SubmitState
  SurchargeDueType SurchargeScope WebhookDeliveryDto WebhookDeliveryStatus WebhookEventType WebhookReadDto
  WebhookSecretDto WebhookTestResultDto WebhookWriteDto BackgroundImageSettings BackgroundSettings
  CustomDesignSettings FormDesign FormMembership`
  .trim()
  .split(/\s+/);

const kinds = ['memberships', 'changes', 'cancellations'] as const;

type SpecifiedOperation = readonly [method: string, path: string, ...statuses: number[]];

/** The 111 operations: method, path, and the specified statuses. */
export const specifiedOperations: readonly (readonly [
  method: string,
  path: string,
  ...statuses: number[],
])[] = [
  ['POST', '/auth/login'],
  ['POST', '/auth/refresh', 200],
  ['GET', '/auth/manage/info', 200, 400, 404],
  ['POST', '/auth/manage/info'],
  ['GET', '/club/memberships', 200],
  ['POST', '/club/memberships'],
  ['GET', '/club/memberships/{id}'],
  ['PUT', '/club/memberships/{id}'],
  ['DELETE', '/club/memberships/{id}'],
  ['GET', '/club/membership-form'],
  ['POST', '/club/membership-form', 200, 400],
  ['GET', '/club/cancellation-form'],
  ['POST', '/club/cancellation-form'],
  ['GET', '/club/form-design'],
  ['POST', '/club/form-design', 200, 400],
  ['GET', '/club/settings/webhooks'],
  ['POST', '/club/settings/webhooks'],
  ['PUT', '/club/settings/webhooks/{id}', 204, 400, 404],
  ['DELETE', '/club/settings/webhooks/{id}', 404],
  ['POST', '/club/settings/webhooks/{id}/rotate-secret', 404],
  ['POST', '/club/settings/webhooks/{id}/test', 404],
  ['GET', '/club/settings/webhooks/{id}/deliveries', 404],
  ['GET', '/users'],
  ['POST', '/users'],
  ['GET', '/users/{id}'],
  ['PUT', '/users/{id}'],
  ['DELETE', '/users/{id}'],
  ['POST', '/users/{id}/resend-invitation'],
  ['GET', '/users/roles'],
  ['GET', '/club/info'],
  ['PUT', '/club/info'],
  ['GET', '/club/logo'],
  ['PUT', '/club/logo'],
  ['GET', '/club/departments'],
  ['POST', '/club/departments'],
  ['GET', '/club/departments/{id}'],
  ['PUT', '/club/departments/{id}'],
  ['DELETE', '/club/departments/{id}'],
  ['GET', '/club/department-settings'],
  ['PUT', '/club/department-settings'],
  ['GET', '/club/custom-fields'],
  ['POST', '/club/custom-fields'],
  ['GET', '/club/custom-fields/{internalName}'],
  ['PATCH', '/club/custom-fields/{internalName}'],
  ['DELETE', '/club/custom-fields/{internalName}'],
  ['GET', '/club/data-privacy'],
  ['PUT', '/club/data-privacy'],
  ['GET', '/club/settings/email-templates/{type}'],
  ['PUT', '/club/settings/email-templates/{type}'],
  ['DELETE', '/club/settings/email-templates/{type}'],
  ['GET', '/club/settings/email-templates/{type}/system'],
  ['GET', '/club/settings/email-templates/{type}/placeholders'],
  ['GET', '/club/settings/smtp'],
  ['PUT', '/club/settings/smtp'],
  ['POST', '/club/settings/smtp/test'],
  ['GET', '/club/settings/notifications'],
  ['PUT', '/club/settings/notifications'],
  ...kinds.flatMap((kind): SpecifiedOperation[] => [
    ['POST', `/submits/${kind}`],
    ['GET', `/submits/${kind}/{id}`],
    ['PATCH', `/submits/${kind}/{id}`, ...(kind === 'changes' ? [204, 400, 404, 500] : [])],
    ['DELETE', `/submits/${kind}/{id}`],
    ['GET', `/submits/${kind}/{id}/pdf`],
    ['GET', `/submits/${kind}/{id}/csv`],
    ['GET', `/submits/${kind}/{id}/text`],
    ['POST', `/submits/${kind}/{id}/confirm`],
    ['POST', `/submits/${kind}/{id}/resend-confirmation`],
    ['GET', `/submits/${kind}/{id}/history`],
  ]),
  ['GET', '/submits/memberships/{id}/club-software'],
  ['GET', '/submits'],
  ['POST', '/submits/{id}/accept'],
  ['POST', '/submits/{id}/deny'],
  ['POST', '/submits/exports/pdf'],
  ['POST', '/submits/exports/csv'],
  ['POST', '/submits/exports/club-software'],
  ['GET', '/submits/exports/{jobId}'],
  ['GET', '/submits/exports/{jobId}/download'],
  ...[
    'new-memberships',
    'new-changes',
    'new-cancellations',
    'membership-chart',
    'kpis',
    'trend',
    'age-distribution',
    'gender-distribution',
    'popular-departments',
    'membership-types',
    'payment-methods',
    'funnel',
    'processing-time',
    'webhook-deliveries',
    'zip-codes',
  ].map((name): SpecifiedOperation => ['GET', `/dashboard/${name}`]),
];
