import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { FieldSettings } from '@/lib/rules/submissions/asked-fields';
import { clubForeignKey } from './clubs';
import { clubId, createdAt, instant, recordId, translations } from './columns';
import {
  adultConsentsEnum,
  cancellationModeEnum,
  colorSchemeEnum,
  consentMediaTypeEnum,
  designStageEnum,
  formFontEnum,
  noticeUnitEnum,
  presetDesignEnum,
} from './enums';

/** Settings of the membership form. The change request uses them too (interface specification). */
export const membershipForms = pgTable(
  'membership_forms',
  {
    clubId: clubId(),
    notes: text().notNull().default(''),
    showSepa: boolean().notNull().default(true),
    showOnAccount: boolean().notNull().default(true),
    showSignature: boolean().notNull().default(true),
    needConfirmation: boolean().notNull().default(true),
    needProofOfWork: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
    closedText: text().notNull().default(''),
    isChangeActive: boolean().notNull().default(true),
    changeClosedText: text().notNull().default(''),
    /** The schema `FormFields` checks its shape. */
    fields: jsonb().$type<FieldSettings>().notNull().default({}),
    translations: translations<'notes' | 'closedText' | 'changeClosedText'>(),
    version: integer().notNull().default(1),
    updatedAt: instant().notNull().defaultNow(),
  },
  table => [
    primaryKey({ name: 'membership_forms_pk', columns: [table.clubId] }),
    clubForeignKey('membership_forms_club_fk', table),
  ],
);

/** Membership forms beside the standard one. They narrow its offers and replace some of its texts. */
export const furtherForms = pgTable(
  'further_forms',
  {
    clubId: clubId(),
    id: recordId(),
    slug: text().notNull(),
    title: text().notNull(),
    notes: text().notNull().default(''),
    /** The offered tariffs; empty for all. An id may name a deleted tariff. */
    membershipIds: uuid().array().notNull().default(sql`'{}'`),
    asksDepartments: boolean().notNull().default(true),
    asksEntryDate: boolean().notNull().default(true),
    /** Words of the last step and its button; empty for the standard ones. */
    reviewText: text().notNull().default(''),
    buttonText: text().notNull().default(''),
    opensAt: instant(),
    closesAt: instant(),
    closedText: text().notNull().default(''),
    thankYouText: text().notNull().default(''),
    thankYouUrl: text().notNull().default(''),
    isActive: boolean().notNull().default(true),
    sortOrder: integer().notNull().default(0),
    translations: translations<
      'title' | 'notes' | 'closedText' | 'thankYouText' | 'reviewText' | 'buttonText'
    >(),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
    /** Set instead of removing the row, because submissions need its title. */
    deletedAt: instant(),
  },
  table => [
    primaryKey({ name: 'further_forms_pk', columns: [table.clubId, table.id] }),
    clubForeignKey('further_forms_club_fk', table),
    uniqueIndex('further_forms_slug_unique')
      .on(table.clubId, table.slug)
      .where(sql`${table.deletedAt} is null`),
    check('further_forms_times', sql`${table.opensAt} < ${table.closesAt}`),
  ],
);

export const cancellationForms = pgTable(
  'cancellation_forms',
  {
    clubId: clubId(),
    notes: text().notNull().default(''),
    showSignature: boolean().notNull().default(false),
    needConfirmation: boolean().notNull().default(true),
    cancellationMode: cancellationModeEnum().notNull().default('EndOfYear'),
    noticePeriodValue: integer().notNull().default(0),
    noticePeriodUnit: noticeUnitEnum().notNull().default('Months'),
    businessYearStartMonth: integer().notNull().default(1),
    askReason: boolean().notNull().default(false),
    allowExtraordinary: boolean().notNull().default(true),
    reasons: text().array().notNull().default(sql`'{}'`),
    needProofOfWork: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
    closedText: text().notNull().default(''),
    translations: translations<
      'notes' | 'closedText' | 'reasons',
      string | Readonly<Record<string, string>>
    >(),
    version: integer().notNull().default(1),
    updatedAt: instant().notNull().defaultNow(),
  },
  table => [
    primaryKey({ name: 'cancellation_forms_pk', columns: [table.clubId] }),
    clubForeignKey('cancellation_forms_club_fk', table),
    check('cancellation_forms_month', sql`${table.businessYearStartMonth} between 1 and 12`),
    check('cancellation_forms_notice', sql`${table.noticePeriodValue} between 0 and 731`),
  ],
);

