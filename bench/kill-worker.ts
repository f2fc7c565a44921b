import { connect } from '@/db/client';
import { migrate } from '@/db/migrate';
import { killWorkerRounds } from '@/lib/jobs/testing/kill-worker-rounds';
import { openRig } from '@/lib/jobs/testing/rig';

/** Prints the figures of so many kills; false where something was lost. */
export async function measure(rounds: number, url: string): Promise<boolean> {
  await migrate(url);
  const rig = await openRig({ url, ...connect(url) });
  const began = performance.now();
  const figures = await killWorkerRounds(rig, rounds);
  await rig.close();
  const { delaysMs, errors } = figures;
  const at = (share: number) => Math.round(delaysMs[Math.floor((delaysMs.length - 1) * share)] ?? 0);
  console.log(`kills of the worker          ${rounds}`);
  console.log(
    `mails arrived                ${figures.mailsArrived} of ${rounds}, twice ${figures.mailsDoubled}`,
  );
  console.log(
    `events arrived               ${figures.eventsArrived} of ${rounds}, twice ${figures.eventsDoubled}`,
  );
  console.log(`commit to arrival, ms        p50 ${at(0.5)}, p95 ${at(0.95)}, max ${at(1)}`);
  console.log(`errors logged by workers     ${errors.length}`);
  console.log(`took                         ${Math.round((performance.now() - began) / 1000)} s`);
  for (const error of errors.slice(0, 5)) console.log(error);
  return figures.mailsArrived === rounds && figures.eventsArrived === rounds;
}
