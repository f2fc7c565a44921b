import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { migrationsFolder } from '@/server/database/migrations';

/**
 * Copies the migrations of this code into a new temporary folder, without the last `leftOut`, and adds `further` ones, which
 * are SQL by name. Returns the folder; the caller deletes it.
 */
export async function copyMigrations(further: Record<string, string> = {}, leftOut = 0): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'eintritt-migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const { entries } = JSON.parse(await readFile(file, 'utf8'));
  const kept = entries.slice(0, entries.length - leftOut);
  for (const [index, [name, text]] of Object.entries(further).entries()) {
    kept.push({ ...entries[0], tag: name, when: 1_900_000_000_000 + index });
    await writeFile(path.join(folder, `${name}.sql`), text);
  }
  await writeFile(file, JSON.stringify({ entries: kept }));
  return folder;
}
