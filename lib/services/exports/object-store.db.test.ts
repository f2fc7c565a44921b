import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Ctx } from '@/lib/platform/context';
import { runNightlyTasks } from '@/lib/services/nightly/run-nightly-tasks';
import { removeSubmission } from '@/lib/services/submissions/decide/remove';
import { expireExport } from '@/server/worker/handlers/expire-export';
import { removeExportObjects } from '@/server/worker/handlers/remove-export-objects';
import { runExport } from '@/server/worker/handlers/run-export';
import { testDatabase } from '@/testing/db/database';
import { makeApplication, makeFamilyApplication, makeFullApplication, staffOf } from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { type ObjectServer, startObjectServer } from '@/testing/exports/object-server';
import { readZip } from '@/testing/exports/read-zip';
import { runToEnd } from '@/testing/exports/run-exports';
import { openRig, type Rig } from '@/testing/worker/rig';
import { cancelExportJob } from './cancel';
import { openExportFile } from './open-file';
import { getExportJob } from './read';
import { startExport } from './start';

let rig: Rig;
let server: ObjectServer;
let club: OfferingClub;
let clerk: Ctx;
const ids: string[] = [];

beforeAll(async () => {
  server = await startObjectServer();
  rig = await openRig(await testDatabase(), server.settings);
  club = await makeOfferingClub(rig.db, { needConfirmation: false });
  clerk = await staffOf(club, 'Clerk', new Date());
  ids.push(await makeFullApplication(club), await makeFamilyApplication(club));
});
beforeEach(async () => {
  server.failWith(null);
  await removeExportObjects(rig.runtime, { clubId: club.clubId });
});
afterAll(async () => {
  await rig.close();
  await server.close();
});

const inClub = () => ({ clubId: club.clubId });
const objectsOf = (jobId: string) => [...server.objects.keys()].filter(name => name.includes(jobId));
const known = async (jobId: string) =>
  (await rig.owner`select 1 from export_objects where job_id = ${jobId}`).length;
const fileOf = async (id: string) => {
  const { stream } = await openExportFile(clerk, id);
  return Buffer.from(await new Response(stream).arrayBuffer());
};

async function exported(wanted: string[] = ids): Promise<string> {
  const { id } = await startExport(clerk, { type: 'Pdf', request: { ids: wanted } });
  expect(await runToEnd(rig, club.clubId, id)).toBe('Completed');
  return id;
}

async function started(wanted: string[]): Promise<{ id: string; build: () => Promise<string> }> {
  const { id } = await startExport(clerk, { type: 'Csv', request: { ids: wanted } });
  await rig.owner`update export_jobs set state = 'Running', started_at = now() where id = ${id}`;
  const build = () => rig.runtime.exports.build({ ...inClub(), jobId: id, position: 0 });
  return { id, build };
}

/** Runs the removals enqueued since `before`, like the queue. Returns their number. */
async function removalsSince(before: number): Promise<number> {
  const asked = (await rig.jobs('remove-export-objects')).slice(before);
  for (const { payload } of asked) await removeExportObjects(rig.runtime, payload);
  return asked.length;
}
const removals = async () => (await rig.jobs('remove-export-objects')).length;

describe('a file in the object store', () => {
  it('has its chunks there, encrypted, and not in the database', async () => {
    const id = await exported();
    expect(objectsOf(id)).toHaveLength(1);
    const [object] = objectsOf(id).map(name => server.objects.get(name));
    expect(object?.length).toBeGreaterThan(10_000);
    for (const mark of ['PK\u0003\u0004', '%PDF-', 'Groß']) expect(object?.includes(mark)).toBe(false);
    const rows = await rig.owner<{ inRow: boolean }[]>`
      select data is not null as "inRow" from export_chunks where job_id = ${id} order by position`;
    expect(rows.map(({ inRow }) => inRow)).toEqual([false]);
  });

  it('is downloaded with all its entries', async () => {
    expect(await readZip(await fileOf(await exported()))).toHaveLength(ids.length + 1);
  });

  it('is cut off if the store becomes unavailable', async () => {
    const id = await exported();
    server.failWith(503);
    await expect(fileOf(id)).rejects.toMatchObject({ name: 'StoreUnavailable' });
  });

  it('is refused if its bytes were replaced', async () => {
    const id = await exported();
    const [name = ''] = objectsOf(id);
    const bytes = Buffer.from(server.objects.get(name) ?? '');
    bytes[100] = (bytes[100] ?? 0) ^ 1;
    server.objects.set(name, bytes);
    await expect(fileOf(id)).rejects.toThrow();
  });
});

