import { z } from 'zod';
import { submissionKinds, submitStates } from '@/lib/rules/enums';
import { toUnicodeEmail } from '@/lib/rules/format/email-domain';
import { Instant, IsoDate, line, RecordId, requiredLine } from './common';
import { exampleIds } from './example-ids';

/** Most records in one request. */
export const personRecordsMax = 200;

const examplePerson = {
  firstName: 'Änne',
  lastName: 'Groß',
  birthDate: '1990-02-28',
  email: 'aenne@example.org',
};

/** Finds by e-mail address, or by name and birth date; with both, a match of either counts. */
export const PersonQuery = z
  .strictObject({
    firstName: line(100).optional(),
    lastName: line(100).optional(),
    birthDate: IsoDate.optional(),
    email: line(254).transform(toUnicodeEmail).optional(),
  })
  .refine(({ email, firstName, lastName, birthDate }) => email || ((firstName || lastName) && birthDate), {
    path: ['email'],
    error: 'required',
  })
  .meta({ id: 'PersonQuery', example: examplePerson });
export type PersonQuery = z.output<typeof PersonQuery>;

const personRoles = ['Applicant', 'FamilyMember', 'Guardian', 'Named', 'Former'] as const;

const place = {
  submissionId: RecordId,
  role: z
    .enum(personRoles)
    .describe(
      '`Named`: in the family of a change request, or among the people of a cancellation. `Former`: only in the history, because the person was removed or replaced',
    ),
  partId: RecordId.nullable().describe(
    'The position of the family member or guardian, or the entry of the history. Null for others',
  ),
};

const examplePlace = { submissionId: exampleIds.submission, role: 'Applicant', partId: null } as const;

/** The role of a person in a submission. */
export const PersonPlace = z.strictObject(place).meta({ id: 'PersonPlace', example: examplePlace });
export type PersonPlace = z.output<typeof PersonPlace>;

const personMarks = ['Name', 'BirthDate', 'Email'] as const;

export const KeptRecord = z
  .object({
    what: z
      .enum(['Mandate'])
      .describe('The mandate with account, account holder, wording, signature and origin'),
    until: Instant.describe('Deleted by the nightly run after this date'),
  })
  .meta({ id: 'KeptRecord', example: { what: 'Mandate', until: '2027-05-20T08:00:00.000Z' } });
export type KeptRecord = z.output<typeof KeptRecord>;

const exampleKept = { what: 'Mandate', until: '2027-05-20T08:00:00.000Z' } as const;

export const PersonMatch = z
  .object({
    ...place,
    number: z.int(),
    kind: z.enum(submissionKinds),
    state: z.enum(submitStates),
    needsConfirmation: z.boolean().describe('Whether it needed a confirmation on receipt'),
    withdrawnAt: Instant.nullable().describe('When the applicant withdrew it. The state is then `Rejected`'),
    receivedAt: Instant,
    firstName: z.string(),
    lastName: z.string(),
    birthDate: IsoDate.nullable(),
    email: z.string(),
    matchedBy: z.array(z.enum(personMarks)).describe('Which criteria match'),
    others: z
      .array(z.string())
      .describe('Other people in the submission. They are erased too if the person is its applicant'),
    kept: z.array(KeptRecord).describe('What an erasure now would keep for a limited time'),
  })
  .meta({
    id: 'PersonMatch',
    example: {
      ...examplePlace,
      ...examplePerson,
      number: 42,
      kind: 'Membership',
      state: 'Accepted',
      needsConfirmation: true,
      withdrawnAt: null,
      receivedAt: '2026-03-14T09:26:53.589Z',
      matchedBy: ['Name', 'BirthDate', 'Email'],
      others: [],
      kept: [exampleKept],
    },
  });
export type PersonMatch = z.output<typeof PersonMatch>;

