import { z } from 'zod';
import { Instant, IsoDate, Money, PageQuery, page, RecordId, text } from './common';
import {
  Gender,
  MembershipPriceInterval,
  PaymentMethod,
  SubmitHistoryType,
  SubmitState,
  SurchargeDueType,
} from './enum-schemas';
import { cancellationScopes, locales, submissionKinds } from './enums';

/**
 * Requests are checked for shape here (types, unknown members, sizes that no field needs); what each
 * field must hold, and what depends on the club's settings, is said by `lib/forms` for form, quote and
 * service alike. So every field is optional here.
 */
const loose = z.string().max(5000).optional();
const flag = z.boolean().optional();
const customFieldValue = z.union([
  z.string().max(5000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(200)).max(200),
]);
const customFields = z.record(z.string().max(50), customFieldValue.nullable()).optional();
const gender = Gender.optional();

export const FamiliySubmit = z
  .strictObject({
    id: z.unknown().optional(),
    gender,
    title: loose,
    firstName: loose,
    lastName: loose,
    birthDate: loose,
    email: loose,
    phone: loose,
    departmentIds: z.array(z.string().max(50)).max(100).optional(),
    customFields,
  })
  .meta({ id: 'FamiliySubmit' });

export const Guardian = z
  .strictObject({ firstName: loose, lastName: loose, email: loose, phone: loose, relation: loose })
  .meta({ id: 'Guardian' });

const person = {
  gender,
  title: loose,
  firstName: loose,
  lastName: loose,
  birthDate: loose,
  street: loose,
  zip: loose,
  city: loose,
  country: loose,
  email: loose,
  phone: loose,
  mobile: loose,
  nationality: loose,
};

const bankAccount = {
  paymentMethod: PaymentMethod.optional(),
  iban: loose,
  bic: loose,
  accountHolder: loose,
  sepaMandateAccepted: flag,
};

/** A PNG as data URL; drawn, or made from a typed name. */
const signature = z.string().max(300_000).optional();

const membershipFields = {
  ...person,
  guardians: z.array(Guardian).max(2).optional(),
  hasSoleCustody: flag,
  guardianLiability: flag,
  membershipId: loose,
  departmentIds: z.array(z.string().max(50)).max(100).optional(),
  surchargeIds: z.array(z.string().max(50)).max(100).optional(),
  entryDate: loose,
  ...bankAccount,
  familyMembers: z.array(FamiliySubmit).max(20).optional(),
  customFields,
  privacyAccepted: flag,
  /** Consent id → given. */
  mediaConsents: z.record(z.string().max(50), z.boolean()).optional(),
  signature,
  notes: loose,
  locale: z.enum(locales).optional(),
};

export const MembershipSubmit = z
  .strictObject({ ...membershipFields, /** Trap for robots: people leave it empty. */ website: loose })
  .meta({ id: 'MembershipSubmit' });
export type MembershipSubmit = z.output<typeof MembershipSubmit>;

export const ChangesSubmit = z
  .strictObject({
    identity: z.strictObject({
      firstName: loose,
      lastName: loose,
      birthDate: loose,
      email: loose,
      memberNumber: loose,
    }),
    validFrom: loose,
    /** Only what shall be different. */
    wishes: z.strictObject({
      ...person,
      membershipId: loose,
      departmentIds: z.array(z.string().max(50)).max(100).optional(),
      ...bankAccount,
      customFields,
    }),
    notes: loose,
    signature,
    locale: z.enum(locales).optional(),
    website: loose,
  })
  .meta({ id: 'ChangesSubmit' });
export type ChangesSubmit = z.output<typeof ChangesSubmit>;

export const CancellationSubmit = z
  .strictObject({
    firstName: loose,
    lastName: loose,
    birthDate: loose,
    email: loose,
    memberNumber: loose,
    street: loose,
    zip: loose,
    city: loose,
    country: loose,
    wishedDate: loose,
    scope: z.enum(cancellationScopes).optional(),
    departmentIds: z.array(z.string().max(50)).max(100).optional(),
    familyMemberNames: z.array(z.string().max(200)).max(20).optional(),
    reason: loose,
    comment: loose,
    customFields,
    signature,
    locale: z.enum(locales).optional(),
    website: loose,
  })
  .meta({ id: 'CancellationSubmit' });
export type CancellationSubmit = z.output<typeof CancellationSubmit>;

export const PriceLine = z
  .object({
    kind: z.enum(['Membership', 'Department', 'Surcharge']),
    id: RecordId,
    label: z.string(),
    quantity: z.int(),
    unitPrice: Money,
    amount: Money,
    due: SurchargeDueType,
  })
  .meta({ id: 'PriceLine' });

