import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processConnection } from '@/db/client';
import { webhookAttempts, webhookDeliveries } from '@/db/schema/webhooks';
import { issueFormToken } from '@/lib/auth/form-token';
import { makeStatusToken } from '@/lib/auth/status-token';
import type { PersonMatches } from '@/lib/contracts/persons';
import { saveFormDraft } from '@/lib/services/form-drafts/save';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { everyLine, everySealedValue } from '@/testing/db/every-trace';
import { applicationTo, bankData, drawnSignature } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { callApi } from '@/testing/http/call-api';
import { makeWalkClub, type SignedIn, signInAs, type WalkClub } from '@/testing/http/walk-club';
import { subscribe } from '@/testing/webhooks/subscribe';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  await processConnection().close();
  await database.close();
});

const zerline = {
  firstName: 'Zerline',
  lastName: 'Löschwitz',
  birthDate: '1987-06-05',
  email: 'zerline@spur.example',
};
const ottokar = { firstName: 'Ottokar', lastName: 'Wegmann', birthDate: '2013-07-09' };
const tracesOfZerline =
  /zerline|l(ö|oe|o)schwitz|1987-06-05|0?5\.0?6\.1987|spurgasse|DE89370400440532013000/i;
const tracesOfOttokar = /ottokar|wegmann|2013-07-09|0?9\.0?7\.2013/i;

/** A signed-in person who sends every POST with an `Idempotency-Key`. */
function clientOf({ token }: Pick<SignedIn, 'token'> | { readonly token: null }) {
  let keys = 0;
  return async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const key = { 'Idempotency-Key': `key ${++keys}` };
    const sent = method === 'POST' ? { ...key, ...headers } : headers;
    const response = await callApi({ method, path, token, headers: sent, ...(body ? { body } : {}) });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === '' ? null : JSON.parse(text);
  };
}

type Client = ReturnType<typeof clientOf>;

async function openClub() {
  const club = await makeWalkClub(database);
  await subscribe(club.ctx, 'https://hooks.example.org/eintritt');
  return { club, office: clientOf(await signInAs(club, 'Admin')), form: clientOf({ token: null }) };
}

async function submit({ slug, clubId }: WalkClub, form: Client, body: object): Promise<string> {
  const token = issueFormToken(clubId, new Date(Date.now() - 10_000));
  const { id } = await form('POST', `/submits/memberships?club=${slug}`, body, { 'X-Form-Token': token });
  return id;
}

async function erase(office: Client, person: object, name: string): Promise<{ erased: number }> {
  const { items }: PersonMatches = await office('POST', '/persons/find', person);
  const places = items.map(({ submissionId, role, partId }) => ({ submissionId, role, partId }));
  return office('POST', '/persons/erase', { person, places, confirmation: name });
}

/** The receiver of a webhook answers with what it got. */
async function answerWebhook({ ctx }: WalkClub, id: string, responseBody: string): Promise<void> {
  await withClub(ctx, async tx => {
    const [delivery] = await tx
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.clubId, ctx.clubId))
      .limit(1);
    const attempt = {
      clubId: ctx.clubId,
      id,
      deliveryId: delivery?.id ?? '',
      attempt: 1,
      startedAt: ctx.now,
    };
    await tx.insert(webhookAttempts).values({ ...attempt, statusCode: 200, responseBody, durationMs: 1 });
  });
}

