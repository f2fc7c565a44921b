import { z } from 'zod';
import { RecordId, text } from '@/lib/contracts/common';
import { exampleIds } from '@/lib/contracts/example-ids';
import * as fields from './submission-shapes';

type Clearable<Shape> = {
  [Name in keyof Shape]: Shape[Name] extends z.ZodOptional<infer Inner extends z.ZodType>
    ? z.ZodOptional<z.ZodNullable<Inner>>
    : never;
};

/**
 * Accepts null to clear a field (RFC 7396), like an empty text or list. A required field refuses it
 * later.
 */
function clearable<Shape extends Record<string, z.ZodOptional<z.ZodType>>>(shape: Shape): Clearable<Shape> {
  const cleared = Object.entries(shape).map(([name, field]) => [name, field.unwrap().nullable().optional()]);
  return asClearable<Shape>(Object.fromEntries(cleared));
}

/** The cast is safe because each field of the shape was replaced by its clearable form. */
function asClearable<Shape>(shape: object): Clearable<Shape> {
  return shape as Clearable<Shape>;
}

const membersOf = (body: object) =>
  Object.entries(body).flatMap(([name, value]) => (value === undefined ? [] : [name]));

const exactlyOne = { minProperties: 1, maxProperties: 1 };

/** One answer by its internal name; null removes it. */
export const CustomFieldPatchDto = z
  .record(z.string().max(50), fields.customFieldValue.nullable())
  .refine(answers => membersOf(answers).length === 1, { error: 'exactlyOneProperty' })
  .meta({ id: 'CustomFieldPatchDto', ...exactlyOne, example: { shirtSize: 'L' } });

const { mediaConsents } = fields.requestShape('Membership');
const { customFields: _ofMember, ...ofFamilyMember } = fields.requestShape('FamilyMember');

/** Exactly one property of the family member with this id. */
export const FamilyMemberPatchDto = z
  .strictObject({
    id: RecordId,
    ...clearable(ofFamilyMember),
    mediaConsents,
    customFields: CustomFieldPatchDto.optional(),
  })
  .refine(({ id: _id, ...members }) => membersOf(members).length === 1, { error: 'exactlyOneProperty' })
  .meta({
    id: 'FamilyMemberPatchDto',
    minProperties: 2,
    maxProperties: 2,
    example: { id: exampleIds.familyMember, birthDate: '2015-05-01' },
  });

const memberNumber = text(50)
  .nullable()
  .optional()
  .describe(
    'Corrects the number that an acceptance gave, or gives one afterwards; blank removes it. Only of an accepted application. A number that another person of the club has is refused',
  );

/** Like `FamilyMemberPatchDto`, with what only staff change. */
const StaffFamilyMemberPatchDto = FamilyMemberPatchDto.safeExtend({ memberNumber }).meta({
  id: 'StaffFamilyMemberPatchDto',
  minProperties: 2,
  maxProperties: 2,
  example: { id: exampleIds.familyMember, memberNumber: 'A-18' },
});

const { street, zip, city, country } = fields.requestShape('Membership');

/** The address as one: the parts that are sent change together, the others stay. */
export const AddressPatchDto = z
  .strictObject(clearable({ street, zip, city, country }))
  .refine(parts => membersOf(parts).length > 0, { error: 'required' })
  .meta({
    id: 'AddressPatchDto',
    minProperties: 1,
    example: { street: 'Am Markt 2', zip: '50667', city: 'Köln' },
  });

const {
  customFields: _ofApplication,
  mediaConsents: _answers,
  ...ofMembership
} = fields.requestShape('Membership');
const { guardians } = fields.people;
const ofApplicant = { ...clearable({ ...ofMembership, guardians }), mediaConsents };

/** A field of a membership submission. */
export const MembershipPatchDto = z
  .object({ ...ofApplicant, memberNumber })
  .meta({ id: 'MembershipPatchDto', example: { city: 'Bonn' } });

