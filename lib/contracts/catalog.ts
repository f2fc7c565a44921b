import { z } from 'zod';
import { fileBytes } from '@/lib/rules/custom-fields/file-answer';
import { patternMax } from '@/lib/rules/custom-fields/safe-pattern';
import { submissionKinds } from '@/lib/rules/enums';
import { areAgesCrossed } from '@/lib/rules/money/tariff-fit';
import { line, Money, RecordId, requiredLine, text, typedLine, withoutDefaults } from './common';
import {
  CustomFieldCategory,
  CustomFieldType,
  MembershipPriceInterval,
  SurchargeDueType,
  SurchargeScope,
} from './enum-schemas';
import { exampleIds } from './example-ids';
import { translationsOf } from './translations';

/** Most departments and most tariffs of a club. One form shows them all. */
export const departmentsMax = 200;
export const membershipsMax = 200;
/** Most custom fields of a club (contract §1). */
export const customFieldsMax = 100;

const sortOrder = z.int().min(0).max(100_000).default(0).describe('Lists are sorted by this, then by name');

const shared = {
  name: requiredLine(100).describe('Unique within the club'),
  description: text(2000).default(''),
  externalCode: line(50).default('').describe("Its name in the club's administration software"),
  isActive: z.boolean().default(true).describe('Whether forms offer it'),
  sortOrder,
  translations: translationsOf({ name: line(100), description: text(2000) }),
};

const age = z.int().min(0).max(150);
const writtenAge = age.nullish();
const departmentAges = {
  minAge: age
    .optional()
    .describe('Age of the person who chooses it. Inclusive. If absent, there is no limit'),
  maxAge: age
    .optional()
    .describe('Age of the person who chooses it. Inclusive. If absent, there is no limit'),
};
const changeDepartment = {
  ...shared,
  minAge: writtenAge.describe('Age of the person who chooses it. Inclusive. Null removes the limit'),
  maxAge: writtenAge.describe('Age of the person who chooses it. Inclusive. Null removes the limit'),
  id: z.unknown().optional(),
};
const departmentExample = {
  name: 'Bogenschießen',
  description: 'Training mittwochs und freitags',
  externalCode: 'BO',
  isActive: true,
  sortOrder: 7,
  minAge: 12,
  translations: { en: { name: 'Archery', description: 'Training on Wednesdays and Fridays' } },
};

export const ChangeDepartment = z
  .strictObject(changeDepartment)
  .meta({ id: 'ChangeDepartmentSchema', example: departmentExample });
export type ChangeDepartment = z.output<typeof ChangeDepartment>;

export const UpdateDepartment = z.strictObject(withoutDefaults(changeDepartment)).meta({
  id: 'UpdateDepartmentSchema',
  description: 'Members that are absent keep their value',
  example: departmentExample,
});
export type UpdateDepartment = z.output<typeof UpdateDepartment>;

export const DepartmentSchema = z
  .object({ id: RecordId, ...shared, ...departmentAges })
  .meta({ id: 'DepartmentSchema', example: { id: exampleIds.department, ...departmentExample } });
export type DepartmentSchema = z.output<typeof DepartmentSchema>;

const departmentPrice = { departmentId: RecordId, price: Money };
const departmentPriceExample = { departmentId: exampleIds.department, price: 3.5 };

export const MembershipDepartmentPriceSchema = z.object({ id: RecordId, ...departmentPrice }).meta({
  id: 'MembershipDepartmentPriceSchema',
  example: { id: exampleIds.departmentPrice, ...departmentPriceExample },
});

const keptId = RecordId.optional().describe(
  'The id of an existing entry to keep. Without an id, a new entry is created. Ignored for a new membership',
);

const ChangeMembershipDepartmentPrice = z
  .strictObject({ id: keptId, ...departmentPrice })
  .meta({ id: 'ChangeMembershipDepartmentPriceSchema', example: departmentPriceExample });

const surcharge = {
  name: requiredLine(100),
  description: text(2000).default(''),
  price: Money,
  scope: SurchargeScope,
  dueType: SurchargeDueType,
  isOptional: z.boolean().default(false),
  sortOrder,
  translations: translationsOf({ name: line(100), description: text(2000) }),
};
const surchargeExample = {
  name: 'Aufnahmegebühr',
  description: 'Einmalig beim Eintritt',
  price: 15,
  scope: 'PerApplication',
  dueType: 'OneTime',
  isOptional: false,
  minAge: 18,
  sortOrder: 0,
  translations: { en: { name: 'Admission fee', description: 'Once, on joining' } },
} as const;

