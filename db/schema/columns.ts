import { customType, jsonb, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Translations } from '@/lib/rules/texts/translations';

/** An instant; `…_at` in the database. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

/** The club that owns the row: first column of every key and index; row-level security compares it. */
export const clubId = () => uuid().notNull();

/** UUIDv7, made by the application. */
export const recordId = () => uuid().notNull();

/** Time of writing. The application passes its clock; the default applies if it does not. */
export const createdAt = () => instant().notNull().defaultNow();

/** The texts of the row in other languages than the club's; `Text` names the columns that have texts (ADR 0032). */
export const translations = <Text extends string, Value = string>() =>
  jsonb().$type<Translations<Text, Value>>().notNull().default({});

/** Bytes, held in memory as a whole: for images and chunks of files. */
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
