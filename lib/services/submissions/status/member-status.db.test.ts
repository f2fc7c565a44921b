import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '@/db/client';
import { mails, notificationRecipients } from '@/db/schema/mail';
import {
  confirmations,
  guardians as guardianRows,
  submissionHistory,
  submissions,
} from '@/db/schema/submissions';
import { webhookEvents } from '@/db/schema/webhooks';
import { makeStatusToken } from '@/lib/auth/status-token';
import { senderOf } from '@/lib/contracts/submissions/sender';
import { exampleSignature } from '@/lib/contracts/submissions/submission-examples';
import { MembershipSubmission } from '@/lib/contracts/submissions/submissions';
import { openContent } from '@/lib/mail/mail-content';
import { etagOf } from '@/lib/platform/precondition';
import { exportOwnSubmission } from '@/lib/services/exports/export-submission';
import { eraseIdentity } from '@/lib/services/retention/queries';
import { confirmByToken } from '@/lib/services/submissions/confirm/confirm-by-token';
import { getConfirmation } from '@/lib/services/submissions/confirm/get-confirmation';
import { refuseByToken } from '@/lib/services/submissions/confirm/refuse-by-token';
import { remindUnconfirmed } from '@/lib/services/submissions/confirm/remind-unconfirmed';
import { renewConfirmation } from '@/lib/services/submissions/confirm/renew-confirmation';
import { resendOwnConfirmation } from '@/lib/services/submissions/confirm/resend-confirmation';
import { correctSubmission } from '@/lib/services/submissions/correct/correct';
import { acceptSubmission } from '@/lib/services/submissions/decide/accept';
import { withdrawSubmission } from '@/lib/services/submissions/decide/withdraw';
import { getSubmission } from '@/lib/services/submissions/get';
import { patchChange } from '@/lib/services/submissions/patch/patch-change';
import { patchMembership } from '@/lib/services/submissions/patch/patch-membership';
import { testDatabase } from '@/testing/db/database';
import {
  makeApplication,
  makeCancellation,
  makeChangeRequest,
  makeUser,
  refusalOf,
  staffOf,
} from '@/testing/db/factories';
import { bankData, makeOfferingClub, type OfferingClub, summer } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { getStatus } from './get-status';
import type { StatusVisitor } from './status-place';

let database: Awaited<ReturnType<typeof testDatabase>>;
let club: OfferingClub;
let other: OfferingClub;
let staffEmail: string;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  other = await makeOfferingClub(database.db);
  const { id: userId } = await makeUser(club, 'Clerk');
  staffEmail = `${userId}@staff.example`;
  await withClub(club.ctx, tx =>
    tx.insert(notificationRecipients).values({ clubId: club.clubId, userId, kind: 'Membership' }),
  );
});
afterAll(() => database.close());

const day = 86_400_000;
const later = (ms: number) => new Date(summer.getTime() + ms);
const visitor = (now = later(3_600_000)): StatusVisitor => {
  const { clubId: _clubId, ...known } = club.memberCtx;
  return { ...known, now, locale: 'en' };
};
const guardians = [
  { firstName: 'Ada', lastName: 'Groß', email: 'ada@example.org' },
  { firstName: 'Bo', lastName: 'Groß', email: 'bo@example.org' },
];
const minor = { birthDate: '2015-03-01', guardians, guardianLiability: true };

/** The newest link of each kind that was mailed about a submission, by address. */
async function linksOf(submissionId: string) {
  const sent = await withClub(club.ctx, tx =>
    tx.select().from(mails).where(eq(mails.submissionId, submissionId)).orderBy(mails.id),
  );
  const links: Record<string, { status: string; confirm: string; type: string; subject: string }> = {};
  for (const mail of sent) {
    const { toAddress, type, subject } = mail;
    const { text } = openContent(mail);
    const [, status = ''] = /status\/([\w-]{98})/.exec(text) ?? [];
    // The proof of a refusal has none.
    const [, confirm = links[toAddress]?.confirm ?? ''] = /confirm\/([\w-]{43})/.exec(text) ?? [];
    links[toAddress] = { status, confirm, type, subject };
  }
  return links;
}

async function apply(more: object = {}) {
  const id = await makeApplication(club, more);
  const links = await linksOf(id);
  return { id, links, ...(links['aenne@example.org'] ?? { status: '', confirm: '' }) };
}

/** Returns the minor's own status link, which no mail contains if guardians are asked. */
async function applyAsMinor() {
  const { id, links } = await apply(minor);
  const place = { clubId: club.clubId, submissionId: id, guardianId: null };
  return { id, links, status: makeStatusToken(place, 'aenne@example.org') };
}