describe('objects of a removed file', () => {
  it.each([
    ['it is removed', (id: string) => cancelExportJob(clerk, { id, precondition: null })],
    [
      'it expires',
      (id: string) => {
        const now = () => new Date(Date.now() + 49 * 3_600_000);
        return expireExport({ ...rig.runtime, now }, { ...inClub(), jobId: id });
      },
    ],
    [
      'the nightly run removes its job',
      (id: string) => rig.owner`delete from export_jobs where id = ${id}`.then(runNightly),
    ],
  ])('are removed when %s', async (_, end) => {
    const id = await exported();
    const other = await exported();
    const before = await removals();
    await end(id);
    expect(await removalsSince(before)).toBe(1);
    expect([objectsOf(id).length, await known(id)]).toEqual([0, 0]);
    expect(objectsOf(other)).toHaveLength(1);
    expect(await readZip(await fileOf(other))).toHaveLength(ids.length + 1);
  });

  it('are removed with a person in them, and the chunk of a running export is built anew', async () => {
    const gone = await makeApplication(club, { lastName: 'Vergessen' });
    const done = await exported([gone]);
    const running = await started([gone, ...ids]);
    expect(await running.build()).toBe('Stored');
    const [old = ''] = objectsOf(running.id);
    const before = await removals();
    await removeSubmission(clerk, { kind: 'Membership', id: gone, precondition: null });
    await removalsSince(before);
    expect([...objectsOf(done), ...objectsOf(running.id)]).toEqual([]);
    expect(await runToEnd(rig, club.clubId, running.id)).toBe('Completed');
    expect(objectsOf(running.id)).toHaveLength(1);
    expect(objectsOf(running.id)).not.toContain(old);
    expect((await readZip(await fileOf(running.id)))[0]?.data.toString()).not.toContain('Vergessen');
  });

  it('stay listed for removal while the store is unavailable', async () => {
    const id = await exported();
    await cancelExportJob(clerk, { id, precondition: null });
    server.failWith(503);
    await expect(removeExportObjects(rig.runtime, inClub())).rejects.toMatchObject({
      name: 'StoreUnavailable',
    });
    expect([objectsOf(id).length, await known(id)]).toEqual([1, 1]);
    server.failWith(null);
    const before = await removals();
    await runNightly();
    expect(await removalsSince(before)).toBe(1);
    expect([objectsOf(id).length, await known(id)]).toEqual([0, 0]);
  });

  it('are removed if the job was cancelled during their upload', async () => {
    const { id, build } = await started(ids);
    const { promise: built, resolve } = Promise.withResolvers<string>();
    const before = await removals();
    await rig.owner.begin(async sql => {
      await sql`select 1 from export_jobs where club_id = ${club.clubId} and id = ${id} for update`;
      resolve(build());
      await expect.poll(() => objectsOf(id).length, { timeout: 10_000 }).toBe(1);
      await sql`update export_jobs set state = 'Cancelled' where id = ${id}`;
    });
    expect(await built).toBe('JobEnded');
    expect(await removalsSince(before)).toBe(1);
    expect([objectsOf(id).length, await known(id)]).toEqual([0, 0]);
  });

  it('are removed after their worker crashed, once no upload of it can still run', async () => {
    const { id, build } = await started(ids);
    expect(await build()).toBe('Stored');
    await rig.owner`update export_chunks set object_id = null, byte_count = null where job_id = ${id}`;
    await rig.owner`update export_objects set settled_at = null where job_id = ${id}`;
    await removeExportObjects(rig.runtime, inClub());
    expect(objectsOf(id)).toHaveLength(1);
    const now = () => new Date(Date.now() + 16 * 60_000);
    await removeExportObjects({ ...rig.runtime, now }, inClub());
    expect([objectsOf(id).length, await known(id)]).toEqual([0, 0]);
  });
});

/** Runs the nightly run of the next day, after those of this file. */
async function runNightly(): Promise<void> {
  runCount += 1;
  const now = new Date(Date.now() + runCount * 24 * 3_600_000);
  await runNightlyTasks({ ...club.ctx, actor: { kind: 'System' }, now }, { isStopping: () => false });
}
let runCount = 0;

describe('an export while the store is unavailable', () => {
  it('waits, loses nothing, and continues when the store is available again', async () => {
    const { id } = await startExport(clerk, { type: 'Csv', request: { ids } });
    const job = { ...inClub(), jobId: id };
    const runs = async () => (await rig.jobs('run-export')).filter(({ payload }) => payload.jobId === id);
    server.failWith(503);
    for (let run = 0; run < 10; run += 1) await runExport(rig.runtime, job);
    expect((await getExportJob(clerk, id)).job).toMatchObject({ state: 'Running', done: 0 });
    const next = (await runs()).at(-1)?.startAfter.getTime() ?? 0;
    expect(next).toBeGreaterThan(Date.now() + 20_000);
    server.failWith(null);
    expect(await runToEnd(rig, club.clubId, id)).toBe('Completed');
    expect(await readZip(await fileOf(id))).toHaveLength(1);
  });

  it('ends after a day', async () => {
    const { id } = await startExport(clerk, { type: 'Csv', request: { ids } });
    const job = { ...inClub(), jobId: id };
    server.failWith(503);
    await runExport(rig.runtime, job);
    await runExport({ ...rig.runtime, now: () => new Date(Date.now() + 25 * 3_600_000) }, job);
    expect((await getExportJob(clerk, id)).job.state).toBe('Failed');
  });
});
