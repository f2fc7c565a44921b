import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ShownQuote } from '@/lib/rules/money/price';
import { departments, memberships } from './catalog';
import { clubForeignKey } from './clubs';
import { clubId, instant, recordId } from './columns';
import {
  actorKindEnum,
  cancellationScopeEnum,
  consentSourceEnum,
  formFillerEnum,
  genderEnum,
  localeEnum,
  paymentMethodEnum,
  priceIntervalEnum,
  submissionKindEnum,
  submitHistoryTypeEnum,
  submitStateEnum,
} from './enums';
import { furtherForms } from './forms';

/** Submissions of all three kinds: state, person, and the columns that all kinds share. */
export const submissions = pgTable(
  'submissions',
  {
    clubId: clubId(),
    id: recordId(),
    number: integer().notNull(),
    kind: submissionKindEnum().notNull(),
    state: submitStateEnum().notNull().default('New'),
    /** The form's setting at the time of receipt. It decides which steps are possible (contract §4). */
    needsConfirmation: boolean().notNull(),
    locale: localeEnum().notNull(),
    version: integer().notNull().default(1),
    receivedAt: instant().notNull(),
    /** When the version was last raised. The clock of the database, which all servers share. */
    dateModified: instant().notNull().defaultNow(),
    confirmedAt: instant(),
    decidedAt: instant(),
    decidedBy: uuid(),
    decisionMessage: text(),
    /** When the member withdrew it. Its state is then `Rejected` without a deciding user. */
    withdrawnAt: instant(),
    gender: genderEnum(),
    title: text().notNull().default(''),
    firstName: text().notNull(),
    lastName: text().notNull(),
    birthDate: date({ mode: 'string' }),
    street: text().notNull().default(''),
    zip: text().notNull().default(''),
    city: text().notNull().default(''),
    country: text().notNull().default('DE'),
    email: text().notNull(),
    phone: text().notNull().default(''),
    mobile: text().notNull().default(''),
    nationality: text().notNull().default(''),
    memberNumber: text().notNull().default(''),
    notes: text().notNull().default(''),
    customFields: jsonb().$type<Record<string, string | number | boolean | string[]>>().notNull().default({}),
    /** Evidence of the declaration; removed by retention. */
    originUrl: text(),
    originIp: text(),
    originUserAgent: text(),
    /** SHA-256 of the declaration in canonical form. */
    evidenceHash: text(),
    /** Normalised text of names, address, email and number, for `q`. */
    searchText: text().notNull(),
    /** `foldVersion` of the search text and the name key. */
    searchVersion: smallint().notNull().default(1),
    /** `looseNameKey` of the applicant; empty once anonymised. */
    nameKey: text().notNull().default(''),
    anonymizedAt: instant(),
    /** The assigned user. Its foreign key (in SQL) sets it to null if the user leaves. */
    assigneeId: uuid(),
    /** The further membership form; null for the standard form. */
    furtherFormId: uuid(),
    /**
     * Every department that the submission names, for any of its people (`namedDepartments`); it remains when the
     * submission is anonymised. Row-level security compares it with the departments to which a user is limited, so
     * whoever writes a submission or its parts must keep it right.
     */
    departmentIds: uuid().array().notNull().default(sql`'{}'`),
  },
  table => [
    primaryKey({ name: 'submissions_pk', columns: [table.clubId, table.id] }),
    clubForeignKey('submissions_club_fk', table),
    unique('submissions_number_unique').on(table.clubId, table.number),
    // For clients that ask what has changed.
    index('submissions_modified_index').on(table.clubId, table.dateModified),
    // Includes columns for reports and counts, which drizzle cannot express (migration 0000).
    index('submissions_received_index').on(table.clubId, table.receivedAt, table.id),
    // Includes the text that a search reads, short enough for an index (migration 0000).
    index('submissions_search_index').on(table.clubId),
    index('submissions_decided_index')
      .on(table.clubId, table.decidedAt)
      .where(sql`${table.decidedAt} is not null`),
    index('submissions_kind_state_index').on(
      table.clubId,
      table.kind,
      table.state,
      table.receivedAt,
      table.id,
    ),
    index('submissions_state_index').on(table.clubId, table.state, table.receivedAt, table.id),
    index('submissions_name_key_index').on(table.clubId, table.nameKey),
    index('submissions_name_index').on(table.clubId, table.lastName, table.firstName, table.id),
    index('submissions_assignee_index')
      .on(table.clubId, table.assigneeId, table.receivedAt, table.id)
      .where(sql`${table.assigneeId} is not null`),
    foreignKey({
      name: 'submissions_further_form_fk',
      columns: [table.clubId, table.furtherFormId],
      foreignColumns: [furtherForms.clubId, furtherForms.id],
    }),
    index('submissions_further_form_index')
      .on(table.clubId, table.furtherFormId, table.receivedAt, table.id)
      .where(sql`${table.furtherFormId} is not null`),
    index('submissions_departments_index').using('gin', table.departmentIds),
    index('submissions_birth_date_index').on(table.clubId, table.birthDate),
    // For a search of member numbers.
    index('submissions_member_number_index')
      .on(table.clubId, table.memberNumber)
      .where(sql`${table.memberNumber} <> ''`),
    index('submissions_address_index').on(table.clubId, sql`${table.email} collate ignore_case`),
    check('submissions_confirmed', sql`${table.state} <> 'Confirmed' or ${table.confirmedAt} is not null`),
    check(
      'submissions_decided',
      sql`(${table.state} in ('Accepted', 'Rejected')) = (${table.decidedAt} is not null)`,
    ),
    check('submissions_search_text', sql`octet_length(${table.searchText}) <= 2000`),
    check('submissions_withdrawn', sql`${table.withdrawnAt} is null or ${table.state} = 'Rejected'`),
  ],
);