async function traceOf(submissionId: string) {
  return withClub(club.ctx, async tx => ({
    history: await tx
      .select()
      .from(submissionHistory)
      .where(eq(submissionHistory.submissionId, submissionId))
      .orderBy(submissionHistory.id),
    events: (await tx.select().from(webhookEvents).where(eq(webhookEvents.submissionId, submissionId))).map(
      ({ type }) => type,
    ),
  }));
}

const rowOf = async (id: string) =>
  (await withClub(club.ctx, tx => tx.select().from(submissions).where(eq(submissions.id, id))))[0];

const guardiansOf = (submissionId: string) =>
  withClub(club.ctx, tx =>
    tx
      .select()
      .from(guardianRows)
      .where(eq(guardianRows.submissionId, submissionId))
      .orderBy(guardianRows.position),
  );

describe('a status link', () => {
  it.each([
    ['Membership', () => makeApplication(club)],
    ['Change', () => makeChangeRequest(club)],
    ['Cancellation', () => makeCancellation(club)],
  ])('is in the first mail about a %s and shows its status', async (kind, make) => {
    const id = await make();
    const [link] = Object.values(await linksOf(id)).filter(({ status }) => status !== '');
    const status = await getStatus(visitor(), link?.status ?? '');
    expect(status).toMatchObject({
      clubSlug: club.slug,
      urlExpiresAt: null,
      possibleSteps: expect.arrayContaining(['Correct', 'Withdraw']),
      submission: { id, kind, state: 'New', origin: null, signature: null },
    });
    expect(status.url).toBe(`http://localhost:3000/status/${link?.status}`);
  });

  it('shows the IBAN masked, the account holder, and the granted mandate', async () => {
    const { status } = await apply(bankData);
    const { submission } = await getStatus(visitor(), status);
    expect(submission).toMatchObject({
      iban: 'DE** **** 3000',
      accountHolder: bankData.accountHolder,
      mandate: { text: expect.stringContaining('TSV Beispiel') },
    });
  });

  it('is refused if it is malformed, forged, or of another club, submission or address', async () => {
    const { id, status } = await apply();
    const place = { clubId: club.clubId, submissionId: id, guardianId: null };
    const elsewhere = await makeApplication(other);
    for (const wrong of [
      '',
      'x'.repeat(96),
      `${status.slice(0, -2)}AA`,
      status.slice(1),
      makeStatusToken({ ...place, submissionId: elsewhere }, 'aenne@example.org'),
      makeStatusToken({ ...place, clubId: other.clubId }, 'aenne@example.org'),
      makeStatusToken({ ...place, submissionId: uuidv7() }, 'aenne@example.org'),
      makeStatusToken({ ...place, guardianId: uuidv7() }, 'aenne@example.org'),
      makeStatusToken(place, 'somebody@example.org'),
      makeStatusToken(place, ''),
    ]) {
      expect((await refusalOf(getStatus(visitor(), wrong))).code).toBe('not-found');
      expect((await refusalOf(withdrawSubmission(visitor(), wrong))).code).toBe('not-found');
    }
    expect(await getStatus(visitor(), status)).toMatchObject({ submission: { state: 'New' } });
  });

  it('answers 404 once the submission is anonymised', async () => {
    const { id, status } = await apply();
    await withClub(club.ctx, tx => eraseIdentity(tx, club.clubId, [id], summer));
    expect((await refusalOf(getStatus(visitor(), status))).code).toBe('not-found');
  });

  it('ends with 410 90 days after the decision', async () => {
    const { id, confirm, status } = await apply();
    await confirmByToken(visitor(), confirm);
    await acceptSubmission(await staffOf(club, 'Clerk', later(day)), { id, sendEmail: true });
    const end = later(91 * day);
    expect(await getStatus(visitor(later(90 * day)), status)).toMatchObject({
      urlExpiresAt: end.toISOString(),
      possibleSteps: [],
      submission: { state: 'Accepted', decidedBy: null },
    });
    expect(await refusalOf(getStatus(visitor(end), status))).toMatchObject({ code: 'expired' });
  });

  it('of the sender shows nothing once the owner of the address confirmed', async () => {
    const { id, status, confirm } = await apply();
    const place = { clubId: club.clubId, submissionId: id, guardianId: null };
    const sender = makeStatusToken(place, 'aenne@example.org', 'Sender');
    const seen = await getStatus(visitor(), sender);
    expect(seen.url).toContain(sender);
    expect(seen.urlExpiresAt).toBe(later(14 * day).toISOString());
    const corrected = await correctSubmission(visitor(), sender, {
      kind: 'Membership',
      patches: [{ city: 'Bonn' }],
    });
    expect(corrected.url).toContain(sender);
    await confirmByToken(visitor(), confirm);
    for (const tried of [getStatus, withdrawSubmission]) {
      expect((await refusalOf(tried(visitor(), sender))).code).toBe('expired');
    }
    expect((await refusalOf(exportOwnSubmission(visitor(), sender, false))).code).toBe('expired');
    expect((await getStatus(visitor(), status)).submission).toMatchObject({
      state: 'Confirmed',
      city: 'Bonn',
    });
  });

  it('of the sender ends after 14 days, and shows a withdrawal until then', async () => {
    const { id } = await apply();
    const place = { clubId: club.clubId, submissionId: id, guardianId: null };
    const sender = makeStatusToken(place, 'aenne@example.org', 'Sender');
    await withdrawSubmission(visitor(), sender);
    expect((await getStatus(visitor(later(14 * day - 1)), sender)).submission.withdrawnAt).not.toBeNull();
    expect((await refusalOf(getStatus(visitor(later(14 * day)), sender))).code).toBe('expired');
  });

  it('returns a copy as PDF', async () => {
    const { id, status } = await apply({ ...bankData, signature: exampleSignature });
    const { content, contentType, fileName } = await exportOwnSubmission(visitor(), status, true);
    expect(contentType).toBe('application/pdf');
    expect(fileName).toMatch(/\.pdf$/);
    expect(Buffer.from(content).subarray(0, 5).toString()).toBe('%PDF-');
    expect(Buffer.from(content).toString('latin1')).toContain('/Subtype /Image');
    expect((await getStatus(visitor(), status)).submission.signature).toBe('data:,');
    const { history } = await traceOf(id);
    expect(history.at(-1)).toMatchObject({ type: 'Exported', actorKind: 'Member' });
  });
});