export const MembershipSurchargeSchema = z
  .object({
    id: RecordId,
    ...surcharge,
    minAge: age.optional().describe('Inclusive. If absent, there is no limit'),
    maxAge: age.optional().describe('Inclusive. If absent, there is no limit'),
  })
  .meta({
    id: 'MembershipSurchargeSchema',
    example: { id: exampleIds.surcharge, ...surchargeExample },
  });

const ChangeMembershipSurcharge = z
  .strictObject({
    id: keptId,
    ...surcharge,
    minAge: writtenAge.describe('Inclusive. If absent or null, there is no limit'),
    maxAge: writtenAge.describe('Inclusive. If absent or null, there is no limit'),
  })
  .refine(ages => !areAgesCrossed(ages), {
    path: ['maxAge'],
    error: 'ageBounds',
  })
  .meta({ id: 'ChangeMembershipSurchargeSchema', example: surchargeExample });

/** Most places that a tariff can be limited to. */
export const placesMax = 100_000;

const fullText = text(500).describe('What the form says when no place is left. If empty, standard words');
const conditions = {
  minAge: age.optional().describe('Age of the applicant. Inclusive. If absent, there is no limit'),
  maxAge: age.optional().describe('Age of the applicant. Inclusive. If absent, there is no limit'),
  validFrom: z.iso.date().optional().describe('First day of application. If absent, there is no limit'),
  validUntil: z.iso.date().optional().describe('Last day of application. If absent, there is no limit'),
  fullText: fullText.optional(),
};
const places = z.int().min(1).max(placesMax);
const changeConditions = {
  minAge: writtenAge.describe('Age of the applicant. Inclusive. Null removes the limit'),
  maxAge: writtenAge.describe('Age of the applicant. Inclusive. Null removes the limit'),
  validFrom: z.iso.date().nullish().describe('First day of application. Null removes the limit'),
  validUntil: z.iso.date().nullish().describe('Last day of application. Null removes the limit'),
  places: places.nullish().describe('Most applications. Null removes the limit'),
  fullText: fullText.optional(),
};

const membership = {
  ...shared,
  translations: translationsOf({ name: line(100), description: text(2000), fullText }),
  membershipPrice: Money,
  priceInterval: MembershipPriceInterval,
  isFamilyMembership: z.boolean().default(false),
  isOnlyInFurtherForms: z
    .boolean()
    .default(false)
    .describe('Offered by further membership forms alone, not by the standard one or by change requests'),
};
const membershipExample = {
  name: 'Aktive Mitgliedschaft',
  description: 'Ab 18 Jahren, alle Angebote ohne Kurse',
  externalCode: '02',
  isActive: true,
  sortOrder: 1,
  membershipPrice: 12.5,
  priceInterval: 'Monthly',
  isFamilyMembership: false,
  isOnlyInFurtherForms: false,
  minAge: 18,
  validFrom: '2026-01-01',
  translations: { en: { name: 'Active membership', description: 'From 18, everything but courses' } },
} as const;
const fullTextExample = 'Alle Plätze sind vergeben. Ab Januar gibt es neue.';

const changeMembership = {
  ...membership,
  ...changeConditions,
  id: z.unknown().optional(),
  placesTaken: z.unknown().optional(),
  departmentPrices: z.array(ChangeMembershipDepartmentPrice).max(departmentsMax).default([]),
  surcharges: z.array(ChangeMembershipSurcharge).max(100).default([]),
};
const changeMembershipExample = {
  ...membershipExample,
  places: 120,
  fullText: fullTextExample,
  departmentPrices: [departmentPriceExample],
  surcharges: [surchargeExample],
};

export const ChangeMembershipSchema = z
  .strictObject(changeMembership)
  .meta({ id: 'ChangeMembershipSchema', example: changeMembershipExample });
export type ChangeMembershipSchema = z.output<typeof ChangeMembershipSchema>;

export const UpdateMembershipSchema = z.strictObject(withoutDefaults(changeMembership)).meta({
  id: 'UpdateMembershipSchema',
  description: 'Members that are absent keep their value',
  example: changeMembershipExample,
});
export type UpdateMembershipSchema = z.output<typeof UpdateMembershipSchema>;

