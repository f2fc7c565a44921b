import { runExport } from '@/server/worker/handlers/run-export';
import type { Rig } from '@/testing/worker/rig';

/** Runs an export until it has ended, repeatedly while it enqueues itself, as the queue does. */
export async function runToEnd(rig: Rig, clubId: string, jobId: string): Promise<string> {
  for (let run = 0; run < 100; run += 1) {
    await runExport(rig.runtime, { clubId, jobId });
    const [row] = await rig.owner<{ state: string }[]>`select state from export_jobs where id = ${jobId}`;
    if (row && row.state !== 'Running' && row.state !== 'Queued') return row.state;
  }
  throw new Error('The export came to no end');
}
