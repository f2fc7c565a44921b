import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataPrivacySettings, usedFormTokens } from '@/db/schema/forms';
import { idempotencyRecords } from '@/db/schema/operations';
import { confirmations, submissions } from '@/db/schema/submissions';
import { FormCancellation } from '@/lib/contracts/forms';
import { store } from '@/lib/http/idempotency';
import type { Ctx } from '@/lib/platform/context';
import { updateCancellationForm } from '@/lib/services/forms/update-cancellation-form';
import { anonymizeDue } from '@/lib/services/retention/anonymize-due';
import { countDueSubmissions } from '@/lib/services/retention/count-due';
import { eraseIdentity } from '@/lib/services/retention/queries';
import { acceptSubmission } from '@/lib/services/submissions/decide/accept';
import { denySubmission } from '@/lib/services/submissions/decide/deny';
import { getSubmission } from '@/lib/services/submissions/get';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { everyRowOf } from '@/testing/db/every-row-of';
import {
  makeApplication,
  makeCancellation,
  makeChangeRequest,
  makeFullApplication,
  makeMinorApplication,
  refusalOf,
  staffOf,
  tracesOf,
} from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { dropDueEvidence } from './drop-due';

const dayMs = 24 * 3600 * 1000;
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const inDays = (club: OfferingClub, days: number): Ctx => ({
  ...club.ctx,
  actor: { kind: 'System' },
  now: new Date(club.ctx.now.getTime() + days * dayMs),
});

async function applyRetention(ctx: Ctx) {
  return { anonymized: await anonymizeDue(ctx, 200), evidenceDropped: await dropDueEvidence(ctx, 200) };
}

async function keep(club: OfferingClub, days: Partial<typeof dataPrivacySettings.$inferInsert>) {
  await withClub(club.ctx, tx =>
    tx.update(dataPrivacySettings).set(days).where(eq(dataPrivacySettings.clubId, club.clubId)),
  );
}

