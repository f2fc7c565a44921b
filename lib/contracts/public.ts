import { z } from 'zod';
import { mediaConsents, requestShape } from '@/lib/contracts/submissions/submission-shapes';
import { SubmissionStatus } from '@/lib/contracts/submissions/submission-status';
import { MembershipSubmission, PriceQuote, ShownConsent } from '@/lib/contracts/submissions/submissions';
import { addressForms, ageReferences, consentSources, locales, submissionKinds } from '@/lib/rules/enums';
import {
  CustomFieldSchema,
  DepartmentSchema,
  DepartmentSettingsSchema,
  OfferedMembershipSchema,
} from './catalog';
import { ClubSlug } from './club';
import { Instant, RecordId } from './common';
import { FamilyConsents } from './data-privacy';
import { ConsentMediaType, SubmitState } from './enum-schemas';
import { exampleIds } from './example-ids';
import { exampleOf } from './example-of';
import { FormCancellation, FormDesign, FormMembership } from './forms';
import { FurtherFormReference, PublicFurtherForm } from './further-forms';

const PublicClub = z.object({
  slug: ClubSlug,
  name: z.string(),
  legalName: z.string(),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
  email: z.string(),
  website: z.string(),
  creditorId: z.string(),
  currency: z.string(),
  locale: z.enum(locales),
  formLocales: z.array(z.enum(locales)).describe('The languages that the form offers'),
  timeZone: z.string(),
  ageReference: z.enum(ageReferences),
  addressForm: z.enum(addressForms),
  logo: z.object({ url: z.string(), width: z.int(), height: z.int() }).nullable(),
});

const exampleClub = {
  slug: 'demo',
  name: 'TSV Beispiel',
  legalName: 'Turn- und Sportverein Beispiel 1912 e. V.',
  street: 'Am Sportplatz 4',
  zip: '35037',
  city: 'Marburg',
  country: 'DE',
  email: 'geschaeftsstelle@tsv-beispiel.example',
  website: 'https://tsv-beispiel.example',
  creditorId: 'DE98ZZZ09999999999',
  currency: 'EUR',
  locale: 'de',
  formLocales: ['de', 'en'],
  timeZone: 'Europe/Berlin',
  ageReference: 'StartOfYear',
  addressForm: 'Du',
  logo: { url: '/api/v1/public/clubs/demo/logo?v=9f86d081884c7d65', width: 512, height: 512 },
};

const shared = {
  club: PublicClub,
  locale: z.enum(locales).describe('The language of the club’s texts in this answer'),
  design: FormDesign,
  departments: z.array(DepartmentSchema),
  customFields: z.array(CustomFieldSchema).describe('The custom fields of this form'),
  privacy: z.object({ policyUrl: z.string(), text: z.string() }),
  today: z.iso.date().describe("In the club's time zone"),
  closed: z
    .object({
      reason: z.enum(['SwitchedOff', 'NotYetOpen', 'Ended', 'NoMembership', 'Full']),
      text: z.string().describe("The club's own words; empty where it has none"),
    })
    .nullable()
    .describe('Why the form is closed. Null while it is open'),
  challenge: z
    .object({ parameters: z.record(z.string(), z.unknown()), signature: z.string() })
    .nullable()
    .describe(
      'Proof of work (ALTCHA, version 2), valid only with this form token. Send its solution in X-Proof-Of-Work. Null if the club does not require it',
    ),
  edition: z.string().describe('Changes when the club changes its questions or offers'),
  formToken: z
    .string()
    .describe(
      'Send it in X-Form-Token with the submission. Valid from 3 s to 24 h after it was issued, for one submission',
    ),
};

const sharedExample = {
  club: exampleClub,
  locale: 'de',
  design: { presetDesign: 'Classic', additionalCss: '' },
  departments: [exampleOf(DepartmentSchema)],
  customFields: [exampleOf(CustomFieldSchema)],
  privacy: {
    policyUrl: 'https://tsv-beispiel.example/datenschutz',
    text: 'Verantwortlich ist der TSV Beispiel. Wir verarbeiten deine Angaben, um über den Antrag zu entscheiden.',
  },
  today: '2026-07-01',
  closed: null,
  challenge: null,
  edition: 'p0Zc1v7Rk3dQx8Lt',
  formToken: 'eyJhbGciOiJIUzI1NiJ9.eyJqdGkiOiIwMTlhMDAwMCJ9.c2lnbmF0dXJl',
};