/** What a membership costs: the lines, the sum of each interval, and what is due once. */
export const PriceQuote = z
  .object({
    currency: z.string(),
    interval: MembershipPriceInterval,
    lines: z.array(PriceLine),
    recurring: z.number(),
    oneTime: z.number(),
    firstPayment: z.number(),
  })
  .meta({ id: 'PriceQuote' });
export type PriceQuote = z.output<typeof PriceQuote>;

export const SubmitResponse = z
  .object({
    id: RecordId,
    number: z.int(),
    state: SubmitState,
    receivedAt: Instant,
    needsConfirmation: z.boolean(),
  })
  .meta({ id: 'SubmitResponse' });
export type SubmitResponse = z.output<typeof SubmitResponse>;

export const MembershipSubmitResponse = SubmitResponse.extend({
  price: PriceQuote,
  mandateReference: z.string().nullable(),
}).meta({ id: 'MembershipSubmitResponse' });
export type MembershipSubmitResponse = z.output<typeof MembershipSubmitResponse>;

export const CancellationSubmitResponse = SubmitResponse.extend({
  noticeDate: IsoDate,
  effectiveDate: IsoDate,
}).meta({ id: 'CancellationSubmitResponse' });
export type CancellationSubmitResponse = z.output<typeof CancellationSubmitResponse>;

const reference = z.object({ id: RecordId, name: z.string() });
const storedCustomFields = z.record(z.string(), customFieldValue);

const Mandate = z
  .object({ reference: z.string(), signedAt: Instant, creditorId: z.string(), text: z.string() })
  .meta({ id: 'Mandate' });

const head = {
  id: RecordId,
  number: z.int(),
  kind: z.enum(submissionKinds),
  state: SubmitState,
  needsConfirmation: z.boolean(),
  receivedAt: Instant,
  confirmedAt: Instant.nullable(),
  decidedAt: Instant.nullable(),
  /** Who decided, by name; null where nobody has. */
  decidedBy: z.string().nullable(),
  decisionMessage: z.string().nullable(),
  locale: z.enum(locales),
  isAnonymized: z.boolean(),
  version: z.int(),
  gender: Gender.nullable(),
  title: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  birthDate: IsoDate.nullable(),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
  email: z.string(),
  phone: z.string(),
  mobile: z.string(),
  nationality: z.string(),
  memberNumber: z.string(),
  notes: z.string(),
  customFields: storedCustomFields,
  signature: z.string().nullable().describe('PNG as data URL; null for the role Viewer'),
  origin: z
    .object({ url: z.string().nullable(), ip: z.string().nullable(), userAgent: z.string().nullable() })
    .nullable(),
};

/** Bank data; `iban` and `accountHolder` are masked for the role Viewer. */
const account = {
  iban: z.string().nullable(),
  bic: z.string().nullable(),
  accountHolder: z.string().nullable(),
  mandate: Mandate.nullable(),
};

export const FamilyMember = z
  .object({
    id: RecordId,
    gender: Gender.nullable(),
    title: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    birthDate: IsoDate.nullable(),
    email: z.string(),
    phone: z.string(),
    departments: z.array(reference),
    customFields: storedCustomFields,
  })
  .meta({ id: 'FamilyMember' });

export const MembershipSubmission = z
  .object({
    ...head,
    kind: z.literal('Membership'),
    guardians: z.array(
      z.object({
        id: RecordId,
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
        phone: z.string(),
        relation: z.string(),
        confirmedAt: Instant.nullable(),
      }),
    ),
    hasSoleCustody: z.boolean(),
    guardianLiability: z.boolean(),
    membership: reference,
    departments: z.array(reference),
    surchargeIds: z.array(RecordId),
    entryDate: IsoDate,
    paymentMethod: PaymentMethod,
    ...account,
    familyMembers: z.array(FamilyMember),
    privacyAccepted: z.boolean(),
    mediaConsents: z.array(
      z.object({
        id: RecordId,
        mediaType: z.string(),
        label: z.string(),
        text: z.string(),
        textVersion: z.int(),
        isGiven: z.boolean(),
      }),
    ),
    price: PriceQuote,
  })
  .meta({ id: 'MembershipSubmission' });
export type MembershipSubmission = z.output<typeof MembershipSubmission>;

export const ChangeSubmission = z
  .object({
    ...head,
    kind: z.literal('Change'),
    validFrom: IsoDate.nullable(),
    wishes: z.record(z.string(), z.unknown()),
    ...account,
  })
  .meta({ id: 'ChangeSubmission' });
export type ChangeSubmission = z.output<typeof ChangeSubmission>;

export const CancellationSubmission = z
  .object({
    ...head,
    kind: z.literal('Cancellation'),
    scope: z.enum(cancellationScopes),
    departments: z.array(reference),
    familyMemberNames: z.array(z.string()),
    wishedDate: IsoDate.nullable(),
    noticeDate: IsoDate,
    effectiveDate: IsoDate,
    reason: z.string(),
    comment: z.string(),
  })
  .meta({ id: 'CancellationSubmission' });
