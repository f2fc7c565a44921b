import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submissionBankAccounts } from '@/db/schema/submissions';
import { env } from '@/lib/env';
import { keyRing } from '@/lib/platform/crypto/keys';
import { decryptField } from '@/lib/platform/crypto/record-encryption';
import { ibanField } from '@/lib/services/submissions/encrypted-fields';
import { ibanHash } from '@/lib/services/submissions/submit/bank-account';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeFullApplication } from '@/testing/db/factories';
import { makeOfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { encryptedTables, rotateKeys, shortLivedColumns } from './rotate';

const nextSecret = 'the next secret of this installation, long enough';
const nextRing = (purpose: string, previous: string[]) => keyRing(purpose, nextSecret, previous);

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

describe('a rotation of keys', () => {
  it('lists every encrypted column of the database', async () => {
    const rows = await database.db.execute(sql`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and column_name like '%\\_encrypted' and table_name <> 'users'
    `);
    const known = encryptedTables.flatMap(({ table, columns }) =>
      columns.map(column => `${table}.${column}`),
    );
    expect([...known, ...shortLivedColumns]).toEqual(
      expect.arrayContaining(
        [...rows].map(row => row.name).filter(name => name !== 'submission_history.is_encrypted'),
      ),
    );
  });

  it('encrypts every record again, works without the old secret afterwards, and changes nothing the second time', async () => {
    const club = await makeOfferingClub(database.db, { showSignature: true });
    await makeFullApplication(club);
    const keys = {
      fields: nextRing('field-encryption', [env().APP_SECRET]),
      hash: nextRing('keyed-hash', []),
    };
    expect(await rotateKeys(database.db, keys)).toBeGreaterThan(2);
    expect(await rotateKeys(database.db, keys)).toBe(0);

    const [account] = await withClub({ db: database.db, clubId: club.clubId }, tx =>
      tx.select().from(submissionBankAccounts),
    );
    if (!account) throw new Error('The application has no bank account');
    const onlyNew = nextRing('field-encryption', []);
    const iban = decryptField(account.ibanEncrypted, ibanField(club.clubId, account.submissionId), onlyNew);
    expect(iban).toBe('DE89370400440532013000');
    expect(account.ibanHash).toBe(ibanHash(club.clubId, iban, keys.hash.current));
  });

  it('stops at a record whose key is missing', async () => {
    const club = await makeOfferingClub(database.db, { showSignature: true });
    await makeFullApplication(club);
    const keys = {
      fields: keyRing('field-encryption', `another ${nextSecret}`, []),
      hash: nextRing('keyed-hash', []),
    };
    await expect(rotateKeys(database.db, keys)).rejects.toThrow(/No key/);
  });
});
