import { z } from 'zod';
import { cancellationScopes, locales } from '@/lib/rules/enums';
import { lengthMax } from '@/lib/rules/submissions/field-rules';
import { Gender, PaymentMethod } from './enum-schemas';
import { exampleIds } from './example-ids';

/**
 * The fields of submissions. Checks shape only: types, and sizes that no field needs. `lib/rules`
 * checks values and the club's settings, for form, quote and service alike. Every field is
 * therefore optional here.
 */
export const loose = z.string().max(5000).optional();
export const flag = z.boolean().optional();

/** Documents rules that are checked later, so that one answer lists all violations. */
const documented = (checked: {
  format?: string;
  pattern?: string;
  maxLength?: number;
  description?: string;
}) => z.string().max(5000).meta(checked).optional();
const line = (maxLength: number) => documented({ maxLength });
export const day = documented({ format: 'date' });
const recordId = z.string().max(50).meta({ format: 'uuid' });
const email = documented({ format: 'email', maxLength: lengthMax.email });
const phone = documented({ pattern: '^\\+?[0-9 ()/.-]+$', maxLength: lengthMax.phone });
const country = documented({ pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2' });
const zip = documented({
  pattern: '^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$',
  maxLength: lengthMax.zip,
  description: 'In the form that the country asks for',
});
export const notes = line(lengthMax.notes);
const name = line(lengthMax.name);

export const ids = z.array(recordId).max(100).optional();
export const locale = z.enum(locales).optional();

export const customFieldValue = z.union([
  z.string().max(5000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(200)).max(200),
]);

/** An object keyed by names of the club; refuses the one name that `z.record` drops silently. */
function byName<Value extends z.ZodType>(value: Value) {
  const record = z.record(z.string().max(50), value);
  return z.preprocess((given: z.input<typeof record>, ctx) => {
    if (typeof given === 'object' && given !== null && Object.hasOwn(given, '__proto__'))
      ctx.addIssue({ code: 'unrecognized_keys', keys: ['__proto__'] });
    return given;
  }, record);
}

/** Keyed by internal name; null means no answer. */
export const customFields = byName(customFieldValue.nullable()).optional();

/** A PNG as data URL; drawn, or rendered from a typed name. */
export const signature = z
  .string()
  .max(300_000)
  .meta({ pattern: '^data:image/png;base64,' })
  .optional()
  .describe(
    'A PNG as a data URL, drawn or generated from a typed name. Required if the form asks for a signature',
  );

/** For staff only: needs no signature, no confirmation and no e-mail address. */
export const paper = z
  .strictObject({ receivedOn: day.describe('Default: today. At most one year ago') })
  .optional()
  .describe('For the club only: entered from a signed paper that the club keeps');

export const person = {
  gender: Gender.optional(),
  title: line(lengthMax.title),
  firstName: name,
  lastName: name,
  birthDate: day,
  street: line(lengthMax.street),
  zip,
  city: line(lengthMax.city),
  country,
  email,
  phone,
  mobile: phone,
  nationality: line(lengthMax.nationality),
};

export const bankAccount = {
  paymentMethod: PaymentMethod.optional(),
  iban: documented({
    pattern: '^ *[A-Za-z]{2}[0-9]{2}[A-Za-z0-9 ]{11,42}$',
    description: 'Of a SEPA country; blanks are allowed, check digits are checked',
  }),
  bic: documented({ pattern: '^ *[A-Za-z0-9]{4}[A-Za-z0-9 ]{4,12}$' }),
  accountHolder: line(lengthMax.accountHolder),
  sepaMandateAccepted: flag,
};

export const Guardian = z
  .strictObject({ firstName: name, lastName: name, email, phone, relation: line(lengthMax.relation) })
  .meta({ id: 'Guardian', example: { firstName: 'Gerda', lastName: 'Groß', email: 'gerda@example.org' } });

export const custody = {
  guardians: z.array(Guardian).max(2).optional(),
  hasSoleCustody: flag,
  guardianLiability: flag,
};

export const chosen = { membershipId: recordId.optional(), departmentIds: ids, surchargeIds: ids };

/** Identity of the member who requests a change. */
export const identity = {
  firstName: name,
  lastName: name,
  birthDate: day,
  email,
  memberNumber: line(lengthMax.memberNumber),
};

/** One answer to a consent; members that only reads have are ignored. */
export const MediaConsentAnswer = z
  .strictObject({
    consentId: recordId,
    mediaType: z.unknown().optional(),
    isGiven: z.boolean(),
    label: z.unknown().optional(),
    text: z.unknown().optional(),
    textVersion: z.unknown().optional(),
  })
  .meta({
    id: 'MediaConsentAnswer',
    example: { consentId: exampleIds.consent, mediaType: 'Website', isGiven: true },
  });

/** Answers to consents; services find them by the consent's id. */
export const mediaConsents = z
  .array(MediaConsentAnswer)
  .max(100)
  .refine(list => new Set(list.map(({ consentId }) => consentId)).size === list.length, { error: 'unique' })
  .transform(list => Object.fromEntries(list.map(({ consentId, isGiven }) => [consentId, isGiven])))
  .optional()
  .describe('Consents that are absent are not given. An error of one is named `mediaConsents.{consentId}`');

/** One member of a family, with the properties that staff can change. */
export const familyMember = {
  gender: Gender.optional(),
  title: line(lengthMax.title),
  firstName: name,
  lastName: name,
  birthDate: day,
  email,
  phone,
  departmentIds: ids,
};

export const FamiliySubmit = z
  .strictObject({ id: z.unknown().optional(), ...familyMember, customFields })
  .meta({
    id: 'FamiliySubmit',
    example: { firstName: 'Ida', lastName: 'Groß', birthDate: '2015-05-01' },
  });

export const familyMembers = z.array(FamiliySubmit).max(20).optional();

/** Requested new values of a change request. */
export const wishes = {
  ...person,
  ...custody,
  ...chosen,
  ...bankAccount,
  familyMembers,
  customFields,
  mediaConsents,
};

export const cancellation = {
  ...identity,
  street: line(lengthMax.street),
  zip,
  city: line(lengthMax.city),
  country,
  wishedDate: day,
  scope: z.enum(cancellationScopes).optional(),
  departmentIds: ids,
  familyMemberNames: z.array(z.string().max(200)).max(20).optional(),
  reason: line(lengthMax.reason),
  comment: notes,
};