describe('correctSubmission', () => {
  const correct = (token: string, ...patches: object[]) =>
    correctSubmission(visitor(), token, { kind: 'Membership', patches });

  it('changes several answers by the rules of staff, with the member as author', async () => {
    const { id, status } = await apply(bankData);
    const after = await correct(status, { city: 'Bonn' }, { iban: 'DE75512108001245126199' });
    expect(after.submission).toMatchObject({ city: 'Bonn', iban: 'DE** **** 6199', version: 3 });
    const { history, events } = await traceOf(id);
    expect(history.slice(-2)).toMatchObject([
      { type: 'Updated', actorKind: 'Member', property: 'city', oldValue: 'Köln', newValue: 'Bonn' },
      { type: 'Updated', actorKind: 'Member', property: 'iban', isEncrypted: true },
    ]);
    expect(events.filter(type => type === 'ApplicationUpdated')).toHaveLength(2);
    expect(await linksOf(id)).toMatchObject({ 'aenne@example.org': { status } });
  });

  it('reports all violations and changes nothing', async () => {
    const { id, status } = await apply();
    const refusal = await refusalOf(correct(status, { city: 'Bonn' }, { zip: '1' }, { firstName: '' }));
    expect(refusal.code).toBe('validation');
    expect(refusal.violations?.map(({ path }) => path)).toEqual(['zip', 'firstName']);
    expect(await rowOf(id)).toMatchObject({ city: 'Köln', version: 1 });
  });

  it('sends a confirmation link to a new address and ends the links to the old one', async () => {
    const { id, status, confirm } = await apply();
    const after = await correct(status, { email: 'new@example.org' });
    const now = (await linksOf(id))['new@example.org'];
    expect(after.url).toContain(now?.status);
    expect(now).toMatchObject({ type: 'MembershipConfirmation' });
    expect((await refusalOf(getStatus(visitor(), status))).code).toBe('not-found');
    expect((await refusalOf(confirmByToken(visitor(), confirm))).code).toBe('not-found');
    expect(await confirmByToken(visitor(), now?.confirm ?? '')).toMatchObject({ state: 'Confirmed' });
  });

  it("accepts a guardian's correction of their own address, and their link still works", async () => {
    const { id, links } = await apply(minor);
    const ada = links['ada@example.org'];
    const before = await guardiansOf(id);
    const mended = [{ ...guardians[0], email: 'ada@new.example' }];
    const after = await correct(ada?.status ?? '', { guardians: mended });
    const now = (await linksOf(id))['ada@new.example'];
    expect(after.url).toContain(now?.status);
    expect(after.guardianId).toBe(before[0]?.id);
    expect(await guardiansOf(id)).toEqual([{ ...before[0], email: 'ada@new.example' }, before[1]]);
    expect((await refusalOf(getStatus(visitor(), ada?.status ?? ''))).code).toBe('not-found');
    expect(await getConfirmation(visitor(), now?.confirm ?? '')).toMatchObject({ guardianName: 'Ada Groß' });
    expect((await refusalOf(confirmByToken(visitor(), ada?.confirm ?? ''))).code).toBe('not-found');
  });

  it('lets the guardian who applied for a child correct the one address, and hides it from the other', async () => {
    const { id, links } = await apply({ ...minor, email: 'Ada@example.org' });
    const bo = links['bo@example.org']?.status ?? '';
    expect((await getStatus(visitor(), bo)).submission).toMatchObject({ email: '' });
    expect((await refusalOf(correct(bo, { email: 'bo@example.org' }))).violations).toMatchObject([
      { path: 'email', key: 'emailOfApplicant' },
    ]);
    const ada = links['ada@example.org']?.status ?? '';
    const mended = { ...guardians[0], email: 'ada@new.example' };
    await correct(ada, { email: 'ada@new.example' }, { guardians: [mended] });
    expect(await rowOf(id)).toMatchObject({ email: 'ada@new.example' });
    expect((await guardiansOf(id)).map(({ email }) => email)).toEqual(['ada@new.example', 'bo@example.org']);
    const { confirm = '' } = (await linksOf(id))['ada@new.example'] ?? {};
    expect(await confirmByToken(visitor(), confirm)).toMatchObject({
      guardianName: 'Ada Groß',
      state: 'New',
    });
  });

  it('shows a guardian only the name of the other guardian, whose data they cannot change', async () => {
    const phones = guardians.map((one, index) => ({
      ...one,
      phone: `0221 12345${index}`,
      relation: 'Eltern',
    }));
    const { id, links } = await apply({ ...minor, guardians: phones });
    const token = links['bo@example.org']?.status ?? '';
    const contactOfAda = /ada@example\.org|123450/;
    const seen = await getStatus(visitor(), token);
    expect(JSON.stringify(seen)).not.toMatch(contactOfAda);
    expect(seen.guardianId).not.toBeNull();
    expect(seen.submission).toMatchObject({
      guardians: [
        { firstName: 'Ada', lastName: 'Groß', email: '', phone: '' },
        { firstName: 'Bo', email: 'bo@example.org', phone: '0221 123451' },
      ],
    });
    const copy = await exportOwnSubmission(visitor(), token, false, 'txt');
    expect(copy.content).toContain('Ada');
    expect(copy.content).toContain('bo@example.org');
    expect(copy.content).not.toMatch(contactOfAda);

    const [ada] = await guardiansOf(id);
    const readBack = 'guardians' in seen.submission ? seen.submission.guardians : [];
    const typed = readBack.map(({ firstName, lastName, email, phone, relation }) => ({
      firstName,
      lastName,
      email,
      phone,
      relation,
    }));
    const own = { ...phones[1], firstName: 'Bodo' };
    for (const list of [
      [...typed.slice(0, 1), own],
      [own, ...typed.slice(0, 1)],
      typed.slice(0, 1),
      [own],
      [],
      null,
    ]) {
      const after = await correct(token, { guardians: list });
      expect(JSON.stringify(after)).not.toMatch(contactOfAda);
      const stored = await guardiansOf(id);
      expect(stored).toEqual([ada, expect.objectContaining({ firstName: 'Bodo', phone: '0221 123451' })]);
    }
    const eve = { ...phones[0], firstName: 'Eve', email: 'eve@example.org' };
    const refusal = await refusalOf(correct(token, { guardians: [eve, own] }));
    expect(refusal.violations?.map(({ path }) => path)).toEqual(['guardians']);
    expect((await guardiansOf(id))[0]).toEqual(ada);
    expect(await getStatus(visitor(), links['ada@example.org']?.status ?? '')).toMatchObject({
      submission: { guardians: [{ email: 'ada@example.org' }, { email: '', phone: '' }] },
    });
  });

  it.each([
    ['an empty record', [{}]],
    ['a blank record', [{ firstName: '', lastName: ' ', email: '' }]],
  ])("refuses %s as a guardian's own, so that the link stays theirs", async (_, own) => {
    const { id, links } = await apply(minor);
    const token = links['ada@example.org']?.status ?? '';
    const before = await guardiansOf(id);
    await correct(token, { hasSoleCustody: true });
    const refusal = await refusalOf(correct(token, { guardians: own }));
    expect(refusal.violations?.map(({ path }) => path)).toEqual([
      'guardians[0].firstName',
      'guardians[0].lastName',
      'guardians[0].email',
    ]);
    expect(await guardiansOf(id)).toEqual(before);
    expect((await getStatus(visitor(), token)).guardianId).toBe(before[0]?.id);
  });

  it("changes the guardian's own record also if both guardians have the same address", async () => {
    const contacts = guardians.map((one, index) => ({ ...one, phone: `0221 12345${index}` }));
    const { id, links } = await apply({ ...minor, guardians: contacts });
    const [ada, bo] = await guardiansOf(id);
    const own = { ...contacts[0], email: 'BO@example.org' };
    const after = await correct(links['ada@example.org']?.status ?? '', { guardians: [own] });
    expect(after.guardianId).toBe(ada?.id);
    expect(JSON.stringify(after)).not.toContain('123451');
    expect(await guardiansOf(id)).toEqual([{ ...ada, email: 'BO@example.org' }, bo]);
    const ofBo = await getStatus(visitor(), links['bo@example.org']?.status ?? '');
    expect(ofBo.guardianId).toBe(bo?.id);
  });

  it.each([
    ['e-mail address', { email: 'ada@example.org' }, 'email'],
    ['date of birth, of full age,', { birthDate: '2000-03-01' }, 'birthDate'],
  ])("refuses another %s of the applicant by a guardian's link", async (_, patch, path) => {
    const { id, links } = await apply(minor);
    const token = links['ada@example.org']?.status ?? '';
    const refusal = await refusalOf(correct(token, { city: 'Bonn' }, patch));
    expect(refusal.violations?.map(one => one.path)).toEqual([path]);
    expect(await rowOf(id)).toMatchObject({
      email: 'aenne@example.org',
      birthDate: '2015-03-01',
      version: 1,
    });
    const after = await correct(token, { birthDate: '2014-03-01' }, { email: 'aenne@example.org' });
    expect(after.submission).toMatchObject({ birthDate: '2014-03-01', email: 'aenne@example.org' });
  });

  it('refuses a second guardian that a guardian with sole custody adds', async () => {
    const sole = { ...minor, guardians: guardians.slice(0, 1), hasSoleCustody: true };
    const { id, links } = await apply(sole);
    const before = await guardiansOf(id);
    const refusal = await refusalOf(correct(links['ada@example.org']?.status ?? '', { guardians }));
    expect(refusal.violations?.map(({ path }) => path)).toEqual(['guardians']);
    expect(await guardiansOf(id)).toEqual(before);
  });

  it("reports problems of a guardian's own record at the path that was sent", async () => {
    const { links } = await apply(minor);
    const own = { ...guardians[1], email: 'bo' };
    const refusal = await refusalOf(correct(links['bo@example.org']?.status ?? '', { guardians: [own] }));
    expect(refusal.violations?.map(({ path }) => path)).toEqual(['guardians[0].email']);
  });

  it('asks a new address at most once a minute, but the first correction at once', async () => {
    const { status } = await apply();
    const mended = await correct(status, { email: 'mended@example.org' });
    const token = mended.url.split('/').at(-1) ?? '';
    const again = (now: Date, email: string) =>
      correctSubmission(visitor(now), token, { kind: 'Membership', patches: [{ email }] });
    expect((await refusalOf(again(later(3_630_000), 'other@example.org'))).code).toBe('too-soon');
    expect(senderOf((await getStatus(visitor(), token)).submission).email).toBe('mended@example.org');
    const { submission } = await again(later(3_661_000), 'other@example.org');
    expect(senderOf(submission).email).toBe('other@example.org');
  });

  it('is refused with 412 after a change by staff', async () => {
    const { id, status } = await apply();
    const { submission } = await getStatus(visitor(), status);
    const clerk = await staffOf(club, 'Clerk');
    await patchMembership(clerk, { id, precondition: null, patch: { city: 'Bonn' } });
    const { version } = submission;
    const corrections = { kind: 'Membership' as const, patches: [{ street: 'Neue Gasse 1' }] };
    const refusal = await refusalOf(correctSubmission(visitor(), status, corrections, [etagOf(version)]));
    expect(refusal.code).toBe('precondition-failed');
    expect(await rowOf(id)).toMatchObject({ city: 'Bonn', version: version + 1 });
  });

  it.each([
    ['becomes of full age', { birthDate: '2000-03-01' }],
    [
      'names another guardian',
      { guardians: [{ firstName: 'Me', lastName: 'Groß', email: 'me@example.org' }] },
    ],
    ['moves', { city: 'Bonn' }],
  ])("is refused after a guardian's refusal if the member %s", async (_, patch) => {
    const { id, status, links } = await applyAsMinor();
    await refuseByToken(visitor(), links['ada@example.org']?.confirm ?? '');
    expect((await getStatus(visitor(), status)).possibleSteps).toEqual([
      ...['Correct', 'Withdraw', 'ResendConfirmation'],
    ]);
    const { violations } = await refusalOf(correct(status, patch));
    expect(violations).toEqual([{ path: Object.keys(patch)[0], key: 'fixedByConfirmation' }]);
    expect(await rowOf(id)).toMatchObject({ birthDate: minor.birthDate, state: 'New' });
    const clerk = await staffOf(club, 'Clerk');
    const seen = MembershipSubmission.parse(await getSubmission(clerk, 'Membership', id));
    expect(seen.guardians[0]).toMatchObject({ email: 'ada@example.org', refusedAt: expect.any(String) });
  });

  it('is refused once a person has confirmed, and for another kind', async () => {
    const { links } = await apply(minor);
    const ada = links['ada@example.org'];
    await confirmByToken(visitor(), ada?.confirm ?? '');
    const refusal = await refusalOf(correct(ada?.status ?? '', { city: 'Bonn' }));
    expect(refusal).toMatchObject({ code: 'state-conflict', members: { possibleSteps: expect.any(Array) } });
    const { status } = await apply();
    const asChange = correctSubmission(visitor(), status, { kind: 'Change', patches: [{ city: 'Bonn' }] });
    expect((await refusalOf(asChange)).code).toBe('not-found');
  });

  it('ends an unused link to a wrong address also if staff correct the address', async () => {
    const { id, confirm } = await apply();
    const clerk = await staffOf(club, 'Clerk');
    await patchMembership(clerk, { id, precondition: null, patch: { email: 'right@example.org' } });
    expect((await refusalOf(confirmByToken(visitor(), confirm))).code).toBe('not-found');
  });

  it('ends an unused link of a change request if staff correct the address', async () => {
    const id = await makeChangeRequest(club);
    const [link] = Object.values(await linksOf(id));
    const clerk = await staffOf(club, 'Clerk');
    const patch = { identity: { email: 'right@example.org' } };
    await patchChange(clerk, { id, precondition: null, patch });
    expect((await refusalOf(confirmByToken(visitor(), link?.confirm ?? ''))).code).toBe('not-found');
  });

  it('asks guardians also if the applicant confirms while a correction makes them a minor', async () => {
    const { id, confirm } = await apply();
    const clerk = await staffOf(club, 'Clerk');
    const { promise: click, resolve } = Promise.withResolvers<unknown>();
    await withClub(clerk, async tx => {
      for (const patch of [{ guardians }, { guardianLiability: true }, { birthDate: minor.birthDate }])
        await patchMembership({ ...clerk, tx }, { id, precondition: null, patch });
      resolve(confirmByToken(visitor(), confirm));
      await expect.poll(() => countWaiting(tx), { timeout: 10_000 }).toBe(1);
    });
    expect(await click).toMatchObject({ state: 'New' });
    expect(await rowOf(id)).toMatchObject({ state: 'New', confirmedAt: null });
  });
});

