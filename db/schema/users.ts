import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AccountIncidentKind } from '@/lib/rules/enums';
import { clubForeignKey, clubs } from './clubs';
import { clubId, createdAt, instant, recordId } from './columns';
import { localeEnum, roleEnum, userTokenPurposeEnum } from './enums';

/**
 * A person who signs in. Belongs to no club; see `club_users`. A row without a password is an invitation of one club:
 * it has the inviter's data and says nothing about an account with the same address.
 */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    emailConfirmedAt: instant(),
    /**
     * When the first password was set by a link that an Admin of a club handed over. It allows sign-ins to that club, and
     * nothing that needs a confirmed address.
     */
    vouchedAt: instant(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    locale: localeEnum().notNull().default('de'),
    /** argon2id; null until an invited user has set one. */
    passwordHash: text(),
    passwordChangedAt: instant(),
    /** Encrypted TOTP seed; active once `two_factor_enabled_at` is set. */
    totpSecretEncrypted: text(),
    twoFactorEnabledAt: instant(),
    /** The last used TOTP time step: a code works once. */
    totpLastStep: integer(),
    /** When the owner last got a mail about the locked account. */
    lockMailedAt: instant(),
    createdAt: createdAt(),
  },
  table => [
    uniqueIndex('users_account_email_unique')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.passwordHash} is not null`),
    index('users_email_index').on(sql`lower(${table.email})`),
  ],
);

export const userRecoveryCodes = pgTable(
  'user_recovery_codes',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    usedAt: instant(),
  },
  table => [primaryKey({ name: 'user_recovery_codes_pk', columns: [table.userId, table.codeHash] })],
);

/** One-time tokens sent by mail, hashed (SHA-256). */
export const userTokens = pgTable(
  'user_tokens',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: userTokenPurposeEnum().notNull(),
    tokenHash: text().notNull(),
    newEmail: text(),
    /**
     * The mail with the code, in the outbox of `mail_club_id`. Null if the operator got the link, or an Admin of
     * `mail_club_id`.
     */
    mailId: uuid(),
    mailClubId: uuid(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  table => [
    unique('user_tokens_hash_unique').on(table.tokenHash),
    index('user_tokens_user_index').on(table.userId, table.purpose),
  ],
);

/**
 * Failed sign-ins, lockouts and password requests, counted by account and hour. A job writes each row into the audit
 * log as one entry. Addresses without an account are counted too: every answer must take the same time.
 */
export const accountIncidents = pgTable(
  'account_incidents',
  {
    id: uuid().primaryKey(),
    /** Keyed hash of the typed address. */
    accountHash: text().notNull(),
    kind: text().$type<AccountIncidentKind>().notNull(),
    /** Start of the hour. */
    hour: instant().notNull(),
    count: integer().notNull(),
    lastAt: instant().notNull(),
    /** When the entry of the audit log was written; null until then. */
    recordedAt: instant(),
  },
  table => [
    unique('account_incidents_unique').on(table.accountHash, table.kind, table.hour),
    index('account_incidents_hour_index').on(table.hour),
  ],
);

/**
 * One sign-in on one device, of the API (a family of refresh tokens) or of the office. Revoking it ends all its tokens
 * at once.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    currentClubId: uuid()
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    /** The session that switched to this club and opened this one; it ends with that one. No foreign key: sessions are deleted one by one. */
    originId: uuid(),
    userAgent: text().notNull().default(''),
    createdAt: createdAt(),
    /** When the password was checked. A session opened by switching clubs inherits the time. */
    signedInAt: instant().notNull().defaultNow(),
    lastUsedAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    revokedReason: text(),
  },
  table => [index('sessions_user_index').on(table.userId, table.createdAt)],
);

/** Refresh tokens, stored as hashes. Each works once (contract §2). */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: uuid().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    /** The successor, encrypted, for parallel uses within ten seconds. */
    successorEncrypted: text(),
  },
  table => [
    unique('refresh_tokens_hash_unique').on(table.tokenHash),
    index('refresh_tokens_session_index').on(table.sessionId),
  ],
);

/** Users of clubs, each with exactly one role. */
export const clubUsers = pgTable(
  'club_users',
  {
    clubId: clubId(),
    userId: uuid().notNull(),
    role: roleEnum().notNull(),
    /** The departments whose submissions the user may see; empty for all submissions of the club. */
    departmentIds: uuid().array().notNull().default(sql`'{}'`),
    isActive: boolean().notNull().default(true),
    /** When the last invitation was sent. */
    invitedAt: instant(),
    lastSignInAt: instant(),
    /** Whether the user gets the club's monthly report. */
    getsMonthlyReport: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ name: 'club_users_pk', columns: [table.clubId, table.userId] }),
    clubForeignKey('club_users_club_fk', table),
    foreignKey({ name: 'club_users_user_fk', columns: [table.userId], foreignColumns: [users.id] }),
    index('club_users_user_index').on(table.userId),
    check(
      'club_users_limited_role',
      sql`${table.departmentIds} = '{}' or ${table.role} in ('Clerk', 'Viewer')`,
    ),
  ],
);

/** API keys: bearer tokens for programs with the prefix `ek_`, stored as hashes (contract §2). */
export const apiKeys = pgTable(
  'api_keys',
  {
    clubId: clubId(),
    id: recordId(),
    name: text().notNull(),
    role: roleEnum().notNull(),
    keyHash: text().notNull(),
    lastFour: text().notNull(),
    createdBy: uuid(),
    /** Name of the creator when they left the club; null before. */
    creatorName: text(),
    createdAt: createdAt(),
    expiresAt: instant(),
    lastUsedAt: instant(),
    revokedAt: instant(),
  },
  table => [
    primaryKey({ name: 'api_keys_pk', columns: [table.clubId, table.id] }),
    clubForeignKey('api_keys_club_fk', table),
    unique('api_keys_hash_unique').on(table.keyHash),
  ],
);
