import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { clubId, instant, recordId } from './columns';
import { apiKeys } from './users';

/** Requests with an API key, kept for seven days. Their ids are UUIDv7 of the start, so they are in its order. */
export const apiRequests = pgTable(
  'api_requests',
  {
    clubId: clubId(),
    apiKeyId: uuid().notNull(),
    id: recordId(),
    at: instant().notNull(),
    method: text().notNull(),
    path: text().notNull(),
    status: smallint().notNull(),
    durationMs: integer().notNull(),
    requestId: text().notNull(),
    /** Code of the problem, if the request was refused. */
    problem: text(),
  },
  table => [
    primaryKey({ name: 'api_requests_pk', columns: [table.clubId, table.apiKeyId, table.id] }),
    foreignKey({
      name: 'api_requests_key_fk',
      columns: [table.clubId, table.apiKeyId],
      foreignColumns: [apiKeys.clubId, apiKeys.id],
    }).onDelete('cascade'),
    index('api_requests_at_index').on(table.clubId, table.at),
    index('api_requests_failed_index')
      .on(table.clubId, table.apiKeyId, table.id)
      .where(sql`${table.status} >= 400`),
  ],
);
