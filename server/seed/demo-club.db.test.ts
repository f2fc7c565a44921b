import { expect } from 'vitest';
import { test } from '@/testing/db/database';
import { seedDemoClub } from './demo-club';

test('the demo club is made in one transaction, with its form and 400 submissions', async ({ database }) => {
  await seedDemoClub(database.db);
  const [made] = await database.asOwner(
    owner => owner`
      select count(*)::int as count from submissions s join clubs c on c.id = s.club_id where c.slug = 'demo'`,
  );
  expect(made).toEqual({ count: 400 });
}, 60_000);
