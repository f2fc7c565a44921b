import { setTimeout as delay } from 'node:timers/promises';
import { withClub } from '@/db/client';
import { queueMail } from '@/lib/mail/queue-mail';
import { recordEvent } from '@/lib/webhooks/record-event';
import { limits } from '@/server/worker/deliveries/limits';
import { subscribe } from '@/testing/webhooks/subscribe';
import { startHttpReceiver } from '@/testing/worker/http-receiver';
import type { Rig } from '@/testing/worker/rig';
import { startSmtpReceiver } from '@/testing/worker/smtp-receiver';
import { bundleWorker } from '@/testing/worker/worker-process';
import type { Promises } from './promises';

export type WorkerSizes = { readonly kills: number; readonly deliveries: number; readonly mails: number };

const subscriptions = 20;
const mailsAtATime = 4;
/** A lease of 25 s, or the heartbeat that the queue misses, and a minute. */
const lastArrivalMaxMs = 85_000;

/**
 * One club's events to twenty subscriptions, and mails, while the worker is killed (-9) again and again at moments
 * that follow `random`, spread over the whole; the last worker finishes what the dead left.
 */
export async function killWorker(
  rig: Rig,
  sizes: WorkerSizes,
  random: () => number,
  promises: Promises,
): Promise<void> {
  const receiver = await startHttpReceiver();
  const smtp = await startSmtpReceiver();
  const program = await bundleWorker();
  const env = { SMTP_URL: smtp.url, LOG_LEVEL: 'error' };
  for (let index = 0; index < subscriptions; index += 1) {
    await subscribe(rig.ctx, `${receiver.url}/${index}`);
  }
  const events = Math.ceil(sizes.deliveries / subscriptions);
  const expected = events * subscriptions;
  const began = performance.now();
  const writing = write(rig, events, sizes.mails);

  let worker = await program.start(env);
  for (let kill = 1; kill <= sizes.kills; kill += 1) {
    const share = (kill - 0.5) / sizes.kills;
    await until(() => receiver.requests.length >= expected * share);
    await delay(random() * 100);
    await worker.kill();
    worker = await program.start(env);
  }
  const lastKill = performance.now();
  await writing;
  await until(async () => (await open(rig)) === 0, lastArrivalMaxMs);
  const finishedMs = performance.now() - lastKill;
  await worker.stop();
  program.remove();
  await Promise.all([receiver.close(), smtp.close()]);

  const pairs = receiver.requests.map(({ path, headers }) => `${headers['webhook-id']} ${path}`);
  const known = await rig.owner<{ id: string; number: number }[]>`
    select id, (data->>'number')::int as number from webhook_events where club_id = ${rig.clubId}`;
  const numberOf = new Map(known.map(({ id, number }) => [id, number]));
  const strangers = receiver.requests.filter(
    ({ headers, body }) => numberOf.get(headers['webhook-id'] ?? '') !== JSON.parse(body).data.number,
  );
  const arrived = new Set(pairs).size;
  const doubled = pairs.length - arrived;
  const mails = smtp.mails.map(({ mail }) => mail.subject ?? '').filter(text => /number \d+/.test(text));
  const mailsArrived = new Set(mails).size;
  const doubledMax = sizes.kills * limits.runningOfClub;
  const mailsDoubledMax = sizes.kills * mailsAtATime;
  promises.tell('kills of the worker', sizes.kills);
  promises.tell('seconds', Math.round((performance.now() - began) / 1000));
  promises.hold('deliveries lost', expected - arrived, `0 of ${expected}`, arrived === expected);
  promises.hold('deliveries doubled', doubled, `at most ${doubledMax}`, doubled <= doubledMax);
  promises.hold('under an id of another event', strangers.length, '0', strangers.length === 0);
  promises.hold(
    'mails lost',
    sizes.mails - mailsArrived,
    `0 of ${sizes.mails}`,
    mailsArrived === sizes.mails,
  );
  promises.hold(
    'mails doubled',
    mails.length - mailsArrived,
    `at most ${mailsDoubledMax}`,
    mails.length - mailsArrived <= mailsDoubledMax,
  );
  promises.hold(
    'seconds from the last kill to the last of them',
    Math.round(finishedMs / 1000),
    `at most ${lastArrivalMaxMs / 1000}`,
    finishedMs <= lastArrivalMaxMs,
  );
}

async function write(rig: Rig, events: number, mails: number): Promise<void> {
  for (let number = 0; number < Math.max(events, mails); number += 1) {
    const ctx = { ...rig.ctx, now: new Date() };
    await withClub(ctx, async tx => {
      if (number < events) {
        await recordEvent(tx, ctx, { type: 'ApplicationReceived', submissionId: null, data: { number } });
      }
      if (number < mails) {
        const to = { address: `member-${number}@example.org`, name: '' };
        const variables = { clubName: `number ${number}` };
        await queueMail(tx, ctx, { type: 'MembershipAccepted', to, locale: 'en', variables });
      }
    });
  }
}

async function open(rig: Rig): Promise<number> {
  const [row] = await rig.owner<{ open: number }[]>`
    select (select count(*) from webhook_deliveries where club_id = ${rig.clubId} and status in ('Pending', 'Retrying'))::int
         + (select count(*) from mails where club_id = ${rig.clubId} and state = 'Queued')::int as open`;
  return row?.open ?? 0;
}

async function until(condition: () => boolean | Promise<boolean>, timeoutMs = 120_000): Promise<void> {
  for (const end = Date.now() + timeoutMs; !(await condition()) && Date.now() < end; ) await delay(20);
}