/** Counts the transactions that wait for this one to end. */
async function countWaiting(tx: Tx): Promise<number> {
  const rows = await tx.execute(sql`select 1 from pg_locks waiting
    join pg_locks held on held.transactionid = waiting.transactionid and held.granted
    where held.pid = pg_backend_pid() and not waiting.granted`);
  return rows.length;
}

describe('withdrawSubmission', () => {
  it('removes account values from the history of corrections', async () => {
    const { id, status } = await apply(bankData);
    const patches = [{ iban: 'DE02120300000000202051' }];
    await correctSubmission(visitor(), status, { kind: 'Membership', patches });
    const before = (await traceOf(id)).history.find(({ property }) => property === 'iban');
    expect(before).toMatchObject({ isEncrypted: true, newValue: expect.any(String) });
    await withdrawSubmission(visitor(), status);
    const after = (await traceOf(id)).history.find(({ property }) => property === 'iban');
    expect(after).toMatchObject({ type: 'Updated', oldValue: null, newValue: null });
  });

  it('sends no mail for a paper entry without an address', async () => {
    const { id, links } = await apply(minor);
    await withClub(club.ctx, tx => tx.update(submissions).set({ email: '' }).where(eq(submissions.id, id)));
    await withdrawSubmission(visitor(), links['ada@example.org']?.status ?? '');
    expect(Object.keys(await linksOf(id))).not.toContain('');
  });

  it('greets the guardian whose address a child has', async () => {
    const { id, links } = await apply({ ...minor, email: 'Ada@example.org' });
    await withdrawSubmission(visitor(), links['ada@example.org']?.status ?? '');
    const sent = await withClub(club.ctx, tx => tx.select().from(mails).where(eq(mails.submissionId, id)));
    const isAda = (address: string) => address.toLowerCase() === 'ada@example.org';
    const [told, ...further] = sent.filter(
      ({ subject, toAddress }) => subject.startsWith('Zurückgezogen') && isAda(toAddress),
    );
    expect(further).toEqual([]);
    expect(told && openContent(told).text).toContain('Hallo Ada,');
  });

  it('rejects it, deletes bank data and signature, and mails member and staff', async () => {
    const { id, status, confirm } = await apply(bankData);
    const after = await withdrawSubmission(visitor(), status);
    expect(after).toMatchObject({
      possibleSteps: [],
      submission: {
        state: 'Rejected',
        withdrawnAt: later(3_600_000).toISOString(),
        iban: null,
        mandate: null,
      },
    });
    const { history, events } = await traceOf(id);
    expect(history.at(-1)).toMatchObject({ type: 'Rejected', actorKind: 'Member', property: 'withdrawnAt' });
    expect(events.filter(type => type === 'ApplicationUpdated')).toHaveLength(1);
    expect(events).not.toContain('ApplicationRejected');
    const [event] = await withClub(club.ctx, tx =>
      tx
        .select({ data: webhookEvents.data })
        .from(webhookEvents)
        .where(and(eq(webhookEvents.submissionId, id), eq(webhookEvents.type, 'ApplicationUpdated'))),
    );
    const withdrawnAt = later(3_600_000).toISOString();
    expect(event?.data).toMatchObject({ submission: { state: 'Rejected', withdrawnAt } });
    expect(await linksOf(id)).toMatchObject({
      'aenne@example.org': { type: 'MembershipReceived', subject: expect.stringContaining('Zurückgezogen') },
      [staffEmail]: { type: 'StaffNotification', subject: expect.stringContaining('Zurückgezogen') },
    });
    expect(await getConfirmation(visitor(), confirm)).toMatchObject({ isWithdrawn: true, state: 'Rejected' });
    expect(await refusalOf(confirmByToken(visitor(), confirm))).toMatchObject({
      code: 'state-conflict',
      message: expect.stringContaining('withdrawn'),
    });
    const clerk = await staffOf(club, 'Clerk');
    expect((await refusalOf(acceptSubmission(clerk, { id, sendEmail: true }))).code).toBe('state-conflict');
  });

  it('happens once under parallel requests, and not after a decision', async () => {
    const { id, status } = await apply();
    const tries = await Promise.allSettled(
      Array.from({ length: 5 }, () => withdrawSubmission(visitor(), status)),
    );
    expect(tries.filter(one => one.status === 'fulfilled')).toHaveLength(1);
    const { history } = await traceOf(id);
    expect(history.filter(({ property }) => property === 'withdrawnAt')).toHaveLength(1);
  });
});

