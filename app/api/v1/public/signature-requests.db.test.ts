import { afterAll, beforeAll, expect, it } from 'vitest';
import { processConnection } from '@/db/client';
import { testDatabase } from '@/testing/db/database';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { answerApi } from '@/testing/http/call-api';

let database: Awaited<ReturnType<typeof testDatabase>>;
let club: OfferingClub;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
});
afterAll(async () => {
  await processConnection().close();
  await database.close();
});

async function ask(address: string, key: string): Promise<string> {
  const request = new Request(`http://localhost:3000/api/v1/public/clubs/${club.slug}/signature-requests`, {
    method: 'POST',
    headers: { 'X-Client-Address': address, 'Idempotency-Key': key },
  });
  const response = await answerApi(request);
  expect(response.status).toBe(201);
  return (await response.json()).token;
}

it('repeats the answer of a key to its sender, and never to another sender with the same key', async () => {
  const first = await ask('192.0.2.1', 'one');
  expect(await ask('192.0.2.1', 'one')).toBe(first);
  expect(await ask('192.0.2.2', 'one')).not.toBe(first);
});
