import { sql } from 'drizzle-orm';
import {
  bigint,
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
import { clubForeignKey } from './clubs';
import { bytea, clubId, createdAt, instant, recordId } from './columns';
import { actorKindEnum, exportJobStateEnum, exportJobTypeEnum } from './enums';

export const exportJobs = pgTable(
  'export_jobs',
  {
    clubId: clubId(),
    id: recordId(),
    type: exportJobTypeEnum().notNull(),
    format: text(),
    state: exportJobStateEnum().notNull().default('Queued'),
    /** The requested filter, if the job was not for a list of ids. */
    filter: jsonb().$type<Record<string, unknown>>(),
    /** Columns and formats of the table when the job began: every chunk must use the same. */
    layout: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    total: integer().notNull().default(0),
    done: integer().notNull().default(0),
    requestedBy: uuid(),
    requestedByKind: actorKindEnum().notNull().default('System'),
    /** The departments to which the requesting user was limited; null if the file may have any submission. */
    departmentIds: uuid().array(),
    createdAt: createdAt(),
    startedAt: instant(),
    finishedAt: instant(),
    expiresAt: instant(),
    error: text(),
    /** Runs since the last chunk was stored. After too many the job fails. */
    tries: integer().notNull().default(0),
    /** Bytes of all files in the ZIP, before compression. */
    byteCount: bigint({ mode: 'number' }),
    /** Key of the job's file, which has personal data of many people. Removed with the file. */
    fileKeyEncrypted: text(),
  },
  table => [
    primaryKey({ name: 'export_jobs_pk', columns: [table.clubId, table.id] }),
    clubForeignKey('export_jobs_club_fk', table),
    index('export_jobs_created_index').on(table.clubId, table.createdAt, table.id),
    check('export_jobs_progress', sql`${table.done} between 0 and ${table.total}`),
  ],
);

/**
 * Chunks of an export job's file. Any worker makes any chunk from its submissions, in any order. `byte_count` is null
 * until then, so the chunks are also the checkpoint. In the order of `position` they have the content of the ZIP, which
 * is put together when it is downloaded. The bytes are in `data`, or in an object of the operator's store (ADR 0026);
 * they and `notes` are encrypted.
 */
export const exportChunks = pgTable(
  'export_chunks',
  {
    clubId: clubId(),
    jobId: uuid().notNull(),
    position: integer().notNull(),
    submissionIds: uuid().array().notNull().default(sql`'{}'`),
    data: bytea(),
    objectId: uuid(),
    /** What belongs to the bytes: names and sizes of the files in them, lines of the index or the report. */
    notes: bytea(),
    /** Bytes of the ZIP's files in this chunk, before compression. */
    byteCount: integer(),
  },
  table => [
    primaryKey({ name: 'export_chunks_pk', columns: [table.clubId, table.jobId, table.position] }),
    foreignKey({
      name: 'export_chunks_job_fk',
      columns: [table.clubId, table.jobId],
      foreignColumns: [exportJobs.clubId, exportJobs.id],
    }).onDelete('cascade'),
    unique('export_chunks_object_unique').on(table.clubId, table.objectId),
    check(
      'export_chunks_whole',
      sql`num_nonnulls(${table.data}, ${table.objectId}) = num_nonnulls(${table.byteCount})`,
    ),
  ],
);

/**
 * Objects in the operator's store, also those that are still being written. An object without a chunk must be removed.
 * Its row is deleted after the object; so no object is lost, whatever crashes in between.
 */
export const exportObjects = pgTable(
  'export_objects',
  {
    clubId: clubId(),
    id: recordId(),
    /** The job may already be deleted. */
    jobId: uuid().notNull(),
    createdAt: instant().notNull(),
    /** When a chunk used it, or when that was given up; null while it is being written. */
    settledAt: instant(),
  },
  table => [
    primaryKey({ name: 'export_objects_pk', columns: [table.clubId, table.id] }),
    clubForeignKey('export_objects_club_fk', table),
  ],
);

/** A club's own profile for its administration software: columns, order and formats. */
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
    clubForeignKey('export_profiles_club_fk', table),
    unique('export_profiles_name_unique').on(table.clubId, table.name),
  ],
);