describe('retention', () => {
  it('leaves a person’s data in no table after the period, and keeps data for statistics', async () => {
    const club = await makeOfferingClub(database.db, { needConfirmation: false });
    const clerk = await staffOf(club, 'Clerk');
    const ids = [
      await makeFullApplication(club),
      await makeMinorApplication(club),
      await makeChangeRequest(club),
      await makeCancellation(club, { reason: 'Änne zieht um', comment: 'Grüße von Änne' }),
    ];
    for (const id of ids)
      await denySubmission(clerk, { id, sendEmail: true, reason: 'Änne kennt den Grund' });
    await keep(club, { rejectedDays: 180 });
    expect(await everyRowOf(database, club.clubId)).toMatch(/Änne/);

    expect(await applyRetention(inDays(club, 179))).toMatchObject({ anonymized: 0 });
    expect(await applyRetention(inDays(club, 181))).toMatchObject({ anonymized: 4 });

    const left = await everyRowOf(database, club.clubId);
    for (const trace of ['Änne', 'Groß', 'aenne', 'Rosenweg', 'iban_encrypted', 'image_encrypted'])
      expect(left, trace).not.toContain(trace);
    const view = await getSubmission(clerk, 'Membership', ids[0] ?? '');
    expect(view).toMatchObject({
      isAnonymized: true,
      state: 'Rejected',
      firstName: '',
      iban: null,
      signature: null,
    });
    expect(view.kind === 'Membership' && view.price.lines.length).toBeGreaterThan(0);
    for (const id of ids) expect((await tracesOf(database, club, id)).history.at(-1)).toBe('Anonymized');
  });

  it('keeps a predefined cancellation reason and clears free text', async () => {
    const club = await makeOfferingClub(database.db);
    const written = await makeCancellation(club, { reason: 'Streit mit Frau Groß' });
    const rule = { cancellationMode: 'Immediately', noticePeriod: { value: 0, unit: 'Days' } };
    await updateCancellationForm(club.ctx, FormCancellation.parse({ ...rule, reasons: ['Umzug'] }));
    const chosen = await makeCancellation(club, { reason: 'Umzug' });
    await keep(club, { unconfirmedDays: 30 });
    await applyRetention(inDays(club, 31));
    const reasonOf = async (id: string) => {
      const view = await getSubmission(club.ctx, 'Cancellation', id);
      return view.kind === 'Cancellation' ? view.reason : null;
    };
    expect([await reasonOf(written), await reasonOf(chosen)]).toEqual(['', 'Umzug']);
  });

  it('deletes the used form token and the stored response of a request', async () => {
    const club = await makeOfferingClub(database.db);
    const id = await makeApplication(club);
    const request = { clubId: club.clubId, caller: 'Member', path: '/submits/memberships', key: 'one' };
    const answer = { status: 201, headers: {}, body: JSON.stringify({ id }) };
    await store(club.ctx, { ...request, body: {}, now: club.ctx.now, isApart: false }, answer);
    const left = () =>
      withClub(club.ctx, async tx => [await tx.$count(usedFormTokens), await tx.$count(idempotencyRecords)]);
    expect(await left()).toEqual([1, 1]);
    await withClub(club.ctx, tx => eraseIdentity(tx, club.clubId, [id], club.ctx.now));
    expect(await left()).toEqual([0, 0]);
  });

  it('processes each submission once', async () => {
    const club = await makeOfferingClub(database.db);
    await makeApplication(club);
    await keep(club, { unconfirmedDays: 30 });
    const results = await Promise.all([applyRetention(inDays(club, 31)), applyRetention(inDays(club, 31))]);
    expect(results.reduce((sum, { anonymized }) => sum + anonymized, 0)).toBe(1);
    expect(await applyRetention(inDays(club, 32))).toEqual({ anonymized: 0, evidenceDropped: 0 });
  });

  it('keeps submissions for ever with a period of 0 days, and changes no other club', async () => {
    const [club, other] = [await makeOfferingClub(database.db), await makeOfferingClub(database.db)];
    const id = await makeApplication(other);
    await makeApplication(club);
    await keep(club, { unconfirmedDays: 0, rejectedDays: 0, acceptedDays: 0 });
    expect(await applyRetention(inDays(club, 36_000))).toMatchObject({ anonymized: 0 });
    expect(await getSubmission(other.ctx, 'Membership', id)).toMatchObject({ isAnonymized: false });
  });

  it('deletes evidence after its own period and keeps the rest', async () => {
    const club = await makeOfferingClub(database.db);
    const id = await makeApplication(club);
    await withClub(club.ctx, tx =>
      tx.update(submissions).set({ originIp: '192.0.2.7' }).where(eq(submissions.id, id)),
    );
    await keep(club, { unconfirmedDays: 0, evidenceDays: 10 });
    expect(await applyRetention(inDays(club, 11))).toEqual({ anonymized: 0, evidenceDropped: 1 });
    const [row] = await withClub(club.ctx, tx =>
      tx
        .select({ ip: submissions.originIp, name: submissions.firstName })
        .from(submissions)
        .where(sql`id = ${id}`),
    );
    expect(row).toMatchObject({ ip: null, name: expect.stringMatching(/./) });
  });

  it('deletes the IP address of the confirmation also if staff entered the submission', async () => {
    const club = await makeOfferingClub(database.db);
    const id = await makeApplication(club);
    const noOrigin = { originIp: null, originUrl: null, originUserAgent: null };
    await withClub(club.ctx, async tx => {
      await tx.update(submissions).set(noOrigin).where(eq(submissions.id, id));
      await tx
        .update(confirmations)
        .set({ confirmedAt: club.ctx.now, confirmedIp: '192.0.2.9', confirmedUserAgent: 'Firefox' })
        .where(eq(confirmations.submissionId, id));
    });
    await keep(club, { unconfirmedDays: 0, evidenceDays: 10 });
    expect(await applyRetention(inDays(club, 9))).toEqual({ anonymized: 0, evidenceDropped: 0 });
    expect(await countDueSubmissions(inDays(club, 11), {})).toMatchObject({ evidence: 1 });
    expect(await applyRetention(inDays(club, 11))).toEqual({ anonymized: 0, evidenceDropped: 1 });
    expect(await everyRowOf(database, club.clubId)).not.toContain('192.0.2.9');
    expect(await applyRetention(inDays(club, 12))).toEqual({ anonymized: 0, evidenceDropped: 0 });
  });

  it('an anonymised submission cannot be accepted', async () => {
    const club = await makeOfferingClub(database.db, { needConfirmation: true });
    const id = await makeApplication(club);
    await keep(club, { unconfirmedDays: 30 });
    await applyRetention(inDays(club, 31));
    const clerk = await staffOf(club, 'Clerk');
    expect((await refusalOf(acceptSubmission(clerk, { id, sendEmail: true }))).code).toBe('state-conflict');
    expect((await refusalOf(denySubmission(clerk, { id, sendEmail: true }))).code).toBe('state-conflict');
  });
});