const readMembership = {
  id: RecordId,
  ...membership,
  ...conditions,
  departmentPrices: z.array(MembershipDepartmentPriceSchema),
  surcharges: z.array(MembershipSurchargeSchema),
};
const readMembershipExample = {
  id: exampleIds.membership,
  ...membershipExample,
  departmentPrices: [{ id: exampleIds.departmentPrice, ...departmentPriceExample }],
  surcharges: [{ id: exampleIds.surcharge, ...surchargeExample }],
};

export const MembershipSchema = z
  .object({
    ...readMembership,
    places: places.optional().describe('Most applications. If absent, there is no limit'),
    placesTaken: z
      .int()
      .optional()
      .describe('Applications that were not rejected or withdrawn. Only with `places`'),
  })
  .meta({
    id: 'MembershipSchema',
    example: { ...readMembershipExample, places: 120, fullText: fullTextExample, placesTaken: 87 },
  });
export type MembershipSchema = z.output<typeof MembershipSchema>;

/** A tariff as the public form knows it: whether it is full, but not how many applied. */
export const OfferedMembershipSchema = z
  .object({
    ...readMembership,
    isFull: z.boolean().optional().describe('Whether no place is left. Only if places are limited'),
  })
  .meta({
    id: 'OfferedMembershipSchema',
    example: { ...readMembershipExample, fullText: fullTextExample, isFull: false },
  });
export type OfferedMembershipSchema = z.output<typeof OfferedMembershipSchema>;

/**
 * Ids that the club does not have (any more) are ignored. Records that are left out follow in their
 * present order.
 */
export const RecordOrder = z
  .strictObject({ ids: z.array(RecordId).min(1).max(Math.max(departmentsMax, membershipsMax)) })
  .meta({ id: 'RecordOrder', example: { ids: [exampleIds.membership, exampleIds.department] } });

export const InternalName = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]{0,49}$/, { error: 'formatInternalName' })
  .meta({ example: 'trainingGroup' });

const bound = z.union([z.number(), typedLine.max(40)]).nullable();

const option = z.strictObject({
  value: requiredLine(100),
  label: requiredLine(150),
  translations: translationsOf({ label: line(150) }),
});

/** All that is given must be true. */
export const CustomFieldCondition = z
  .strictObject({
    membershipIds: z
      .array(RecordId)
      .min(1)
      .max(membershipsMax)
      .optional()
      .describe('One of these tariffs is chosen'),
    departmentIds: z
      .array(RecordId)
      .min(1)
      .max(departmentsMax)
      .optional()
      .describe("One of these departments is chosen; for a family member one of that person's"),
    minAge: age.optional().describe('Inclusive, on the reference date of the club (`ageReference`)'),
    maxAge: age.optional().describe('Inclusive'),
    answer: z
      .strictObject({ internalName: InternalName, values: z.array(text(100)).min(1).max(200) })
      .optional()
      .describe(
        'A Select, MultiSelect or Checkbox ("true", "false") of the same person has one of these answers',
      ),
  })
  .refine(condition => Object.values(condition).some(part => part !== undefined), { error: 'required' })
  .meta({ id: 'CustomFieldCondition', example: { membershipIds: [exampleIds.membership], minAge: 18 } });
export type CustomFieldCondition = z.output<typeof CustomFieldCondition>;

/** Has no defaults: a PATCH must change only the members that it names. */
const customField = {
  label: requiredLine(150),
  description: text(1000),
  placeholder: line(150),
  category: CustomFieldCategory.describe('FamilyMember: asked for each family member instead of once'),
  forms: z
    .array(z.enum(submissionKinds))
    .min(1)
    .refine(forms => new Set(forms).size === forms.length, { error: 'unique' }),
  isRequired: z.boolean(),
  isActive: z.boolean(),
  options: z.array(option).max(200).describe('For Select and MultiSelect. Values are unique'),
  minLength: z.int().min(0).max(5000).nullable().describe('For Text and TextArea'),
  maxLength: z.int().min(1).max(5000).nullable().describe('For Text and TextArea'),
  min: bound.describe('For Number, and for Date as YYYY-MM-DD. Inclusive'),
  max: bound.describe('For Number, and for Date as YYYY-MM-DD. Inclusive'),
  pattern: z
    .string()
    .max(patternMax)
    .nullable()
    .describe(
      'For Text: a regular expression for the whole text. Refused if matching could take more than linear time',
    ),
  defaultValue: text(500)
    .nullable()
    .describe('As typed by a user: "12.5", "2026-01-31", "true", or the value of an option'),
  sortOrder: z.int().min(0).max(100_000),
  maxBytes: z
    .int()
    .min(1_000)
    .max(fileBytes.max)
    .nullable()
    .describe('For File: the largest upload in bytes. Null means 5,000,000'),
  translations: translationsOf({ label: line(150), description: text(1000), placeholder: line(150) }),
  showIf: CustomFieldCondition.nullable().describe(
    'When the membership form asks the field. Null: always. Change requests and cancellations always ask it, as optional',
  ),
};

