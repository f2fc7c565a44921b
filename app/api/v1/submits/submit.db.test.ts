import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processConnection } from '@/db/client';
import { clubs } from '@/db/schema/clubs';
import { mails } from '@/db/schema/mail';
import { submissions } from '@/db/schema/submissions';
import { issueFormToken } from '@/lib/auth/form-token';
import { FormCancellation, FormMembership } from '@/lib/contracts/forms';
import { openContent } from '@/lib/mail/mail-content';
import { formatDate } from '@/lib/rules/format/format-date';
import { updateCancellationForm } from '@/lib/services/forms/update-cancellation-form';
import { updateMembershipForm } from '@/lib/services/forms/update-membership-form';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeApiKey, tracesOf } from '@/testing/db/factories';
import { bankData, drawnSignature, makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { callApi } from '@/testing/http/call-api';

let database: TestDatabase;
let club: OfferingClub;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  await withClub(club.ctx, tx =>
    tx
      .update(clubs)
      .set({ addressForm: 'Sie', allowedOrigins: ['https://club.example'] })
      .where(eq(clubs.id, club.clubId)),
  );
});
afterAll(async () => {
  await processConnection().close();
  await database.close();
});

const identity = { firstName: 'Änne', lastName: 'Groß', birthDate: '1990-02-28', email: 'aenne@example.org' };
const kinds = ['changes', 'cancellations'] as const;
type Kind = (typeof kinds)[number];
const right: Record<Kind, object> = {
  changes: { identity, wishes: { city: 'Bonn' } },
  cancellations: { ...identity, street: 'Am Markt 1', zip: '53111', city: 'Köln' },
};

const formToken = () => issueFormToken(club.clubId, new Date(Date.now() - 10_000));

/** Posts like an anonymous form. */
async function post(kind: Kind, body: unknown, headers: Record<string, string> = {}, slug = club.slug) {
  const given = { 'X-Form-Token': await formToken(), ...headers };
  return callApi({ method: 'POST', path: `/submits/${kind}?club=${slug}`, body, headers: given });
}

const errorsOf = async (response: Response) => {
  expect(response.status).toBe(400);
  return Object.keys((await response.json()).errors).sort();
};

const countAll = () => withClub(club.ctx, tx => tx.$count(submissions, eq(submissions.clubId, club.clubId)));

