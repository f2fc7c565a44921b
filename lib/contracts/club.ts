import { z } from 'zod';
import { addressForms, ageReferences, deletingRoles, locales } from '@/lib/rules/enums';
import { isCurrencyCode } from '@/lib/rules/money/currencies';
import { isCreditorIdentifier, normaliseCreditorIdentifier } from '@/lib/rules/payment/creditor-identifier';
import { isCountryCode } from '@/lib/rules/submissions/countries';
import { checkPhone, checkZip } from '@/lib/rules/submissions/field-rules';
import { looksLikeLink } from '@/lib/rules/submissions/text-rules';
import { line, RecordId, requiredLine, withoutDefaults } from './common';
import { exampleIds } from './example-ids';
import { EmailAddress } from './users';

/**
 * `https://host[:port]` only: an origin that may frame and call the club's forms. Headers contain
 * it unchanged, so its host has only letters, digits, dots and hyphens (or is an IPv6 address), and
 * no wildcard.
 */
export const Origin = z
  .string()
  .max(200)
  .refine(isOrigin, { error: 'origin' })
  .meta({ format: 'uri', example: 'https://www.tsv-beispiel.example' });

/** A site on which browsers refused a form of the club. */
export const RefusedSite = z
  .object({
    site: Origin.describe('Origin of the page around the form'),
    seenAt: z.iso
      .datetime()
      .describe(
        'When a browser last asked for a form there. Anybody can send such a request, so it proves nothing',
      ),
  })
  .meta({
    id: 'RefusedSite',
    example: { site: 'https://www.tsv-beispiel.example', seenAt: '2026-11-29T09:30:00.000Z' },
  });
export type RefusedSite = z.output<typeof RefusedSite>;

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.origin === value && /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])$/.test(url.hostname);
}

/** A club's name. Mails show it, so it must not look like a link. */
export const ClubName = requiredLine(150).refine(name => !looksLikeLink(name), { error: 'nameLink' });

export const ClubSlug = z
  .string()
  .regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/, { error: 'slug' })
  .meta({ example: 'demo' });

const webAddress = z.url({ protocol: /^https?$/, normalize: false }).max(500);

/** A member that may be empty, but must be valid otherwise. */
const optional = (schema: z.ZodType<string, string>) => z.union([z.literal(''), schema]).default('');

const fields = {
  name: ClubName,
  legalName: line(200).default(''),
  street: line(150).default(''),
  zip: line(10).default('').describe('In the format of the country'),
  city: line(100).default(''),
  country: z
    .string()
    .refine(isCountryCode, { error: 'countryUnknown' })
    .meta({ pattern: '^[A-Z]{2}$' })
    .default('DE')
    .describe('ISO 3166-1 alpha-2'),
  email: optional(EmailAddress),
  phone: line(30)
    .refine(phone => phone === '' || checkPhone(phone) === null, { error: 'phoneShape' })
    .default(''),
  website: optional(webAddress),
  registerCourt: line(100).default(''),
  registerNumber: line(50).default(''),
  chairperson: line(200).default(''),
  creditorId: z
    .string()
    .max(50)
    .refine(text => text.trim() === '' || isCreditorIdentifier(text), { error: 'creditorId' })
    .meta({ pattern: '^[A-Za-z0-9 ]*$' })
    .default('')
    .describe(
      'SEPA creditor identifier. Its check digits are validated. Stored in upper case without spaces',
    ),
  currency: z
    .string()
    .refine(isCurrencyCode, { error: 'currency' })
    .meta({ pattern: '^[A-Z]{3}$' })
    .default('EUR')
    .describe('ISO 4217, with two decimals'),
  locale: z
    .enum(locales)
    .default('de')
    .describe('The language of forms and e-mails unless the applicant chooses another'),
  formLocales: z
    .array(z.enum(locales))
    .max(locales.length)
    .default([])
    .describe('The languages that forms offer. The club’s own language is always one of them'),
  timeZone: z
    .string()
    .max(64)
    .refine(isTimeZone, { error: 'timeZone' })
    .default('Europe/Berlin')
    .describe('IANA name. Days, months and deadlines follow this time zone'),
  officeIdleHours: z
    .int()
    .min(1)
    .max(336)
    .default(24)
    .describe('Hours without use after which back-office sessions end'),
  deletingRole: z
    .enum(deletingRoles)
    .default('Manager')
    .describe(
      'The least role, also of an API key, that deletes submissions. Only an Admin changes it to or from `Admin`. `Clerk` in clubs from before the setting',
    ),
  ageReference: z
    .enum(ageReferences)
    .default('EntryDate')
    .describe('The day on which the age limits of surcharges are checked'),
  addressForm: z.enum(addressForms).default('Du').describe('How German texts address people: Du or Sie'),
  mandatePrefix: z
    .string()
    .regex(/^[A-Z0-9-]{1,12}$/, { error: 'formatMandatePrefix' })
    .default('M')
    .describe('The start of mandate references'),
  allowedOrigins: z
    .array(Origin)
    .max(50)
    .refine(origins => new Set(origins).size === origins.length, { error: 'unique' })
    .default([])
    .describe('Sites that may frame and call the forms'),
};

