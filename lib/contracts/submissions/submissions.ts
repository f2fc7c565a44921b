import { z } from 'zod';
import {
  answerText,
  dayRange,
  Instant,
  IsoDate,
  Money,
  PageQuery,
  page,
  queryFlag,
  RecordId,
  text,
  withDaysInOrder,
} from '@/lib/contracts/common';
import {
  MembershipPriceInterval,
  PaymentMethod,
  SubmitHistoryType,
  SubmitState,
  SurchargeDueType,
} from '@/lib/contracts/enum-schemas';
import { exampleIds } from '@/lib/contracts/example-ids';
import { FurtherFormReference } from '@/lib/contracts/further-forms';
import { SubmissionFile } from '@/lib/contracts/submissions/submission-files';
import {
  cancellationScopes,
  changedParts,
  consentSources,
  formFillers,
  locales,
  questionStates,
  submissionAwaits,
  submissionKinds,
  submissionSorts,
} from '@/lib/rules/enums';
import {
  exampleAccount,
  exampleAnswer,
  exampleDates,
  exampleEntry,
  exampleHead,
  exampleItem,
  exampleMandate,
  exampleMember,
  examplePerson,
  examplePrice,
  examplePriceLine,
  exampleSender,
  exampleSignature,
} from './submission-examples';
import * as fields from './submission-shapes';
import { Assignee, SubmissionMarks } from './submission-work';

const website = fields.loose.describe('A trap for robots: leave it out');

export const MembershipSubmit = z
  .strictObject({
    ...fields.requestShape('Membership'),
    ...fields.people,
    filledInBy: z.enum(formFillers).nullish(),
    form: z
      .string()
      .max(100)
      .nullish()
      .describe('Slug of the further form that was filled in. Absent or null: the standard form'),
    signature: fields.signature,
    signatureName: fields.signatureName,
    paper: fields.paper,
    locale: fields.locale,
    website,
  })
  .meta({
    id: 'MembershipSubmit',
    example: {
      ...examplePerson,
      phone: '0228 123456',
      membershipId: exampleIds.membership,
      departmentIds: [exampleIds.department],
      paymentMethod: 'SepaDirectDebit',
      iban: 'DE89 3704 0044 0532 0130 00',
      accountHolder: 'Änne Groß',
      sepaMandateAccepted: true,
      privacyAccepted: true,
      locale: 'de',
      signature: exampleSignature,
    },
  });
export type MembershipSubmit = z.output<typeof MembershipSubmit>;

const ofChange = fields.requestShape('Change');
const requestedWishes = { ...fields.requestShape('Wishes'), ...fields.people };

export const ChangesSubmit = z
  .strictObject({
    identity: z.strictObject(fields.requestShape('Identity')).describe('The person requesting the change'),
    wishes: z.strictObject(requestedWishes).default({}).describe('Only the values to change, at least one'),
    validFrom: ofChange.validFrom,
    notes: ofChange.notes.describe('Anything that has no field of its own. Counts as a requested change'),
    signature: fields.signature,
    signatureName: fields.signatureName,
    paper: fields.paper,
    locale: fields.locale,
    website,
  })
  .meta({
    id: 'ChangesSubmit',
    example: {
      identity: {
        firstName: 'Änne',
        lastName: 'Groß',
        birthDate: '1990-02-28',
        email: 'aenne@example.org',
        memberNumber: 'A-17',
      },
      wishes: { street: 'Neuer Weg 2', zip: '53113', city: 'Bonn' },
      locale: 'de',
      signature: exampleSignature,
    },
  });
export type ChangesSubmit = z.output<typeof ChangesSubmit>;

export const CancellationSubmit = z
  .strictObject({
    ...fields.requestShape('Cancellation'),
    signature: fields.signature,
    signatureName: fields.signatureName,
    paper: fields.paper,
    locale: fields.locale,
    website,
  })
  .meta({
    id: 'CancellationSubmit',
    example: {
      ...examplePerson,
      comment: 'Danke für die Zeit.',
      locale: 'de',
      signature: exampleSignature,
    },
  });
export type CancellationSubmit = z.output<typeof CancellationSubmit>;