/** Key of a table whose rows are deleted with their submission. */
export function submissionForeignKey(
  name: string,
  table: { readonly clubId: AnyPgColumn; readonly submissionId: AnyPgColumn },
) {
  return foreignKey({
    name,
    columns: [table.clubId, table.submissionId],
    foreignColumns: [submissions.clubId, submissions.id],
  }).onDelete('cascade');
}

/** A consent as it was shown, with the answer. */
export type ShownConsent = {
  id: string;
  mediaType: string;
  label: string;
  text: string;
  textVersion: number;
  isGiven: boolean;
  /** The id of the guardian who withdrew it by their confirmation link. */
  withdrawnBy?: string;
};

/** Columns of membership applications only. `price` is the quote at the time of receipt. */
export const submissionMemberships = pgTable(
  'submission_memberships',
  {
    clubId: clubId(),
    submissionId: uuid().notNull(),
    membershipId: uuid().notNull(),
    surchargeIds: uuid().array().notNull().default(sql`'{}'`),
    entryDate: date({ mode: 'string' }).notNull(),
    paymentMethod: paymentMethodEnum().notNull(),
    /** Null if the client did not say it. */
    filledInBy: formFillerEnum(),
    hasSoleCustody: boolean().notNull().default(false),
    guardianLiability: boolean().notNull().default(false),
    privacyAccepted: boolean().notNull(),
    /** The consents as they were shown, with each answer. */
    mediaConsents: jsonb().$type<ShownConsent[]>().notNull().default([]),
    price: jsonb().$type<ShownQuote>().notNull(),
    priceInterval: priceIntervalEnum().notNull(),
    recurringCents: integer().notNull(),
    oneTimeCents: integer().notNull(),
  },
  table => [
    primaryKey({ name: 'submission_memberships_pk', columns: [table.clubId, table.submissionId] }),
    submissionForeignKey('submission_memberships_submission_fk', table),
    foreignKey({
      name: 'submission_memberships_membership_fk',
      columns: [table.clubId, table.membershipId],
      foreignColumns: [memberships.clubId, memberships.id],
    }),
    // Includes columns that reports count, because the rows are wide (migration 0000).
    index('submission_memberships_membership_index').on(table.clubId, table.membershipId),
    check('submission_memberships_price', sql`${table.recurringCents} >= 0 and ${table.oneTimeCents} >= 0`),
  ],
);