export type CancellationSubmission = z.output<typeof CancellationSubmission>;

export type Submission = MembershipSubmission | ChangeSubmission | CancellationSubmission;

const hasExactlyOne = (members: object) =>
  Object.values(members).filter(value => value !== undefined).length === 1;

/** One answer; null takes it away. */
const oneCustomField = z
  .record(z.string().max(50), customFieldValue.nullable())
  .refine(hasExactlyOne, { error: 'exactlyOneProperty' })
  .optional();

/** Exactly one property: of the submission, one custom field, or one of one family member (contract §4). */
export const MembershipPatchRequest = z
  .strictObject({
    ...membershipFields,
    familyMembers: z.never().optional(),
    signature: z.never().optional(),
    locale: z.never().optional(),
    customFields: oneCustomField,
    familyMember: FamiliySubmit.extend({ id: RecordId, customFields: oneCustomField })
      .refine(({ id: _id, ...members }) => hasExactlyOne(members), { error: 'exactlyOneProperty' })
      .optional(),
  })
  .refine(hasExactlyOne, { error: 'exactlyOneProperty' })
  .meta({ id: 'MembershipPatchRequest' });
export type MembershipPatchRequest = z.output<typeof MembershipPatchRequest>;

export const SubmitAcceptRequest = z
  .strictObject({
    message: text(5000).optional(),
    sendEmail: z.boolean().default(true),
    entryDate: IsoDate.optional(),
    memberNumber: text(50).optional(),
  })
  .meta({ id: 'SubmitAcceptRequest', example: { message: 'Welcome', sendEmail: true } });
export type SubmitAcceptRequest = z.output<typeof SubmitAcceptRequest>;

export const SubmitDenyRequest = z
  .strictObject({ reason: text(5000).optional(), sendEmail: z.boolean().default(true) })
  .meta({ id: 'SubmitDenyRequest', example: { reason: 'No place in the course', sendEmail: true } });
export type SubmitDenyRequest = z.output<typeof SubmitDenyRequest>;

export const submissionSorts = ['-receivedAt', 'receivedAt', 'lastName', '-lastName'] as const;
export type SubmissionSort = (typeof submissionSorts)[number];

export const SubmissionListQuery = PageQuery.extend({
  kind: z.enum(submissionKinds).optional(),
  state: SubmitState.optional(),
  from: IsoDate.optional(),
  to: IsoDate.optional(),
  q: text(200).optional(),
  membershipId: RecordId.optional(),
  departmentId: RecordId.optional(),
  sort: z.enum(submissionSorts).default('-receivedAt'),
}).strict();
export type SubmissionListQuery = z.output<typeof SubmissionListQuery>;

export const SubmissionListItem = z
  .object({
    id: RecordId,
    number: z.int(),
    kind: z.enum(submissionKinds),
    state: SubmitState,
    needsConfirmation: z.boolean(),
    receivedAt: Instant,
    firstName: z.string(),
    lastName: z.string(),
    city: z.string(),
    email: z.string(),
    membershipName: z.string().nullable(),
    familyMemberCount: z.int(),
    effectiveDate: IsoDate.nullable(),
  })
  .meta({ id: 'SubmissionListItem' });
export type SubmissionListItem = z.output<typeof SubmissionListItem>;

export const SubmissionList = page(SubmissionListItem).meta({ id: 'SubmissionList' });
export type SubmissionList = z.output<typeof SubmissionList>;

export const SubmissionCounts = z
  .object({
    items: z.array(z.object({ kind: z.enum(submissionKinds), state: SubmitState, count: z.int() })),
    /** What staff can decide now: confirmed, or new where no confirmation is needed. */
    waiting: z.int(),
  })
  .meta({ id: 'SubmissionCounts' });
export type SubmissionCounts = z.output<typeof SubmissionCounts>;

export const SubmitHistoryEntry = z
  .object({
    id: RecordId,
    type: SubmitHistoryType,
    at: Instant,
    actor: z.object({
      kind: z.enum(['User', 'ApiKey', 'Member', 'System']),
      id: RecordId.nullable(),
      name: z.string().nullable(),
    }),
    property: z.string().nullable(),
    /** Masked for bank data unless the role may see it. */
    oldValue: z.string().nullable(),
    newValue: z.string().nullable(),
  })
  .meta({ id: 'SubmitHistoryEntry' });
export type SubmitHistoryEntry = z.output<typeof SubmitHistoryEntry>;

export const SubmitHistoryResponse = page(SubmitHistoryEntry).meta({ id: 'SubmitHistoryResponse' });
export type SubmitHistoryResponse = z.output<typeof SubmitHistoryResponse>;
