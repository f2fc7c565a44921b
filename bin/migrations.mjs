import { readFileSync } from 'node:fs';
import path from 'node:path';

const journal = path.resolve('db/migrations/meta/_journal.json');

/**
 * Lists the migrations of this checkout, oldest first. Drizzle applies those whose time is after that of the newest one
 * in the database.
 * @returns {{ name: string; time: number }[]}
 */
export function listMigrations() {
  /** @type {{ entries: { tag: string; when: number }[] }} */
  const { entries } = JSON.parse(readFileSync(journal, 'utf8'));
  return entries.map(({ tag, when }) => ({ name: tag, time: when }));
}
