import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { FieldCondition } from '@/lib/rules/custom-fields/field-condition';
import type { Translations } from '@/lib/rules/texts/translations';
import { clubForeignKey } from './clubs';
import { clubId, createdAt, instant, recordId, translations } from './columns';
import {
  customFieldCategoryEnum,
  customFieldTypeEnum,
  priceIntervalEnum,
  submissionKindEnum,
  surchargeDueTypeEnum,
  surchargeScopeEnum,
} from './enums';

export const departments = pgTable(
  'departments',
  {
    clubId: clubId(),
    id: recordId(),
    name: text().notNull(),
    description: text().notNull().default(''),
    translations: translations<'name' | 'description'>(),
    /** Inclusive ages of the person who chooses it; null is no limit. */
    minAge: integer(),
    maxAge: integer(),
    externalCode: text().notNull().default(''),
    isActive: boolean().notNull().default(true),
    sortOrder: integer().notNull().default(0),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
    /** Set instead of removing the row, because decided submissions need its name and price. */
    deletedAt: instant(),
  },
  table => [
    primaryKey({ name: 'departments_pk', columns: [table.clubId, table.id] }),
    clubForeignKey('departments_club_fk', table),
    uniqueIndex('departments_name_unique')
      .on(table.clubId, table.name)
      .where(sql`${table.deletedAt} is null`),
    check(
      'departments_age_bounds',
      sql`(${table.minAge} is null or ${table.minAge} between 0 and 150) and (${table.maxAge} is null or ${table.maxAge} between coalesce(${table.minAge}, 0) and 150)`,
    ),
  ],
);

/** Tariffs; the specification calls them memberships. Money in cents of the club's currency. */
export const memberships = pgTable(
  'memberships',
  {
    clubId: clubId(),
    id: recordId(),
    name: text().notNull(),
    description: text().notNull().default(''),
    translations: translations<'name' | 'description' | 'fullText'>(),
    membershipPriceCents: integer().notNull(),
    priceInterval: priceIntervalEnum().notNull(),
    isFamilyMembership: boolean().notNull().default(false),
    isOnlyInFurtherForms: boolean().notNull().default(false),
    /** Conditions, all inclusive; null is no limit. Ages are those of the applicant. */
    minAge: integer(),
    maxAge: integer(),
    validFrom: date({ mode: 'string' }),
    validUntil: date({ mode: 'string' }),
    /** Most applications; null is no limit. */
    places: integer(),
    /** What the form says when no place is left; empty for the standard words. */
    fullText: text().notNull().default(''),
    externalCode: text().notNull().default(''),
    isActive: boolean().notNull().default(true),
    sortOrder: integer().notNull().default(0),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
    /** Set instead of removing the row, because decided submissions need its name and price. */
    deletedAt: instant(),
  },
  table => [
    primaryKey({ name: 'memberships_pk', columns: [table.clubId, table.id] }),
    clubForeignKey('memberships_club_fk', table),
    uniqueIndex('memberships_name_unique')
      .on(table.clubId, table.name)
      .where(sql`${table.deletedAt} is null`),
    check('memberships_price_bounds', sql`${table.membershipPriceCents} between 0 and 9999999`),
    check(
      'memberships_age_bounds',
      sql`(${table.minAge} is null or ${table.minAge} between 0 and 150) and (${table.maxAge} is null or ${table.maxAge} between coalesce(${table.minAge}, 0) and 150)`,
    ),
    check('memberships_validity', sql`${table.validFrom} <= ${table.validUntil}`),
    check('memberships_places', sql`${table.places} between 1 and 100000`),
  ],
);

export const membershipDepartmentPrices = pgTable(
  'membership_department_prices',
  {
    clubId: clubId(),
    id: recordId(),
    membershipId: uuid().notNull(),
    departmentId: uuid().notNull(),
    priceCents: integer().notNull(),
  },
  table => [
    primaryKey({ name: 'membership_department_prices_pk', columns: [table.clubId, table.id] }),
    foreignKey({
      name: 'membership_department_prices_membership_fk',
      columns: [table.clubId, table.membershipId],
      foreignColumns: [memberships.clubId, memberships.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'membership_department_prices_department_fk',
      columns: [table.clubId, table.departmentId],
      foreignColumns: [departments.clubId, departments.id],
    }),
    unique('membership_department_prices_pair_unique').on(
      table.clubId,
      table.membershipId,
      table.departmentId,
    ),
    check('membership_department_prices_bounds', sql`${table.priceCents} between 0 and 9999999`),
  ],
);

export const membershipSurcharges = pgTable(
  'membership_surcharges',
  {
    clubId: clubId(),
    id: recordId(),
    membershipId: uuid().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    translations: translations<'name' | 'description'>(),
    priceCents: integer().notNull(),
    scope: surchargeScopeEnum().notNull(),
    dueType: surchargeDueTypeEnum().notNull(),
    isOptional: boolean().notNull().default(false),
    minAge: integer(),
    maxAge: integer(),
    sortOrder: integer().notNull().default(0),
  },
  table => [
    primaryKey({ name: 'membership_surcharges_pk', columns: [table.clubId, table.id] }),
    foreignKey({
      name: 'membership_surcharges_membership_fk',
      columns: [table.clubId, table.membershipId],
      foreignColumns: [memberships.clubId, memberships.id],
    }).onDelete('cascade'),
    index('membership_surcharges_membership_index').on(table.clubId, table.membershipId),
    check('membership_surcharges_price_bounds', sql`${table.priceCents} between 0 and 9999999`),
    check(
      'membership_surcharges_age_bounds',
      sql`(${table.minAge} is null or ${table.minAge} between 0 and 150) and (${table.maxAge} is null or ${table.maxAge} between coalesce(${table.minAge}, 0) and 150)`,
    ),
  ],
);

type CustomFieldOption = { value: string; label: string; translations?: Translations<'label'> | undefined };

/** Custom fields of the club; `internal_name` is their key in submissions and never changes. */
export const customFields = pgTable(
  'custom_fields',
  {
    clubId: clubId(),
    id: recordId(),
    internalName: text().notNull(),
    label: text().notNull(),
    description: text().notNull().default(''),
    placeholder: text().notNull().default(''),
    translations: translations<'label' | 'description' | 'placeholder'>(),
    type: customFieldTypeEnum().notNull(),
    category: customFieldCategoryEnum().notNull(),
    forms: submissionKindEnum().array().notNull(),
    isRequired: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
    options: jsonb().$type<CustomFieldOption[]>().notNull().default([]),
    minLength: integer(),
    maxLength: integer(),
    min: text(),
    max: text(),
    pattern: text(),
    defaultValue: text(),
    /** For files; null is the normal limit. */
    maxBytes: integer(),
    /** The schema `CustomFieldCondition` checks its shape. Null: the form always asks the field. */
    showIf: jsonb().$type<FieldCondition>(),
    sortOrder: integer().notNull().default(0),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    /** Set instead of removing the row, because submitted values need its label. */
    deletedAt: instant(),
  },
  table => [
    primaryKey({ name: 'custom_fields_pk', columns: [table.clubId, table.id] }),
    clubForeignKey('custom_fields_club_fk', table),
    unique('custom_fields_internal_name_unique').on(table.clubId, table.internalName),
    check('custom_fields_internal_name_shape', sql`${table.internalName} ~ '^[a-z][A-Za-z0-9]{0,49}$'`),
  ],
);