export const PersonMatches = z
  .object({
    items: z.array(PersonMatch).describe('Newest first'),
    isComplete: z.boolean().describe('False if there are more matches than were searched'),
  })
  .meta({
    id: 'PersonMatches',
    example: {
      items: [
        {
          ...examplePlace,
          ...examplePerson,
          number: 42,
          kind: 'Membership',
          state: 'Accepted',
          needsConfirmation: true,
          withdrawnAt: null,
          receivedAt: '2026-03-14T09:26:53.589Z',
          matchedBy: ['Name', 'BirthDate', 'Email'],
          others: [],
          kept: [exampleKept],
        },
      ],
      isComplete: true,
    },
  });
export type PersonMatches = z.output<typeof PersonMatches>;

const places = z.array(PersonPlace).min(1).max(personRecordsMax);

export const PersonExportRequest = z
  .strictObject({ person: PersonQuery, places: places.describe('Ids from the result of finding the person') })
  .meta({ id: 'PersonExportRequest', example: { person: examplePerson, places: [examplePlace] } });
export type PersonExportRequest = z.output<typeof PersonExportRequest>;

export const PersonErasureRequest = z
  .strictObject({
    person: PersonQuery,
    places: places.describe('Ids from the result of finding the person. Those already erased are skipped'),
    confirmation: requiredLine(201).describe(
      'First and last name of the person, as found in one of the places',
    ),
  })
  .meta({
    id: 'PersonErasureRequest',
    example: { person: examplePerson, places: [examplePlace], confirmation: 'Änne Groß' },
  });
export type PersonErasureRequest = z.output<typeof PersonErasureRequest>;

export const PersonErasure = z
  .object({
    erased: z.int().min(0).describe('Places from which the person was erased'),
    alreadyErased: z.int().min(0),
    kept: z.array(KeptRecord.extend({ submissionId: RecordId, number: z.int() })),
  })
  .meta({
    id: 'PersonErasure',
    example: {
      erased: 2,
      alreadyErased: 0,
      kept: [{ ...exampleKept, submissionId: exampleIds.submission, number: 42 }],
    },
  });
export type PersonErasure = z.output<typeof PersonErasure>;

/** All stored data of a person; submissions as the API shows them. */
export const PersonData = z
  .object({
    exportedAt: Instant,
    club: z.object({ name: z.string(), email: z.string(), website: z.string() }),
    person: z.object({ firstName: z.string(), lastName: z.string() }),
    submissions: z.array(
      z.object({
        number: z.int(),
        kind: z.enum(submissionKinds),
        state: z.enum(submitStates),
        needsConfirmation: z.boolean(),
        withdrawnAt: Instant.nullable(),
        receivedAt: Instant,
        role: z.enum(personRoles),
        data: z
          .record(z.string(), z.unknown())
          .describe('The whole submission for the applicant. For others, only what concerns them'),
        history: z.array(z.record(z.string(), z.unknown())),
        notes: z.array(z.object({ at: Instant, text: z.string() })).describe('Internal notes'),
        mails: z.array(
          z.object({
            at: Instant,
            type: z.string(),
            to: z.string(),
            subject: z.string(),
            text: z.string().nullable(),
          }),
        ),
        files: z
          .array(
            z.object({
              fileName: z.string(),
              contentType: z.string(),
              data: z.string().meta({ format: 'byte' }),
            }),
          )
          .describe('The files that the applicant uploaded, as base64'),
        recipients: z.array(z.string()).describe('Programs that were notified of the submission'),
        exports: z.array(Instant).describe('When it was exported in a file'),
      }),
    ),
    drafts: z
      .array(
        z.object({
          kind: z.enum(submissionKinds),
          createdAt: Instant,
          expiresAt: Instant,
          data: z.record(z.string(), z.unknown()),
        }),
      )
      .describe('Started forms whose link was mailed to the person'),
  })
  .meta({
    id: 'PersonData',
    example: {
      exportedAt: '2026-03-20T08:00:00.000Z',
      club: { name: 'TSV Beispiel', email: 'info@tsv-beispiel.example', website: '' },
      person: { firstName: 'Änne', lastName: 'Groß' },
      submissions: [],
      drafts: [],
    },
  });
export type PersonData = z.output<typeof PersonData>;
