import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { clubs } from './clubs';
import { bytea, clubId, createdAt, instant, recordId } from './columns';
import { exportJobStateEnum, exportJobTypeEnum } from './enums';

export const exportJobs = pgTable(
  'export_jobs',
  {
    clubId: clubId(),
    id: recordId(),
    type: exportJobTypeEnum().notNull(),
    format: text(),
    state: exportJobStateEnum().notNull().default('Queued'),
    filter: jsonb().$type<Record<string, unknown>>(),
    total: integer().notNull().default(0),
    done: integer().notNull().default(0),
    requestedBy: uuid(),
    createdAt: createdAt(),
    startedAt: instant(),
    finishedAt: instant(),
    expiresAt: instant(),
    error: text(),
    byteCount: integer(),
  },
  table => [
    primaryKey({ name: 'export_jobs_pk', columns: [table.clubId, table.id] }),
    foreignKey({ name: 'export_jobs_club_fk', columns: [table.clubId], foreignColumns: [clubs.id] }).onDelete(
      'cascade',
    ),
    index('export_jobs_created_index').on(table.clubId, table.createdAt, table.id),
    check('export_jobs_progress', sql`${table.done} between 0 and ${table.total}`),
  ],
);

/** The submissions of a job in the order of its file; `is_done` is the checkpoint. */
export const exportEntries = pgTable(
  'export_entries',
  {
    clubId: clubId(),
    jobId: uuid().notNull(),
    position: integer().notNull(),
    submissionId: uuid().notNull(),
    isDone: boolean().notNull().default(false),
  },
  table => [
    primaryKey({ name: 'export_entries_pk', columns: [table.clubId, table.jobId, table.position] }),
    foreignKey({
      name: 'export_entries_job_fk',
      columns: [table.clubId, table.jobId],
      foreignColumns: [exportJobs.clubId, exportJobs.id],
    }).onDelete('cascade'),
  ],
);

/** The finished file in pieces, so that it is written and read as a stream. */
export const exportChunks = pgTable(
  'export_chunks',
  {
    clubId: clubId(),
    jobId: uuid().notNull(),
    position: integer().notNull(),
    data: bytea().notNull(),
  },
  table => [
    primaryKey({ name: 'export_chunks_pk', columns: [table.clubId, table.jobId, table.position] }),
    foreignKey({
      name: 'export_chunks_job_fk',
      columns: [table.clubId, table.jobId],
      foreignColumns: [exportJobs.clubId, exportJobs.id],
    }).onDelete('cascade'),
  ],
);

/** A club's own profile for its administration software: columns, order and forms of values. */
export const exportProfiles = pgTable(
  'export_profiles',
  {
    clubId: clubId(),
    id: recordId(),
    name: text().notNull(),
    settings: jsonb().$type<Record<string, unknown>>().notNull(),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ name: 'export_profiles_pk', columns: [table.clubId, table.id] }),
    foreignKey({
      name: 'export_profiles_club_fk',
      columns: [table.clubId],
      foreignColumns: [clubs.id],
    }).onDelete('cascade'),
    unique('export_profiles_name_unique').on(table.clubId, table.name),
  ],
);
