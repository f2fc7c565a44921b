import { z } from 'zod';
import { Gender, PaymentMethod } from './enum-schemas';
import { cancellationScopes, locales } from './enums';

/**
 * The fields of submissions. Shape only (types, sizes that no field needs); what each field must hold, and what depends
 * on the club's settings, is said by `lib/forms` for form, quote and service alike. So every field is optional here.
 */
export const loose = z.string().max(5000).optional();
export const flag = z.boolean().optional();
export const ids = z.array(z.string().max(50)).max(100).optional();
export const locale = z.enum(locales).optional();

export const customFieldValue = z.union([
  z.string().max(5000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(200)).max(200),
]);

/** An object by names of the club; refuses the one name that `z.record` drops without a word. */
function byName<Value extends z.ZodType>(value: Value) {
  const record = z.record(z.string().max(50), value);
  return z.preprocess((given: z.input<typeof record>, ctx) => {
    if (typeof given === 'object' && given !== null && Object.hasOwn(given, '__proto__'))
      ctx.addIssue({ code: 'unrecognized_keys', keys: ['__proto__'] });
    return given;
  }, record);
}

/** By internal name; null is no answer. */
export const customFields = byName(customFieldValue.nullable()).optional();

/** A PNG as data URL; drawn, or made from a typed name. */
export const signature = z
  .string()
  .max(300_000)
  .optional()
  .describe('A PNG as data URL, drawn or made of a typed name; needed where the form asks for a signature');

/** Only of staff: neither signature nor confirmation is asked for again, and nobody needs an e-mail address. */
export const paper = z
  .strictObject({ receivedOn: loose.describe('Today unless said; at most a year ago') })
  .optional()
  .describe('Of staff only: this was copied from a signed paper that the club keeps');

export const person = {
  gender: Gender.optional(),
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

export const bankAccount = {
  paymentMethod: PaymentMethod.optional(),
  iban: loose,
  bic: loose,
  accountHolder: loose,
  sepaMandateAccepted: flag,
};

export const Guardian = z
  .strictObject({ firstName: loose, lastName: loose, email: loose, phone: loose, relation: loose })
  .meta({ id: 'Guardian', example: { firstName: 'Gerda', lastName: 'Groß', email: 'gerda@example.org' } });

export const custody = {
  guardians: z.array(Guardian).max(2).optional(),
  hasSoleCustody: flag,
  guardianLiability: flag,
};

export const chosen = { membershipId: loose, departmentIds: ids, surchargeIds: ids };

/** Consent id → given. */
export const mediaConsents = byName(z.boolean()).optional();

/** One person of a family, by the properties that staff can change. */
export const familyMember = {
  gender: Gender.optional(),
  title: loose,
  firstName: loose,
  lastName: loose,
  birthDate: loose,
  email: loose,
  phone: loose,
  departmentIds: ids,
};

export const FamiliySubmit = z
  .strictObject({ id: z.unknown().optional(), ...familyMember, customFields })
  .meta({
    id: 'FamiliySubmit',
    example: { firstName: 'Ida', lastName: 'Groß', birthDate: '2015-05-01' },
  });

export const familyMembers = z.array(FamiliySubmit).max(20).optional();

/** Wished-for new values of a change request. */
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
  departmentIds: ids,
  familyMemberNames: z.array(z.string().max(200)).max(20).optional(),
  reason: loose,
  comment: loose,
};