/** The published design and the draft of the form design. The schema `FormDesign` checks their shape. */
export const formDesigns = pgTable(
  'form_designs',
  {
    clubId: clubId(),
    stage: designStageEnum().notNull(),
    presetDesign: presetDesignEnum().notNull().default('Classic'),
    customDesign: jsonb().$type<Record<string, unknown>>(),
    /** `#rrggbb`; null for the preset's own colour. */
    brandColor: text(),
    colorScheme: colorSchemeEnum().notNull().default('Light'),
    font: formFontEnum().notNull().default('System'),
    additionalCss: text().notNull().default(''),
    version: integer().notNull().default(1),
    updatedAt: instant().notNull().defaultNow(),
  },
  table => [
    primaryKey({ name: 'form_designs_pk', columns: [table.clubId, table.stage] }),
    clubForeignKey('form_designs_club_fk', table),
  ],
);

/** Privacy notice and retention in days; 0 means no removal. */
export const dataPrivacySettings = pgTable(
  'data_privacy_settings',
  {
    clubId: clubId(),
    policyUrl: text().notNull().default(''),
    text: text().notNull().default(''),
    translations: translations<'text'>(),
    unconfirmedDays: integer().notNull().default(30),
    rejectedDays: integer().notNull().default(180),
    acceptedDays: integer().notNull().default(0),
    evidenceDays: integer().notNull().default(0),
    /** Who answers the consents of an adult family member in the membership form. */
    adultConsents: adultConsentsEnum().notNull().default('Link'),
    /** From this age on the form has children asked about their consents; null for no age. */
    consentAge: integer(),
    version: integer().notNull().default(1),
    updatedAt: instant().notNull().defaultNow(),
  },
  table => [
    primaryKey({ name: 'data_privacy_settings_pk', columns: [table.clubId] }),
    clubForeignKey('data_privacy_settings_club_fk', table),
    check(
      'data_privacy_settings_days',
      sql`least(${table.unconfirmedDays}, ${table.rejectedDays}, ${table.acceptedDays}, ${table.evidenceDays}) >= 0`,
    ),
  ],
);

/**
 * Optional or required consents. A change of the text raises `text_version`; submissions keep the text that they
 * showed.
 */
export const consents = pgTable(
  'consents',
  {
    clubId: clubId(),
    id: recordId(),
    mediaType: consentMediaTypeEnum().notNull(),
    label: text().notNull(),
    text: text().notNull().default(''),
    translations: translations<'label' | 'text'>(),
    textVersion: integer().notNull().default(1),
    isRequired: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
    sortOrder: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ name: 'consents_pk', columns: [table.clubId, table.id] }),
    clubForeignKey('consents_club_fk', table),
  ],
);

/** Text and validity of each version of a consent. Kept when the consent is changed or removed. */
export const consentVersions = pgTable(
  'consent_versions',
  {
    clubId: clubId(),
    consentId: recordId(),
    textVersion: integer().notNull(),
    label: text().notNull(),
    text: text().notNull(),
    translations: translations<'label' | 'text'>(),
    validFrom: instant().notNull(),
    /** Null while forms use this text. */
    validUntil: instant(),
  },
  table => [
    primaryKey({
      name: 'consent_versions_pk',
      columns: [table.clubId, table.consentId, table.textVersion],
    }),
    clubForeignKey('consent_versions_club_fk', table),
    index('consent_versions_latest_index').on(table.clubId, table.validFrom),
  ],
);

/** Form tokens that were used. Each is valid for one submission (contract §3). */
export const usedFormTokens = pgTable(
  'used_form_tokens',
  {
    clubId: clubId(),
    tokenId: uuid().notNull(),
    /** Keyed hash of the request: a double click finds only its own answer. */
    fingerprint: text().notNull(),
    submissionId: uuid(),
    usedAt: instant().notNull(),
  },
  table => [
    primaryKey({ name: 'used_form_tokens_pk', columns: [table.clubId, table.tokenId] }),
    clubForeignKey('used_form_tokens_club_fk', table),
  ],
);

/**
 * The version of everything that the club's forms show. Triggers renew it with every change of those rows, so a web
 * process knows whether a form page that it keeps is still right. Random, because a restored database must not repeat
 * one.
 */
export const formVersions = pgTable(
  'form_versions',
  {
    clubId: clubId(),
    version: uuid().notNull().defaultRandom(),
  },
  table => [
    primaryKey({ name: 'form_versions_pk', columns: [table.clubId] }),
    clubForeignKey('form_versions_club_fk', table),
  ],
);