export const PriceLine = z
  .object({
    kind: z.enum(['Membership', 'Department', 'Surcharge']),
    id: RecordId,
    label: z.string(),
    quantity: z.int(),
    unitPrice: Money,
    /** Quantity times unit price; may exceed the limit of one price. */
    amount: z.number().min(0),
    due: SurchargeDueType,
  })
  .meta({ id: 'PriceLine', example: examplePriceLine });

/** The price of a membership: lines, a sum per interval, and the amount due once. */
export const PriceQuote = z
  .object({
    currency: z.string(),
    interval: MembershipPriceInterval,
    lines: z.array(PriceLine),
    recurring: z.number(),
    oneTime: z.number(),
    firstPayment: z.number(),
  })
  .meta({ id: 'PriceQuote', example: examplePrice });
export type PriceQuote = z.output<typeof PriceQuote>;

export const SubmitResponse = z
  .object({
    id: RecordId,
    number: z.int(),
    state: SubmitState,
    receivedAt: Instant,
    needsConfirmation: z.boolean(),
    statusUrl: z
      .string()
      .nullable()
      .describe(
        'The sender’s link to the status page, valid until the confirmation or the decision, at most 14 days. The owner of the address gets a link by mail. Null if the club entered it',
      ),
  })
  .meta({ id: 'SubmitResponse', example: { ...exampleAnswer, id: exampleIds.change } });
export type SubmitResponse = z.output<typeof SubmitResponse>;

export const MembershipSubmitResponse = SubmitResponse.extend({
  price: PriceQuote,
  mandateReference: z.string().nullable(),
}).meta({
  id: 'MembershipSubmitResponse',
  example: { ...exampleAnswer, price: examplePrice, mandateReference: exampleMandate.reference },
});
export type MembershipSubmitResponse = z.output<typeof MembershipSubmitResponse>;

export const CancellationSubmitResponse = SubmitResponse.extend({
  noticeDate: IsoDate,
  effectiveDate: IsoDate,
}).meta({
  id: 'CancellationSubmitResponse',
  example: { ...exampleAnswer, id: exampleIds.cancellation, ...exampleDates },
});
export type CancellationSubmitResponse = z.output<typeof CancellationSubmitResponse>;

const reference = z.object({ id: RecordId, name: z.string() });
/** Chosen departments: their ids, as in writes, and their names. */
const chosenDepartments = { departmentIds: z.array(RecordId), departments: z.array(reference) };
const exampleDepartments = {
  departmentIds: [exampleIds.department],
  departments: [{ id: exampleIds.department, name: 'Fußball' }],
};
const storedCustomFields = z.record(z.string(), fields.customFieldValue);

const Mandate = z
  .object({
    reference: z.string(),
    signedAt: Instant,
    creditorId: z.string(),
    text: z.string(),
    firstDebitDate: IsoDate.nullable().describe(
      'Due date of the first direct debit, given with the acceptance; null if it was not given',
    ),
    givenBy: z
      .string()
      .nullable()
      .describe(
        'The guardian who granted it by their confirmation link. Null if it came with the submission',
      ),
  })
  .meta({ id: 'Mandate', example: exampleMandate });

const head = {
  files: z
    .array(SubmissionFile)
    .describe('The files that answer custom fields. Their content is a request of its own'),
  id: RecordId,
  number: z.int(),
  kind: z.enum(submissionKinds),
  state: SubmitState,
  needsConfirmation: z.boolean(),
  receivedAt: Instant,
  confirmedAt: Instant.nullable(),
  decidedAt: Instant.nullable(),
  /** Name of the user who decided, or of the guardian who withdrew it by their link; null if undecided. */
  decidedBy: z.string().nullable(),
  decisionMessage: z.string().nullable(),
  withdrawnAt: Instant.nullable().describe(
    'When the applicant or a guardian withdrew it. The state is then `Rejected`',
  ),
  locale: z.enum(locales),
  isAnonymized: z.boolean(),
  version: z.int(),
  notes: z.string(),
  signature: z
    .string()
    .nullable()
    .describe('PNG as data URL. The role Viewer gets the empty `data:,` in place of a signature'),
  origin: z
    .object({ url: z.string().nullable(), ip: z.string().nullable(), userAgent: z.string().nullable() })
    .nullable(),
};

