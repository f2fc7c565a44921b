import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Lists the migrations of a folder, oldest first. The database knows them by their time.
 * @param {string} [folder]
 * @returns {{ name: string; time: number }[]}
 */
export function listMigrations(folder = path.resolve('db/migrations')) {
  /** @type {{ entries: { tag: string; when: number }[] }} */
  const { entries } = JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8'));
  return entries.map(({ tag, when }) => ({ name: tag, time: when }));
}
