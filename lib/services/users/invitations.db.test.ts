import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '@/db/schema/mail';
import { clubUsers, users } from '@/db/schema/users';
import { ChangeDepartment } from '@/lib/contracts/catalog';
import { openContent } from '@/lib/mail/mail-content';
import type { Ctx } from '@/lib/platform/context';
import { listAuditLog } from '@/lib/services/audit/list';
import { changeInfo } from '@/lib/services/auth/change-info';
import { confirmEmail } from '@/lib/services/auth/confirm-email';
import { manageTwoFactor } from '@/lib/services/auth/manage-two-factor';
import { resetPassword } from '@/lib/services/auth/reset-password';
import { createDepartment } from '@/lib/services/departments/create';
import {
  type Account,
  attemptSignIn,
  later,
  linkTo,
  makeAccount,
  makeClub,
  newPassword,
  password,
  signedIn,
  start,
  systemCtx,
} from '@/testing/auth/accounts';
import { testDatabase } from '@/testing/db/database';
import { refusalOf } from '@/testing/db/factories';
import { withClub } from '@/testing/db/with-club';
import { openRig, type Rig } from '@/testing/worker/rig';
import { createUser } from './create';
import { acceptInvitation, declineInvitation, listInvitations } from './invitations';
import { leaveClub } from './leave-club';
import { getUser, listUsers } from './read';
import { removeUser } from './remove';
import { updateUser } from './update';

let rig: Rig;
let admin: Ctx;
beforeAll(async () => {
  rig = await openRig(await testDatabase());
});
afterAll(() => rig.close());

/** Creates a club with one Admin, who is signed in. */
async function otherClub() {
  const clubId = await makeClub(rig.db, 'TSV Anderswo');
  const place = { ...rig, clubId };
  const lead = await makeAccount(place, 'Admin');
  admin = (await signedIn(place, lead, 'Admin')).ctx;
  return { clubId, place, lead };
}

const invited = (email: string) => ({ email, firstName: 'Ina', lastName: 'Typed', role: 'Clerk' as const });
const everything = async (ctx: Ctx) =>
  JSON.stringify([
    await listUsers(ctx, { limit: 50 }),
    await listAuditLog(ctx, { limit: 50 }),
    await withClub(ctx, async tx =>
      (await tx.select().from(mails)).map(row => [row.toAddress, openContent(row)]),
    ),
  ]);
/** Replaces ids, times and codes, so that two texts can be compared. */
const shape = (text: string) =>
  text
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
    .replace(/code=[\w-]+/g, 'code')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'at');
const accountAt = async (id: string) => (await rig.db.select().from(users).where(eq(users.id, id)))[0];

async function changeAddress(account: Account, ctx: Ctx, newEmail: string): Promise<void> {
  await changeInfo(ctx, { newEmail, oldPassword: password });
  const { code } = await linkTo(rig, rig.clubId, newEmail, 'confirm-email');
  await confirmEmail({ db: rig.db, now: start }, { email: newEmail, code });
  expect((await accountAt(account.id))?.email).toBe(newEmail);
}

