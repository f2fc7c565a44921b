import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { processConnection } from '@/db/client';
import { mails } from '@/db/schema/mail';
import { submissionHistory } from '@/db/schema/submissions';
import { webhookDeliveries } from '@/db/schema/webhooks';
import { queueMail } from '@/lib/mail/queue-mail';
import { createWebhook } from '@/lib/services/webhooks/create';
import { recordEvent } from '@/lib/webhooks/record-event';
import { startWorker } from '@/server/worker/worker';
import { testDatabase } from '@/testing/db/database';
import { openRig, type Rig } from '@/testing/worker/rig';

describe('a job that kills its worker each time', () => {
  let rig: Rig;
  beforeAll(async () => {
    rig = await openRig(await testDatabase());
  });
  afterAll(async () => {
    await processConnection().close();
    await rig.close();
  });

  it('is given up after the last attempt, and staff see its mail or delivery as failed', async () => {
    const submissionId = await rig.addSubmission();
    await createWebhook(rig.ctx, {
      name: 'CRM',
      url: 'https://127.0.0.1:1/',
      subscribedEvents: ['ApplicationReceived'],
      isActive: true,
    });
    await rig.inClub(async tx => {
      const to = { address: 'zoe@example.org', name: '' };
      await queueMail(tx, rig.ctx, {
        type: 'MembershipAccepted',
        to,
        locale: 'de',
        submissionId,
        variables: {},
      });
      await recordEvent(tx, rig.ctx, { type: 'ApplicationReceived', submissionId: null, data: {} });
    });
    // State of these jobs after the last of many workers died with them.
    await rig.owner`
      update pgboss.job set state = 'active', retry_count = retry_limit,
        started_on = now() - interval '5 minutes', heartbeat_on = now() - interval '5 minutes'
      where name in ('send-mail', 'deliver-webhook')`;
    const worker = await startWorker();
    try {
      const states = () =>
        rig.inClub(async tx => [
          ...(await tx.select({ state: mails.state, why: mails.lastError }).from(mails)),
          ...(await tx.select({ state: webhookDeliveries.status }).from(webhookDeliveries)),
        ]);
      await vi.waitFor(
        async () =>
          expect(await states()).toEqual([{ state: 'Failed', why: 'TriesExhausted' }, { state: 'Failed' }]),
        { timeout: 50_000, interval: 500 },
      );
    } finally {
      await worker.stop();
    }
    const history = await rig.inClub(tx =>
      tx.select().from(submissionHistory).where(eq(submissionHistory.submissionId, submissionId)),
    );
    expect(history).toMatchObject([{ type: 'EmailFailed', property: 'MembershipAccepted' }]);
  }, 90_000);
});
