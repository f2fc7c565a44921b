import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { supervise } from '@/bin/supervised.mjs';
import { processConnection } from '@/db/client';
import { queueMail } from '@/lib/mail/queue-mail';
import { systemCtx } from '@/lib/platform/context';
import { countSetAsideJobs, discardSetAsideJob, listSetAsideJobs } from '@/lib/queue/suspect-jobs';
import { retryOutboxMail } from '@/lib/services/outbox/retry';
import { createWebhook } from '@/lib/services/webhooks/create';
import { recordEvent } from '@/lib/webhooks/record-event';
import { testDatabase } from '@/testing/db/database';
import { startHttpReceiver } from '@/testing/worker/http-receiver';
import { openRig, type Rig } from '@/testing/worker/rig';
import { startSmtpReceiver } from '@/testing/worker/smtp-receiver';
import { bundleWorker, type WorkerProgram } from '@/testing/worker/worker-process';

describe('a job that kills its worker three times', () => {
  let rig: Rig;
  let program: WorkerProgram;
  beforeAll(async () => {
    rig = await openRig(await testDatabase());
    program = await bundleWorker();
  });
  afterAll(async () => {
    program.remove();
    await processConnection().close();
    await rig.close();
  });

  /** Lets the queue notice at once that the heartbeats of killed workers have ended. */
  const noticeDeath = () => rig.owner`
    update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`;

  it('is set aside while the other jobs go on, and staff see its mail as failed and send it again', {
    timeout: 240_000,
  }, async () => {
    const smtp = await startSmtpReceiver();
    const receiver = await startHttpReceiver();
    const arrived: string[] = [];
    let deaths = 0;
    let workerPid = 0;
    let isPoisonous = true;
    smtp.beforeAnswer(async ({ mail }) => {
      if (isPoisonous && mail.subject?.includes('poison')) {
        deaths += 1;
        process.kill(workerPid, 'SIGKILL');
        throw new Error('the client is gone');
      }
      arrived.push(mail.subject?.split(' · ').at(-1) ?? '');
    });
    receiver.answer((_request, response) => {
      arrived.push('event');
      response.writeHead(204).end();
    });
    await createWebhook(rig.ctx, {
      name: 'CRM',
      url: receiver.url,
      subscribedEvents: ['ApplicationReceived'],
      isActive: true,
    });
    const queue = (clubName: string) =>
      rig.inClub(async tx => {
        const to = { address: 'zoe@example.org', name: '' };
        await queueMail(tx, rig.ctx, {
          type: 'MembershipAccepted',
          to,
          locale: 'en',
          variables: { clubName },
        });
        await recordEvent(tx, rig.ctx, { type: 'ApplicationReceived', submissionId: null, data: {} });
      });
    const states: { isRunning: boolean; crashes: number }[] = [];
    await queue('poison');
    const worker = supervise('worker', {
      cwd: process.cwd(),
      onGivenUp: message => expect.unreachable(message),
      isVital: false,
      env: { ...process.env, SMTP_URL: smtp.url, LOG_LEVEL: 'silent' },
      script: [program.file],
      onState: state => states.push(state),
      onStarted: pid => {
        workerPid = pid;
      },
    });
    try {
      const until = async (isTrue: () => Promise<boolean> | boolean) => {
        for (const end = Date.now() + 120_000; !(await isTrue()) && Date.now() < end; ) {
          await noticeDeath();
          await delay(250);
        }
      };
      await queue('first');
      await until(async () => (await countSetAsideJobs(rig.db)) === 1);
      await queue('second');
      // A mail that was on its way when its worker died may arrive twice.
      const hasArrived = () => ['first', 'second'].every(subject => arrived.includes(subject));
      await until(() => hasArrived() && arrived.filter(what => what === 'event').length >= 3);
      expect(deaths).toBe(3);
      expect(states.filter(({ isRunning }) => !isRunning).map(({ crashes }) => crashes)).toEqual([1, 2, 3]);
      expect(arrived.toSorted()).toEqual(
        expect.arrayContaining(['first', 'second', 'event', 'event', 'event']),
      );
      const [job] = await listSetAsideJobs(rig.db);
      expect(job?.queue).toBe('send-mail');
      const [mail] = await rig.owner`select id, state, last_error from mails where state = 'Failed'`;
      expect(mail).toMatchObject({ state: 'Failed', last_error: 'TriesExhausted' });
      expect(job?.payload).toEqual({ clubId: rig.clubId, mailId: mail?.id });

      isPoisonous = false;
      if (job) await discardSetAsideJob(rig.db, job);
      await retryOutboxMail({ ...rig.ctx, ...systemCtx({}) }, mail?.id);
      await until(() => arrived.includes('poison'));
      expect(arrived).toContain('poison');
      expect([await countSetAsideJobs(rig.db), deaths]).toEqual([0, 3]);
    } finally {
      await worker.stop('SIGINT');
      await receiver.close();
      await smtp.close();
    }
  });
});