describe.each(kinds)('POST /submits/%s', kind => {
  it('returns 201 with the Location of the new submission, to applicants and to staff', async () => {
    const byMember = await post(kind, right[kind], { Referer: 'https://club.example/form' });
    const token = await makeApiKey(club, 'Clerk');
    const byStaff = await callApi({ method: 'POST', path: `/submits/${kind}`, body: right[kind], token });
    for (const response of [byMember, byStaff]) {
      const body = await response.json();
      expect(response.status).toBe(201);
      expect(response.headers.get('location')).toBe(`/api/v1/submits/${kind}/${body.id}`);
      expect(body).toMatchObject({ state: 'New', number: expect.any(Number), needsConfirmation: true });
      const { history, events } = await tracesOf(database, club, body.id);
      expect([history, events]).toEqual([['Created', 'ConfirmationSent'], ['ApplicationReceived']]);
    }
    const viewer = await makeApiKey(club, 'Viewer');
    const refused = await callApi({
      method: 'POST',
      path: `/submits/${kind}`,
      body: right[kind],
      token: viewer,
    });
    expect(refused.status).toBe(403);
  });

  it('stores page, IP address and browser of an applicant as evidence, and none of staff', async () => {
    const { id } = await (await post(kind, right[kind], { Referer: 'https://club.example/form' })).json();
    const token = await makeApiKey(club, 'Clerk');
    const record = await (await callApi({ path: `/submits/${kind}/${id}`, token })).json();
    expect(record.origin).toMatchObject({ url: 'https://club.example/form' });
    const own = await callApi({ method: 'POST', path: `/submits/${kind}`, body: right[kind], token });
    const staffs = await callApi({ path: `/submits/${kind}/${(await own.json()).id}`, token });
    expect((await staffs.json()).origin).toBeNull();
  });

  it('reports every violation at once, including form token and honeypot', async () => {
    const before = await countAll();
    const body = { ...right[kind], role: 'Admin', website: 'https://spam.example', locale: 'xx' };
    const response = await post(kind, body, { 'X-Form-Token': 'nonsense' });
    expect(await errorsOf(response)).toEqual(['X-Form-Token', 'locale', 'role', 'website']);
    expect(await errorsOf(await post(kind, [], {}))).toEqual(['']);
    expect(await countAll()).toBe(before);
  });

  it('repeats the answer for an Idempotency-Key, and for a double click without one', async () => {
    const before = await countAll();
    const headers = { 'X-Form-Token': await formToken(), 'Idempotency-Key': `twice-${kind}` };
    const first = await (await post(kind, right[kind], headers)).json();
    const again = await post(kind, right[kind], headers);
    expect([again.status, again.headers.get('idempotency-replayed'), await again.json()]).toEqual([
      201,
      'true',
      first,
    ]);
    expect((await post(kind, { ...right[kind], locale: 'en' }, headers)).status).toBe(422);
    const click = await post(kind, right[kind], { 'X-Form-Token': headers['X-Form-Token'] });
    expect(await click.json()).toEqual(first);
    const spent = await post(
      kind,
      { ...right[kind], locale: 'en' },
      { 'X-Form-Token': headers['X-Form-Token'] },
    );
    expect(spent.status).toBe(409);
    expect(await countAll()).toBe(before + 1);
  });

  it('sends CORS headers to allowed origins only, with errors too', async () => {
    const from = (Origin: string, body: unknown) => post(kind, body, { Origin });
    for (const body of [right[kind], {}]) {
      expect((await from('https://club.example', body)).headers.get('access-control-allow-origin')).toBe(
        'https://club.example',
      );
      expect(
        (await from('https://evil.example', body)).headers.get('access-control-allow-origin'),
      ).toBeNull();
    }
    const preflight = await callApi({
      method: 'OPTIONS',
      path: `/submits/${kind}?club=${club.slug}`,
      headers: { Origin: 'https://club.example', 'Access-Control-Request-Method': 'POST' },
    });
    expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).toEqual([204, 'POST']);
  });

  it('uses the formal "Sie" if the club does', async () => {
    const response = await post(
      kind,
      { ...right[kind], website: 'x' },
      { 'Accept-Language': 'de', 'X-Form-Token': '' },
    );
    const text = JSON.stringify(await response.json());
    expect(text).not.toMatch(/\b(du|dein\w*|dich|dir|gib|wähle|prüfe|fülle|lade)\b/i);
    const formal = await post('cancellations', {}, { 'Accept-Language': 'de' });
    expect((await formal.json()).errors.firstName).toEqual([
      'Diese Angabe fehlt. Bitte füllen Sie das Feld aus.',
    ]);
  });

  it('requires a known club, and refuses other query parameters', async () => {
    const at = (query: string) =>
      callApi({ method: 'POST', path: `/submits/${kind}${query}`, body: right[kind] });
    expect(await errorsOf(await at(''))).toEqual(['club']);
    expect((await at('?club=nobody-here')).status).toBe(404);
    expect(await errorsOf(await at(`?club=${club.slug}&colour=red`))).toEqual(['colour']);
  });

  it('accepts a signature if the form requires one', async () => {
    const signing = await makeOfferingClub(database.db, { showSignature: true });
    await updateCancellationForm(signing.ctx, FormCancellation.parse({ showSignature: true }));
    await updateMembershipForm(signing.ctx, FormMembership.parse({ showSignature: true }));
    const token = await makeApiKey(signing, 'Clerk');
    const send = (body: object) => callApi({ method: 'POST', path: `/submits/${kind}`, body, token });
    expect(await errorsOf(await send(right[kind]))).toEqual(['signature']);
    expect(
      await errorsOf(await send({ ...right[kind], signature: 'data:image/png;base64,iVBORw0KGgo=' })),
    ).toEqual(['signature']);
    const { id } = await (await send({ ...right[kind], signature: await drawnSignature() })).json();
    const record = await (await callApi({ path: `/submits/${kind}/${id}`, token })).json();
    expect(record.signature).toMatch(/^data:image\/png;base64,/);
  });
});

describe('POST /submits/changes', () => {
  it('accepts every field of a membership as a wish, with ids for family members', async () => {
    const token = await makeApiKey(club, 'Clerk');
    const wishes = {
      ...bankData,
      membershipId: club.family.id,
      departmentIds: [club.tennis.id],
      guardians: [{ firstName: 'Gerda', lastName: 'Groß', email: 'gerda@example.org' }],
      hasSoleCustody: true,
      familyMembers: [
        { firstName: 'Ida', lastName: 'Groß', birthDate: '2015-05-01', departmentIds: [club.football.id] },
      ],
      customFields: { shirtSize: 'L' },
    };
    const { id } = await (await post('changes', { identity, wishes, validFrom: '' })).json();
    const record = await (await callApi({ path: `/submits/changes/${id}`, token })).json();
    expect(record).toMatchObject({
      identity: { firstName: 'Änne', memberNumber: expect.any(String) },
      validFrom: null,
      mandate: { reference: expect.stringMatching(/^TSV-/), creditorId: 'DE98ZZZ09999999999' },
      wishes: {
        membership: { name: 'Familie' },
        departments: [{ name: 'Tennis' }],
        hasSoleCustody: true,
        guardians: [{ firstName: 'Gerda' }],
        familyMembers: [{ id: expect.any(String), firstName: 'Ida', departments: [{ name: 'Fußball' }] }],
        customFields: { shirtSize: 'L' },
        paymentMethod: 'SepaDirectDebit',
        iban: 'DE89370400440532013000',
      },
    });
    for (const query of [
      `departmentId=${club.football.id}`,
      `departmentId=${club.tennis.id}`,
      `membershipId=${club.family.id}`,
    ]) {
      const { items } = await (await callApi({ path: `/submits?kind=Change&${query}`, token })).json();
      expect(items.map((item: { id: string }) => item.id)).toEqual([id]);
    }
  });

  it('refuses a new account without a new mandate, and choices that the club does not offer', async () => {
    const { sepaMandateAccepted: _accepted, ...account } = bankData;
    const wish = async (wishes: object) => errorsOf(await post('changes', { identity, wishes }));
    expect(await wish(account)).toEqual(['wishes.sepaMandateAccepted']);
    expect(await wish({})).toEqual(['wishes']);
    expect(await errorsOf(await post('changes', { identity }))).toEqual(['wishes']);
    expect((await post('changes', { identity, notes: 'Bitte ruhen lassen' })).status).toBe(201);
    expect(await wish({ membershipId: club.old.id })).toEqual(['wishes.membershipId']);
    expect(await wish({ departmentIds: [club.closed.id] })).toEqual(['wishes.departmentIds[0]']);
    expect(await wish({ ...bankData, paymentMethod: 'OnAccount' })).toEqual([
      'wishes.accountHolder',
      'wishes.iban',
    ]);
    expect(await wish({ customFields: { unknown: 1 } })).toEqual(['wishes.customFields.unknown']);
    expect(await errorsOf(await post('changes', { wishes: { city: 'Bonn' } }))).toEqual(['identity']);
  });
});

