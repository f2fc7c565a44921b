import { z } from 'zod';
import {
  Instant,
  IsoDate,
  Money,
  page,
  RecordId,
  requiredAnswerText,
  requiredLine,
  requiredText,
  withoutDefaults,
} from '@/lib/contracts/common';
import { MembershipPriceInterval, SubmitState } from '@/lib/contracts/enum-schemas';
import { exampleIds } from '@/lib/contracts/example-ids';
import { answerPurposes, submissionKinds } from '@/lib/rules/enums';
import { comparedProperties } from '@/lib/rules/submissions/same-person';

/**
 * How much of the bank data a read returns. `Masked` hides IBAN and BIC and writes no audit entry.
 */
export const BankDataQuery = z.strictObject({
  bankData: z
    .enum(['Full', 'Masked'])
    .default('Full')
    .describe(
      '`Masked` hides IBAN and BIC even from roles that may see them, but not the account holder. Nothing is then recorded in the audit log',
    ),
});

export const SubmissionBankData = z
  .object({
    iban: z.string().nullable(),
    bic: z.string().nullable(),
    accountHolder: z.string().nullable(),
  })
  .meta({
    id: 'SubmissionBankData',
    description: 'All null if there is none',
    example: { iban: 'DE89370400440532013000', bic: null, accountHolder: 'Änne Groß' },
  });
export type SubmissionBankData = z.output<typeof SubmissionBankData>;

/** Why two submissions may belong to the same person. */
export const sameReasons = ['SamePerson', 'SameEmail', 'SameIban'] as const;

const exampleRelated = {
  id: exampleIds.cancellation,
  number: 12,
  kind: 'Cancellation',
  state: 'Accepted',
  needsConfirmation: true,
  receivedAt: '2025-10-02T08:00:00.000Z',
  withdrawnAt: null,
  firstName: 'Änne',
  lastName: 'Groß',
  effectiveDate: '2025-12-31',
  reasons: ['SamePerson', 'SameEmail'],
} as const;

export const RelatedSubmission = z
  .object({
    id: RecordId,
    number: z.int(),
    kind: z.enum(submissionKinds),
    state: SubmitState,
    needsConfirmation: z.boolean().describe('Whether it needed a confirmation on receipt'),
    receivedAt: Instant,
    withdrawnAt: Instant.nullable(),
    firstName: z.string(),
    lastName: z.string(),
    effectiveDate: IsoDate.nullable().describe('For a cancellation: the end of the membership'),
    reasons: z.array(z.enum(sameReasons)).min(1),
  })
  .meta({ id: 'RelatedSubmission', example: exampleRelated });
export type RelatedSubmission = z.output<typeof RelatedSubmission>;

const sums = z.object({ interval: MembershipPriceInterval, recurring: Money, oneTime: Money });

const archived = z.object({ kind: z.enum(['Membership', 'Department']), id: RecordId, name: z.string() });

const awaitedGuardian = z.object({
  id: RecordId.describe('Id of the guardian'),
  name: z.string().describe('First and last name'),
  askedAt: Instant.nullable().describe('When the latest link to confirm was sent to them'),
  refusedAt: Instant.nullable().describe('When they declined'),
});

export const guardianHints = ['Missing', 'Unconfirmed', 'Refused', 'SameAddress', 'MadeOfAge'] as const;

const misfitDepartment = z.object({
  id: RecordId,
  name: z.string(),
  person: z.string().describe('First and last name'),
  minAge: z.int().optional(),
  maxAge: z.int().optional(),
  date: z.iso.date().describe('The day on which the age counts'),
});

export const tariffHints = ['NotYet', 'Over', 'MinAge', 'MaxAge', 'Ages'] as const;

/** What speaks against accepting an open submission without a look at its hints. */
export const submissionMarks = [
  ...(['Stranger', 'Mismatch', 'UnknownAddress', 'SamePerson', 'Guardians'] as const),
  ...(['Mandate', 'EntryDate', 'EarlyEntryDate', 'Ended'] as const),
  ...(['Extraordinary', 'Question', 'Corrected'] as const),
] as const;
export type SubmissionMark = (typeof submissionMarks)[number];

