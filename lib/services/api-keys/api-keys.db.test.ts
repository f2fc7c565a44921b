import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '@/db/schema/operations';
import { apiKeys, clubUsers } from '@/db/schema/users';
import { authenticate } from '@/lib/auth/authenticate';
import { forgetPrincipals } from '@/lib/auth/remembered-principals';
import { CreateApiKey } from '@/lib/contracts/users';
import type { Ctx } from '@/lib/platform/context';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeApiKey, refusalOf, staffOf, unknownIds } from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { createApiKey } from './create';
import { listApiKeys } from './read';
import { revokeApiKey } from './revoke';

let database: TestDatabase;
let club: OfferingClub;
let other: OfferingClub;
let admin: Ctx;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  other = await makeOfferingClub(database.db);
  admin = await staffOf(club, 'Admin');
});
afterAll(() => database.close());

const wish = CreateApiKey.parse({ name: 'CRM', role: 'Clerk' });
const later = (ms: number) => new Date(club.ctx.now.getTime() + ms);
const signIn = (key: string, now = club.ctx.now) =>
  authenticate(database.db, { method: 'GET', headers: new Headers({ Authorization: `Bearer ${key}` }) }, now);
const idOf = ({ actor }: Ctx) => ('id' in actor ? actor.id : '');
const refusedAt = async (key: string, now?: Date) => (await refusalOf(signIn(key, now))).code;

async function lastUse(id: string): Promise<string | null | undefined> {
  return (await listApiKeys(admin)).find(key => key.id === id)?.lastUsedAt;
}

describe('an API key', () => {
  it('is shown once, stored as a hash, and has its role', async () => {
    const { key, ...created } = await createApiKey(admin, wish);
    expect(key).toMatch(/^ek_[\w-]{43}$/);
    expect(created).toMatchObject({ name: 'CRM', lastFour: key.slice(-4), createdBy: 'Clara Clerk' });
    expect(await listApiKeys(admin)).toContainEqual(created);
    const stored = await database.asOwner(sql => sql`select * from api_keys where id = ${created.id}`);
    expect(JSON.stringify(stored)).not.toContain(key.slice(3, 30));
    expect(await signIn(key)).toEqual({
      clubId: club.clubId,
      actor: { kind: 'ApiKey', id: created.id, role: 'Clerk' },
    });
    const audit = await withClub(club.ctx, tx =>
      tx.select().from(auditEntries).where(eq(auditEntries.recordId, created.id)),
    );
    expect(audit).toMatchObject([{ action: 'Created', recordType: 'ApiKey', details: { role: 'Clerk' } }]);
  });

  it('is refused beyond 25 keys, not counting revoked ones', async () => {
    const full = await makeOfferingClub(database.db);
    const lead = await staffOf(full, 'Admin');
    const keys = await Promise.all(Array.from({ length: 25 }, () => createApiKey(lead, wish)));
    expect((await refusalOf(createApiKey(lead, wish))).code).toBe('limit-reached');
    await revokeApiKey(lead, keys[0]?.id ?? '');
    await createApiKey(lead, wish);
  });

  it('records its last use once a minute, also under parallel requests', async () => {
    const { key, id } = await createApiKey(admin, wish);
    expect(await lastUse(id)).toBeNull();
    await Promise.all(Array.from({ length: 10 }, () => signIn(key, later(1000))));
    await signIn(key, later(60_999));
    expect(await lastUse(id)).toBe(later(1000).toISOString());
    await signIn(key, later(62_000));
    expect(await lastUse(id)).toBe(later(62_000).toISOString());
  });

  it('ends at its expiry, which must be in the future at creation', async () => {
    const expiresAt = later(3_600_000).toISOString();
    const { key } = await createApiKey(admin, { ...wish, expiresAt });
    expect(await signIn(key, later(3_599_000))).not.toBeNull();
    expect(await refusedAt(key, later(3_600_000))).toBe('unauthenticated');
    const past = createApiKey(admin, { ...wish, expiresAt: later(0).toISOString() });
    expect((await refusalOf(past)).violations).toEqual([{ path: 'expiresAt', key: 'instantPast' }]);
  });

  it('ends at once when it is revoked, and is not listed any more', async () => {
    const { key, id } = await createApiKey(admin, wish);
    await signIn(key);
    await revokeApiKey(admin, id);
    forgetPrincipals(database.db);
    expect(await refusedAt(key)).toBe('unauthenticated');
    expect((await listApiKeys(admin)).map(one => one.id)).not.toContain(id);
    expect((await refusalOf(revokeApiKey(admin, id))).code).toBe('not-found');
  });

  it('cannot be given a higher role than that of its creator', async () => {
    const manager = await staffOf(club, 'Manager');
    const tries = (['Admin', 'Manager'] as const).map(role => createApiKey(manager, { ...wish, role }));
    const [refused, made] = await Promise.allSettled(tries);
    expect([refused?.status, made?.status]).toEqual(['rejected', 'fulfilled']);
  });

  it('cannot be made by a user or key that lost the role while the request came in', async () => {
    const manager = await staffOf(club, 'Manager');
    const { id } = await createApiKey(admin, { ...wish, role: 'Manager' });
    const program: Ctx = { ...admin, actor: { kind: 'ApiKey', id, role: 'Manager' } };
    await createApiKey(manager, wish);
    await createApiKey(program, wish);
    await withClub(club.ctx, tx =>
      tx
        .update(clubUsers)
        .set({ role: 'Clerk' })
        .where(eq(clubUsers.userId, idOf(manager))),
    );
    await revokeApiKey(admin, id);
    const before = await listApiKeys(admin);
    for (const ctx of [manager, program])
      expect((await refusalOf(createApiKey(ctx, wish))).code).toBe('forbidden');
    expect(await listApiKeys(admin)).toEqual(before);
  });

  it('answers 404 for another club and for a malformed id', async () => {
    const { id, key } = await createApiKey(admin, wish);
    const theirs = await staffOf(other, 'Admin');
    expect(await listApiKeys(theirs)).toEqual([]);
    expect((await refusalOf(revokeApiKey(theirs, id))).code).toBe('not-found');
    for (const one of unknownIds) expect((await refusalOf(revokeApiKey(admin, one))).code).toBe('not-found');
    expect(await signIn(key)).not.toBeNull();
    await makeApiKey(other, 'Viewer');
    const rows = await withClub(club.ctx, tx => tx.select({ clubId: apiKeys.clubId }).from(apiKeys));
    expect(new Set(rows.map(row => row.clubId))).toEqual(new Set([club.clubId]));
  });
});