/** The sender of an application or a cancellation. */
const person = {
  ...fields.answerShape('Membership'),
  memberNumber: z
    .string()
    .describe('Membership number. Of an application empty until an acceptance gives one'),
  customFields: storedCustomFields,
};

/** Bank data; `iban`, `accountHolder` and the texts of `mandate` are masked for the role Viewer. */
const account = {
  iban: z.string().nullable(),
  bic: z.string().nullable(),
  accountHolder: z.string().nullable(),
  mandate: Mandate.nullable(),
};

/** A consent as it was shown, with the answer. */
export const ShownConsent = z.object({
  consentId: RecordId,
  mediaType: z.string(),
  label: z.string(),
  text: z.string(),
  textVersion: z.int(),
  isGiven: z.boolean(),
  withdrawnBy: RecordId.optional().describe(
    'Id of the guardian who withdrew it by their confirmation link. Absent if nobody did',
  ),
});
export type ShownConsent = z.output<typeof ShownConsent>;

export const FamilyMember = z
  .object({
    id: RecordId,
    ...fields.answerShape('FamilyMember'),
    memberNumber: z
      .string()
      .optional()
      .describe('Empty until an acceptance gives one. Absent from change requests'),
    ...chosenDepartments,
    customFields: storedCustomFields,
    mediaConsents: z
      .array(ShownConsent)
      .optional()
      .describe(
        'Answers of this person. Empty where `consentSource` is `Application` or `Awaited`. Absent from change requests',
      ),
    consentSource: z
      .enum(consentSources)
      .optional()
      .describe(
        'Whose answers count for this person: `Application` those of the application, `Applicant` their own as the applicant gave them, `Person` their own by their link, `Awaited` none until they use it. Absent from change requests',
      ),
    consentsAnsweredAt: Instant.nullable()
      .optional()
      .describe('When the person last answered by their link. Absent from change requests'),
  })
  .meta({ id: 'FamilyMember', example: exampleMember });
export type FamilyMember = z.infer<typeof FamilyMember>;

export const MembershipSubmission = z
  .object({
    ...head,
    ...person,
    kind: z.literal('Membership'),
    guardians: z.array(
      z.object({
        id: RecordId,
        ...fields.answerShape('Guardian'),
        confirmedAt: Instant.nullable(),
        refusedAt: Instant.nullable().describe('When this guardian declined'),
        liableAt: Instant.nullable().describe(
          'When this guardian accepted liability for the fees by their confirmation link',
        ),
        soleCustodyAt: Instant.nullable().describe(
          'When this guardian declared by their confirmation link that they have sole custody',
        ),
      }),
    ),
    filledInBy: z.enum(formFillers).nullable(),
    hasSoleCustody: z.boolean(),
    guardianLiability: z.boolean(),
    membershipId: RecordId,
    membership: reference,
    furtherForm: FurtherFormReference.nullable().describe('Null if the standard form was filled in'),
    ...chosenDepartments,
    surchargeIds: z.array(RecordId),
    entryDate: IsoDate,
    paymentMethod: PaymentMethod,
    sepaMandateAccepted: z.boolean(),
    ...account,
    proposedAccount: z
      .object({ accountHolder: z.string().nullable(), iban: z.string().nullable() })
      .nullable()
      .describe(
        'The account that a minor named for a direct debit, as far as they named it; the IBAN is masked. A guardian has yet to grant the mandate. Until then `paymentMethod` is `OnAccount`',
      ),
    familyMembers: z.array(FamilyMember),
    privacyAccepted: z.boolean(),
    mediaConsents: z.array(ShownConsent),
    price: PriceQuote,
  })
  .meta({
    id: 'MembershipSubmission',
    example: {
      ...exampleHead,
      ...exampleSender,
      kind: 'Membership',
      guardians: [],
      filledInBy: 'Applicant',
      hasSoleCustody: false,
      guardianLiability: false,
      membershipId: exampleIds.membership,
      membership: { id: exampleIds.membership, name: 'Erwachsene' },
      furtherForm: null,
      ...exampleDepartments,
      surchargeIds: [],
      entryDate: '2026-04-01',
      paymentMethod: 'SepaDirectDebit',
      sepaMandateAccepted: true,
      ...exampleAccount,
      proposedAccount: null,
      familyMembers: [exampleMember],
      privacyAccepted: true,
      mediaConsents: [
        {
          consentId: exampleIds.consent,
          mediaType: 'Website',
          label: 'Fotos auf der Website',
          text: 'Der Verein darf Fotos von mir auf seiner Website zeigen.',
          textVersion: 1,
          isGiven: false,
        },
      ],
      price: examplePrice,
    },
  });
