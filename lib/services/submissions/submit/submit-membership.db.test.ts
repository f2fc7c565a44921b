import { and, eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '@/db/client';
import { clubCounters } from '@/db/schema/clubs';
import { usedFormTokens } from '@/db/schema/forms';
import { mails } from '@/db/schema/mail';
import {
  confirmations,
  familyMembers,
  guardians,
  submissionBankAccounts,
  submissionDepartments,
  submissionHistory,
  submissionMemberships,
  submissionSignatures,
  submissions,
} from '@/db/schema/submissions';
import { webhookEvents } from '@/db/schema/webhooks';
import { runtimeRole } from '@/db/session-settings';
import type { MembershipSubmit } from '@/lib/contracts/submissions/submissions';
import { openContent } from '@/lib/mail/mail-content';
import { decryptField } from '@/lib/platform/crypto/record-encryption';
import { AppError } from '@/lib/platform/errors';
import { updateMembershipForm } from '@/lib/services/forms/update-membership-form';
import { accountHolderField, ibanField, signatureField } from '@/lib/services/submissions/encrypted-fields';
import { testDatabase } from '@/testing/db/database';
import {
  applicationTo,
  bankData,
  drawnSignature,
  makeOfferingClub,
  type OfferingClub,
  summer,
  tokenFor,
} from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { submitMembership } from './submit-membership';
import { newColumns } from './submit-steps';

let database: Awaited<ReturnType<typeof testDatabase>>;
let club: OfferingClub;
const db = (): Db => database.db;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(db());
});
afterAll(() => database.close());

async function submit(
  body: MembershipSubmit,
  options: { club?: OfferingClub; formToken?: string | null } = {},
) {
  const target = options.club ?? club;
  const formToken = options.formToken === undefined ? await tokenFor(target.clubId) : options.formToken;
  return submitMembership(target.memberCtx, {
    body,
    shapeViolations: [],
    formToken,
    originUrl: 'https://club.example/join',
  });
}

/** Maps each path to the keys of its violations. */
async function refusalOf(work: Promise<unknown>): Promise<Record<string, string[]>> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError) || error.code !== 'validation') throw error ?? new Error('was accepted');
  const byPath: Record<string, string[]> = {};
  for (const { path, key } of error.extra.violations ?? []) byPath[path] = [...(byPath[path] ?? []), key];
  return byPath;
}

const writtenTables = {
  submissions,
  submissionMemberships,
  submissionBankAccounts,
  submissionSignatures,
  submissionDepartments,
  submissionHistory,
  familyMembers,
  guardians,
  confirmations,
  mails,
  webhookEvents,
  usedFormTokens,
};

/** Counts the rows of a club in each table that a submission writes to, its jobs, and its running number. */
async function countRows({ clubId }: OfferingClub): Promise<Record<string, number>> {
  return withClub({ db: db(), clubId }, async tx => {
    const counts: Record<string, number> = {};
    for (const [name, table] of Object.entries(writtenTables))
      counts[name] = await tx.$count(table, eq(table.clubId, clubId));
    const jobs = await tx.execute(
      sql`select count(*)::int as count from pgboss.job where data->>'clubId' = ${clubId}`,
    );
    const [counter] = await tx.select().from(clubCounters).where(eq(clubCounters.clubId, clubId));
    return { ...counts, jobs: Number(jobs[0]?.count), number: counter?.value ?? 0 };
  });
}

const read = <T>(work: Parameters<typeof withClub<T>>[1], target = club) =>
  withClub({ db: db(), clubId: target.clubId }, work);