describe('resending the confirmation', () => {
  it('sends a mail at most once a minute', async () => {
    const { id, status, confirm } = await apply();
    expect((await refusalOf(resendOwnConfirmation(visitor(later(30_000)), status))).code).toBe('too-soon');
    await resendOwnConfirmation(visitor(later(61_000)), status);
    expect((await linksOf(id))['aenne@example.org']?.confirm).not.toBe(confirm);
  });

  it('works from an expired link, only for the person of that link', async () => {
    const { id, links } = await apply(minor);
    const [ada, bo] = [links['ada@example.org'], links['bo@example.org']];
    const now = visitor(later(15 * day));
    expect(await refusalOf(getConfirmation(now, ada?.confirm ?? ''))).toMatchObject({
      code: 'expired',
      members: { clubSlug: club.slug },
    });
    await renewConfirmation(now, ada?.confirm ?? '');
    const after = await linksOf(id);
    expect(after['bo@example.org']?.confirm).toBe(bo?.confirm);
    expect(await confirmByToken(now, after['ada@example.org']?.confirm ?? '')).toMatchObject({
      state: 'New',
    });
    expect((await refusalOf(renewConfirmation(now, ada?.confirm ?? ''))).code).toBe('too-soon');
  });

  it('does not change the links of other persons', async () => {
    const { id, links } = await apply(minor);
    await renewConfirmation(visitor(), links['ada@example.org']?.confirm ?? '');
    const rows = await withClub(club.ctx, tx =>
      tx
        .select({ email: guardianRows.email, replacedAt: confirmations.replacedAt })
        .from(confirmations)
        .innerJoin(
          guardianRows,
          and(eq(guardianRows.clubId, confirmations.clubId), eq(guardianRows.id, confirmations.guardianId)),
        )
        .where(eq(confirmations.submissionId, id))
        .orderBy(guardianRows.position, confirmations.createdAt),
    );
    expect(rows.map(({ email, replacedAt }) => [email, replacedAt !== null])).toEqual([
      ['ada@example.org', true],
      ['ada@example.org', false],
      ['bo@example.org', false],
    ]);
  });

  it('answers 409 if this link needs no confirmation any more', async () => {
    const { id, links, confirm } = await apply();
    expect(links).toBeDefined();
    const clerk = await staffOf(club, 'Clerk');
    for (const patch of [{ guardians }, { guardianLiability: true }, { birthDate: minor.birthDate }])
      await patchMembership(clerk, { id, precondition: null, patch });
    expect((await refusalOf(renewConfirmation(visitor(), confirm))).code).toBe('state-conflict');
    const { links: asked } = await apply(minor);
    const ada = asked['ada@example.org']?.confirm ?? '';
    await confirmByToken(visitor(), ada);
    expect((await refusalOf(renewConfirmation(visitor(), ada))).code).toBe('state-conflict');
  });

  it('is refused to a minor for a guardian who refused, but not to that guardian', async () => {
    const { id, status, links } = await applyAsMinor();
    const [ada = '', bo = ''] = ['ada@example.org', 'bo@example.org'].map(address => links[address]?.confirm);
    await refuseByToken(visitor(), ada);
    await resendOwnConfirmation(visitor(), status);
    const after = await linksOf(id);
    expect(after['ada@example.org']?.confirm).toBe(ada);
    expect(after['bo@example.org']?.confirm).not.toBe(bo);
    await refuseByToken(visitor(), after['bo@example.org']?.confirm ?? '');
    const tomorrow = visitor(later(day));
    expect((await getStatus(tomorrow, status)).possibleSteps).toEqual(['Withdraw']);
    expect((await refusalOf(resendOwnConfirmation(tomorrow, status))).code).toBe('state-conflict');
    await renewConfirmation(tomorrow, ada);
    expect((await linksOf(id))['ada@example.org']?.confirm).not.toBe(ada);
  });

  it('is refused if no confirmation is pending', async () => {
    const { status, confirm } = await apply();
    await confirmByToken(visitor(), confirm);
    expect((await refusalOf(resendOwnConfirmation(visitor(), status))).code).toBe('state-conflict');
    expect((await refusalOf(renewConfirmation(visitor(), confirm))).code).toBe('state-conflict');
    expect((await refusalOf(renewConfirmation(visitor(), 'x'.repeat(43)))).code).toBe('not-found');
  });
});