export const SubmissionMarks = z
  .array(z.enum(submissionMarks))
  .describe(
    'What to look at before accepting it; the hints say more. `Stranger`: no accepted application resembles the sender of a change request or a cancellation, in a club in which at least half of the latest senders are persons of accepted applications. `Mismatch`: the sender differs from the most similar one. `UnknownAddress`: a new bank account, sent from an e-mail address that is in no accepted application of this person. `SamePerson`: another submission of its kind of the same person, which is not rejected. `Guardians`: a hint about the guardians of a minor (`guardians`, `likenesses`, `soleCustodyClaimedBy`). `Mandate`: a direct debit was asked for, and no guardian has granted the mandate. `EntryDate`: an acceptance that names the requested entry date is refused, as it is more than 12 months ago or 24 months ahead. `EarlyEntryDate`: the requested entry date is more than a month before receipt. `Ended`: the end of the membership has passed. `Extraordinary`: an extraordinary cancellation. `Question`: a question to the applicant is open. `Corrected`: the applicant corrected it after it was confirmed, or after receipt without a need for confirmation. Empty unless it is open',
  );

export const SubmissionHints = z
  .object({
    related: z
      .array(RelatedSubmission)
      .describe(
        'Other submissions that are probably from the same person, best match first, then newest, at most 20',
      ),
    guardians: z
      .enum(guardianHints)
      .nullable()
      .describe(
        'For an open application of a minor: what is missing from the guardians. `MadeOfAge`: it was sent by a minor and must be confirmed, a correction of the date of birth made the applicant an adult, and not all guardians had agreed. Null if nothing is missing',
      ),
    awaitedGuardians: z
      .array(awaitedGuardian)
      .describe(
        'The guardians who have not agreed, if `guardians` is `Unconfirmed`, `Refused` or `MadeOfAge`',
      ),
    likenesses: z
      .array(
        z.object({
          guardian: z.string().describe('First and last name'),
          with: z.enum(['Applicant', 'Guardian']),
          otherName: z.string().describe('First and last name of the applicant or of the other guardian'),
          hasSameName: z.boolean(),
          hasSameAddress: z.boolean(),
          isByGuardian: z
            .boolean()
            .describe('Whether a guardian filled it in: then the child has their address, as a rule'),
        }),
      )
      .describe(
        'For an open application of a minor: a guardian who may be the applicant, or two guardians who may be one person',
      ),
    soleCustodyClaimedBy: z
      .string()
      .nullable()
      .describe(
        'For an open application that a minor filled in alone with sole custody of one guardian, until that guardian declares it by their link: first and last name of the minor. Null otherwise',
      ),
    mandateForOther: z
      .object({
        holder: z.string().describe('The account holder; masked for the role Viewer'),
        givenBy: z.string().describe('The guardian who granted it'),
      })
      .nullable()
      .describe(
        'For an open application: a guardian granted the mandate for the account of neither themselves nor the applicant. Null otherwise',
      ),
    isMandateAwaited: z
      .boolean()
      .describe(
        'For an open application: a minor asked for direct debit, and no guardian has granted the mandate. It counts as payment on account',
      ),
    isMandateByLink: z
      .boolean()
      .describe(
        'Whether a guardian can grant the awaited mandate by their link. False without one, and if the links went to the applicant’s own address',
      ),
    price: z
      .object({ received: sums, today: sums })
      .nullable()
      .describe('For an open application whose price would be different today. Null otherwise'),
    marks: SubmissionMarks,
    extraordinary: z
      .object({ declared: IsoDate, regular: IsoDate })
      .nullable()
      .describe(
        'For an open extraordinary cancellation: its own end, and the end by the notice period. Null otherwise',
      ),
    tariff: z
      .object({
        reason: z.enum(tariffHints),
        minAge: z.int().optional(),
        maxAge: z.int().optional(),
        date: z.iso.date().describe('The first or last day, or the day on which the age counts'),
      })
      .nullable()
      .describe('For an open application whose tariff does not fit the applicant by its present conditions'),
    departments: z
      .array(misfitDepartment)
      .describe(
        'For an open submission: chosen departments that do not fit the age of the person by their present bounds',
      ),
    archived: z.array(archived).describe('For an open submission: chosen options that are no longer offered'),
    former: z
      .object({ id: RecordId, number: z.int(), decidedAt: Instant })
      .nullable()
      .describe(
        'For a change request: the latest accepted application that is probably from the same person',
      ),
    stranger: z
      .object({
        similar: z
          .object({
            id: RecordId,
            number: z.int(),
            differences: z
              .array(
                z.object({
                  property: z.enum(comparedProperties),
                  sentValue: z.string().nullable().describe('As the sender gave it; null if not given'),
                  acceptedValue: z.string().nullable().describe('In the accepted application'),
                }),
              )
              .describe('What differs between the sender and that person'),
          })
          .nullable()
          .describe('The most similar accepted application with the same name or address, and what differs'),
      })
      .nullable()
      .describe(
        'For an open change request or cancellation: that no accepted application has the name and birth date of the sender. Null if one has, if none resembles the sender and most of the latest senders are unknown, and otherwise',
      ),
    numberHolder: z
      .object({
        id: RecordId,
        number: z.int(),
        memberNumber: z.string().describe('As the club gave it'),
        name: z.string().describe('First and last name'),
      })
      .nullable()
      .describe(
        'For an open change request or cancellation: the accepted application, and the person in it, to whom the club gave the membership number that the sender names, if name or birth date differ from the sender. Null otherwise',
      ),
  })
  .meta({
    id: 'SubmissionHints',
    example: {
      related: [exampleRelated],
      guardians: null,
      likenesses: [],
      soleCustodyClaimedBy: null,
      mandateForOther: null,
      isMandateAwaited: false,
      isMandateByLink: false,
      awaitedGuardians: [],
      price: null,
      marks: [],
      extraordinary: null,
      tariff: null,
      departments: [],
      archived: [],
      former: null,
      stranger: null,
      numberHolder: null,
    },
  });
