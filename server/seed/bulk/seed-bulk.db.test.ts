import { expect } from 'vitest';
import { test } from '@/testing/db/database';
import { clubSizes } from './club-sizes';
import { seedBulk } from './seed-bulk';

test('each seeded club has its number of complete submissions, numbered without gaps', async ({
  database,
}) => {
  const progress: number[] = [];
  await seedBulk({
    db: database.db,
    ownerUrl: database.url,
    clubs: 3,
    submissions: 90,
    seed: 1,
    password: 'a-random-one',
    now: new Date('2026-06-15T10:00:00Z'),
    onProgress: done => progress.push(done),
  });
  const clubs = await database.asOwner(
    owner => owner`
      select count(*)::int as count, max(number) as "lastNumber",
        (select value from club_counters c where c.club_id = s.club_id and name = 'submission') as counter,
        count(*) filter (where exists (
          select from submission_history h where h.club_id = s.club_id and h.submission_id = s.id
        ))::int as "withHistory",
        count(*) filter (where exists (
          select from submission_memberships m where m.club_id = s.club_id and m.submission_id = s.id
        ) = (kind = 'Membership'))::int as whole
      from submissions s group by club_id order by count desc, club_id`,
  );
  const expected = clubSizes(3, 90)
    .sort((one, other) => other - one)
    .map(size => ({ count: size, lastNumber: size, counter: size, withHistory: size, whole: size }));
  expect([...clubs]).toEqual(expected);
  expect(progress.at(-1)).toBe(90);
});