/** Identity of the member who requests a change. */
const identity = clearable(fields.requestShape('Identity'));
const { customFields: _ofWishes, mediaConsents: _wished, ...ofWishes } = fields.requestShape('Wishes');

/** One requested value of a change request, its date, or one property of the member's identity. */
export const ChangePatchDto = z
  .object({
    ...clearable({ ...ofWishes, guardians, ...fields.requestShape('Change') }),
    mediaConsents,
    identity: z
      .strictObject(identity)
      .refine(members => membersOf(members).length === 1, { error: 'exactlyOneProperty' })
      .meta(exactlyOne)
      .optional(),
  })
  .meta({ id: 'ChangePatchDto', example: { city: 'Bonn' } });

const { customFields: _ofCancellation, ...ofCancellation } = fields.requestShape('Cancellation');

/** A field of a cancellation. */
export const CancellationPatchDto = z
  .object(clearable(ofCancellation))
  .meta({ id: 'CancellationPatchDto', example: { wishedDate: '2030-12-31' } });

/** Members that a PATCH may have beside the submission's own fields. */
const ofFamily = { familyMember: FamilyMemberPatchDto.optional() };
const ofFamilyForStaff = { familyMember: StaffFamilyMemberPatchDto.optional() };
const ofForm = { customFields: CustomFieldPatchDto.optional(), address: AddressPatchDto.optional() };

/**
 * Schema of a PATCH body: accepts exactly one property (contract §4) and names unknown ones. The
 * OpenAPI document has one component with all properties, of which exactly one is sent.
 */
function exactlyOneOf<Body extends z.ZodType>(
  id: string,
  names: readonly string[],
  body: Body,
  example: object,
) {
  return z
    .preprocess((given: z.input<Body>, ctx) => {
      if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
      const sent = membersOf(given);
      const keys = sent.filter(name => !names.includes(name));
      if (keys.length > 0) ctx.addIssue({ code: 'unrecognized_keys', keys });
      else if (sent.length !== 1) ctx.addIssue({ code: 'custom', message: 'exactlyOneProperty' });
      return given;
    }, body)
    .meta({ id, ...exactlyOne, unevaluatedProperties: false, example });
}

const namesOf = (...shapes: object[]) => shapes.flatMap(shape => Object.keys(shape));

export const MembershipPatchRequest = exactlyOneOf(
  'MembershipPatchRequest',
  namesOf(MembershipPatchDto.shape, ofForm, ofFamily),
  MembershipPatchDto.and(z.object({ ...ofForm, ...ofFamilyForStaff })),
  { phone: '0228 123456' },
);
export type MembershipPatchRequest = z.output<typeof MembershipPatchRequest>;

/** What applicants and guardians can change by their link: all but the membership numbers. */
export const MembershipCorrectionRequest = exactlyOneOf(
  'MembershipCorrectionRequest',
  namesOf(ofApplicant, ofForm, ofFamily),
  z.object({ ...ofApplicant, ...ofForm, ...ofFamily }),
  { phone: '0228 123456' },
);
export type MembershipCorrectionRequest = z.output<typeof MembershipCorrectionRequest>;

export const ChangeSubmitPatchRequest = exactlyOneOf(
  'ChangeSubmitPatchRequest',
  namesOf(ChangePatchDto.shape, ofForm, ofFamily),
  ChangePatchDto.and(z.object({ ...ofForm, ...ofFamily })),
  { city: 'Bonn' },
);
export type ChangeSubmitPatchRequest = z.output<typeof ChangeSubmitPatchRequest>;

export const CancellationSubmitPatchRequest = exactlyOneOf(
  'CancellationSubmitPatchRequest',
  namesOf(CancellationPatchDto.shape, ofForm),
  CancellationPatchDto.and(z.object(ofForm)),
  { comment: 'Wir ziehen nach Bremen.' },
);
export type CancellationSubmitPatchRequest = z.output<typeof CancellationSubmitPatchRequest>;
