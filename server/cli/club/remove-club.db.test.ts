import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { env } from '@/lib/env';
import { enqueue } from '@/lib/queue/enqueue';
import { removeDueClubs } from '@/lib/services/clubs/remove';
import { setState } from '@/lib/services/clubs/set-state';
import { startExport } from '@/lib/services/exports/start';
import { createUserWithPassword } from '@/lib/services/users/create-with-password';
import { placeOf } from '@/server/database/backup/place';
import { removeExportObjects } from '@/server/worker/handlers/remove-export-objects';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import {
  makeApiKey,
  makeFamilyApplication,
  makeFullApplication,
  makeUser,
  staffOf,
} from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { type ObjectServer, startObjectServer } from '@/testing/exports/object-server';
import { runToEnd } from '@/testing/exports/run-exports';
import { callJson } from '@/testing/http/call-api';
import { openRig, type Rig } from '@/testing/worker/rig';
import { exportClub } from './export-club';
import { importClub } from './import-club';
import { countRows, listClubs } from './manage-clubs';

const person = { firstName: 'Cleo', lastName: 'Clerk', password: 'a-long-password-of-cleo' };
const key = 'a key of one file in tests, and of nothing else';
let server: ObjectServer;
let database: TestDatabase;
let rig: Rig;
let folder: string;
let club: OfferingClub;
let neighbour: OfferingClub;

beforeAll(async () => {
  server = await startObjectServer();
  database = await testDatabase();
  rig = await openRig(database, { ...server.settings, RATE_LIMIT_SCALE: '0' });
  folder = await mkdtemp(path.join(os.tmpdir(), 'eintritt-remove-'));
  club = await makeOfferingClub(rig.db);
  neighbour = await makeOfferingClub(rig.db);
  for (const one of [club, neighbour]) {
    await makeFullApplication(one);
    await makeFamilyApplication(one);
    await makeApiKey(one, 'Manager');
    const clerk = await staffOf(one, 'Clerk', new Date());
    const { id } = await startExport(clerk, { type: 'Pdf', request: {} });
    expect(await runToEnd(rig, one.clubId, id)).toBe('Completed');
  }
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await rig.close();
  await server.close();
});

const remove = (now: Date) =>
  removeDueClubs({
    db: rig.db,
    now,
    removeFiles: clubId => removeExportObjects(rig.runtime, { clubId }),
  });
const later = (days: number) => new Date(Date.now() + days * 86_400_000);

/** Every row of every table, in all schemas of the product, that names one of these texts. */
async function rowsWith(texts: readonly string[]): Promise<string[]> {
  return database.asOwner(async sql => {
    const tables = await sql<{ name: string }[]>`
      select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'pgboss', 'drizzle') and c.relkind = 'r' order by 1`;
    const found: string[] = [];
    for (const { name } of tables) {
      const [row] = await sql.unsafe(
        `select count(*)::int as rows from ${name} t where exists (select from unnest($1::text[]) one where t::text ilike '%' || one || '%')`,
        [[...texts]],
      );
      if (row?.rows > 0) found.push(`${name}: ${row?.rows}`);
    }
    return found;
  });
}

const objectsOf = ({ clubId }: OfferingClub) =>
  [...server.objects.keys()].filter(name => name.includes(clubId));

describe('a suspended club', () => {
  it('has closed forms, refuses sign-in, sessions and keys in words, and works as before once it is resumed', async () => {
    const token = await makeApiKey(club, 'Viewer');
    const email = `${club.slug}@clerk.example`;
    await createUserWithPassword(club.ctx, { ...person, email, role: 'Clerk' });
    const signIn = () =>
      callJson({ method: 'POST', path: '/auth/login', body: { email, password: person.password } });
    const form = () => callJson({ path: `/public/clubs/${club.slug}/forms/membership` });
    const list = () => callJson({ path: '/submits', token });
    expect((await form()).record.closed).toBeNull();
    expect((await list()).status).toBe(200);
    await setState(rig.db, club.clubId, { suspendedAt: new Date(), removeAfter: null });
    await expect.poll(async () => (await list()).status, { timeout: 30_000 }).toBe(403);
    expect((await list()).record).toMatchObject({
      type: expect.stringMatching(/forbidden$/),
      detail: expect.stringMatching(/^The operator of this installation has suspended the club/),
    });
    expect((await form()).record.closed).toEqual({ reason: 'SwitchedOff', text: '' });
    expect(await signIn()).toMatchObject({
      status: 403,
      record: { detail: expect.stringMatching(/has suspended the club/) },
    });
    await setState(rig.db, club.clubId, { suspendedAt: null, removeAfter: null });
    await expect.poll(async () => (await list()).status, { timeout: 30_000 }).toBe(200);
    expect((await form()).record.closed).toBeNull();
    expect((await signIn()).status).toBe(200);
  });
});

