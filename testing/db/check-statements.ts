import { afterAll, expect, inject } from 'vitest';
import { statementChannel } from '@/db/statement-channel';
import { isOfImport, isOfRowSecurity, listUnknownLookUps } from './every-club';
import { listUnnamed } from './named-club';
import { isByTest } from './with-club';

/**
 * Setup of each file of database tests: every statement that the product sends must name the club of its tables
 * (ADR 0039). Look-ups that cannot are in `every-club.ts`. The file fails if a statement does not.
 */
const seen = new Set<string>();

function keep(text: unknown): void {
  if (!isByTest()) seen.add(String(text));
}

statementChannel.subscribe(keep);

afterAll(async () => {
  statementChannel.unsubscribe(keep);
  if (isOfRowSecurity(expect.getState().testPath ?? '')) return;
  const clubTables = new Set(inject('clubTables'));
  const faults: string[] = [];
  for (const text of seen) {
    if (isOfImport(text)) continue;
    const unnamed = [...(await listUnnamed(text, clubTables)), ...listUnknownLookUps(text)];
    if (unnamed.length > 0) faults.push(`${[...new Set(unnamed)].join(', ')} without the club: ${text}`);
  }
  expect(
    faults,
    'statements that do not name the club; those of a test itself use testing/db/with-club',
  ).toEqual([]);
});
