import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';

/** An instant; `…_at` in the database. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

/** The club that owns the row: first in every key and index, and what row-level security compares. */
export const clubId = () => uuid().notNull();

/** UUIDv7, made by the application. */
export const recordId = () => uuid().notNull();

/** When the row was written; the application passes its clock, the database fills in what it left out. */
export const createdAt = () => instant().notNull().defaultNow();

/** Bytes, whole in memory: for pictures and pieces of files. */
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
