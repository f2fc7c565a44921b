import { z } from 'zod';
import { IsoDate, typedLine } from '@/lib/contracts/common';
import { Gender, PaymentMethod } from '@/lib/contracts/enum-schemas';
import { exampleIds } from '@/lib/contracts/example-ids';
import { locales } from '@/lib/rules/enums';
import {
  type AskedNameIn,
  askedNamesIn,
  type FieldName,
  type FieldRecord,
  fieldChoices,
  fieldNamed,
  type PersonNameIn,
  personNamesIn,
  type SubmissionField,
  type submissionFields,
  type TextType,
} from '@/lib/rules/submissions/submission-fields';
import { readTyped } from '@/lib/rules/submissions/typed-texts';
import { cleanAnswer, cleanLine } from '@/lib/rules/texts/clean-text';

/**
 * Request and answer schemas of submissions, made from the catalogue of fields. Requests are checked for shape only:
 * types, and sizes that no field needs. `lib/rules` checks values and the club's settings, for form, quote and service
 * alike. Every field of a request is therefore optional.
 */
export const loose = typedLine.max(5000).optional();
export const flag = z.boolean().optional();

/** Documents rules that are checked later, so that one answer lists all violations. */
const documented = (
  checked: {
    format?: string | undefined;
    pattern?: string | undefined;
    maxLength?: number | undefined;
    description?: string | undefined;
  },
  read = cleanLine,
) => z.string().overwrite(read).max(5000).meta(checked).optional();
export const day = documented({ format: 'date' });
const uuidOrBlank = /^(?:\s*|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;
const recordId = z
  .string()
  .max(50)
  .refine(text => uuidOrBlank.test(text), { error: 'formatUuid' })
  .meta({ format: 'uuid' });

/** What the API's description says about the texts of a type. */
const documentation: Partial<Record<TextType, Parameters<typeof documented>[0]>> = {
  Date: { format: 'date' },
  BirthDate: { format: 'date' },
  Email: { format: 'email' },
  Phone: { pattern: '^\\+?[0-9 ()/.-]+$' },
  Country: { maxLength: 2, pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2' },
  Zip: {
    pattern: '^[A-Za-z0-9][A-Za-z0-9 -]{1,10}$',
    description: 'In the form that the country asks for. Left out where a country has no postcodes',
  },
  Iban: {
    maxLength: 50,
    pattern: '^ *[A-Za-z]{2}[0-9]{2}[A-Za-z0-9 ]{11,42}$',
    description: 'Of a SEPA country; blanks are allowed, check digits are checked',
  },
  Bic: { maxLength: 20, pattern: '^ *[A-Za-z0-9]{4}[A-Za-z0-9 ]{4,12}$' },
};

const ids = z.array(recordId).max(100).optional();
export const locale = z.enum(locales).optional();

export const customFieldValue = z.union([
  z.string().overwrite(cleanAnswer).max(5000),
  z.number(),
  z.boolean(),
  z.array(typedLine.max(200)).max(200),
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
    'A PNG as a data URL, at most 200 KiB: the drawn signature, or a picture of the typed name. Required if the form has `showSignature`, unless `paper` is sent',
  );

/** The name that a typed signature shows; checked, not stored. */
export const signatureName = typedLine
  .max(500)
  .optional()
  .describe(
    'The typed name, if `signature` is a picture of one. It must be the name of somebody who signs: of the guardians if `filledInBy` is `Guardian`, else of the applicant; without `filledInBy` of either. A first name may be shortened. Not checked of a minor without guardians. An error is named `signature`',
  );

/** For staff only: needs no signature, no confirmation and no e-mail address. */
export const paper = z
  .strictObject({ receivedOn: day.describe('Default: today. At most one year ago') })
  .optional()
  .describe('For the club only: entered from a signed paper that the club keeps');

/** One answer to a consent; members that only reads have are ignored. */
export const MediaConsentAnswer = z
  .strictObject({
    consentId: recordId,
    mediaType: z.unknown().optional(),
    isGiven: z.boolean(),
    label: z.unknown().optional(),
    text: z.unknown().optional(),
    textVersion: z.unknown().optional(),
    withdrawnBy: z.unknown().optional(),
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

type Fields = typeof submissionFields;

const Scope = z.enum(fieldChoices.cancellationScope);
const choiceSchemas = { gender: Gender, paymentMethod: PaymentMethod, cancellationScope: Scope };

/** The request schemas of types that are not one text. */
const structured = {
  Checkbox: flag,
  Tariff: recordId.optional(),
  Departments: ids,
  Surcharges: ids,
  Names: z.array(typedLine.max(200)).max(20).optional(),
  CustomFields: customFields,
  Consents: mediaConsents,
};

/** Records inside of a record; `people` has their schemas. */
type PeopleName = 'guardians' | 'familyMembers';
type Plain<Name extends FieldName> = Exclude<Name, PeopleName>;

/** The schema of a field in a request, by its type. */
type RequestOf<Field extends SubmissionField> = Field extends {
  choices: infer Choice extends keyof typeof choiceSchemas;
}
  ? z.ZodOptional<(typeof choiceSchemas)[Choice]>
  : Field['type'] extends keyof typeof structured
    ? (typeof structured)[Field['type']]
    : z.ZodOptional<z.ZodString>;

type RequestShape<Name extends FieldName> = { [Key in Plain<Name>]: RequestOf<Fields[Key]> };

function requestSchema(field: SubmissionField): z.ZodType {
  if (field.choices) return choiceSchemas[field.choices].optional();
  const { type, max } = field;
  const other = Object.entries(structured).find(([name]) => name === type);
  const known = Object.entries(documentation).find(([name]) => name === type)?.[1];
  const checked = { ...known, ...(max === undefined ? {} : { maxLength: max }) };
  return other ? other[1] : documented(checked, typed => readTyped(field, typed));
}

/** The request schemas of a record's fields, without those that staff assign and without `people`. */
export function requestShape<Owner extends FieldRecord>(owner: Owner): RequestShape<AskedNameIn<Owner>> {
  const names = askedNamesIn(owner).filter(name => name !== 'guardians' && name !== 'familyMembers');
  return asShape(names.map(name => [name, requestSchema(fieldNamed(name))]));
}

/** The answer schemas of a person: a text is empty without a value, a day or a choice null. */
export function answerShape<Owner extends FieldRecord>(owner: Owner): AnswerShape<PersonNameIn<Owner>> {
  return asShape(personNamesIn(owner).map(name => [name, answerSchema(fieldNamed(name))]));
}

type AnswerShape<Name extends FieldName> = { [Key in Name]: AnswerOf<Fields[Key]> };
type AnswerOf<Field extends SubmissionField> = Field extends { choices: 'gender' }
  ? z.ZodNullable<typeof Gender>
  : Field['type'] extends 'BirthDate' | 'Date'
    ? z.ZodNullable<typeof IsoDate>
    : z.ZodString;

function answerSchema({ type, choices }: SubmissionField): z.ZodType {
  if (choices) return choiceSchemas[choices].nullable();
  return type === 'BirthDate' || type === 'Date' ? IsoDate.nullable() : z.string();
}

/** The cast is safe because each schema was made from the field of its name. */
function asShape<Shape>(entries: readonly (readonly [string, z.ZodType])[]): Shape {
  return Object.fromEntries(entries) as Shape;
}

export const Guardian = z
  .strictObject(requestShape('Guardian'))
  .meta({ id: 'Guardian', example: { firstName: 'Gerda', lastName: 'Groß', email: 'gerda@example.org' } });

export const FamiliySubmit = z
  .strictObject({
    id: z.unknown().optional(),
    ...requestShape('FamilyMember'),
    mediaConsents: mediaConsents.describe(
      'Answers of this person, given by the applicant: for a child, or for an adult who was asked. Absent: the answers of the application count for this person, too. Not in wishes of a change request',
    ),
    consentsByLink: z
      .boolean()
      .optional()
      .describe(
        'The person answers by their own link, which is mailed once the application is confirmed. Only for an adult with an address of their own, without `mediaConsents`. Not in wishes of a change request',
      ),
    consentSource: z.unknown().optional(),
    consentsAnsweredAt: z.unknown().optional(),
  })
  .meta({
    id: 'FamiliySubmit',
    example: { firstName: 'Ben', lastName: 'Groß', birthDate: '2017-08-21' },
  });

/** The records inside of an application and of wishes. */
export const people = {
  guardians: z.array(Guardian).max(2).optional(),
  familyMembers: z.array(FamiliySubmit).max(20).optional(),
};