export type MembershipSubmission = z.output<typeof MembershipSubmission>;

const {
  iban: _iban,
  bic: _bic,
  accountHolder: _holder,
  sepaMandateAccepted: _accepted,
  ...wishes
} = requestedWishes;

/** The stored wishes. Requested bank data is stored separately, encrypted. */
export const StoredWishes = z.object({
  ...wishes,
  /** Includes the ids that a PATCH uses. */
  familyMembers: z
    .array(fields.FamiliySubmit.extend({ id: RecordId, customFields: storedCustomFields }))
    .optional(),
  customFields: storedCustomFields.optional(),
  /** Keyed by the consent's id. */
  mediaConsents: z.record(z.string(), z.boolean()).optional(),
});
export type StoredWishes = z.output<typeof StoredWishes>;

/** The wishes of a change request, with bank data and with the names of tariff and departments. */
export const Wishes = StoredWishes.extend({
  iban: z.string().optional(),
  bic: z.string().optional(),
  accountHolder: z.string().optional(),
  sepaMandateAccepted: z.boolean().optional(),
  familyMembers: z.array(FamilyMember).optional(),
  membership: reference.optional(),
  departments: z.array(reference).optional(),
  surcharges: z.array(reference).optional(),
  mediaConsents: z
    .array(z.object({ consentId: RecordId, mediaType: z.string(), label: z.string(), isGiven: z.boolean() }))
    .optional(),
}).meta({
  id: 'Wishes',
  description: 'The requested changes. `iban` and `accountHolder` are masked for the role Viewer',
  example: { street: 'Neuer Weg 2', zip: '53113', city: 'Bonn' },
});
export type Wishes = z.output<typeof Wishes>;

export const ChangeSubmission = z
  .object({
    ...head,
    kind: z.literal('Change'),
    identity: z
      .object({ ...fields.answerShape('Identity'), memberNumber: z.string() })
      .describe('The person requesting the change'),
    validFrom: IsoDate.nullable(),
    wishes: Wishes,
    mandate: Mandate.nullable(),
  })
  .meta({
    id: 'ChangeSubmission',
    example: {
      ...exampleHead,
      id: exampleIds.change,
      kind: 'Change',
      identity: {
        firstName: 'Änne',
        lastName: 'Groß',
        birthDate: '1990-02-28',
        email: 'aenne@example.org',
        memberNumber: 'A-17',
      },
      validFrom: null,
      wishes: { street: 'Neuer Weg 2', zip: '53113', city: 'Bonn' },
      mandate: null,
    },
  });
export type ChangeSubmission = z.output<typeof ChangeSubmission>;

export const CancellationSubmission = z
  .object({
    ...head,
    ...person,
    kind: z.literal('Cancellation'),
    scope: z.enum(cancellationScopes),
    ...chosenDepartments,
    familyMemberNames: z.array(z.string()),
    wishedDate: IsoDate.nullable(),
    extraordinaryDate: IsoDate.nullable().describe(
      'The end that an extraordinary cancellation declares. Null for any other',
    ),
    extraordinaryReason: z.string(),
    noticeDate: IsoDate,
    effectiveDate: IsoDate,
    reason: z.string(),
    comment: z.string(),
  })
  .meta({
    id: 'CancellationSubmission',
    example: {
      ...exampleHead,
      ...exampleSender,
      id: exampleIds.cancellation,
      kind: 'Cancellation',
      scope: 'Departments',
      ...exampleDepartments,
      familyMemberNames: [],
      wishedDate: null,
      extraordinaryDate: null,
      extraordinaryReason: '',
      ...exampleDates,
      reason: 'Umzug',
      comment: '',
    },
  });
export type CancellationSubmission = z.output<typeof CancellationSubmission>;

export type Submission = MembershipSubmission | ChangeSubmission | CancellationSubmission;