export type SubmissionHints = z.output<typeof SubmissionHints>;

const exampleExport = {
  format: 'SpgVerein',
  name: 'SPG-Verein',
  last: {
    at: '2026-03-16T09:00:00.000Z',
    by: { kind: 'User', id: exampleIds.user, name: 'Clara Clerk' },
  },
} as const;

export const SubmissionExport = z
  .object({
    format: z.string().describe('`pdf`, `csv`, `txt`, or the id of a format for club software'),
    name: z.string().nullable().describe('Null for `pdf`, `csv`, `txt` and removed formats'),
    last: z
      .object({
        at: Instant,
        by: z
          .object({
            kind: z.enum(['User', 'ApiKey', 'System']),
            id: RecordId.nullable(),
            name: z.string().nullable(),
          })
          .describe('Who exported it'),
      })
      .nullable()
      .describe(
        'The last export. Null if there was none: for the club’s own formats, and those in which it exported other submissions',
      ),
  })
  .meta({ id: 'SubmissionExport', example: exampleExport });
export type SubmissionExport = z.output<typeof SubmissionExport>;

export const WriteSubmissionNote = z
  .strictObject({ text: requiredText(5000) })
  .meta({ id: 'WriteSubmissionNote', example: { text: 'Hat angerufen, bringt die Unterschrift vorbei.' } });
export type WriteSubmissionNote = z.output<typeof WriteSubmissionNote>;

const exampleNote = {
  id: exampleIds.note,
  text: 'Hat angerufen, bringt die Unterschrift vorbei.',
  author: { kind: 'User', id: exampleIds.user, name: 'Clara Clerk' },
  createdAt: '2026-03-15T10:00:00.000Z',
  editedAt: null,
  isOwn: true,
} as const;