/** Defaults of a new custom field. */
const customFieldDefaults = {
  description: customField.description.default(''),
  placeholder: customField.placeholder.default(''),
  isRequired: customField.isRequired.default(false),
  isActive: customField.isActive.default(true),
  options: customField.options.default([]),
  minLength: customField.minLength.default(null),
  maxLength: customField.maxLength.default(null),
  min: customField.min.default(null),
  max: customField.max.default(null),
  pattern: customField.pattern.default(null),
  defaultValue: customField.defaultValue.default(null),
  sortOrder: customField.sortOrder.default(0),
  maxBytes: customField.maxBytes.default(null),
  showIf: customField.showIf.default(null),
};

const identity = {
  internalName: InternalName.describe('Unique within the club. Never changes'),
  type: CustomFieldType.describe('Never changes'),
};

const customFieldExample = {
  internalName: 'trainingGroup',
  type: 'Select',
  label: 'Trainingsgruppe',
  description: 'In welcher Gruppe möchtest du anfangen?',
  placeholder: '',
  category: 'Membership',
  forms: ['Membership'],
  isRequired: false,
  isActive: true,
  options: [
    { value: 'beginners', label: 'Anfänger', translations: { en: { label: 'Beginners' } } },
    { value: 'advanced', label: 'Fortgeschrittene', translations: { en: { label: 'Advanced' } } },
  ],
  minLength: null,
  maxLength: null,
  min: null,
  max: null,
  pattern: null,
  defaultValue: 'beginners',
  sortOrder: 9,
  maxBytes: null,
  translations: { en: { label: 'Training group', description: 'In which group would you like to start?' } },
  showIf: null,
};

export const ChangeCustomFieldSchema = z
  .strictObject({ ...identity, ...customField, ...customFieldDefaults })
  .meta({ id: 'ChangeCustomFieldSchema', example: customFieldExample });
export type ChangeCustomFieldSchema = z.output<typeof ChangeCustomFieldSchema>;

/** Accepts any of the members. `internalName` and `type` must equal the stored values. */
export const PatchCustomFieldSchema = z
  .strictObject({ ...identity, ...customField })
  .partial()
  .meta({ id: 'PatchCustomFieldSchema', example: { label: 'Übungsgruppe', isRequired: true } });
export type PatchCustomFieldSchema = z.output<typeof PatchCustomFieldSchema>;

export const CustomFieldSchema = z
  .object({ ...identity, ...customField })
  .meta({ id: 'CustomFieldSchema', example: customFieldExample });
export type CustomFieldSchema = z.output<typeof CustomFieldSchema>;

const departmentSettings = {
  isEnabled: z.boolean().describe('Whether the form asks for departments at all'),
  minSelection: z.int().min(0).max(100),
  maxSelection: z.int().min(1).max(100).nullable().describe('Null means no limit'),
};
const departmentSettingsExample = { isEnabled: true, minSelection: 1, maxSelection: 3 };

/** Rules for choosing departments in the membership form. */
export const DepartmentSettingsSchema = z
  .object(departmentSettings)
  .meta({ id: 'DepartmentSettingsSchema', example: departmentSettingsExample });
export type DepartmentSettingsSchema = z.output<typeof DepartmentSettingsSchema>;

export const ChangeDepartmentSettings = z.strictObject(departmentSettings).partial().meta({
  id: 'ChangeDepartmentSettingsSchema',
  description: 'Members that are absent keep their value',
  example: departmentSettingsExample,
});
export type ChangeDepartmentSettings = z.output<typeof ChangeDepartmentSettings>;

/** Same semantics as `RecordOrder`. */
export const CustomFieldOrder = z
  .strictObject({ internalNames: z.array(InternalName).min(1).max(customFieldsMax) })
  .meta({ id: 'CustomFieldOrder', example: { internalNames: ['trainingGroup'] } });