export const SubmitAcceptRequest = z
  .strictObject({
    message: answerText(5000)
      .optional()
      .describe('Included in the e-mail. Refused with a placeholder such as `{{firstName}}`'),
    sendEmail: z.boolean().default(true),
    entryDate: IsoDate.optional().meta({ example: '2026-04-01' }),
    firstDebitDate: IsoDate.optional()
      .meta({ example: '2026-04-15' })
      .describe(
        'Due date of the first direct debit, from today to 24 months ahead. Only of a membership application with a mandate. The mail names it (pre-notification, SEPA Core rulebook: 14 days before, unless agreed otherwise)',
      ),
    memberNumber: text(50)
      .optional()
      .describe(
        'Of the applicant; without it, none is given unless `assignMemberNumbers` finds one. Each number of a club belongs to one person: a number that is taken is refused',
      ),
    familyMemberNumbers: z
      .array(text(50))
      .max(20)
      .optional()
      .describe('Membership numbers of the family members, in their order. An empty text gives none'),
    assignMemberNumbers: z
      .boolean()
      .optional()
      .describe(
        'Gives each person without a number in the request the number after the highest one in use. Gives none if the application accepted last got none, or if the last number does not end in a digit: then send `memberNumber`',
      ),
  })
  .meta({
    id: 'SubmitAcceptRequest',
    example: { message: 'Herzlich willkommen', sendEmail: true, memberNumber: 'A-17' },
  });
export type SubmitAcceptRequest = z.output<typeof SubmitAcceptRequest>;

export const SubmitDenyRequest = z
  .strictObject({ reason: answerText(5000).optional(), sendEmail: z.boolean().default(true) })
  .meta({ id: 'SubmitDenyRequest', example: { reason: 'Der Kurs ist voll.', sendEmail: true } });
export type SubmitDenyRequest = z.output<typeof SubmitDenyRequest>;

export const SubmissionListQuery = withDaysInOrder(
  PageQuery.extend({
    kind: z.enum(submissionKinds).optional(),
    state: SubmitState.optional(),
    isWithdrawn: queryFlag
      .optional()
      .describe('`true`: only submissions that the applicant withdrew; `false`: all others'),
    ...dayRange('day of receipt'),
    modifiedSince: Instant.optional().describe(
      'Only submissions whose version was raised at this instant or later, new ones included',
    ),
    q: text(200)
      .optional()
      .describe(
        'Words that must all match: names of all persons, address, e-mail, number (`#42`), telephone number from six digits on, in any spelling, birth date (`12.03.1990`, `12.3.90`, `1990-03-12`), complete member number of any person, or mandate reference. Or a complete IBAN, with or without spaces',
      ),
    membershipId: RecordId.optional(),
    departmentId: RecordId.optional(),
    furtherFormId: RecordId.optional().describe('The further membership form that was filled in'),
    awaits: z
      .enum(submissionAwaits)
      .optional()
      .describe(
        '`Decision`: waiting for the club, including cancellations without a confirmation. `Confirmation`: waiting for the applicant to confirm. `Answer`: a question to the applicant is open. `Reading`: the applicant has answered, and staff have not closed the question. Most of these wait for the club, too',
      ),
    assigneeId: RecordId.optional().describe('The user to whom it is assigned'),
    notExportedAs: text(50)
      .optional()
      .describe(
        'Only submissions that no finished export contains, as `pdf`, `csv` or the id of a format for club software. Anonymised ones are left out',
      ),
    sort: z.enum(submissionSorts).default('-receivedAt'),
  }).strict(),
);
export type SubmissionListQuery = z.output<typeof SubmissionListQuery>;