describe('an invitation to a second club', () => {
  it('shows the club nothing about an existing account until its owner accepts', async () => {
    const { clubId } = await otherClub();
    const person = await makeAccount(rig);
    const { ctx } = await signedIn(rig, person);
    const answer = await createUser(admin, invited(person.email));
    const stranger = await createUser(admin, invited('stranger@club.example'));
    expect(shape(JSON.stringify(answer))).toBe(shape(JSON.stringify({ ...stranger, email: person.email })));
    expect(
      Math.abs(Number.parseInt(answer.id.slice(0, 8), 16) - Number.parseInt(stranger.id.slice(0, 8), 16)),
    ).toBeLessThan(2);
    const before = await everything(admin);
    await changeInfo(ctx, { firstName: 'Real', lastName: 'Name' });
    await changeInfo(ctx, { newPassword, oldPassword: password });
    await changeInfo(ctx, { newPassword: password, oldPassword: newPassword });
    await manageTwoFactor(ctx, {});
    await changeAddress(person, ctx, 'moved@club.example');
    expect(await everything(admin)).toBe(before);
    await changeAddress(person, ctx, person.email);
    await acceptInvitation(ctx, answer.id);
    const { items } = await listUsers(admin, { limit: 50 });
    const member = { id: person.id, firstName: 'Real', lastName: 'Name', isInvitationPending: false };
    expect(items).toContainEqual(expect.objectContaining({ ...member, email: person.email, role: 'Clerk' }));
    expect(items.map(({ id }) => id)).not.toContain(answer.id);
    expect(await attemptSignIn(rig, person)).toMatchObject({ userId: person.id });
    expect((await listInvitations(ctx)).map(one => one.club.id)).not.toContain(clubId);
  });

  it('keeps its limit to departments when it is accepted', async () => {
    await otherClub();
    const person = await makeAccount(rig);
    const { ctx } = await signedIn(rig, person);
    const { id: department } = await createDepartment(admin, ChangeDepartment.parse({ name: 'Schwimmen' }));
    const limited = { ...invited(person.email), departmentIds: [department] };
    const { id } = await createUser(admin, limited);
    await acceptInvitation(ctx, id);
    expect(await getUser(admin, person.id)).toMatchObject({ role: 'Clerk', departmentIds: [department] });
  });

  it('must be sent again to the new address after the person changed the address', async () => {
    await otherClub();
    const person = await makeAccount(rig);
    const { ctx } = await signedIn(rig, person);
    await createUser(admin, invited(person.email));
    const newEmail = `new-${person.email}`;
    await changeAddress(person, ctx, newEmail);
    expect(await listInvitations(ctx)).toEqual([]);
    const { id } = await createUser(admin, invited(newEmail));
    await acceptInvitation(ctx, id);
    const { items } = await listUsers(admin, { limit: 50 });
    expect(items).toContainEqual(expect.objectContaining({ id: person.id, email: newEmail }));
    expect((await refusalOf(createUser(admin, invited(newEmail)))).code).toBe('already-taken');
  });

  it('can only be read and answered by the owner of the address', async () => {
    const { clubId } = await otherClub();
    const person = await makeAccount(rig);
    const stranger = (await signedIn(rig, await makeAccount(rig))).ctx;
    const { id } = await createUser(admin, invited(person.email.toUpperCase()));
    const { ctx } = await signedIn(rig, person);
    expect(await listInvitations(ctx)).toEqual([
      {
        id,
        club: expect.objectContaining({ id: clubId, name: 'TSV Anderswo' }),
        role: 'Clerk',
        invitedAt: start.toISOString(),
      },
    ]);
    expect(await listInvitations(stranger)).toEqual([]);
    for (const answer of [acceptInvitation, declineInvitation]) {
      expect((await refusalOf(answer(stranger, id))).code).toBe('not-found');
    }
    const key: Ctx = { ...ctx, actor: { kind: 'ApiKey', id, role: 'Admin' } };
    expect((await refusalOf(acceptInvitation(key, id))).code).toBe('forbidden');
  });

  it('disappears when it is declined, and the club learns only that', async () => {
    await otherClub();
    const person = await makeAccount(rig);
    const { id } = await createUser(admin, invited(person.email));
    const { ctx } = await signedIn(rig, person);
    await declineInvitation(ctx, id);
    expect(await listInvitations(ctx)).toEqual([]);
    const [entry] = (await listAuditLog(admin, { limit: 1 })).items;
    expect(entry).toMatchObject({ action: 'InvitationDeclined', actor: { kind: 'System' }, recordId: id });
    expect(await everything(admin)).not.toContain(person.id);
    expect(await accountAt(id)).toBeUndefined();
  });

  it('has a link that leads to the account and cannot set its password', async () => {
    const { clubId } = await otherClub();
    const person = await makeAccount(rig);
    await createUser(admin, invited(person.email));
    const { email, code } = await linkTo(rig, clubId, person.email, 'accept-invitation');
    const link = { email: email ?? '', resetCode: code };
    const scope = { db: rig.db, now: start };
    expect((await refusalOf(resetPassword(scope, { ...link, newPassword }))).violations).toEqual([
      { path: 'resetCode', key: 'invitationOfAccount' },
    ]);
    expect(await attemptSignIn(rig, person)).toMatchObject({ userId: person.id });
  });

  it('has a link that sets the password of an account that its only other club deactivated', async () => {
    const { clubId } = await otherClub();
    const person = await makeAccount(rig);
    await withClub({ db: rig.db, clubId: rig.clubId }, tx =>
      tx.update(clubUsers).set({ isActive: false }).where(eq(clubUsers.userId, person.id)),
    );
    await createUser(admin, invited(person.email));
    const { email, code } = await linkTo(rig, clubId, person.email, 'accept-invitation');
    const link = { email: email ?? '', resetCode: code };
    await resetPassword({ db: rig.db, now: start }, { ...link, newPassword });
    expect(await attemptSignIn(rig, person, { password: newPassword })).toMatchObject({
      userId: person.id,
      clubId,
    });
  });

  it('of two clubs creates one account by the first link, and stays open in the other club', async () => {
    const first = await otherClub();
    const firstAdmin = admin;
    const second = await otherClub();
    const email = 'two-clubs@club.example';
    await createUser(firstAdmin, invited(email));
    await createUser(admin, invited(email));
    const links = await Promise.all(
      [first, second].map(({ clubId }) => linkTo(rig, clubId, email, 'accept-invitation')),
    );
    const scope = { db: rig.db, now: start };
    const tries = await Promise.allSettled(
      links.map(({ code }) => resetPassword(scope, { email, resetCode: code, newPassword })),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const session = await attemptSignIn(rig, { email }, { password: newPassword });
    if (typeof session === 'string') throw new Error(session);
    const actor = { kind: 'User', id: session.userId, role: 'Clerk', sessionId: session.sessionId } as const;
    const ctx: Ctx = { ...systemCtx(rig.db, session.clubId), actor };
    const [waiting, ...more] = await listInvitations(ctx);
    expect(more).toEqual([]);
    await acceptInvitation(ctx, waiting?.id ?? '');
    expect(await listInvitations(ctx)).toEqual([]);
  });
});

describe('a user who leaves a club', () => {
  it('has no name in its audit log, and keeps the account for other clubs', async () => {
    const { clubId, place } = await otherClub();
    const person = await makeAccount(rig);
    const { ctx } = await signedIn(rig, person);
    const { id } = await createUser(admin, invited(person.email));
    await acceptInvitation(ctx, id);
    expect(await everything(admin)).toContain('Petra Person');
    await leaveClub(ctx, { clubId, isOffice: true });
    const audit = JSON.stringify((await listAuditLog(admin, { limit: 50 })).items);
    expect(audit).toContain('"Left"');
    expect(audit).toContain(`"id":"${person.id}","name":null`);
    expect((await listUsers({ ...systemCtx(rig.db, place.clubId) }, { limit: 50 })).items).toHaveLength(1);
    expect(await attemptSignIn(rig, person)).toMatchObject({ clubId: rig.clubId });
    expect((await refusalOf(leaveClub(ctx, { clubId, isOffice: true }))).code).toBe('not-found');
  });

  it('loses the account when it was the last club', async () => {
    const person = await makeAccount(rig);
    const { ctx } = await signedIn(rig, person);
    await leaveClub(ctx, { clubId: rig.clubId, isOffice: true });
    expect(await accountAt(person.id)).toBeUndefined();
    expect(await attemptSignIn(rig, person)).toBe('Failed');
  });

  it('cannot be its last Admin', async () => {
    const { clubId } = await otherClub();
    expect((await refusalOf(leaveClub(admin, { clubId, isOffice: true }))).code).toBe('last-admin');
  });
});

it('updating and removing an invitation does not change the account', async () => {
  await otherClub();
  const person = await makeAccount(rig);
  const before = await accountAt(person.id);
  const { id } = await createUser(admin, invited(person.email));
  const user = { firstName: 'Renamed', lastName: 'Typed', role: 'Manager' as const };
  await updateUser(admin, { id, user, precondition: null });
  await removeUser({ ...admin, now: later(60_000) }, { id, precondition: null });
  expect(await accountAt(person.id)).toEqual(before);
});
