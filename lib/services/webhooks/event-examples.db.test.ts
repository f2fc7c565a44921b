import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { webhookEvents as storedEvents } from '@/db/schema/webhooks';
import { makeStatusToken } from '@/lib/auth/status-token';
import { webhookEvents } from '@/lib/contracts/webhook-events';
import type { Ctx } from '@/lib/platform/context';
import { startExport } from '@/lib/services/exports/start';
import { confirmSubmission } from '@/lib/services/submissions/confirm/confirm';
import { acceptSubmission } from '@/lib/services/submissions/decide/accept';
import { denySubmission } from '@/lib/services/submissions/decide/deny';
import { removeSubmission } from '@/lib/services/submissions/decide/remove';
import { patchMembership } from '@/lib/services/submissions/patch/patch-membership';
import { answerQuestion } from '@/lib/services/submissions/questions/answer';
import { askQuestion } from '@/lib/services/submissions/questions/ask';
import { testDatabase } from '@/testing/db/database';
import { makeApplication, staffOf } from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { runToEnd } from '@/testing/exports/run-exports';
import { subscribe } from '@/testing/webhooks/subscribe';
import { openRig, type Rig } from '@/testing/worker/rig';
import { testWebhook } from './try';

let rig: Rig;
let club: OfferingClub;
/** Bodies of the service's own events, by type: one application goes each way. */
let sent: Map<string, unknown>;

beforeAll(async () => {
  rig = await openRig(await testDatabase());
  club = await makeOfferingClub(rig.db);
  const clerk = await staffOf(club, 'Clerk');
  const later: Ctx = { ...clerk, now: new Date(clerk.now.getTime() + 3_600_000) };

  const id = await confirmedApplication(clerk);
  await patchMembership(later, { id, precondition: null, patch: { phone: '0228 999' } });
  await askQuestion(clerk, { submissionId: id, text: 'Wie lautet die Hausnummer?' });
  const owner = { clubId: club.clubId, submissionId: id, guardianId: null };
  const { clubId: _, ...visitor } = club.memberCtx;
  await answerQuestion({ ...visitor, now: later.now }, makeStatusToken(owner, 'aenne@example.org'), {
    answer: '1',
  });
  const job = await startExport(clerk, { type: 'Pdf', request: { ids: [id] } });
  await runToEnd(rig, club.clubId, job.id);
  await acceptSubmission(later, { id, sendEmail: false });
  await denySubmission(later, { id: await confirmedApplication(clerk), sendEmail: false });
  const removed = { kind: 'Membership', id: await confirmedApplication(clerk), precondition: null } as const;
  await removeSubmission(later, removed);
  await testWebhook(later, await subscribe(club.ctx, 'http://127.0.0.1:9/'));

  const rows = await withClub(club.ctx, tx =>
    tx.select().from(storedEvents).where(eq(storedEvents.clubId, club.clubId)).orderBy(storedEvents.id),
  );
  sent = new Map();
  for (const { type, createdAt: timestamp, data } of rows) {
    const isOfLast = ['ApplicationReceived', 'EmailConfirmed'].includes(type) && sent.has(type);
    if (!isOfLast) sent.set(type, { type, timestamp: timestamp.toISOString(), data });
  }
});
afterAll(() => rig.close());

async function confirmedApplication(clerk: Ctx): Promise<string> {
  const id = await makeApplication(club);
  await confirmSubmission(
    { ...clerk, now: new Date(clerk.now.getTime() + 60_000) },
    { kind: 'Membership', id },
  );
  return id;
}

it.each(webhookEvents)('the example of $type is what the service sends', ({ type, schema }) => {
  const body = sent.get(type);
  expect(schema.parse(body)).toEqual(body);
  expect(outlineOf(body)).toEqual(outlineOf(schema.meta()?.example));
});

/** What an example has in common with a real body: members, what is empty, `kind`, `state` and `type`, and which instants are the event's. */
function outlineOf(body: unknown): unknown {
  const { timestamp } = Object(body);
  const outline = (name: string, value: unknown): unknown => {
    if (value === '' || value === null || ['kind', 'state', 'type'].includes(name)) return value;
    if (value === timestamp) return 'instant of the event';
    if (typeof value !== 'object') return typeof value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, outline(key, one)]));
  };
  return outline('', body);
}
