import { z } from 'zod';
import { adultConsents, consentAges } from '@/lib/rules/enums';
import {
  Instant,
  IsoDate,
  line,
  PageQuery,
  page,
  RecordId,
  requiredLine,
  text,
  withoutDefaults,
} from './common';
import { ConsentMediaType } from './enum-schemas';
import { exampleIds } from './example-ids';
import { translationsOf } from './translations';

/** Most consents in a form. */
export const consentsMax = 20;

const consent = {
  mediaType: ConsentMediaType,
  label: requiredLine(200),
  text: text(5000).default(''),
  isRequired: z.boolean().default(false),
  isActive: z.boolean().default(true),
  translations: translationsOf({ label: line(200), text: text(5000) }),
};
const consentExample = {
  id: exampleIds.consent,
  mediaType: 'Website',
  label: 'Fotos auf der Website',
  text: 'Bilder, auf denen ich zu sehen bin, dürfen auf der Website erscheinen. Ich kann das jederzeit widerrufen.',
  isRequired: false,
  isActive: true,
  translations: {
    en: {
      label: 'Photos on the website',
      text: 'Pictures that show me may appear on the website. I can withdraw this at any time.',
    },
  },
} as const;

export const Consent = z
  .object({
    id: RecordId,
    ...consent,
    textVersion: z.int().min(1).describe('Increases with each change of label or text, in any language'),
  })
  .meta({ id: 'Consent', example: { ...consentExample, textVersion: 1 } });

const { id: _id, ...newConsentExample } = consentExample;
export const ChangeConsent = z
  .strictObject({
    id: RecordId.optional().describe(
      'The id of an existing consent to keep, with its members that are absent. Without an id, a new consent is created',
    ),
    ...withoutDefaults(consent),
    textVersion: z.unknown().optional(),
  })
  .meta({ id: 'ChangeConsent', example: newConsentExample });
export type ChangeConsent = z.output<typeof ChangeConsent>;

const daysMax = 36_500;
const days = z.int().min(0).max(daysMax);

const retention = z
  .strictObject({
    unconfirmedDays: days,
    rejectedDays: days,
    acceptedDays: days,
    evidenceDays: days.describe('IP address, browser and page from which a submission came'),
  })
  .describe('After how many days submissions are anonymised. 0 keeps them');

/** Who is asked about the consents of family members (contract §4). */
export const FamilyConsents = z
  .strictObject({
    adults: z
      .enum(adultConsents)
      .describe(
        'Who answers for an adult family member in the form: `Link` the person by their own link, where they have an address of their own, else the applicant; `Applicant` always the applicant, who asks them',
      ),
    fromAge: z
      .union(consentAges.map(age => z.literal(age)))
      .nullable()
      .describe('From this age on the form has children asked, too. Null: the parents alone answer'),
  })
  .meta({ id: 'FamilyConsents', example: { adults: 'Link', fromAge: 14 } });
export type FamilyConsents = z.output<typeof FamilyConsents>;

const notice = {
  policyUrl: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]).default(''),
  text: text(20_000).default(''),
  translations: translationsOf({ text: text(20_000) }),
};

const noticeExample = {
  policyUrl: 'https://tsv-beispiel.example/datenschutz',
  text: 'Verantwortlich ist der TSV Beispiel. Wir verarbeiten deine Angaben, um die Mitgliedschaft zu führen.',
  translations: {
    en: { text: 'TSV Beispiel is responsible. We use your details to manage the membership.' },
  },
};
const familyConsentsExample: FamilyConsents = { adults: 'Link', fromAge: 14 };
const retentionExample = { unconfirmedDays: 30, rejectedDays: 180, acceptedDays: 0, evidenceDays: 365 };

export const ChangeDataPrivacySchema = z
  .strictObject({
    ...withoutDefaults(notice),
    consents: z
      .array(ChangeConsent)
      .max(consentsMax)
      .optional()
      .describe(
        'The complete list: a stored consent that is not in it is removed. Submissions keep what the applicant saw',
      ),
    retention: retention.partial().optional(),
    familyConsents: FamilyConsents.partial().optional(),
  })
  .meta({
    id: 'ChangeDataPrivacySchema',
    description: 'Members that are absent keep their value',
    example: {
      ...noticeExample,
      consents: [newConsentExample],
      retention: retentionExample,
      familyConsents: familyConsentsExample,
    },
  });
export type ChangeDataPrivacySchema = z.output<typeof ChangeDataPrivacySchema>;

export const DataPrivacySchema = z
  .object({ ...notice, consents: z.array(Consent), retention, familyConsents: FamilyConsents })
  .meta({
    id: 'DataPrivacySchema',
    example: {
      ...noticeExample,
      consents: [{ ...consentExample, textVersion: 1 }],
      retention: retentionExample,
      familyConsents: familyConsentsExample,
    },
  });
export type DataPrivacySchema = z.output<typeof DataPrivacySchema>;

const wholeDays = z.coerce.number<number>().int().min(0).max(daysMax).optional();

/** Retention periods to try out; an omitted one has its stored value. */
export const DueSubmissionsQuery = z.strictObject({
  unconfirmedDays: wholeDays,
  rejectedDays: wholeDays,
  acceptedDays: wholeDays,
  evidenceDays: wholeDays,
});
export type DueSubmissionsQuery = z.output<typeof DueSubmissionsQuery>;

const total = z.int().min(0);

export const DueSubmissions = z
  .object({
    night: IsoDate.describe('The date, in the club’s time zone, on which the next nightly run takes place'),
    startsAt: Instant,
    unconfirmed: total,
    rejected: total,
    accepted: total,
    evidence: total.describe('Submissions that lose only IP address, browser and page'),
  })
  .meta({
    id: 'DueSubmissions',
    example: {
      night: '2026-03-15',
      startsAt: '2026-03-15T01:00:00.000Z',
      unconfirmed: 3,
      rejected: 12,
      accepted: 0,
      evidence: 40,
    },
  });
export type DueSubmissions = z.output<typeof DueSubmissions>;

const versionExample = {
  consentId: exampleIds.consent,
  textVersion: 1,
  label: 'Fotos auf der Website',
  text: consentExample.text,
  translations: consentExample.translations,
  validFrom: '2026-01-10T09:00:00.000Z',
  validUntil: null,
};

/** The words of a consent and when they were valid; also for a consent that was removed. */
export const ConsentVersion = z
  .object({
    consentId: RecordId,
    textVersion: z.int().min(1),
    label: z.string(),
    text: z.string(),
    translations: consent.translations,
    validFrom: Instant,
    validUntil: Instant.nullable().describe('Null while this version is in use'),
  })
  .meta({ id: 'ConsentVersion', example: versionExample });
export type ConsentVersion = z.output<typeof ConsentVersion>;

export const ConsentVersionList = page(ConsentVersion).meta({
  id: 'ConsentVersionList',
  example: { items: [versionExample], nextCursor: null, totalCount: 1 },
});

export const ConsentVersionsQuery = PageQuery.extend({ consentId: RecordId.optional() }).strict();
export type ConsentVersionsQuery = z.output<typeof ConsentVersionsQuery>;
