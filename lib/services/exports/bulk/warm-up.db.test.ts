import { expect } from 'vitest';
import { test } from '@/testing/db/database';
import { warmUpTables } from './warm-up';

test('a worker prepares exports before there is a club', async ({ database }) => {
  await expect(warmUpTables(database.db)).resolves.toBeUndefined();
});
