import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Ctx } from '@/lib/platform/context';
import { openExportFile } from '@/lib/services/exports/open-file';
import { startExport } from '@/lib/services/exports/start';
import { testDatabase } from '@/testing/db/database';
import { makeFamilyApplication, makeFullApplication, staffOf } from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { copyApplication } from '@/testing/exports/copy-application';
import { readZip } from '@/testing/exports/read-zip';
import { openRig, type Rig } from '@/testing/worker/rig';
import { bundleWorker, type WorkerProgram } from '@/testing/worker/worker-process';

describe('a worker that is killed in the middle of an export', () => {
  let rig: Rig;
  let club: OfferingClub;
  let clerk: Ctx;
  let program: WorkerProgram;
  beforeAll(async () => {
    rig = await openRig(await testDatabase());
    club = await makeOfferingClub(rig.db);
    clerk = await staffOf(club, 'Clerk', new Date());
    await copyApplication(club.ctx, await makeFullApplication(club), 120);
    await copyApplication(club.ctx, await makeFamilyApplication(club), 78);
    program = await bundleWorker();
  });
  afterAll(async () => {
    program.remove();
    await rig.close();
  });

  it('leaves chunks, and the next worker continues: the file has every submission exactly once', {
    timeout: 240_000,
  }, async () => {
    const { id } = await startExport(clerk, { type: 'Pdf', request: {} });
    const job = async () => {
      const [row] = await rig.owner<{ state: string; done: number; total: number }[]>`
        select state, done, total from export_jobs where id = ${id}`;
      return row ?? { state: 'Gone', done: 0, total: 0 };
    };
    const first = await program.start({ LOG_LEVEL: 'error' });
    await vi.waitFor(async () => expect((await job()).done).toBeGreaterThan(0), 30_000);
    await first.kill();
    const killed = await job();
    expect(killed).toMatchObject({ state: 'Running', total: 200 });
    expect(killed.done).toBeLessThan(200);
    const second = await program.start({ LOG_LEVEL: 'error' });
    await vi.waitFor(async () => expect((await job()).state).toBe('Completed'), {
      timeout: 180_000,
      interval: 250,
    });
    expect(await second.stop()).toBe(0);
    expect((await job()).done).toBe(200);
    const { stream } = await openExportFile(clerk, id);
    const entries = await readZip(Buffer.from(await new Response(stream).arrayBuffer()));
    const names = entries.map(({ name }) => name);
    const numbers = names.filter(name => name.endsWith('.pdf')).map(name => Number(name.slice(11, 15)));
    expect(numbers).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
    const history = await rig.owner`
      select submission_id from submission_history where type = 'Exported' and actor_kind = 'User'`;
    expect(new Set(history.map(row => row.submission_id)).size).toBe(200);
    expect(history).toHaveLength(200);
  });
});