/** Everything the form for joining or for a change needs. Contains public data only. */
export const PublicForm = z
  .object({
    kind: z.enum(['Membership', 'Change']),
    ...shared,
    furtherForm: PublicFurtherForm.nullable().describe(
      'The further form that was asked for with `form`. Null for the standard form',
    ),
    settings: FormMembership,
    departmentSettings: DepartmentSettingsSchema,
    memberships: z.array(OfferedMembershipSchema),
    consents: z.array(
      z.object({
        id: RecordId,
        mediaType: ConsentMediaType,
        label: z.string(),
        text: z.string(),
        isRequired: z.boolean(),
      }),
    ),
    familyConsents: FamilyConsents,
  })
  .meta({
    id: 'PublicForm',
    example: {
      ...sharedExample,
      kind: 'Membership',
      furtherForm: null,
      settings: exampleOf(FormMembership),
      departmentSettings: exampleOf(DepartmentSettingsSchema),
      memberships: [exampleOf(OfferedMembershipSchema)],
      familyConsents: exampleOf(FamilyConsents),
      consents: [
        {
          id: exampleIds.consent,
          mediaType: 'Website',
          label: 'Fotos auf der Website',
          text: 'Bilder, auf denen ich zu sehen bin, dürfen auf der Website erscheinen.',
          isRequired: false,
        },
      ],
    },
  });
export type PublicForm = z.output<typeof PublicForm>;

/** Everything the cancellation form needs, with the earliest end of membership as of today. */
export const PublicCancellationForm = z
  .object({
    kind: z.literal('Cancellation'),
    ...shared,
    settings: FormCancellation,
    earliest: z
      .object({
        noticeDate: z.iso.date().describe('The day of receipt'),
        effectiveDate: z.iso.date().describe('The last day of the membership'),
        deadline: z.iso.date().describe('The last day on which notice can be given for that end'),
      })
      .describe('For a cancellation submitted today, without a requested end date'),
  })
  .meta({
    id: 'PublicCancellationForm',
    example: {
      ...sharedExample,
      kind: 'Cancellation',
      settings: exampleOf(FormCancellation),
      earliest: { noticeDate: '2026-07-01', effectiveDate: '2026-12-31', deadline: '2026-09-30' },
    },
  });
export type PublicCancellationForm = z.output<typeof PublicCancellationForm>;

export const QuoteRequest = z
  .strictObject({
    membershipId: RecordId,
    birthDate: z.iso.date(),
    entryDate: z.iso.date().optional(),
    departmentIds: z.array(RecordId).max(100).default([]),
    surchargeIds: z.array(RecordId).max(100).default([]),
    familyMembers: z
      .array(
        z.strictObject({ birthDate: z.iso.date(), departmentIds: z.array(RecordId).max(100).optional() }),
      )
      .max(20)
      .default([]),
  })
  .meta({
    id: 'QuoteRequest',
    example: {
      membershipId: exampleIds.membership,
      birthDate: '1990-02-28',
      departmentIds: [exampleIds.department],
      surchargeIds: [],
      familyMembers: [],
    },
  });
export type QuoteRequest = z.output<typeof QuoteRequest>;