/** The rows with a trace, short enough to read. */
async function found(pattern: RegExp): Promise<string[]> {
  const lines = await everyLine(database);
  return lines
    .filter(line => pattern.test(line))
    .map(line => line.replaceAll(/"v1\.[^"]+"/g, '"…"').slice(0, 900));
}

describe('after an erasure', () => {
  it('no table has a trace of an applicant, and nothing encrypted of them is left', async () => {
    const { club, office, form } = await openClub();
    const before = await everySealedValue(database);
    const draft = [{ name: 'firstName', value: 'Zerline' }];
    await saveFormDraft(club.memberCtx, { kind: 'Membership', email: zerline.email, entries: draft });
    const id = await submit(club, form, {
      ...applicationTo(club),
      ...zerline,
      ...bankData,
      accountHolder: 'Zerline Löschwitz',
      street: 'Spurgasse 3',
      notes: 'Grüße von Zerline',
      customFields: { shirtSize: 'Zerlines Größe' },
      membershipId: club.family.id,
      familyMembers: [ottokar],
      signature: await drawnSignature(),
    });
    await office('POST', `/submits/${id}/notes`, { text: 'Zerline Löschwitz hat angerufen' });
    await office('POST', `/submits/${id}/questions`, { text: 'Liebe Zerline, welche Hausnummer?' });
    const visit = makeStatusToken({ clubId: club.clubId, submissionId: id, guardianId: null }, zerline.email);
    await form('POST', `/public/status/${visit}/answer`, { answer: 'Spurgasse 3, Zerline' });
    await office('POST', '/submits/views', { name: 'Zerline Löschwitz', filter: { q: zerline.email } });
    await office('POST', '/submits/exports/csv', { filter: { q: 'Löschwitz, Zerline' } });
    await office('POST', '/submits/exports/csv', { filter: { q: '5.6.1987' } });
    await office('PATCH', `/submits/memberships/${id}`, { city: 'Löschwitzhausen' });
    await answerWebhook(club, id, 'Hallo Zerline');
    expect((await found(tracesOfZerline)).length).toBeGreaterThan(15);

    await erase(office, zerline, 'Zerline Löschwitz');
    expect(await found(tracesOfZerline)).toEqual([]);
    expect(await found(tracesOfOttokar)).toEqual([]);
    const left = await everySealedValue(database);
    expect([...left].filter(value => !before.has(value))).toEqual([]);
  });

  it('no table has a trace of a family member, whose family stays as it is', async () => {
    const { club, office, form } = await openClub();
    const body = { ...applicationTo(club), membershipId: club.family.id, familyMembers: [ottokar] };
    const id = await submit(club, form, {
      ...body,
      notes: 'Ottokar bringt einen Ball mit',
      customFields: { shirtSize: 'wie Ottokar' },
    });
    await office('POST', `/submits/${id}/notes`, { text: 'Ottokar Wegmann, geboren am 9.7.2013' });
    await office('POST', `/submits/${id}/questions`, { text: 'Heißt Ottokar wirklich Wegmann?' });
    expect(await erase(office, ottokar, 'Ottokar Wegmann')).toMatchObject({ erased: 1 });
    expect(await found(tracesOfOttokar)).toEqual([]);
    const [note] = (await office('GET', `/submits/${id}/notes`)).items;
    expect(note.text).toBe('…, geboren am …');
    expect(await office('GET', `/submits/memberships/${id}`)).toMatchObject({ lastName: 'Groß' });
  });

  it('no table has a trace of a family member who was removed before', async () => {
    const { club, office, form } = await openClub();
    const body = { ...applicationTo(club), membershipId: club.family.id };
    const id = await submit(club, form, body);
    const members = `/submits/memberships/${id}/family-members`;
    const { id: memberId } = await office('POST', members, ottokar);
    await office('DELETE', `${members}/${memberId}`);
    expect(await erase(office, ottokar, 'Ottokar Wegmann')).toMatchObject({ erased: 1 });
    expect(await found(tracesOfOttokar)).toEqual([]);
  });

  it('no table has a trace of a deleted submission', async () => {
    const { club, office, form } = await openClub();
    const before = await everySealedValue(database);
    const id = await submit(club, form, { ...applicationTo(club), ...zerline });
    await office('POST', `/submits/${id}/notes`, { text: 'Zerline Löschwitz hat angerufen' });
    await answerWebhook(club, id, 'Hallo Zerline');
    await office('DELETE', `/submits/memberships/${id}`);
    expect(await found(tracesOfZerline)).toEqual([]);
    const left = await everySealedValue(database);
    expect([...left].filter(value => !before.has(value))).toEqual([]);
  });
});