/** Only the changed values. Bank data is in `submission_bank_accounts`. */
export const submissionChanges = pgTable(
  'submission_changes',
  {
    clubId: clubId(),
    submissionId: uuid().notNull(),
    validFrom: date({ mode: 'string' }),
    wishes: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  table => [
    primaryKey({ name: 'submission_changes_pk', columns: [table.clubId, table.submissionId] }),
    submissionForeignKey('submission_changes_submission_fk', table),
  ],
);

export const submissionCancellations = pgTable(
  'submission_cancellations',
  {
    clubId: clubId(),
    submissionId: uuid().notNull(),
    scope: cancellationScopeEnum().notNull(),
    familyMemberNames: text().array().notNull().default(sql`'{}'`),
    wishedDate: date({ mode: 'string' }),
    /** The end that an extraordinary cancellation declares; null for any other. */
    extraordinaryDate: date({ mode: 'string' }),
    extraordinaryReason: text().notNull().default(''),
    noticeDate: date({ mode: 'string' }).notNull(),
    effectiveDate: date({ mode: 'string' }).notNull(),
    reason: text().notNull().default(''),
    comment: text().notNull().default(''),
  },
  table => [
    primaryKey({ name: 'submission_cancellations_pk', columns: [table.clubId, table.submissionId] }),
    submissionForeignKey('submission_cancellations_submission_fk', table),
    check('submission_cancellations_dates', sql`${table.effectiveDate} >= ${table.noticeDate}`),
  ],
);

/** Bank account and mandate with its evidence. IBAN and holder are encrypted; `iban_hash` is a keyed hash. */
export const submissionBankAccounts = pgTable(
  'submission_bank_accounts',
  {
    clubId: clubId(),
    submissionId: uuid().notNull(),
    ibanEncrypted: text().notNull(),
    ibanHash: text().notNull(),
    ibanCountry: text().notNull(),
    ibanLastFour: text().notNull(),
    bic: text().notNull().default(''),
    accountHolderEncrypted: text().notNull(),
    mandateReference: text().notNull(),
    mandateSignedAt: instant().notNull(),
    mandateCreditorId: text().notNull(),
    mandateText: text().notNull(),
    /** The guardian who granted it by their confirmation link, with the evidence. Null: the sender granted it. */
    mandateGivenBy: text(),
    mandateIp: text(),
    mandateUserAgent: text(),
    firstDebitDate: date(),
  },
  table => [
    primaryKey({ name: 'submission_bank_accounts_pk', columns: [table.clubId, table.submissionId] }),
    submissionForeignKey('submission_bank_accounts_submission_fk', table),
    unique('submission_bank_accounts_reference_unique').on(table.clubId, table.mandateReference),
    index('submission_bank_accounts_iban_index').on(table.clubId, table.ibanHash),
    check('submission_bank_accounts_reference_shape', sql`${table.mandateReference} ~ '^[A-Z0-9-]{1,35}$'`),
  ],
);

/**
 * The account that a minor named for a direct debit, complete or not. It has no mandate: a guardian grants that, and
 * then the account moves to `submission_bank_accounts`. Until then the application pays on account.
 */
export const submissionProposedAccounts = pgTable(
  'submission_proposed_accounts',
  {
    clubId: clubId(),
    submissionId: uuid().notNull(),
    ibanEncrypted: text(),
    ibanCountry: text().notNull().default(''),
    ibanLastFour: text().notNull().default(''),
    bic: text().notNull().default(''),
    accountHolderEncrypted: text(),
  },
  table => [
    primaryKey({ name: 'submission_proposed_accounts_pk', columns: [table.clubId, table.submissionId] }),
    submissionForeignKey('submission_proposed_accounts_submission_fk', table),
  ],
);

/** A PNG, drawn or made from a typed name; encrypted. */
export const submissionSignatures = pgTable(
  'submission_signatures',
  {
    clubId: clubId(),
    submissionId: uuid().notNull(),
    imageEncrypted: text().notNull(),
  },
  table => [
    primaryKey({ name: 'submission_signatures_pk', columns: [table.clubId, table.submissionId] }),
    submissionForeignKey('submission_signatures_submission_fk', table),
  ],
);

export const familyMembers = pgTable(
  'family_members',
  {
    clubId: clubId(),
    id: recordId(),
    submissionId: uuid().notNull(),
    position: integer().notNull(),
    gender: genderEnum(),
    title: text().notNull().default(''),
    firstName: text().notNull(),
    lastName: text().notNull(),
    birthDate: date({ mode: 'string' }),
    email: text().notNull().default(''),
    phone: text().notNull().default(''),
    /** Given on acceptance. */
    memberNumber: text().notNull().default(''),
    customFields: jsonb().$type<Record<string, string | number | boolean | string[]>>().notNull().default({}),
    /** Empty unless the person has answers of their own. */
    mediaConsents: jsonb().$type<ShownConsent[]>().notNull().default([]),
    consentSource: consentSourceEnum().notNull().default('Application'),
    /** When the person last answered by their own link. */
    consentsAnsweredAt: instant(),
  },
  table => [
    primaryKey({ name: 'family_members_pk', columns: [table.clubId, table.id] }),
    submissionForeignKey('family_members_submission_fk', table),
    unique('family_members_position_unique').on(table.clubId, table.submissionId, table.position),
    // Includes submission and gender, which drizzle cannot express (migration 0000).
    index('family_members_birth_date_index').on(table.clubId, table.birthDate),
    check('family_members_position', sql`${table.position} between 0 and 19`),
  ],
);

/** The membership numbers that the club gave on acceptance, each to one person: unique across both tables of people. */
export const memberNumbers = pgTable(
  'member_numbers',
  {
    clubId: clubId(),
    id: recordId(),
    submissionId: uuid().notNull(),
    /** Null for the applicant. */
    familyMemberId: uuid(),
    number: text().notNull(),
    /** What is before the digits at the end, and these digits as a number; null without any or with too many. */
    prefix: text().notNull(),
    counter: bigint({ mode: 'number' }),
  },
  table => [
    primaryKey({ name: 'member_numbers_pk', columns: [table.clubId, table.id] }),
    submissionForeignKey('member_numbers_submission_fk', table),
    foreignKey({
      name: 'member_numbers_member_fk',
      columns: [table.clubId, table.familyMemberId],
      foreignColumns: [familyMembers.clubId, familyMembers.id],
    }).onDelete('cascade'),
    uniqueIndex('member_numbers_number_unique').on(table.clubId, sql`lower(${table.number})`),
    uniqueIndex('member_numbers_person_unique').on(
      table.clubId,
      table.submissionId,
      sql`coalesce(${table.familyMemberId}, ${table.submissionId})`,
    ),
    index('member_numbers_counter_index').on(table.clubId, table.prefix, table.counter),
  ],
);

export const guardians = pgTable(
  'guardians',
  {
    clubId: clubId(),
    id: recordId(),
    submissionId: uuid().notNull(),
    position: integer().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull().default(''),
    relation: text().notNull().default(''),
    /** When this guardian refused. A later confirmation clears it. */
    refusedAt: instant(),
    /** When this guardian accepted liability for the fees by their confirmation link. */
    liableAt: instant(),
    /** When this guardian declared sole custody by their confirmation link. */
    soleCustodyAt: instant(),
  },
  table => [
    primaryKey({ name: 'guardians_pk', columns: [table.clubId, table.id] }),
    submissionForeignKey('guardians_submission_fk', table),
    unique('guardians_position_unique').on(table.clubId, table.submissionId, table.position),
    check('guardians_position', sql`${table.position} between 0 and 1`),
  ],
);

/** Departments that a person chose or wants to leave. `family_member_id` is null for the applicant. */
export const submissionDepartments = pgTable(
  'submission_departments',
  {
    clubId: clubId(),
    id: recordId(),
    submissionId: uuid().notNull(),
    familyMemberId: uuid(),
    departmentId: uuid().notNull(),
  },
  table => [
    primaryKey({ name: 'submission_departments_pk', columns: [table.clubId, table.id] }),
    submissionForeignKey('submission_departments_submission_fk', table),
    foreignKey({
      name: 'submission_departments_member_fk',
      columns: [table.clubId, table.familyMemberId],
      foreignColumns: [familyMembers.clubId, familyMembers.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'submission_departments_department_fk',
      columns: [table.clubId, table.departmentId],
      foreignColumns: [departments.clubId, departments.id],
    }),
    uniqueIndex('submission_departments_person_unique').on(
      table.clubId,
      table.submissionId,
      sql`coalesce(${table.familyMemberId}, ${table.submissionId})`,
      table.departmentId,
    ),
    index('submission_departments_department_index').on(table.clubId, table.departmentId, table.submissionId),
  ],
);

/** A confirmation link sent by mail, to the applicant or to one guardian. The token is stored as SHA-256. */
export const confirmations = pgTable(
  'confirmations',
  {
    clubId: clubId(),
    id: recordId(),
    submissionId: uuid().notNull(),
    guardianId: uuid(),
    tokenHash: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    confirmedAt: instant(),
    confirmedIp: text(),
    confirmedUserAgent: text(),
    /** SHA-256 of what its reader agreed to, in canonical form. */
    evidenceHash: text(),
    /** When a newer link replaced it. */
    replacedAt: instant(),
  },
  table => [
    primaryKey({ name: 'confirmations_pk', columns: [table.clubId, table.id] }),
    submissionForeignKey('confirmations_submission_fk', table),
    foreignKey({
      name: 'confirmations_guardian_fk',
      columns: [table.clubId, table.guardianId],
      foreignColumns: [guardians.clubId, guardians.id],
    }).onDelete('cascade'),
    unique('confirmations_token_unique').on(table.tokenHash),
    index('confirmations_submission_index').on(table.clubId, table.submissionId),
  ],
);

/** Events of a submission and their actors, written in the same transaction. */
export const submissionHistory = pgTable(
  'submission_history',
  {
    clubId: clubId(),
    id: recordId(),
    submissionId: uuid().notNull(),
    type: submitHistoryTypeEnum().notNull(),
    at: instant().notNull(),
    actorKind: actorKindEnum().notNull(),
    actorId: uuid(),
    property: text(),
    /** Encrypted like the changed field if `is_encrypted`. */
    oldValue: text(),
    newValue: text(),
    isEncrypted: boolean().notNull().default(false),
  },
  table => [
    primaryKey({ name: 'submission_history_pk', columns: [table.clubId, table.id] }),
    submissionForeignKey('submission_history_submission_fk', table),
    index('submission_history_submission_index').on(table.clubId, table.submissionId, table.at, table.id),
    // For the submissions that were not exported yet.
    index('submission_history_exported_index')
      .on(table.clubId, table.newValue, table.submissionId)
      .where(sql`${table.type} = 'Exported'`),
  ],
);
