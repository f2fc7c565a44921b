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
import type { Report } from './report';

export type WorkerSizes = { readonly kills: number; readonly deliveries: number; readonly mails: number };

const subscriptions = 20;
const concurrentMails = 4;
/** A minute longer than a lease (25 s) or the heartbeat after which the queue retries a job. */
const lastArrivalMaxMs = 85_000;

/**
 * Kills (-9) the worker again and again while it sends one club's events to twenty subscriptions, and mails. `random`
 * chooses the moments. The last worker finishes what the killed ones left.
 */
export async function killWorker(
  rig: Rig,
  sizes: WorkerSizes,
  random: () => number,
  report: Report,
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
  const writing = writeEventsAndMails(rig, events, sizes.mails);

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
  await until(async () => (await countOpen(rig)) === 0, lastArrivalMaxMs);
  const finishedMs = performance.now() - lastKill;
  await worker.stop();
  program.remove();
  await Promise.all([receiver.close(), smtp.close()]);

  const pairs = receiver.requests.map(({ path, headers }) => `${headers['webhook-id']} ${path}`);
  const known = await rig.owner<{ id: string; number: number }[]>`
    select id, (data->>'number')::int as number from webhook_events where club_id = ${rig.clubId}`;
  const numberOf = new Map(known.map(({ id, number }) => [id, number]));
  const mismatched = receiver.requests.filter(
    ({ headers, body }) => numberOf.get(headers['webhook-id'] ?? '') !== JSON.parse(body).data.number,
  );
  const arrived = new Set(pairs).size;
  const duplicates = pairs.length - arrived;
  const mails = smtp.mails.map(({ mail }) => mail.subject ?? '').filter(text => /number \d+/.test(text));
  const mailsArrived = new Set(mails).size;
  const duplicatesMax = sizes.kills * limits.runningOfClub;
  const duplicateMailsMax = sizes.kills * concurrentMails;
  report.add('kills of the worker', sizes.kills);
  report.add('seconds', Math.round((performance.now() - began) / 1000));
  report.check('deliveries lost', expected - arrived, `0 of ${expected}`, arrived === expected);
  report.check('deliveries sent twice', duplicates, `at most ${duplicatesMax}`, duplicates <= duplicatesMax);
  report.check('sent with the id of another event', mismatched.length, '0', mismatched.length === 0);
  report.check('mails lost', sizes.mails - mailsArrived, `0 of ${sizes.mails}`, mailsArrived === sizes.mails);
  report.check(
    'mails sent twice',
    mails.length - mailsArrived,
    `at most ${duplicateMailsMax}`,
    mails.length - mailsArrived <= duplicateMailsMax,
  );
  report.check(
    'seconds from the last kill to the end',
    Math.round(finishedMs / 1000),
    `at most ${lastArrivalMaxMs / 1000}`,
    finishedMs <= lastArrivalMaxMs,
  );
}

async function writeEventsAndMails(rig: Rig, events: number, mails: number): Promise<void> {
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

async function countOpen(rig: Rig): Promise<number> {
  const [row] = await rig.owner<{ open: number }[]>`
    select (select count(*) from webhook_deliveries where club_id = ${rig.clubId} and status in ('Pending', 'Retrying'))::int
         + (select count(*) from mails where club_id = ${rig.clubId} and state = 'Queued')::int as open`;
  return row?.open ?? 0;
}

async function until(condition: () => boolean | Promise<boolean>, timeoutMs = 120_000): Promise<void> {
  for (const end = Date.now() + timeoutMs; !(await condition()) && Date.now() < end; ) await delay(20);
}