/** What the page of a confirmation link shows. */
export const ConfirmationInfo = z
  .object({
    clubName: z.string(),
    clubSlug: ClubSlug,
    kind: z.enum(submissionKinds),
    furtherForm: FurtherFormReference.nullable().describe('Null if a standard form was filled in'),
    number: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    receivedAt: Instant,
    expiresAt: Instant,
    /** Set if a guardian confirms for a minor. */
    guardianName: z.string().nullable(),
    isConfirmed: z.boolean().describe('Whether this link has already been used'),
    isRefused: z.boolean().describe('Whether this guardian declined. Agreeing later overrides it'),
    isWithdrawn: z.boolean().describe('Whether the submission was withdrawn'),
    statusUrl: z
      .url()
      .nullable()
      .describe(
        'Status page of the person who used this link. Null before, and after their address has changed',
      ),
    membership: z
      .object({
        name: z.string(),
        birthDate: z.iso.date().nullable(),
        entryDate: z.iso.date(),
        departments: z.array(z.string()),
        familyMembers: z.array(z.string()),
        persons: z
          .array(
            z.object({
              firstName: z.string(),
              lastName: z.string(),
              birthDate: z.iso.date().nullable(),
              departments: z.array(z.string()),
            }),
          )
          .describe('Everybody who joins, the applicant first, each with their own departments'),
        price: PriceQuote,
        mandate: z
          .object({
            reference: z.string(),
            creditorId: z.string(),
            text: z.string(),
            givenBy: z.string().nullable().describe('The guardian who granted it by their link'),
          })
          .nullable(),
        iban: z.string().nullable().describe('Masked'),
        accountHolder: z
          .string()
          .nullable()
          .describe('Whose account the mandate is for. Null without a mandate'),
      })
      .nullable()
      .describe('The membership applied for. Null for other kinds'),
    effectiveDate: z.iso
      .date()
      .nullable()
      .describe('The last day that a cancellation leads to, as far as it is known. Null for other kinds'),
    part: z
      .object({
        scope: z.enum(['Departments', 'FamilyMembers']),
        names: z.array(z.string()).describe('Of the departments or persons'),
      })
      .nullable()
      .describe(
        'The departments or family members that a change request or a cancellation is about. Null if it is about the whole membership',
      ),
    othersAwaited: z
      .array(z.string())
      .describe('Names of the other guardians who have not agreed yet. Empty for the link of an applicant'),
    mandateRequest: z
      .object({
        accountHolder: z.string().nullable().describe('Null if the minor left it open'),
        iban: z.string().nullable().describe('Masked. Null if the minor left it open'),
        readerIs: z
          .enum(['Holder', 'Representative', 'Other'])
          .describe(
            'Whether this guardian may grant it: as account holder, or because the holder is no guardian. `Other`: it is the account of another guardian',
          ),
        grantedBy: z.array(z.string()).describe('Names of the guardians who may grant it'),
        creditorId: z.string(),
        text: z.string(),
      })
      .nullable()
      .describe('The direct debit that a minor asked for, while a guardian has yet to grant its mandate'),
    liability: z
      .enum(['Optional', 'Required'])
      .nullable()
      .describe('Whether this guardian is asked to accept liability for the fees. Null if not'),
    asksSoleCustody: z
      .boolean()
      .describe('Whether this guardian must declare the sole custody that so far only the minor has stated'),
    submission: SubmissionStatus.shape.submission
      .nullable()
      .describe(
        'All that its reader confirms, as the status page shows it. Null once this link was used or the submission is decided',
      ),
    state: SubmitState,
    locale: z.enum(locales),
  })
  .meta({
    id: 'ConfirmationInfo',
    example: {
      clubName: 'TSV Beispiel',
      clubSlug: 'demo',
      kind: 'Membership',
      furtherForm: null,
      number: 1042,
      firstName: 'Änne',
      lastName: 'Groß',
      receivedAt: '2026-07-01T09:26:53.589Z',
      expiresAt: '2026-07-15T09:26:53.589Z',
      guardianName: null,
      isConfirmed: false,
      isRefused: false,
      isWithdrawn: false,
      statusUrl: null,
      membership: {
        name: 'Erwachsene',
        birthDate: '1990-02-28',
        entryDate: '2026-08-01',
        departments: ['Fußball'],
        familyMembers: [],
        persons: [{ firstName: 'Änne', lastName: 'Groß', birthDate: '1990-02-28', departments: ['Fußball'] }],
        price: exampleOf(PriceQuote),
        mandate: null,
        iban: null,
        accountHolder: null,
      },
      effectiveDate: null,
      part: null,
      othersAwaited: [],
      mandateRequest: null,
      liability: null,
      asksSoleCustody: false,
      submission: exampleOf(MembershipSubmission),
      state: 'New',
      locale: 'de',
    },
  });
export type ConfirmationInfo = z.output<typeof ConfirmationInfo>;

const { sepaMandateAccepted, accountHolder, iban, bic, guardianLiability, hasSoleCustody } =
  requestShape('Membership');