export const SubmissionNote = z
  .object({
    id: RecordId,
    text: z.string(),
    author: z.object({
      kind: z.enum(['User', 'ApiKey', 'System']),
      id: RecordId.nullable(),
      name: z.string().nullable(),
    }),
    createdAt: Instant,
    editedAt: Instant.nullable(),
    isOwn: z.boolean().describe('Whether the caller wrote it and can change and delete it'),
  })
  .meta({ id: 'SubmissionNote', example: exampleNote });
export type SubmissionNote = z.output<typeof SubmissionNote>;

export const SubmissionNoteList = page(SubmissionNote).meta({
  id: 'SubmissionNoteList',
  example: { items: [exampleNote], nextCursor: null, totalCount: 1 },
});
export type SubmissionNoteList = z.output<typeof SubmissionNoteList>;

/** A user of the club, with their name. */
export const Assignee = z
  .object({ id: RecordId, name: z.string() })
  .meta({ id: 'Assignee', example: { id: exampleIds.user, name: 'Clara Clerk' } });
export type Assignee = z.output<typeof Assignee>;

export const SubmissionAssignment = z
  .object({ assignee: Assignee.nullable() })
  .meta({ id: 'SubmissionAssignment', example: { assignee: { id: exampleIds.user, name: 'Clara Clerk' } } });
export type SubmissionAssignment = z.output<typeof SubmissionAssignment>;

/** The new assignee: by id, or as a read returns them. */
export const AssignSubmission = z
  .strictObject({
    assigneeId: RecordId.nullable().optional().describe('Null if it is not assigned'),
    assignee: z
      .strictObject({ id: RecordId, name: z.unknown().optional() })
      .nullable()
      .optional()
      .describe('The record as it was read, instead of `assigneeId`'),
  })
  .refine(body => Object.values(body).filter(value => value !== undefined).length === 1, {
    error: 'exactlyOneProperty',
  })
  .transform(({ assigneeId, assignee }) =>
    assigneeId === undefined
      ? { assigneeId: assignee?.id ?? null, path: 'assignee.id' }
      : { assigneeId, path: 'assigneeId' },
  )
  .meta({
    id: 'AssignSubmission',
    description: 'Either `assigneeId` or `assignee`',
    example: { assigneeId: exampleIds.user },
  });
export type AssignSubmission = z.output<typeof AssignSubmission>;

/** Most answer templates of a club. */
export const answerTemplatesMax = 100;

const exampleTemplate = {
  purpose: 'Accept',
  name: 'Willkommen',
  text: 'Herzlich willkommen. Das erste Training ist am Dienstag um 18 Uhr.',
  sortOrder: 0,
} as const;

const answerTemplate = {
  id: z.unknown().optional(),
  purpose: z.enum(answerPurposes),
  name: requiredLine(100),
  text: requiredAnswerText(5000),
  sortOrder: z.int().min(0).max(9999).default(0),
};

/**
 * A text that staff insert into an answer. Gaps in brackets stay unchanged; staff fill them in.
 */
export const ChangeAnswerTemplate = z
  .strictObject(answerTemplate)
  .meta({ id: 'ChangeAnswerTemplate', example: exampleTemplate });
export type ChangeAnswerTemplate = z.output<typeof ChangeAnswerTemplate>;

export const UpdateAnswerTemplate = z.strictObject(withoutDefaults(answerTemplate)).meta({
  id: 'UpdateAnswerTemplate',
  description: 'Members that are absent keep their value',
  example: exampleTemplate,
});
export type UpdateAnswerTemplate = z.output<typeof UpdateAnswerTemplate>;

export const AnswerTemplate = z
  .object({
    id: RecordId,
    purpose: z.enum(answerPurposes),
    name: z.string(),
    text: z.string(),
    sortOrder: z.int(),
  })
  .meta({ id: 'AnswerTemplate', example: { id: exampleIds.answerTemplate, ...exampleTemplate } });
export type AnswerTemplate = z.output<typeof AnswerTemplate>;
