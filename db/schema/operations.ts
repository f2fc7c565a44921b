import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { clubForeignKey } from './clubs';
import { clubId, instant, recordId } from './columns';
import { actorKindEnum } from './enums';

/** Stored answers of requests with an `Idempotency-Key` (contract §1). Their bodies are encrypted. */
export const idempotencyRecords = pgTable(
  'idempotency_records',
  {
    clubId: clubId(),
    /** The caller: user, API key, or the form token of an anonymous form. */
    caller: text().notNull(),
    path: text().notNull(),
    key: text().notNull(),
    fingerprint: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** Null while the request runs. */
    status: integer(),
    headers: jsonb().$type<Record<string, string>>(),
    bodyEncrypted: text(),
    /** Id of the record in the answer; erasing a person needs it. */
    recordId: text(),
  },
  table => [
    primaryKey({
      name: 'idempotency_records_pk',
      columns: [table.clubId, table.caller, table.path, table.key],
    }),
    clubForeignKey('idempotency_records_club_fk', table),
    index('idempotency_records_expiry_index').on(table.clubId, table.expiresAt),
  ],
);

/** Audit log: changes of settings, sign-ins, exports, views of bank data. Append-only for the run-time role. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    clubId: clubId(),
    id: recordId(),
    at: instant().notNull(),
    actorKind: actorKindEnum().notNull(),
    actorId: uuid(),
    action: text().notNull(),
    recordType: text().notNull(),
    recordId: text(),
    details: jsonb().$type<Record<string, unknown>>(),
  },
  table => [
    primaryKey({ name: 'audit_entries_pk', columns: [table.clubId, table.id] }),
    clubForeignKey('audit_entries_club_fk', table),
    index('audit_entries_at_index').on(table.clubId, table.at, table.id),
  ],
);

/** One nightly run of one club: retention, reminders, clean-up. `night` is a date of the club's time zone. */
export const nightlyRuns = pgTable(
  'nightly_runs',
  {
    clubId: clubId(),
    night: date({ mode: 'string' }).notNull(),
    startedAt: instant().notNull(),
    /** Null while the run is unfinished. */
    finishedAt: instant(),
    /** Nightly task → number of changes; without zeros. */
    counts: jsonb().$type<Record<string, number>>().notNull().default({}),
  },
  table => [
    primaryKey({ name: 'nightly_runs_pk', columns: [table.clubId, table.night] }),
    clubForeignKey('nightly_runs_club_fk', table),
  ],
);

/**
 * Jobs whose worker died while it did them. They run alone until an hour has passed, and never again once they were set
 * aside. A row belongs to no club; the payload has ids only.
 */
export const suspectJobs = pgTable(
  'suspect_jobs',
  {
    queue: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    groupId: text(),
    singletonKey: text(),
    /** How many workers died with it, the one that runs it now included. */
    deaths: integer().notNull(),
    startedAt: instant().notNull(),
    setAsideAt: instant(),
  },
  table => [primaryKey({ name: 'suspect_jobs_pk', columns: [table.queue, table.payload] })],
);

/** Backups made with `npm run backup` and by the setting, for doctor, office and metrics. Written by the owner. */
export const backups = pgTable('backups', {
  takenAt: instant().primaryKey(),
  rows: bigint({ mode: 'number' }).notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  /** Null for those of earlier versions, as is the name of the file. */
  seconds: integer(),
  file: text(),
});

/** Restores of the newest backup into a scratch database, to see that it can be restored. Written by the owner. */
export const restoreTrials = pgTable('restore_trials', {
  triedAt: instant().primaryKey(),
  /** Name of the backup's file. */
  file: text().notNull(),
  seconds: integer(),
  /** Null if all rows were equal to those of the backup. Else what to do, without personal data. */
  fault: text(),
});

/**
 * Fingerprints of the values of `APP_SECRET` with which records are encrypted: one row, and those of former values until
 * `npm run keys:rotate` has run. A row belongs to no club.
 */
export const secretFingerprints = pgTable('secret_fingerprints', {
  fingerprint: text().primaryKey(),
  firstUsedAt: instant().notNull().defaultNow(),
});

/** The operator's own audit log: which command changed or read something, on which club. Append-only for web and worker. */
export const operatorActions = pgTable(
  'operator_actions',
  {
    id: uuid().primaryKey(),
    at: instant().notNull().defaultNow(),
    /** User of the machine and its name, or `worker`. */
    who: text().notNull(),
    command: text().notNull(),
    /** Slug, which stays when the club is removed. */
    club: text(),
    /** Without personal data. */
    details: text(),
  },
  table => [index('operator_actions_at_index').on(table.at)],
);

/**
 * What does not work now, as web, worker and backups noticed it, for doctor and metrics. A row is over at `until` unless
 * it is noticed again.
 */
export const outages = pgTable('outages', {
  name: text().primaryKey(),
  /** What to do, without personal data. */
  text: text().notNull(),
  since: instant().notNull(),
  until: instant().notNull(),
});
