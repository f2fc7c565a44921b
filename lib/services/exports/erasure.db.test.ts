import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataPrivacySettings } from '@/db/schema/forms';
import type { Ctx } from '@/lib/platform/context';
import { anonymizeDue } from '@/lib/services/retention/anonymize-due';
import { denySubmission } from '@/lib/services/submissions/decide/deny';
import { removeSubmission } from '@/lib/services/submissions/decide/remove';
import { testDatabase } from '@/testing/db/database';
import { makeApplication, staffOf } from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { readZip } from '@/testing/exports/read-zip';
import { runToEnd } from '@/testing/exports/run-exports';
import { openRig, type Rig } from '@/testing/worker/rig';
import { openExportFile } from './open-file';
import { getExportJob } from './read';
import { startExport } from './start';

let rig: Rig;
let club: OfferingClub;
let clerk: Ctx;

beforeAll(async () => {
  rig = await openRig(await testDatabase());
  club = await makeOfferingClub(rig.db, { needConfirmation: false });
  clerk = await staffOf(club, 'Clerk', new Date());
});
afterAll(() => rig.close());

const stateOf = async (id: string) => (await getExportJob(clerk, id)).job.state;

async function exported(ids: string[]): Promise<string> {
  const { id } = await startExport(clerk, { type: 'Csv', request: { ids } });
  expect(await runToEnd(rig, club.clubId, id)).toBe('Completed');
  return id;
}

async function tableOf(id: string): Promise<string> {
  const { stream } = await openExportFile(clerk, id);
  const [table] = await readZip(Buffer.from(await new Response(stream).arrayBuffer()));
  return table?.data.toString() ?? '';
}

async function isGone(id: string): Promise<boolean> {
  const [left] = await rig.owner<{ chunks: number; key: string | null }[]>`
    select file_key_encrypted as key, (select count(*)::int from export_chunks where job_id = ${id}) as chunks
    from export_jobs where id = ${id}`;
  return left?.key === null && left.chunks === 0;
}

const remove = (id: string) => removeSubmission(clerk, { kind: 'Membership', id, precondition: null });

describe('an export file that contains a person', () => {
  it('is removed with the application of that person, and no other file is', async () => {
    const [gone, stays] = [await makeApplication(club), await makeApplication(club)];
    const naming = await exported([stays, gone]);
    const other = await exported([stays]);
    await remove(gone);
    expect(await isGone(naming)).toBe(true);
    expect([await stateOf(naming), await stateOf(other)]).toEqual(['Expired', 'Completed']);
    await expect(tableOf(naming)).rejects.toMatchObject({ code: 'expired' });
    const audits = await rig.owner`
      select 1 from audit_entries where record_id = ${naming} and action = 'Deleted'`;
    expect(audits).toHaveLength(1);
  });

  it('is removed when the nightly run anonymises the application', async () => {
    const denied = await makeApplication(club);
    await denySubmission(clerk, { id: denied, sendEmail: false });
    const naming = await exported([denied]);
    await withClub(club.ctx, tx =>
      tx
        .update(dataPrivacySettings)
        .set({ rejectedDays: 1 })
        .where(eq(dataPrivacySettings.clubId, club.clubId)),
    );
    const now = new Date(Date.now() + 2 * 86_400_000);
    expect(await anonymizeDue({ ...clerk, actor: { kind: 'System' }, now }, 10)).toBe(1);
    expect(await isGone(naming)).toBe(true);
  });

  it('stays if the application could not be deleted', async () => {
    const id = await makeApplication(club);
    const naming = await exported([id]);
    await expect(
      removeSubmission(clerk, { kind: 'Membership', id, precondition: ['"v0"'] }),
    ).rejects.toMatchObject({ code: 'precondition-failed' });
    expect(await stateOf(naming)).toBe('Completed');
  });
});

describe('a running export', () => {
  it('rebuilds a chunk if one of its submissions is deleted meanwhile', async () => {
    const [gone, stays] = [
      await makeApplication(club, { lastName: 'Vergessen' }),
      await makeApplication(club, { lastName: 'Bleibt' }),
    ];
    const { id } = await startExport(clerk, { type: 'Csv', request: { ids: [gone, stays] } });
    await rig.owner`update export_jobs set state = 'Running', started_at = now() where id = ${id}`;
    const place = { clubId: club.clubId, jobId: id, position: 0 };
    expect(await rig.runtime.exports.build(place)).toBe('Stored');
    await remove(gone);
    expect((await getExportJob(clerk, id)).job).toMatchObject({ state: 'Running', done: 0 });
    expect(await runToEnd(rig, club.clubId, id)).toBe('Completed');
    const table = await tableOf(id);
    expect(table).not.toContain('Vergessen');
    expect(table).toContain('Bleibt');
  });

  it('stores no chunk that was read before one of its submissions was deleted', async () => {
    const gone = await makeApplication(club, { lastName: 'Ebennoch' });
    const { id } = await startExport(clerk, { type: 'Csv', request: { ids: [gone] } });
    await rig.owner`update export_jobs set state = 'Running', started_at = now() where id = ${id}`;
    const { promise: built, resolve } = Promise.withResolvers<unknown>();
    await rig.owner.begin(async sql => {
      await sql`select 1 from export_jobs where id = ${id} for update`;
      resolve(rig.runtime.exports.build({ clubId: club.clubId, jobId: id, position: 0 }));
      await expect
        .poll(async () => {
          const waiting = await rig.owner`select 1 from pg_stat_activity where wait_event_type = 'Lock'
            and datname = current_database() and query like '%export_jobs%for update%'`;
          return waiting.length;
        })
        .toBeGreaterThan(0);
      await sql`delete from submissions where id = ${gone}`;
    });
    expect(await built).toBe('Stored');
    expect(await runToEnd(rig, club.clubId, id)).toBe('Completed');
    expect(await tableOf(id)).not.toContain('Ebennoch');
  });
});