/** What a guardian declares beside their consent: all but `mediaConsents` only where a minor filled in the application alone. */
export const ConfirmationActs = z
  .strictObject({
    sepaMandateAccepted: sepaMandateAccepted.describe(
      'Grants the mandate of `mandateRequest`, for its account or for the one that is sent',
    ),
    accountHolder: accountHolder.describe(
      'Absent: as in `mandateRequest`. Another holder needs another IBAN. An account needs `sepaMandateAccepted`',
    ),
    iban: iban.describe('Absent: as in `mandateRequest`'),
    bic: bic.describe('Only for banks outside the EEA'),
    guardianLiability: guardianLiability.describe('Accepts liability for the fees'),
    mediaConsents: mediaConsents.describe(
      'Withdraws consents of the application: `isGiven` false. What is absent stays as it is; what is not given cannot be given here',
    ),
    hasSoleCustody: hasSoleCustody.describe(
      'Declares that this guardian has sole custody. Required with the consent where `asksSoleCustody` is true',
    ),
  })
  .meta({
    id: 'ConfirmationActs',
    example: {
      sepaMandateAccepted: true,
      accountHolder: 'Petra Weber',
      iban: 'DE89 3704 0044 0532 0130 00',
      hasSoleCustody: true,
    },
  });
export type ConfirmationActs = z.output<typeof ConfirmationActs>;

/** What the link of a family member shows: their own part of an application, and nothing of other members. */
export const FamilyLinkInfo = z
  .object({
    clubName: z.string(),
    clubSlug: ClubSlug,
    clubEmail: z.string().describe('Address of the club for questions'),
    number: z.int(),
    state: SubmitState,
    isWithdrawn: z.boolean().describe('Whether the submission was withdrawn'),
    receivedAt: Instant,
    applicantName: z.string().describe('Who applied for this person'),
    firstName: z.string(),
    lastName: z.string(),
    birthDate: z.iso.date().nullable(),
    membershipName: z.string().describe('Name of the membership'),
    departments: z.array(z.string()).describe('Names of this person’s departments'),
    entryDate: z.iso
      .date()
      .nullable()
      .describe('Date of entry. Null before the acceptance if the form did not ask for it'),
    price: PriceQuote.pick({ currency: true, interval: true, recurring: true, oneTime: true }).describe(
      'The price for everybody in the application, without its items',
    ),
    memberNumber: z.string().describe('Membership number of this person; empty before the acceptance'),
    account: z
      .object({
        accountHolder: z.string(),
        iban: z.string().describe('Masked'),
        mandateReference: z.string(),
        creditorId: z.string(),
        firstDebitDate: z.iso.date().nullable().describe('Known from the acceptance on, if at all'),
      })
      .nullable()
      .describe(
        'The account that is debited, if this person holds it; else null. Null after a rejection or withdrawal',
      ),
    mediaConsents: z
      .array(ShownConsent)
      .describe('The consents that the club asks for now, with the answers that count for this person'),
    consentSource: z.enum(consentSources).describe('Whose answers these are'),
    consentsAnsweredAt: Instant.nullable(),
    canAnswer: z.boolean().describe('Whether this person can answer: not after a rejection or withdrawal'),
    locale: z.enum(locales),
  })
  .meta({
    id: 'FamilyLinkInfo',
    example: {
      clubName: 'TSV Beispiel',
      clubSlug: 'demo',
      clubEmail: 'geschaeftsstelle@tsv-beispiel.example',
      number: 1042,
      state: 'New',
      isWithdrawn: false,
      receivedAt: '2026-07-01T09:26:53.589Z',
      applicantName: 'Änne Groß',
      firstName: 'Thomas',
      lastName: 'Groß',
      birthDate: '1988-05-03',
      membershipName: 'Familie',
      departments: ['Fußball'],
      entryDate: '2026-08-01',
      price: { currency: 'EUR', interval: 'Monthly', recurring: 30, oneTime: 25 },
      memberNumber: '',
      account: null,
      mediaConsents: [
        {
          consentId: exampleIds.consent,
          mediaType: 'Website',
          label: 'Fotos auf der Website',
          text: 'Bilder, auf denen ich zu sehen bin, dürfen auf der Website erscheinen.',
          textVersion: 1,
          isGiven: true,
        },
      ],
      consentSource: 'Person',
      consentsAnsweredAt: '2026-07-02T18:00:00.000Z',
      canAnswer: true,
      locale: 'de',
    },
  });
export type FamilyLinkInfo = z.output<typeof FamilyLinkInfo>;

export const FamilyAnswers = z.strictObject({ mediaConsents: mediaConsents.unwrap() }).meta({
  id: 'FamilyAnswers',
  example: { mediaConsents: [{ consentId: exampleIds.consent, isGiven: true }] },
});
export type FamilyAnswers = z.output<typeof FamilyAnswers>;
