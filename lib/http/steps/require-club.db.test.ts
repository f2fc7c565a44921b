import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { processConnection } from '@/db/client';
import { testDatabase } from '@/testing/db/database';
import { makeOfferingClub } from '@/testing/db/offering-club';
import { callApi } from '@/testing/http/call-api';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  await processConnection().close();
  await database.close();
});

describe('the club of an anonymous request', () => {
  it.each(['of this test', 'no-such-club'])(
    'is looked up once for handler, CORS and error texts (%s)',
    async name => {
      const { slug } = await makeOfferingClub(database.db);
      const execute = vi.spyOn(processConnection().db, 'execute');
      const club = name === 'no-such-club' ? name : slug;
      const answer = await callApi({
        method: 'POST',
        path: `/submits/memberships?club=${club}`,
        headers: { Origin: 'https://club.example', 'Accept-Language': 'de' },
        body: { firstName: 1 },
      });
      expect(answer.status).toBe(club === slug ? 400 : 404);
      const lookups = execute.mock.calls.filter(([sql]) => JSON.stringify(sql).includes('find_club_by_slug'));
      execute.mockRestore();
      expect(lookups).toHaveLength(1);
    },
  );
});
