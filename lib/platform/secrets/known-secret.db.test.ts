import { expect } from 'vitest';
import { test } from '@/testing/db/database';
import { assertKnownSecret, forgetFormerSecrets, hasKnownSecret, WrongSecret } from './known-secret';

const one = { APP_SECRET: 'the first secret of an installation', APP_SECRET_PREVIOUS: [] };
const other = { APP_SECRET: 'a secret that was made anew by mistake', APP_SECRET_PREVIOUS: [] };
const rotated = { ...other, APP_SECRET_PREVIOUS: [one.APP_SECRET] };

test('the first start stores a fingerprint of APP_SECRET, and each later one refuses another secret', async ({
  database: { db, asOwner },
}) => {
  expect(await hasKnownSecret(db, one)).toBe(true);
  await assertKnownSecret(db, one);
  await assertKnownSecret(db, one);
  expect(await hasKnownSecret(db, other)).toBe(false);
  await expect(assertKnownSecret(db, other)).rejects.toThrow(WrongSecret);
  const rows = await asOwner(
    sql => sql<{ fingerprint: string }[]>`select fingerprint from secret_fingerprints`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.fingerprint).toMatch(/^[0-9a-f]{16}$/);
});

test('while keys rotate both secrets are needed, and after that the new one alone', async ({
  database: { db },
}) => {
  await assertKnownSecret(db, rotated);
  await expect(assertKnownSecret(db, one)).rejects.toThrow(
    /^APP_SECRET is not the one .*APP_SECRET_PREVIOUS/,
  );
  await expect(assertKnownSecret(db, other)).rejects.toThrow(WrongSecret);
  await forgetFormerSecrets(db, other);
  await assertKnownSecret(db, other);
  await expect(assertKnownSecret(db, one)).rejects.toThrow(WrongSecret);
});

test('of two first starts at the same moment with different secrets one is refused', async ({
  database: { db, asOwner },
}) => {
  await asOwner(sql => sql`delete from secret_fingerprints`);
  const starts = await Promise.allSettled([assertKnownSecret(db, one), assertKnownSecret(db, other)]);
  expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