describe('submitMembership', () => {
  it('requires what the club asks, and stores what its form does not ask', async () => {
    const own = await makeOfferingClub(db());
    const application = { mobile: { use: 'Required' }, notes: { use: 'Off' } } as const;
    await updateMembershipForm(own.ctx, { fields: { application } });
    const body = { ...applicationTo(own), notes: 'Über eine Schnittstelle' };
    expect(await refusalOf(submit(body, { club: own }))).toEqual({ mobile: ['required'] });
    const { id } = await submit({ ...body, mobile: '0171 2345678' }, { club: own });
    const [row] = await read(tx => tx.select().from(submissions).where(eq(submissions.id, id)), own);
    expect(row).toMatchObject({ mobile: '0171 2345678', notes: 'Über eine Schnittstelle' });
  });

  it('stores an application with price, consents, evidence, history, mail, event and job', async () => {
    const before = await countRows(club);
    const { football, adult } = club;
    const answer = await submit({
      ...applicationTo(club),
      notes: 'Hallo',
      customFields: { shirtSize: 'L' },
    });
    expect(answer).toMatchObject({
      number: (before.number ?? 0) + 1,
      state: 'New',
      needsConfirmation: true,
      receivedAt: summer.toISOString(),
      mandateReference: null,
      price: { currency: 'EUR', interval: 'Monthly', recurring: 15.5, oneTime: 25, firstPayment: 40.5 },
    });
    const stored = await read(async tx => ({
      submission: await tx.select().from(submissions).where(eq(submissions.id, answer.id)),
      membership: await tx
        .select()
        .from(submissionMemberships)
        .where(eq(submissionMemberships.submissionId, answer.id)),
      departments: await tx
        .select()
        .from(submissionDepartments)
        .where(eq(submissionDepartments.submissionId, answer.id)),
      history: await tx.select().from(submissionHistory).where(eq(submissionHistory.submissionId, answer.id)),
      events: await tx.select().from(webhookEvents).where(eq(webhookEvents.submissionId, answer.id)),
      mails: await tx.select().from(mails).where(eq(mails.submissionId, answer.id)),
    }));
    expect(stored.submission).toMatchObject([
      {
        ...newColumns,
        kind: 'Membership',
        locale: 'de',
        firstName: 'Änne',
        country: 'DE',
        notes: 'Hallo',
        customFields: { shirtSize: 'L' },
        originUrl: 'https://club.example/join',
        originIp: '203.0.113.7',
        originUserAgent: 'Mozilla/5.0 (Tests)',
        evidenceHash: expect.stringMatching(/^[\w-]{43}$/),
        searchText: expect.stringContaining('anne gross'),
      },
    ]);
    expect(stored.membership).toMatchObject([
      {
        membershipId: adult.id,
        entryDate: '2026-07-01',
        recurringCents: 1550,
        oneTimeCents: 2500,
        price: answer.price,
        mediaConsents: [{ label: 'Fotos auf der Website', textVersion: 1, isGiven: false }],
      },
    ]);
    expect(stored.departments).toMatchObject([{ departmentId: football.id, familyMemberId: null }]);
    expect(stored.history.map(({ type, actorKind, actorId }) => [type, actorKind, actorId])).toEqual([
      ['Created', 'Member', null],
      ['ConfirmationSent', 'Member', null],
    ]);
    expect(stored.events).toMatchObject([
      {
        type: 'ApplicationReceived',
        data: { clubId: club.clubId, submission: { id: answer.id, number: answer.number, state: 'New' } },
      },
    ]);
    expect(JSON.stringify(stored.events)).not.toContain('1990-02-28');
    const [mail] = stored.mails;
    expect(stored.mails).toMatchObject([
      { type: 'MembershipConfirmation', toAddress: 'aenne@example.org', locale: 'de', state: 'Queued' },
    ]);
    expect(mail && openContent(mail).text).toMatch(/\/confirm\/[\w-]{43}\n/);
    const after = await countRows(club);
    expect(after.jobs).toBe((before.jobs ?? 0) + 1);
  });

  it('stores only the hash of a link token, valid for 14 days', async () => {
    const { id } = await submit(applicationTo(club));
    const rows = await read(tx => tx.select().from(confirmations).where(eq(confirmations.submissionId, id)));
    const [mail] = await read(tx => tx.select().from(mails).where(eq(mails.submissionId, id)));
    const token = (mail && /confirm\/([\w-]{43})/.exec(openContent(mail).text)?.[1]) ?? 'none';
    expect(rows).toMatchObject([
      { guardianId: null, expiresAt: new Date(summer.getTime() + 14 * 86_400_000), confirmedAt: null },
    ]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('encrypts account and signature, makes a mandate, and leaves no IBAN in any column', async () => {
    const signature = await drawnSignature();
    const answer = await submit({ ...applicationTo(club), ...bankData, signature, locale: 'en' });
    expect(answer.mandateReference).toMatch(new RegExp(`^TSV-${answer.number}-[0-9A-F]{8}$`));
    const { clubId } = club;
    const { account, image } = await read(async tx => {
      const [one] = await tx
        .select()
        .from(submissionBankAccounts)
        .where(eq(submissionBankAccounts.submissionId, answer.id));
      const [two] = await tx
        .select()
        .from(submissionSignatures)
        .where(eq(submissionSignatures.submissionId, answer.id));
      return { account: one, image: two };
    });
    expect(account).toMatchObject({
      ibanCountry: 'DE',
      ibanLastFour: '3000',
      mandateReference: answer.mandateReference,
      mandateSignedAt: summer,
      mandateCreditorId: 'DE98ZZZ09999999999',
      mandateText: expect.stringContaining('you authorise (A) TSV Beispiel e. V. to send instructions'),
    });
    expect(decryptField(account?.ibanEncrypted ?? '', ibanField(clubId, answer.id))).toBe(
      'DE89370400440532013000',
    );
    expect(decryptField(account?.accountHolderEncrypted ?? '', accountHolderField(clubId, answer.id))).toBe(
      'Änne Groß-Kontoinhaberin',
    );
    expect(decryptField(image?.imageEncrypted ?? '', signatureField(clubId, answer.id))).toMatch(
      /^data:image\/png;base64,iVBOR/,
    );
    const dump = await read(async tx => {
      const texts: string[] = [];
      for (const table of Object.values(writtenTables))
        texts.push(JSON.stringify(await tx.select().from(table)));
      texts.push(JSON.stringify([...(await tx.execute(sql`select data, output from pgboss.job`))]));
      return texts.join('\n');
    });
    expect(dump).not.toMatch(/DE89370400440532013000|370400440532013000|Kontoinhaberin/i);
  });

  it('gives each guardian of a minor a link and mail of their own', async () => {
    const guardian = { firstName: 'Ada', lastName: 'Groß', email: 'ada@example.org' };
    const second = { firstName: 'Bo', lastName: 'Groß', email: 'bo@example.org' };
    const { id } = await submit({
      ...applicationTo(club),
      birthDate: '2015-05-01',
      guardians: [guardian, {}, second].slice(0, 3),
    });
    const { links, sent } = await read(async tx => ({
      links: await tx.select().from(confirmations).where(eq(confirmations.submissionId, id)),
      sent: await tx.select().from(mails).where(eq(mails.submissionId, id)),
    }));
    expect(new Set(links.map(link => link.guardianId)).size).toBe(2);
    expect(sent.map(mail => mail.toAddress).sort()).toEqual(['ada@example.org', 'bo@example.org']);
  });

  it('stores family members with the departments that apply to them', async () => {
    const people = [
      { firstName: 'Cem', lastName: 'Groß', birthDate: '2018-01-01' },
      { firstName: 'Dora', lastName: 'Groß', birthDate: '2019-01-01', departmentIds: [club.tennis.id] },
      { firstName: 'Emil', lastName: 'Groß', birthDate: '2020-01-01', departmentIds: [] },
    ];
    const { id } = await submit({
      ...applicationTo(club),
      membershipId: club.family.id,
      familyMembers: people,
    });
    const rows = await read(tx =>
      tx
        .select({ firstName: familyMembers.firstName, departmentId: submissionDepartments.departmentId })
        .from(familyMembers)
        .leftJoin(
          submissionDepartments,
          and(
            eq(submissionDepartments.clubId, familyMembers.clubId),
            eq(submissionDepartments.familyMemberId, familyMembers.id),
          ),
        )
        .where(eq(familyMembers.submissionId, id))
        .orderBy(familyMembers.position),
    );
    expect(rows).toEqual([
      { firstName: 'Cem', departmentId: club.football.id },
      { firstName: 'Dora', departmentId: club.tennis.id },
      { firstName: 'Emil', departmentId: null },
    ]);
  });

  it('sends the receipt and no link if the form needs no confirmation', async () => {
    const trusting = await makeOfferingClub(db(), { needConfirmation: false });
    const { id, needsConfirmation } = await submit(applicationTo(trusting), { club: trusting });
    const sent = await read(tx => tx.select().from(mails).where(eq(mails.submissionId, id)), trusting);
    expect(needsConfirmation).toBe(false);
    expect(sent.map(({ type }) => type)).toEqual(['MembershipReceived']);
    expect(sent[0] && openContent(sent[0]).text).toContain('15,50\u00a0€ im Monat');
    expect(await countRows(trusting)).toMatchObject({
      confirmations: 0,
      submissionHistory: 1,
      jobs: 1,
      number: 1,
    });
  });

  it('needs no form token from staff and stores no origin for them', async () => {
    const clerk = {
      ...club.ctx,
      actor: { kind: 'User', id: club.clubId, role: 'Clerk', sessionId: club.clubId },
    } as const;
    const input = {
      body: { ...applicationTo(club), website: 'kept out' },
      shapeViolations: [],
      formToken: null,
      originUrl: 'https://x.example',
    };
    const { id } = await submitMembership(clerk, input);
    const [row] = await read(tx => tx.select().from(submissions).where(eq(submissions.id, id)));
    expect(row).toMatchObject({ originUrl: null, originIp: null, originUserAgent: null });
  });
});

type Mutation = (right: MembershipSubmit, club: OfferingClub) => MembershipSubmit;

const brokenRules: [string, Mutation, Record<string, string[]>][] = [
  ['no first name', right => ({ ...right, firstName: ' ' }), { firstName: ['required'] }],
  ['no last name', right => ({ ...right, lastName: undefined }), { lastName: ['required'] }],
  [
    'a birth date that does not exist',
    right => ({ ...right, birthDate: '2023-02-29' }),
    { birthDate: ['dateInvalid'] },
  ],
  ['no street', right => ({ ...right, street: '' }), { street: ['required'] }],
  ['a postcode of four digits', right => ({ ...right, zip: '5311' }), { zip: ['zipDigits'] }],
  [
    'a typed signature in another name',
    right => ({ ...right, signatureName: 'Leo Brandt' }),
    { signature: ['signatureName'] },
  ],
  ['no city', right => ({ ...right, city: '' }), { city: ['required'] }],
  ['half an address', right => ({ ...right, email: 'aenne@' }), { email: ['emailShape'] }],
  ['letters for a phone', right => ({ ...right, phone: 'call me' }), { phone: ['phoneShape'] }],
  [
    'an unknown tariff',
    right => ({ ...right, membershipId: '019a0000-0000-7000-8000-000000000001' }),
    { membershipId: ['tariffUnknown'] },
  ],
  [
    'a tariff that is no id',
    right => ({ ...right, membershipId: "' or 1=1" }),
    { membershipId: ['tariffUnknown'] },
  ],
  [
    'a tariff no longer offered',
    (right, { old }) => ({ ...right, membershipId: old.id }),
    { membershipId: ['tariffUnknown'] },
  ],
  [
    'a closed department',
    (right, { closed }) => ({ ...right, departmentIds: [closed.id] }),
    { 'departmentIds[0]': ['departmentUnknown'] },
  ],
  [
    'a surcharge that is not optional',
    (right, { adult }) => ({ ...right, surchargeIds: adult.surcharges.map(({ id }) => id).slice(0, 1) }),
    { 'surchargeIds[0]': ['surchargeUnknown'] },
  ],
  ['no payment method', right => ({ ...right, paymentMethod: undefined }), { paymentMethod: ['required'] }],
  [
    'a wrong IBAN',
    right => ({ ...right, ...bankData, iban: 'DE89370400440532013001' }),
    { iban: ['ibanChecksum'] },
  ],
  [
    'no mandate',
    right => ({ ...right, ...bankData, sepaMandateAccepted: false }),
    { sepaMandateAccepted: ['mandateRequired'] },
  ],
  [
    'bank data that is not needed',
    right => ({ ...right, iban: bankData.iban }),
    { iban: ['bankDataNotAllowed'] },
  ],
  [
    'a minor without guardians',
    right => ({ ...right, birthDate: '2015-05-01' }),
    { guardians: ['guardiansRequired'] },
  ],
  [
    'one guardian without sole custody',
    right => ({
      ...right,
      birthDate: '2015-05-01',
      guardians: [{ firstName: 'A', lastName: 'B', email: 'c@d.example' }],
    }),
    { guardians: ['guardiansRequired'] },
  ],
  [
    'family without a family tariff',
    right => ({ ...right, familyMembers: [{ firstName: 'A', lastName: 'B', birthDate: '2015-05-01' }] }),
    { familyMembers: ['familyNotAllowed'] },
  ],
  [
    'a family member without a birth date',
    (right, { family }) => ({
      ...right,
      membershipId: family.id,
      familyMembers: [{ firstName: 'A', lastName: 'B' }],
    }),
    { 'familyMembers[0].birthDate': ['required'] },
  ],
  [
    'a family member twice, and the applicant as one',
    (right, { family }) => {
      const leo = { firstName: 'Leo', lastName: 'Brandt', birthDate: '2011-02-20' };
      const { firstName, lastName, birthDate } = right;
      const familyMembers = [leo, { ...leo, firstName: 'LEO' }, { firstName, lastName, birthDate }];
      return { ...right, membershipId: family.id, familyMembers };
    },
    { 'familyMembers[1].firstName': ['personTwice'], 'familyMembers[2].firstName': ['personTwice'] },
  ],
  [
    'an unknown custom field',
    right => ({ ...right, customFields: { shoe: '42' } }),
    { 'customFields.shoe': ['customFieldUnknown'] },
  ],
  [
    'an unknown consent',
    right => ({ ...right, mediaConsents: { nobody: true } }),
    { 'mediaConsents.nobody': ['consentUnknown'] },
  ],
  [
    'the privacy notice unread',
    right => ({ ...right, privacyAccepted: false }),
    { privacyAccepted: ['privacyRequired'] },
  ],
  [
    'a signature that is no picture',
    right => ({ ...right, signature: 'data:image/png;base64,iVBORw0KGgo=' }),
    { signature: ['signatureShape'] },
  ],
  [
    'a signature that is a picture of another type',
    right => ({
      ...right,
      signature: `data:image/png;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>').toString('base64')}`,
    }),
    { signature: ['signatureShape'] },
  ],
  [
    'the trap filled in',
    right => ({ ...right, website: 'https://spam.example' }),
    { website: ['leaveEmpty'] },
  ],
];

describe('submitMembership refuses', () => {
  it.each(brokenRules)('%s', async (_name, mutate, expected) => {
    const before = await countRows(club);
    expect(await refusalOf(submit(mutate(applicationTo(club), club)))).toEqual(expected);
    expect(await countRows(club)).toEqual(before);
  });

  it('all violations at once with their paths, including shape and form token', async () => {
    const work = submitMembership(club.memberCtx, {
      body: { website: 'x', paymentMethod: 'SepaDirectDebit', iban: 'DE1' },
      shapeViolations: [
        { path: 'gender', key: 'oneOf' },
        { path: 'birthDate', key: 'type' },
      ],
      formToken: null,
      originUrl: null,
    });
    expect(Object.keys(await refusalOf(work)).sort()).toEqual(
      [
        ...[
          'X-Form-Token',
          'accountHolder',
          'birthDate',
          'city',
          'email',
          'firstName',
          'gender',
          'iban',
          'lastName',
        ],
        ...['membershipId', 'privacyAccepted', 'sepaMandateAccepted', 'street', 'website', 'zip'],
      ].sort(),
    );
  });

  it("another club's tariff and department", async () => {
    const other = await makeOfferingClub(db());
    const body = { ...applicationTo(club), membershipId: other.adult.id, departmentIds: [other.football.id] };
    expect(await refusalOf(submit(body))).toEqual({
      membershipId: ['tariffUnknown'],
      'departmentIds[0]': ['departmentUnknown'],
    });
  });

  it('a missing signature if the form requires one', async () => {
    const signing = await makeOfferingClub(db(), { showSignature: true });
    expect(await refusalOf(submit(applicationTo(signing), { club: signing }))).toEqual({
      signature: ['signatureRequired'],
    });
  });

  it("another club's form token", async () => {
    const other = await makeOfferingClub(db());
    const formToken = await tokenFor(other.clubId);
    expect(await refusalOf(submit(applicationTo(club), { formToken }))).toEqual({
      'X-Form-Token': ['formTokenUnknown'],
    });
  });
});

describe('submitMembership, cut off or repeated,', () => {
  it('runs at most 13 statements in its transaction, account and signature included', async () => {
    const statements: string[] = [];
    const client = postgres(database.url, { max: 1, connection: { role: runtimeRole } });
    const counting = drizzle(client, {
      casing: 'snake_case',
      logger: { logQuery: statement => statements.push(statement) },
    });
    const body = { ...applicationTo(club), ...bankData, signature: await drawnSignature() };
    const input = { body, shapeViolations: [], formToken: await tokenFor(club.clubId), originUrl: null };
    await submitMembership({ ...club.memberCtx, db: counting }, input);
    await client.end();
    expect(statements.length).toBeLessThanOrEqual(13);
  });

  it('stores nothing if its last step fails', async () => {
    const before = await countRows(club);
    await database.asOwner(
      sql =>
        sql`alter table webhook_events add constraint no_events check (type <> 'ApplicationReceived') not valid`,
    );
    try {
      await expect(submit(applicationTo(club))).rejects.toThrow();
    } finally {
      await database.asOwner(sql => sql`alter table webhook_events drop constraint no_events`);
    }
    expect(await countRows(club)).toEqual(before);
  });

  it('creates one submission for a double click and returns the same response to both', async () => {
    const before = await countRows(club);
    const formToken = await tokenFor(club.clubId);
    const body = { ...applicationTo(club), ...bankData };
    const answers = await Promise.all([
      submit(body, { formToken }),
      submit(body, { formToken }),
      submit(body, { formToken }),
    ]);
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    const after = await countRows(club);
    expect(after.submissions).toBe((before.submissions ?? 0) + 1);
    expect(after.mails).toBe((before.mails ?? 0) + 1);
    expect(after.number).toBe((before.number ?? 0) + 1);
  });

  it('refuses other content with a form token that was spent', async () => {
    const formToken = await tokenFor(club.clubId);
    await submit(applicationTo(club), { formToken });
    await expect(submit({ ...applicationTo(club), firstName: 'Other' }, { formToken })).rejects.toMatchObject(
      { code: 'form-token-used' },
    );
  });

  it('numbers parallel submissions without gaps or duplicates', async () => {
    const fresh = await makeOfferingClub(db());
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => submit(applicationTo(fresh), { club: fresh })),
    );
    expect(answers.map(({ number }) => number).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
