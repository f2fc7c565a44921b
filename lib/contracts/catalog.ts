import { z } from 'zod';
import { Money, RecordId, requiredText, text } from './common';
import {
  CustomFieldCategory,
  CustomFieldType,
  MembershipPriceInterval,
  SurchargeDueType,
  SurchargeScope,
} from './enum-schemas';
import { submissionKinds } from './enums';

const shared = {
  name: requiredText(100),
  description: text(2000).default(''),
  externalCode: text(50).default(''),
  isActive: z.boolean().default(true),
  sortOrder: z.int().min(0).max(100_000).default(0),
};

export const ChangeDepartment = z
  .strictObject({ ...shared, id: z.unknown().optional() })
  .meta({ id: 'ChangeDepartmentSchema' });
export type ChangeDepartment = z.output<typeof ChangeDepartment>;
export const DepartmentSchema = z.object({ id: RecordId, ...shared }).meta({ id: 'DepartmentSchema' });
export type DepartmentSchema = z.output<typeof DepartmentSchema>;

const departmentPrice = { departmentId: RecordId, price: Money };
export const MembershipDepartmentPriceSchema = z
  .object({ id: RecordId, ...departmentPrice })
  .meta({ id: 'MembershipDepartmentPriceSchema' });

const age = z.int().min(0).max(150).nullable().default(null);
const surcharge = {
  name: requiredText(100),
  description: text(2000).default(''),
  price: Money,
  scope: SurchargeScope,
  dueType: SurchargeDueType,
  isOptional: z.boolean().default(false),
  minAge: age,
  maxAge: age,
  sortOrder: z.int().min(0).max(100_000).default(0),
};
export const MembershipSurchargeSchema = z
  .object({ id: RecordId, ...surcharge })
  .meta({ id: 'MembershipSurchargeSchema' });

const membership = {
  ...shared,
  membershipPrice: Money,
  priceInterval: MembershipPriceInterval,
  isFamilyMembership: z.boolean().default(false),
};

export const ChangeMembershipSchema = z
  .strictObject({
    ...membership,
    id: z.unknown().optional(),
    departmentPrices: z
      .array(z.strictObject({ id: RecordId.optional(), ...departmentPrice }))
      .max(200)
      .default([]),
    surcharges: z
      .array(
        z
          .strictObject({ id: RecordId.optional(), ...surcharge })
          .refine(one => one.minAge === null || one.maxAge === null || one.minAge <= one.maxAge, {
            path: ['maxAge'],
            error: 'ageBounds',
          }),
      )
      .max(100)
      .default([]),
  })
  .meta({ id: 'ChangeMembershipSchema' });
export type ChangeMembershipSchema = z.output<typeof ChangeMembershipSchema>;

export const MembershipSchema = z
  .object({
    id: RecordId,
    ...membership,
    departmentPrices: z.array(MembershipDepartmentPriceSchema),
    surcharges: z.array(MembershipSurchargeSchema),
  })
  .meta({ id: 'MembershipSchema' });
export type MembershipSchema = z.output<typeof MembershipSchema>;

export const InternalName = z.string().regex(/^[a-z][A-Za-z0-9]{0,49}$/);

const customField = {
  label: requiredText(150),
  description: text(1000).default(''),
  placeholder: text(150).default(''),
  forms: z.array(z.enum(submissionKinds)).min(1),
  isRequired: z.boolean().default(false),
  isActive: z.boolean().default(true),
  category: CustomFieldCategory,
  options: z
    .array(z.strictObject({ value: requiredText(100), label: requiredText(150) }))
    .max(200)
    .default([]),
  minLength: z.int().min(0).max(5000).nullable().default(null),
  maxLength: z.int().min(1).max(5000).nullable().default(null),
  /** A number, or a date for fields of the type Date. */
  min: z.string().max(40).nullable().default(null),
  max: z.string().max(40).nullable().default(null),
  pattern: z.string().max(200).nullable().default(null),
  defaultValue: text(500).nullable().default(null),
  sortOrder: z.int().min(0).max(100_000).default(0),
};

export const ChangeCustomFieldSchema = z
  .strictObject({ internalName: InternalName, type: CustomFieldType, ...customField })
  .meta({ id: 'ChangeCustomFieldSchema' });
export type ChangeCustomFieldSchema = z.output<typeof ChangeCustomFieldSchema>;

export const CustomFieldSchema = z
  .object({ internalName: InternalName, type: CustomFieldType, ...customField })
  .meta({ id: 'CustomFieldSchema' });
export type CustomFieldSchema = z.output<typeof CustomFieldSchema>;

export const DepartmentSettingsSchema = z
  .strictObject({
    /** Whether the form asks for departments at all. */
    isEnabled: z.boolean().default(true),
    minSelection: z.int().min(0).max(100).default(0),
    maxSelection: z.int().min(1).max(100).nullable().default(null),
  })
  .refine(one => one.maxSelection === null || one.maxSelection >= one.minSelection, {
    path: ['maxSelection'],
    error: 'selectionBounds',
  })
  .meta({ id: 'DepartmentSettingsSchema' });
export type DepartmentSettingsSchema = z.output<typeof DepartmentSettingsSchema>;
