import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { mails } from '@/db/schema/mail';
import { submissionHistory } from '@/db/schema/submissions';
import { apiKeys, clubUsers, users } from '@/db/schema/users';
import { webhookEvents } from '@/db/schema/webhooks';
import type {
  CancellationSubmit,
  ChangesSubmit,
  MembershipSubmit,
} from '@/lib/contracts/submissions/submissions';
import type { Actor, Ctx } from '@/lib/platform/context';
import { tokenHash } from '@/lib/platform/crypto/keyed-hash';
import { AppError } from '@/lib/platform/errors';
import type { Role, SubmissionKind } from '@/lib/rules/enums';
import { submitCancellation } from '@/lib/services/submissions/submit/submit-cancellation';
import { submitChange } from '@/lib/services/submissions/submit/submit-change';
import { submitMembership } from '@/lib/services/submissions/submit/submit-membership';
import type { TestDatabase } from '@/testing/db/database';
import {
  applicationTo,
  bankData,
  drawnSignature,
  type OfferingClub,
  tokenFor,
} from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';

/** Creates a user with a role in the club, perhaps limited to departments. The user cannot sign in. */
export async function makeUser(
  club: OfferingClub,
  role: Role,
  firstName = 'Clara',
  departmentIds: string[] = [],
): Promise<Actor & { kind: 'User' }> {
  const { clubId, now } = club.ctx;
  const id = uuidv7();
  await withClub(club.ctx, async tx => {
    const person = { firstName, lastName: 'Clerk', createdAt: now };
    await tx.insert(users).values({ id, email: `${id}@staff.example`, ...person });
    await tx.insert(clubUsers).values({ clubId, userId: id, role, departmentIds, createdAt: now });
  });
  const actor = { kind: 'User', id, role, sessionId: uuidv7() } as const;
  return departmentIds.length > 0 ? { ...actor, departmentIds } : actor;
}

/** Returns the context of a new user with a role in the club, at the club's time or another one. */
export async function staffOf(club: OfferingClub, role: Role, now = club.ctx.now): Promise<Ctx> {
  return { ...club.ctx, actor: await makeUser(club, role), now };
}

/** Creates an API key with a role in the club. Returns its bearer token. */
export async function makeApiKey(club: OfferingClub, role: Role): Promise<string> {
  const token = `ek_${uuidv7()}`;
  const { clubId, now } = club.ctx;
  const row = { name: `Program (${role})`, role, keyHash: tokenHash(token), lastFour: token.slice(-4) };
  await withClub(club.ctx, tx => tx.insert(apiKeys).values({ clubId, id: uuidv7(), createdAt: now, ...row }));
  return token;
}

const validInput = async (club: OfferingClub, now: Date, formToken?: string) => ({
  shapeViolations: [],
  formToken: formToken ?? (await tokenFor(club.clubId, new Date(now.getTime() - 60_000))),
  originUrl: 'https://club.example/join',
});

type Sent = { readonly now?: Date; readonly formToken?: string };

/** Submits an application of an adult who pays on account, with the given changes. Returns its id. */
export async function makeApplication(
  club: OfferingClub,
  body: Partial<MembershipSubmit> = {},
  { now = club.ctx.now, formToken }: Sent = {},
): Promise<string> {
  const ctx = { ...club.memberCtx, now };
  const given = await validInput(club, now, formToken);
  const { id } = await submitMembership(ctx, { ...given, body: { ...applicationTo(club), ...body } });
  return id;
}

/** Submits an application with direct debit, signature, consents and a custom field. */
export async function makeFullApplication(club: OfferingClub): Promise<string> {
  return makeApplication(club, {
    ...bankData,
    signature: await drawnSignature(),
    customFields: { shirtSize: 'L' },
    notes: 'Bitte um Rückruf',
    mobile: '+49 170 1234567',
  });
}

/** Submits a minor's application with two guardians. */
export function makeMinorApplication(
  club: OfferingClub,
  options: Sent = {},
  body: Partial<MembershipSubmit> = {},
): Promise<string> {
  return makeApplication(club, { birthDate: '2012-05-01', guardians: twoGuardians, ...body }, options);
}