describe('a club that is removed', () => {
  it('stays while it waits and when the removal was undone', async () => {
    // The log of requests is written after their answers.
    const count = async () =>
      (await countRows(database.url, club.clubId)).filter(({ table }) => table !== 'api_requests');
    const before = await count();
    await setState(rig.db, club.clubId, { suspendedAt: new Date(), removeAfter: later(14) });
    await remove(later(13));
    expect(await count()).toEqual(before);
    await setState(rig.db, club.clubId, { suspendedAt: null, removeAfter: null });
    await remove(later(15));
    expect(await count()).toEqual(before);
    expect(objectsOf(club).length).toBeGreaterThan(0);
  });

  it('leaves no row in any table, no file in the store and no job, and comes back from its file', async () => {
    const file = placeOf(path.join(folder, 'gone.club'));
    const given = { url: database.url, key, appSecret: env().APP_SECRET, slug: club.slug };
    const exported = await exportClub({ ...given, isTemplate: false }, file);
    await rig.db.transaction(tx => enqueue(tx, 'run-night', { clubId: club.clubId }));
    const people = await database.asOwner(
      sql => sql<{ id: string; email: string }[]>`
        select u.id, u.email from users u join club_users m on m.user_id = u.id where m.club_id = ${club.clubId}`,
    );
    const traces = [club.clubId, club.slug, ...people.flatMap(({ id, email }) => [id, email])];
    const stranger = await makeUser(neighbour, 'Clerk');
    const ofBoth = people[0]?.id ?? '';
    await withClub(neighbour.ctx, tx =>
      tx.execute(
        `insert into club_users (club_id, user_id, role) values ('${neighbour.clubId}', '${ofBoth}', 'Viewer')`,
      ),
    );
    const others = await countRows(database.url, neighbour.clubId);
    await setState(rig.db, club.clubId, { suspendedAt: new Date(), removeAfter: later(14) });
    await remove(later(15));
    const kept = traces.filter(text => text !== ofBoth && text !== people[0]?.email && text !== club.slug);
    expect(await rowsWith(kept)).toEqual([]);
    expect(await rowsWith([club.slug])).toEqual(['operator_actions: 1']);
    expect(objectsOf(club)).toEqual([]);
    expect(objectsOf(neighbour).length).toBeGreaterThan(0);
    expect(await countRows(database.url, neighbour.clubId)).toEqual(others);
    expect(await rowsWith([stranger.id])).not.toEqual([]);
    expect((await listClubs(database.url)).map(({ slug }) => slug)).not.toContain(club.slug);
    const imported = await importClub({ url: database.url, key, appSecret: env().APP_SECRET }, file);
    expect(imported.rows).toBeGreaterThan(exported.rows - people.length - 1);
    expect(await listClubs(database.url, club.slug)).toMatchObject([{ submissions: 2, suspendedAt: null }]);
  });

  it('is removed also while another one that is due cannot be, which is tried again at the next time', async () => {
    const due = [await makeOfferingClub(rig.db), await makeOfferingClub(rig.db)].map(one => one.clubId);
    for (const clubId of due)
      await setState(rig.db, clubId, { suspendedAt: new Date(), removeAfter: later(0) });
    const left = async () =>
      (await listClubs(database.url)).map(({ id }) => id).filter(id => due.includes(id));
    const failed: string[] = [];
    const removeFiles = async (clubId: string) => {
      if (failed.length > 0) return;
      failed.push(clubId);
      throw new Error('these files cannot be removed');
    };
    await removeDueClubs({ db: rig.db, now: later(1), removeFiles });
    expect(await left()).toEqual(failed);
    await removeDueClubs({ db: rig.db, now: later(1), removeFiles });
    expect(await left()).toEqual([]);
  });

  it('stays whole while the store of its files does not answer', async () => {
    const before = await countRows(database.url, neighbour.clubId);
    await setState(rig.db, neighbour.clubId, { suspendedAt: new Date(), removeAfter: later(0) });
    server.failWith(503);
    await remove(later(1));
    const rows = (counts: typeof before) => counts.filter(({ table }) => table !== 'export_chunks');
    expect(rows(await countRows(database.url, neighbour.clubId))).toEqual(rows(before));
    server.failWith(null);
    await remove(later(1));
    expect(await countRows(database.url, neighbour.clubId)).toEqual([]);
    expect(objectsOf(neighbour)).toEqual([]);
  });
});