export const SubmissionListItem = z
  .object({
    id: RecordId,
    number: z.int(),
    kind: z.enum(submissionKinds),
    state: SubmitState,
    needsConfirmation: z.boolean(),
    receivedAt: Instant,
    version: z.int(),
    dateModified: Instant.describe(
      'When `version` was last raised. An assignment or a question does not raise it',
    ),
    firstName: z.string(),
    lastName: z.string(),
    city: z.string(),
    email: z.string(),
    membershipName: z.string().nullable(),
    furtherForm: FurtherFormReference.nullable().describe('Null if the standard form was filled in'),
    familyMemberCount: z.int(),
    effectiveDate: IsoDate.nullable(),
    withdrawnAt: Instant.nullable().describe('When the applicant withdrew it. The state is then `Rejected`'),
    assignee: Assignee.nullable().describe('The user to whom it is assigned'),
    birthDate: IsoDate.nullable().describe('Birth date of the applicant'),
    memberNumber: z
      .string()
      .describe('Given by an acceptance, or stated in a change request or cancellation; empty without one'),
    departmentNames: z
      .array(z.string())
      .describe('Names of the departments that any of its people joins or leaves, in alphabetical order'),
    price: z
      .object({
        currency: z.string(),
        interval: MembershipPriceInterval,
        recurring: z.number(),
        oneTime: z.number(),
      })
      .nullable()
      .describe('The sums of a membership application. Null for other kinds'),
    paymentMethod: PaymentMethod.nullable().describe(
      'Of a membership application. Null for other kinds; the list has no bank data',
    ),
    changes: z.array(z.enum(changedParts)).describe('What a change request asks to change'),
    question: z
      .enum(questionStates)
      .nullable()
      .describe(
        'What became of the latest question to the applicant. Null without one, and once it is closed',
      ),
    marks: SubmissionMarks,
  })
  .meta({ id: 'SubmissionListItem', example: exampleItem });
export type SubmissionListItem = z.output<typeof SubmissionListItem>;

export const SubmissionList = page(SubmissionListItem).meta({
  id: 'SubmissionList',
  example: { items: [exampleItem], nextCursor: null, totalCount: 1 },
});
export type SubmissionList = z.output<typeof SubmissionList>;

const { q, membershipId, departmentId, furtherFormId, assigneeId, notExportedAs } = SubmissionListQuery.shape;

/** The filters of the list, without kind and state. */
export const SubmissionCountsQuery = withDaysInOrder(
  z.strictObject({
    ...dayRange('day of receipt'),
    q,
    membershipId,
    departmentId,
    furtherFormId,
    assigneeId,
    notExportedAs,
  }),
);
export type SubmissionCountsQuery = z.output<typeof SubmissionCountsQuery>;

export const SubmissionCounts = z
  .object({
    items: z.array(
      z.object({
        kind: z.enum(submissionKinds),
        state: SubmitState,
        count: z.int(),
        withdrawn: z
          .int()
          .describe('How many of `count` their applicant withdrew; all of them are `Rejected`'),
        waiting: z.int().describe('How many of `count` wait for the club'),
        unconfirmed: z.int().describe('How many of `count` wait for their applicant to confirm'),
      }),
    ),
    waiting: z.int().describe('Submissions waiting for the club, as found by `awaits=Decision`'),
    unconfirmed: z.int().describe('Submissions waiting for the applicant, as found by `awaits=Confirmation`'),
  })
  .meta({
    id: 'SubmissionCounts',
    example: {
      items: [{ kind: 'Membership', state: 'Confirmed', count: 3, withdrawn: 0, waiting: 3, unconfirmed: 0 }],
      waiting: 3,
      unconfirmed: 0,
    },
  });
export type SubmissionCounts = z.output<typeof SubmissionCounts>;

export const SubmitHistoryEntry = z
  .object({
    id: RecordId,
    type: SubmitHistoryType,
    at: Instant,
    actor: z.object({
      kind: z.enum(['User', 'ApiKey', 'Member', 'System']),
      id: RecordId.nullable().describe(
        'Of a user, an API key, or the guardian whose link was used. Null for the applicant and the service',
      ),
      name: z.string().nullable().describe('Name of the user, API key or guardian. Null if they are gone'),
    }),
    property: z.string().nullable(),
    /** Bank data is masked unless the role may see it. */
    oldValue: z.string().nullable(),
    newValue: z.string().nullable(),
  })
  .meta({ id: 'SubmitHistoryEntry', example: exampleEntry });
export type SubmitHistoryEntry = z.output<typeof SubmitHistoryEntry>;

export const SubmitHistoryResponse = page(SubmitHistoryEntry).meta({
  id: 'SubmitHistoryResponse',
  example: { items: [exampleEntry], nextCursor: null, totalCount: 1 },
});
export type SubmitHistoryResponse = z.output<typeof SubmitHistoryResponse>;
