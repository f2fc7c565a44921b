import { setTimeout as delay } from 'node:timers/promises';
import { queueMail } from '@/lib/mail/queue-mail';
import { createWebhook } from '@/lib/services/webhooks/create';
import { recordEvent } from '@/lib/webhooks/record-event';
import { startHttpReceiver } from './http-receiver';
import type { Rig } from './rig';
import { startSmtpReceiver } from './smtp-receiver';
import { bundleWorker } from './worker-process';

export type KillFigures = {
  readonly rounds: number;
  readonly mailsArrived: number;
  readonly eventsArrived: number;
  /** Mails that the server accepted more than once, and events that the receiver got more than once. */
  readonly mailsDoubled: number;
  readonly eventsDoubled: number;
  /** Milliseconds from the commit to the arrival of each mail and event, ascending. */
  readonly delaysMs: readonly number[];
  /** Errors that workers logged. */
  readonly errors: readonly string[];
};

const drainTimeoutMs = 180_000;

/**
 * In each round one transaction queues a mail and an event, and the worker is killed (-9) before it can finish them:
 * alternately while both servers delay their answers, and at a random moment after the commit. At the end one worker
 * does all remaining jobs.
 */
export async function killWorkerRounds(rig: Rig, rounds: number): Promise<KillFigures> {
  const smtp = await startSmtpReceiver();
  const receiver = await startHttpReceiver();
  const program = await bundleWorker();
  const env = { SMTP_URL: smtp.url, LOG_LEVEL: 'error' };
  const logs: string[] = [];
  const committedAt = new Map<string, number>();
  const arrivedAt = new Map<string, number[]>();
  const arrive = (what: string) => arrivedAt.set(what, [...(arrivedAt.get(what) ?? []), Date.now()]);
  let hold: { reached: () => void } | null = null;

  smtp.beforeAnswer(async ({ mail }) => {
    if (hold) {
      hold.reached();
      throw new Error('held');
    }
    arrive(`mail ${mail.subject?.split(' · ').at(-1)}`);
  });
  receiver.answer(({ body }, response) => {
    arrive(`event ${roundOf(body)}`);
    if (hold) hold.reached();
    else response.writeHead(204).end();
  });
  await createWebhook(rig.ctx, {
    name: 'Recorder',
    url: receiver.url,
    subscribedEvents: ['ApplicationReceived'],
    isActive: true,
  });

  for (let round = 0; round < rounds; round += 1) {
    const worker = await program.start(env);
    const isHeld = round % 2 === 0;
    const bothReached = new Promise<void>(resolve => {
      let left = 2;
      const reached = () => {
        left -= 1;
        if (left === 0) resolve();
      };
      hold = isHeld ? { reached } : null;
    });
    await rig.inClub(async tx => {
      const to = { address: 'member@example.org', name: '' };
      const variables = { clubName: `round ${round}` };
      await queueMail(tx, rig.ctx, { type: 'MembershipAccepted', to, locale: 'en', variables });
      await recordEvent(tx, rig.ctx, { type: 'ApplicationReceived', submissionId: null, data: { round } });
    });
    committedAt.set(`mail round ${round}`, Date.now());
    committedAt.set(`event ${round}`, Date.now());
    if (isHeld) await bothReached;
    else await delay(Math.random() * 40);
    await worker.kill();
    hold = null;
    logs.push(worker.log());
  }

  const last = await program.start(env);
  const open = () => rig.owner`
    select 1 from mails where state = 'Queued'
    union all select 1 from webhook_deliveries where status in ('Pending', 'Retrying')`;
  for (const began = Date.now(); (await open()).length > 0 && Date.now() - began < drainTimeoutMs; )
    await delay(200);
  await last.stop();
  logs.push(last.log());
  program.remove();
  await receiver.close();
  await smtp.close();

  const taken = (kind: string) =>
    [...committedAt.keys()].filter(what => what.startsWith(kind)).map(what => arrivedAt.get(what) ?? []);
  const delaysMs = [...committedAt].flatMap(([what, at]) =>
    (arrivedAt.get(what) ?? []).slice(-1).map(end => end - at),
  );
  return {
    rounds,
    mailsArrived: taken('mail').filter(times => times.length > 0).length,
    eventsArrived: taken('event').filter(times => times.length > 0).length,
    mailsDoubled: taken('mail').filter(times => times.length > 1).length,
    eventsDoubled: taken('event').filter(times => times.length > 1).length,
    delaysMs: delaysMs.toSorted((a, b) => a - b),
    errors: logs.flatMap(log => log.split('\n').filter(Boolean)),
  };
}

function roundOf(body: string): string {
  return /"round":(\d+)/.exec(body)?.[1] ?? '';
}
