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
    /** What was asked for, if it was a filter. */
    filter: jsonb().$type<Record<string, unknown>>(),
    /** Columns and forms of the table as they were when the job began, so that every piece has the same. */
    layout: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    total: integer().notNull().default(0),
    done: integer().notNull().default(0),
    requestedBy: uuid(),
    requestedByKind: actorKindEnum().notNull().default('System'),
    createdAt: createdAt(),
    startedAt: instant(),
    finishedAt: instant(),
    expiresAt: instant(),
    error: text(),
    /** Runs that began since the last piece was stored; too many of them and the job fails. */
    tries: integer().notNull().default(0),
    byteCount: bigint({ mode: 'number' }),
    /** The key of the job's file, which is personal data of many people; gone with the file. */
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
 * The chunks of an export job's file. Any worker makes a chunk of the submissions that it names, in any order; until
 * then `byte_count` is null, so the chunks are the checkpoint too. In the order of `position` they are the ZIP. What
 * belongs to no submission (index, directory) is in the last chunks. The bytes are in `data`, or in an object of the
 * operator's store (ADR 0026); they and `notes` are encrypted.
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
    /** What the end of the file needs to know of the piece: names, checksums, sizes, lines of the index. */
    notes: bytea(),
    /** Bytes of the file in this piece. */
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
 * What was put into the operator's object store or is about to be. One that no piece is kept in is to be removed; its
 * row goes after it, so that no object is forgotten, whatever dies in between.
 */
export const exportObjects = pgTable(
  'export_objects',
  {
    clubId: clubId(),
    id: recordId(),
    /** Of a job that may be gone already. */
    jobId: uuid().notNull(),
    createdAt: instant().notNull(),
    /** When a piece was kept in it, or when that was given up; null while it is being put there. */
    settledAt: instant(),
  },
  table => [
    primaryKey({ name: 'export_objects_pk', columns: [table.clubId, table.id] }),
    clubForeignKey('export_objects_club_fk', table),
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
    clubForeignKey('export_profiles_club_fk', table),
    unique('export_profiles_name_unique').on(table.clubId, table.name),
  ],
);