describe('a guardian', () => {
  it('sees the application of the minor', async () => {
    const { links } = await apply({ ...minor, ...bankData });
    expect(await getConfirmation(visitor(), links['ada@example.org']?.confirm ?? '')).toMatchObject({
      guardianName: 'Ada Groß',
      isRefused: false,
      membership: {
        name: 'Erwachsene',
        birthDate: '2015-03-01',
        departments: ['Fußball'],
        price: { interval: 'Monthly' },
        mandate: { reference: expect.any(String) },
        iban: 'DE** **** 3000',
      },
    });
  });

  it('can refuse: the submission waits, staff are notified, no reminder is sent, and a later consent counts', async () => {
    const { id, links } = await apply(minor);
    const [ada = '', bo = ''] = ['ada@example.org', 'bo@example.org'].map(address => links[address]?.confirm);
    await confirmByToken(visitor(), bo);
    expect(await refuseByToken(visitor(), ada)).toMatchObject({ isRefused: true, state: 'New' });
    expect(await refuseByToken(visitor(), ada)).toMatchObject({ isRefused: true });
    const clerk = await staffOf(club, 'Clerk');
    const seen = MembershipSubmission.parse(await getSubmission(clerk, 'Membership', id));
    expect(seen.guardians.map(({ refusedAt }) => refusedAt !== null)).toEqual([true, false]);
    const { history } = await traceOf(id);
    expect(history.filter(({ property }) => property === 'guardians[0].refusedAt')).toHaveLength(1);
    expect((await linksOf(id))[staffEmail]?.subject).toContain('Nicht zugestimmt');
    await remindUnconfirmed({ ...club.ctx, now: later(4 * day) }, 100);
    expect((await linksOf(id))['ada@example.org']?.confirm).toBe(ada);
    expect(await confirmByToken(visitor(later(5 * day)), ada)).toMatchObject({
      isRefused: false,
      state: 'Confirmed',
    });
  });

  it('cannot refuse after consent, and an applicant cannot refuse', async () => {
    const { links } = await apply(minor);
    const ada = links['ada@example.org']?.confirm ?? '';
    await confirmByToken(visitor(), ada);
    expect((await refusalOf(refuseByToken(visitor(), ada))).code).toBe('state-conflict');
    const { confirm } = await apply();
    expect((await refusalOf(refuseByToken(visitor(), confirm))).code).toBe('state-conflict');
  });
});