export const twoGuardians = [
  { firstName: 'Gerda', lastName: 'Groß', email: 'gerda@example.org' },
  { firstName: 'Gert', lastName: 'Groß', email: 'gert@example.org' },
];

/** Submits a family application with two children. */
export function makeFamilyApplication(club: OfferingClub, options: Sent = {}): Promise<string> {
  const body = {
    membershipId: club.family.id,
    departmentIds: [club.tennis.id],
    familyMembers: [
      { firstName: 'Ida', lastName: 'Groß', birthDate: '2015-05-01', departmentIds: [club.football.id] },
      { firstName: 'Ole', lastName: 'Groß', birthDate: '2018-05-01' },
    ],
  };
  return makeApplication(club, body, options);
}

const identity = { firstName: 'Änne', lastName: 'Groß', birthDate: '1990-02-28', email: 'aenne@example.org' };

export async function makeChangeRequest(
  club: OfferingClub,
  wishes: ChangesSubmit['wishes'] = { city: 'Bonn' },
  { now = club.ctx.now, formToken, sender = identity }: Sent & { readonly sender?: typeof identity } = {},
): Promise<string> {
  const body: ChangesSubmit = { identity: sender, wishes };
  const { id } = await submitChange(
    { ...club.memberCtx, now },
    { ...(await validInput(club, now, formToken)), body },
  );
  return id;
}

export async function makeCancellation(
  club: OfferingClub,
  changes: Partial<CancellationSubmit> = {},
  { now = club.ctx.now, formToken }: Sent = {},
): Promise<string> {
  const address = { street: 'Am Markt 1', zip: '53111', city: 'Köln' };
  const body: CancellationSubmit = { ...identity, ...address, scope: 'Membership', ...changes };
  const { id } = await submitCancellation(
    { ...club.memberCtx, now },
    { ...(await validInput(club, now, formToken)), body },
  );
  return id;
}

/** Submits a submission of a kind. The club's forms decide whether it waits for confirmation. */
export function makeSubmission(club: OfferingClub, kind: SubmissionKind): Promise<string> {
  if (kind === 'Membership') return makeApplication(club);
  return kind === 'Change' ? makeChangeRequest(club) : makeCancellation(club);
}

/** Returns the effects of a submission's steps: history and events by type, mails by type, jobs by name. */
export async function tracesOf(database: TestDatabase, club: OfferingClub, submissionId: string) {
  const traces = await withClub(club.ctx, async tx => ({
    history: await tx
      .select({ type: submissionHistory.type })
      .from(submissionHistory)
      .where(eq(submissionHistory.submissionId, submissionId))
      .orderBy(submissionHistory.id),
    events: await tx
      .select({ type: webhookEvents.type, data: webhookEvents.data })
      .from(webhookEvents)
      .where(eq(webhookEvents.submissionId, submissionId))
      .orderBy(webhookEvents.id),
    mails: await tx
      .select({ id: mails.id, type: mails.type, toAddress: mails.toAddress })
      .from(mails)
      .where(eq(mails.submissionId, submissionId))
      .orderBy(mails.id),
  }));
  const jobs = await database.asOwner(
    sql => sql<{ mailId: string }[]>`
      select data->>'mailId' as "mailId" from pgboss.job where name = 'send-mail'`,
  );
  return {
    history: traces.history.map(({ type }) => type),
    events: traces.events.map(({ type }) => type),
    lastEvent: traces.events.at(-1)?.data ?? null,
    mails: traces.mails.map(({ type }) => type),
    mailTo: traces.mails.map(({ toAddress }) => toAddress),
    queuedMails: traces.mails.filter(({ id }) => jobs.some(({ mailId }) => mailId === id)).length,
  };
}

/** Returns the error code with which work is refused. Throws if it succeeds or fails otherwise. */
export async function refusalOf(work: Promise<unknown>) {
  const error: unknown = await work.then(
    () => new Error('was not refused'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw error;
  const { violations = [], headers = {}, members = {} } = error.extra;
  return { code: error.code, message: error.message, violations, headers, members };
}

/** Ids that all answer 404: unknown, malformed and of another club. */
export const unknownIds = ['019a0000-0000-7000-8000-000000000001', 'not-an-id', "' or 1=1 --", ''];