describe('POST /submits/cancellations', () => {
  it('computes both dates, and sends the receipt with the link at once', async () => {
    const response = await post('cancellations', { ...right.cancellations, comment: 'Bis bald' });
    const answer = await response.json();
    expect(answer).toMatchObject({ noticeDate: expect.any(String), effectiveDate: expect.any(String) });
    expect(answer.effectiveDate >= answer.noticeDate).toBe(true);
    const sent = await withClub(club.ctx, tx =>
      tx.select().from(mails).where(eq(mails.submissionId, answer.id)),
    );
    const [receipt] = sent;
    expect(sent.map(({ type }) => type)).toEqual(['CancellationConfirmation']);
    const text = receipt && openContent(receipt).text;
    expect(text).not.toContain('Bis bald');
    expect(text).toMatch(/Further details|Weitere Angaben/);
  });

  it('checks scope, lists, reasons and fields together', async () => {
    const own = await makeOfferingClub(database.db);
    const reasons = { askReason: true, reasons: ['Umzug'] };
    await updateCancellationForm(own.ctx, FormCancellation.parse(reasons));
    const token = await makeApiKey(own, 'Clerk');
    const send = (more: object) =>
      callApi({
        method: 'POST',
        path: '/submits/cancellations',
        token,
        body: { ...right.cancellations, ...more },
      });
    const ids = [own.football.id];
    expect(await errorsOf(await send({ scope: 'Departments' }))).toEqual(['departmentIds']);
    expect(await errorsOf(await send({ departmentIds: ids }))).toEqual(['departmentIds']);
    expect(await errorsOf(await send({ scope: 'Departments', departmentIds: [club.football.id] }))).toEqual([
      'departmentIds[0]',
    ]);
    expect(await errorsOf(await send({ scope: 'FamilyMembers' }))).toEqual(['familyMemberNames']);
    expect(
      await errorsOf(await send({ scope: 'Departments', departmentIds: ids, familyMemberNames: ['Ida'] })),
    ).toEqual(['familyMemberNames']);
    expect(await errorsOf(await send({ scope: 'All' }))).toEqual(['scope']);
    expect(await errorsOf(await send({ reason: 'Langeweile' }))).toEqual(['reason']);
    expect(await errorsOf(await send({ customFields: { shirtSize: 'L' } }))).toEqual([
      'customFields.shirtSize',
    ]);
    for (const more of [
      { scope: 'Departments', departmentIds: ids },
      { scope: 'FamilyMembers', familyMemberNames: ['Ida Groß'] },
      { reason: 'Umzug' },
    ]) {
      expect((await send(more)).status).toBe(201);
    }
    await updateCancellationForm(own.ctx, FormCancellation.parse({ ...reasons, askReason: false }));
    expect((await send({ reason: 'Langeweile' })).status).toBe(201);
  });

  it('returns the first possible date if the wished-for one is too early', async () => {
    const rule = { cancellationMode: 'EndOfYear', noticePeriod: { value: 3, unit: 'Months' } };
    await updateCancellationForm(club.ctx, FormCancellation.parse(rule));
    const { effectiveDate } = await (await post('cancellations', right.cancellations)).json();
    const early = `${effectiveDate.slice(0, 4)}-12-30`;
    const response = await post('cancellations', { ...right.cancellations, wishedDate: early });
    expect((await response.json()).errors.wishedDate[0]).toContain(formatDate(effectiveDate, 'en'));
    const met = await post('cancellations', { ...right.cancellations, wishedDate: effectiveDate });
    expect((await met.json()).effectiveDate).toBe(effectiveDate);
  });
});
