import { z } from 'zod';
import { RecordId, requiredText, text } from './common';
import { addressForms, ageReferences, locales } from './enums';

/** `https://host[:port]`, nothing more: an origin that may frame and call the club's forms. */
export const Origin = z.string().max(200).refine(isOrigin, { error: 'origin' });

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return (url.protocol === 'https:' || url.protocol === 'http:') && url.origin === value;
}

export const ClubSlug = z
  .string()
  .regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/)
  .meta({ example: 'demo' });

const clubFields = {
  name: requiredText(150),
  legalName: text(200).default(''),
  street: text(150).default(''),
  zip: text(10).default(''),
  city: text(100).default(''),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('DE'),
  email: z.union([z.literal(''), z.email().max(254)]).default(''),
  phone: text(30).default(''),
  website: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]).default(''),
  registerCourt: text(100).default(''),
  registerNumber: text(50).default(''),
  chairperson: text(200).default(''),
  creditorId: text(35).default(''),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('EUR'),
  locale: z.enum(locales).default('de'),
  timeZone: z.string().max(64).refine(isTimeZone, { error: 'timeZone' }).default('Europe/Berlin'),
  ageReference: z.enum(ageReferences).default('EntryDate'),
  addressForm: z.enum(addressForms).default('Du'),
  mandatePrefix: z
    .string()
    .regex(/^[A-Z0-9-]{1,12}$/)
    .default('M'),
  allowedOrigins: z.array(Origin).max(50).default([]),
};

function isTimeZone(value: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const ChangeClubInfo = z
  .strictObject({
    ...clubFields,
    id: z.unknown().optional(),
    slug: z.unknown().optional(),
    logoUrl: z.unknown().optional(),
  })
  .transform(({ id: _id, slug: _slug, logoUrl: _logoUrl, ...fields }) => fields)
  .meta({ id: 'ChangeClubInfo' });
export type ChangeClubInfo = z.output<typeof ChangeClubInfo>;

export const ClubInfo = z
  .object({ id: RecordId, slug: ClubSlug, ...clubFields, logoUrl: z.string().nullable() })
  .meta({ id: 'ClubInfo' });
export type ClubInfo = z.output<typeof ClubInfo>;