// Accepts names only: Postgres reads an offset such as +01:00 as POSIX does, with the opposite
// sign.
function isTimeZone(value: string): boolean {
  if (!/^[A-Za-z]/.test(value)) return false;
  try {
    return Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const clubExample = {
  name: 'TSV Beispiel',
  legalName: 'Turn- und Sportverein Beispiel 1912 e. V.',
  street: 'Am Sportplatz 4',
  zip: '35037',
  city: 'Marburg',
  country: 'DE',
  email: 'geschaeftsstelle@tsv-beispiel.example',
  phone: '+49 6421 555010',
  website: 'https://tsv-beispiel.example',
  registerCourt: 'Amtsgericht Marburg',
  registerNumber: 'VR 1912',
  chairperson: 'Katharina Böhm',
  creditorId: 'DE98ZZZ09999999999',
  currency: 'EUR',
  locale: 'de',
  formLocales: ['de', 'en'],
  timeZone: 'Europe/Berlin',
  officeIdleHours: 24,
  deletingRole: 'Manager',
  ageReference: 'EntryDate',
  addressForm: 'Du',
  mandatePrefix: 'TSV',
  allowedOrigins: ['https://tsv-beispiel.example'],
} as const;

/** Checks also if other members are wrong, so that all errors are shown at once. */
const withOtherErrors = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};

export const ChangeClubInfo = z
  .strictObject({
    ...withoutDefaults(fields),
    id: z.unknown().optional(),
    slug: z.unknown().optional(),
    logoUrl: z.unknown().optional(),
  })
  .superRefine(({ zip, country }: { zip?: unknown; country?: unknown }, ctx) => {
    if (typeof zip !== 'string' || zip === '' || typeof country !== 'string') return;
    const found = checkZip(zip, country);
    if (found) ctx.addIssue({ code: 'custom', path: ['zip'], message: found.key, params: found.params });
  }, withOtherErrors)
  .transform(({ id: _id, slug: _slug, logoUrl: _logoUrl, ...given }) => ({
    ...given,
    ...(given.creditorId === undefined ? {} : { creditorId: normaliseCreditorIdentifier(given.creditorId) }),
  }))
  .meta({
    id: 'ChangeClubInfo',
    description: 'Members that are absent keep their value',
    example: {
      ...clubExample,
      formLocales: [...clubExample.formLocales],
      allowedOrigins: [...clubExample.allowedOrigins],
    },
  });
export type ChangeClubInfo = z.output<typeof ChangeClubInfo>;

export const ClubInfo = z
  .object({ id: RecordId, slug: ClubSlug, ...fields, email: z.string(), logoUrl: z.string().nullable() })
  .meta({
    id: 'ClubInfo',
    example: {
      id: exampleIds.club,
      slug: 'tsv-beispiel',
      ...clubExample,
      formLocales: [...clubExample.formLocales],
      allowedOrigins: [...clubExample.allowedOrigins],
      logoUrl: '/api/v1/public/clubs/tsv-beispiel/logo?v=9f86d081884c7d65',
    },
  });
export type ClubInfo = z.output<typeof ClubInfo>;
