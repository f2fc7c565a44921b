import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '@/db/schema/mail';
import { auditEntries } from '@/db/schema/operations';
import { clubUsers, sessions, users } from '@/db/schema/users';
import { principalOfSession } from '@/lib/auth/authenticate';
import { CreateApiKey, type UpdateUser, type User } from '@/lib/contracts/users';
import { openContent } from '@/lib/mail/mail-content';
import type { Ctx } from '@/lib/platform/context';
import { contentEtagOf } from '@/lib/platform/precondition';
import type { Role } from '@/lib/rules/enums';
import { createApiKey } from '@/lib/services/api-keys/create';
import { listApiKeys } from '@/lib/services/api-keys/read';
import { removeDepartment } from '@/lib/services/departments/remove';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { refusalOf, unknownIds } from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { createUser } from './create';
import { createUserWithPassword } from './create-with-password';
import { leaveClub } from './leave-club';
import { getUser, listRoles, listUsers } from './read';
import { removeUser } from './remove';
import { resendInvitation } from './resend-invitation';
import { updateUser } from './update';

let database: TestDatabase;
let club: OfferingClub;
let other: OfferingClub;
let admin: Ctx;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  other = await makeOfferingClub(database.db);
  admin = (await makePerson(club, 'Admin')).ctx;
});
afterAll(() => database.close());

let people = 0;

/** A person who can sign in, signed in to the club. */
async function makePerson(of: OfferingClub, role: Role) {
  people += 1;
  const email = `person-${people}@club.example`;
  const names = { firstName: 'Petra', lastName: `Person ${String(people).padStart(4, '0')}` };
  const user = { email, ...names, role, password: 'a long password' };
  const id = await createUserWithPassword(of.ctx, user);
  return { id, email, ...(await signedIn(of, id, role)) };
}

async function signedIn(of: OfferingClub, userId: string, role: Role) {
  const sessionId = uuidv7();
  const expiresAt = new Date(of.ctx.now.getTime() + 3_600_000);
  await database.db
    .insert(sessions)
    .values({ id: sessionId, userId, currentClubId: of.clubId, createdAt: of.ctx.now, expiresAt });
  const ctx: Ctx = { ...of.ctx, actor: { kind: 'User', id: userId, role, sessionId } };
  return { ctx, principal: () => principalOfSession(database.db, sessionId, of.ctx.now) };
}

const later = (ctx: Ctx, ms: number): Ctx => ({ ...ctx, now: new Date(ctx.now.getTime() + ms) });
const invitation = (email: string, role: Role = 'Clerk') => ({
  email,
  firstName: 'Ina',
  lastName: 'Schulz',
  role,
});
const asRead = ({ email, firstName, lastName, role, isActive }: User): UpdateUser => ({
  email,
  firstName,
  lastName,
  role,
  isActive,
});

async function change(ctx: Ctx, id: string, changes: Partial<UpdateUser>): Promise<void> {
  const user = { ...asRead(await getUser(admin, id)), ...changes };
  await updateUser(ctx, { id, user, precondition: null });
}

const remove = (ctx: Ctx, id: string) => removeUser(ctx, { id, precondition: null });

function auditOf(of: OfferingClub, recordId: string, recordType = 'User') {
  return withClub(of.ctx, tx =>
    tx
      .select({ action: auditEntries.action, details: auditEntries.details })
      .from(auditEntries)
      .where(and(eq(auditEntries.recordType, recordType), eq(auditEntries.recordId, recordId)))
      .orderBy(auditEntries.id),
  );
}

async function mailsTo(of: OfferingClub, address: string): Promise<string[]> {
  const rows = await withClub(of.ctx, tx =>
    tx
      .select()
      .from(mails)
      .where(and(eq(mails.toAddress, address), eq(mails.type, 'UserInvitation')))
      .orderBy(mails.id),
  );
  return rows.map(row => openContent(row).text);
}

const accountOf = async (email: string) => {
  const [row] = await database.db.select().from(users).where(eq(users.email, email));
  return row ?? null;
};

describe('an invitation', () => {
  it('creates an account without a password and mails a link to set one', async () => {
    const user = await createUser(admin, invitation('ina@club.example'));
    expect(user).toMatchObject({
      firstName: 'Ina',
      role: 'Clerk',
      isActive: true,
      isInvitationPending: true,
    });
    expect(await getUser(admin, user.id)).toEqual(user);
    expect(await accountOf('ina@club.example')).toMatchObject({ passwordHash: null, emailConfirmedAt: null });
    const [mail, ...more] = await mailsTo(club, 'ina@club.example');
    expect(mail).toContain('Eingeladen hat dich Petra Person 0001.');
    expect(mail).toMatch(/accept-invitation#for=\w+&code=[\w-]{43}/);
    expect(mail?.split('accept-invitation#')[1]).not.toContain('ina@club');
    expect(more).toEqual([]);
    expect(await auditOf(club, user.id)).toEqual([{ action: 'Invited', details: null }]);
  });

  it('is refused if the address is already in the club, in upper or lower case', async () => {
    await createUser(admin, invitation('twice@club.example'));
    const again = refusalOf(createUser(admin, invitation('Twice@Club.Example')));
    expect((await again).code).toBe('already-taken');
    expect(await mailsTo(club, 'twice@club.example')).toHaveLength(1);
  });

  it('is created once in each of two clubs that send ten requests at the same time', async () => {
    const theirs = (await makePerson(other, 'Admin')).ctx;
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        createUser(index % 2 ? admin : theirs, invitation('race@club.example')),
      ),
    );
    expect(tries.filter(one => one.status === 'fulfilled')).toHaveLength(2);
    const rows = await database.db.select().from(users).where(eq(users.email, 'race@club.example'));
    expect(rows.map(({ passwordHash }) => passwordHash)).toEqual([null, null]);
  });

  it('can be sent again once a minute until a password is set', async () => {
    const { id } = await createUser(admin, invitation('again@club.example'));
    const soon = await refusalOf(resendInvitation(later(admin, 45_000), id));
    expect(soon).toMatchObject({ code: 'too-soon', headers: { 'Retry-After': '15' } });
    await resendInvitation(later(admin, 60_000), id);
    expect((await mailsTo(club, 'again@club.example')).length).toBe(2);
    expect((await auditOf(club, id)).at(-1)).toEqual({ action: 'Invited', details: { isAgain: true } });
    const passwordChangedAt = later(admin, 90_000).now;
    await database.db.update(users).set({ passwordHash: 'x', passwordChangedAt }).where(eq(users.id, id));
    expect((await refusalOf(resendInvitation(later(admin, 180_000), id))).code).toBe('state-conflict');
    expect(await getUser(admin, id)).toMatchObject({ isInvitationPending: false });
  });
});

describe('the users of a club', () => {
  it('are listed by name, page by page, without those of other clubs', async () => {
    const here = await makeOfferingClub(database.db);
    const lead = (await makePerson(here, 'Admin')).ctx;
    for (const lastName of ['Zander', 'Özil', 'Ober', 'Abel']) {
      await createUser(lead, { ...invitation(`${uuidv7()}@club.example`), lastName });
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listUsers(lead, { limit: 2, cursor });
      expect(page.totalCount).toBe(5);
      seen.push(...page.items.map(({ lastName }) => lastName));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(['Abel', 'Ober', 'Özil', expect.stringMatching(/^Person/), 'Zander']);
    for (const bad of ['bogus', Buffer.from('["a","\\u0000","x"]').toString('base64url')]) {
      expect((await refusalOf(listUsers(lead, { limit: 2, cursor: bad }))).code).toBe('bad-query');
    }
  });

  it('are not found by another club, or by an invalid id', async () => {
    const { id } = await createUser(admin, invitation(`${uuidv7()}@club.example`));
    const theirs = (await makePerson(other, 'Admin')).ctx;
    const user = { firstName: 'A', lastName: 'B' };
    const tries = [[theirs, id] as const, ...unknownIds.map(one => [admin, one] as const)];
    for (const [ctx, one] of tries) {
      const refusals = await Promise.all([
        refusalOf(getUser(ctx, one)),
        refusalOf(updateUser(ctx, { id: one, user, precondition: null })),
        refusalOf(remove(ctx, one)),
        refusalOf(resendInvitation(ctx, one)),
      ]);
      expect(refusals.map(({ code }) => code)).toEqual(Array(4).fill('not-found'));
    }
    expect(await getUser(admin, id)).toMatchObject({ firstName: 'Ina' });
  });

  it('can only read and change themselves, except Admins', async () => {
    const manager = await makePerson(club, 'Manager');
    const someone = await makePerson(club, 'Viewer');
    expect(await getUser(manager.ctx, manager.id)).toMatchObject({ email: manager.email });
    for (const id of [someone.id, ...unknownIds]) {
      const user = { firstName: 'A', lastName: 'B' };
      expect((await refusalOf(getUser(manager.ctx, id))).code).toBe('forbidden');
      const update = updateUser(manager.ctx, { id, user, precondition: null });
      expect((await refusalOf(update)).code).toBe('forbidden');
    }
    await change(manager.ctx, manager.id, { firstName: 'Maria' });
    expect(await getUser(admin, manager.id)).toMatchObject({ firstName: 'Maria', role: 'Manager' });
    for (const wish of [{ role: 'Admin' as const }, { isActive: false }]) {
      expect((await refusalOf(change(manager.ctx, manager.id, wish))).code).toBe('forbidden');
    }
    expect(await auditOf(club, manager.id)).toEqual([
      { action: 'Updated', details: { changed: ['firstName', 'lastName'] } },
    ]);
  });

  it('are limited to departments by Admins only, from the next request on', async () => {
    const person = await makePerson(club, 'Clerk');
    const { football, tennis } = club;
    const limit = [football.id, tennis.id];
    expect((await refusalOf(change(person.ctx, person.id, { departmentIds: limit }))).code).toBe('forbidden');
    await change(admin, person.id, { departmentIds: limit });
    expect(await getUser(admin, person.id)).toMatchObject({ departmentIds: limit });
    expect((await person.principal())?.actor).toMatchObject({ departmentIds: limit });
    expect((await refusalOf(change(person.ctx, person.id, { departmentIds: [] }))).code).toBe('forbidden');
    await change(person.ctx, person.id, { departmentIds: limit.toReversed(), firstName: 'Paula' });
    await change(admin, person.id, { isActive: true });
    expect(await getUser(admin, person.id)).toMatchObject({ departmentIds: limit, firstName: 'Paula' });
    await change(admin, person.id, { departmentIds: [] });
    expect((await person.principal())?.actor).not.toHaveProperty('departmentIds');
    expect((await auditOf(club, person.id)).map(({ details }) => details)).toEqual([
      { changed: ['departmentIds'] },
      { changed: ['firstName', 'lastName'] },
      { changed: ['departmentIds'] },
    ]);
  });

  it.each(['Admin', 'Manager'] as const)('cannot be limited to departments as %s', async role => {
    const departmentIds = [club.football.id];
    const refusal = { violations: [{ path: 'departmentIds', key: 'limitOfRole' }] };
    const invited = { ...invitation(`${uuidv7()}@club.example`, role), departmentIds };
    expect(await refusalOf(createUser(admin, invited))).toMatchObject(refusal);
    const { id } = await makePerson(club, 'Clerk');
    expect(await refusalOf(change(admin, id, { role, departmentIds }))).toMatchObject(refusal);
    await change(admin, id, { departmentIds });
    expect(await refusalOf(change(admin, id, { role }))).toMatchObject(refusal);
    await change(admin, id, { role, departmentIds: [] });
    expect(await getUser(admin, id)).toMatchObject({ role, departmentIds: [] });
  });

  it('can be limited only to departments of the club; a deleted one stays and is not added again', async () => {
    const here = await makeOfferingClub(database.db);
    const lead = (await makePerson(here, 'Admin')).ctx;
    const { id } = await createUser(lead, {
      ...invitation(`${uuidv7()}@club.example`),
      departmentIds: [here.closed.id],
    });
    const set = (...departmentIds: string[]) =>
      updateUser(lead, {
        id,
        user: { firstName: 'Ina', lastName: 'Schulz', departmentIds },
        precondition: null,
      });
    expect((await refusalOf(set(here.football.id, club.football.id))).violations).toEqual([
      { path: 'departmentIds[1]', key: 'departmentUnknown' },
    ]);
    await removeDepartment(lead, { id: here.closed.id, precondition: null });
    await set(here.closed.id, here.football.id);
    expect(await getUser(lead, id)).toMatchObject({ departmentIds: [here.closed.id, here.football.id] });
    await set(here.football.id);
    expect((await refusalOf(set(here.closed.id))).violations).toEqual([
      { path: 'departmentIds[0]', key: 'departmentUnknown' },
    ]);
  });

  it('cannot get another address or name from an Admin once they have accepted', async () => {
    const person = await makePerson(club, 'Clerk');
    const wish = { email: 'mine@evil.example', firstName: 'Other' };
    expect((await refusalOf(change(admin, person.id, wish))).violations).toEqual([
      { path: 'email', key: 'emailOfOwner' },
      { path: 'firstName', key: 'nameOfOwner' },
    ]);
    const emptied = refusalOf(change(person.ctx, person.id, { firstName: ' ' }));
    expect((await emptied).violations).toEqual([{ path: 'firstName', key: 'required' }]);
    await change(admin, person.id, { email: person.email.toUpperCase() });
    expect(await auditOf(club, person.id)).toEqual([]);
  });

  it('are changed and removed only with the current version', async () => {
    const { id } = await createUser(admin, invitation(`${uuidv7()}@club.example`));
    const read = await getUser(admin, id);
    const precondition = [contentEtagOf(JSON.stringify(read))];
    const user = { ...asRead(read), role: 'Viewer' as const };
    await updateUser(admin, { id, user, precondition });
    expect((await refusalOf(updateUser(admin, { id, user, precondition }))).code).toBe('precondition-failed');
    expect((await refusalOf(removeUser(admin, { id, precondition }))).code).toBe('precondition-failed');
    await removeUser(admin, { id, precondition: [contentEtagOf(JSON.stringify(await getUser(admin, id)))] });
    expect((await refusalOf(getUser(admin, id))).code).toBe('not-found');
  });
});

describe('rights', () => {
  it('change at once for a user who is signed in', async () => {
    const person = await makePerson(club, 'Manager');
    await change(admin, person.id, { role: 'Viewer' });
    expect(await person.principal()).toMatchObject({ actor: { role: 'Viewer' } });
    await change(admin, person.id, { isActive: false });
    expect(await person.principal()).toBeNull();
    await change(admin, person.id, { isActive: true });
    expect(await person.principal()).toBeNull();
  });

  it('end in this club when the user is removed, and a new invitation does not restore them', async () => {
    const person = await makePerson(club, 'Manager');
    await withClub(other.ctx, tx =>
      tx.insert(clubUsers).values({ clubId: other.clubId, userId: person.id, role: 'Clerk' }),
    );
    const elsewhere = await signedIn(other, person.id, 'Clerk');
    await remove(admin, person.id);
    expect(await person.principal()).toBeNull();
    expect(await elsewhere.principal()).toMatchObject({ clubId: other.clubId });
    await createUser(admin, invitation(person.email));
    expect(await person.principal()).toBeNull();
    expect((await auditOf(club, person.id)).map(({ action }) => action)).toEqual(['Deleted']);
  });

  it('end together with the account when the user is removed from the last club', async () => {
    const alone = await createUser(admin, invitation('alone@club.example'));
    const shared = await makePerson(club, 'Clerk');
    await withClub(other.ctx, tx =>
      tx.insert(clubUsers).values({ clubId: other.clubId, userId: shared.id, role: 'Clerk' }),
    );
    await remove(admin, alone.id);
    await remove(admin, shared.id);
    expect(await accountOf('alone@club.example')).toBeNull();
    expect(await accountOf(shared.email)).not.toBeNull();
    await remove((await makePerson(other, 'Admin')).ctx, shared.id);
    expect(await accountOf(shared.email)).toBeNull();
    expect(await shared.principal()).toBeNull();
  });
});

describe('the last Admin', () => {
  it('cannot be demoted, deactivated or removed; an invited Admin does not count', async () => {
    const here = await makeOfferingClub(database.db);
    const last = await makePerson(here, 'Admin');
    await createUser(last.ctx, invitation('later-admin@club.example', 'Admin'));
    const user = asRead(await getUser(last.ctx, last.id));
    const wishes: UpdateUser[] = [
      { ...user, role: 'Manager' },
      { ...user, isActive: false },
    ];
    for (const wish of wishes) {
      const update = updateUser(last.ctx, { id: last.id, user: wish, precondition: null });
      expect((await refusalOf(update)).code).toBe('last-admin');
    }
    expect((await refusalOf(remove(last.ctx, last.id))).code).toBe('last-admin');
    await makePerson(here, 'Admin');
    await remove(last.ctx, last.id);
  });

  it('remains when two demote each other or five leave at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const here = await makeOfferingClub(database.db);
      const admins = [await makePerson(here, 'Admin'), await makePerson(here, 'Admin')];
      const reads = await Promise.all(admins.map(({ id }) => getUser(here.ctx, id)));
      const tries = await Promise.allSettled(
        reads.map((read, index) => {
          const ctx = admins[1 - index]?.ctx ?? here.ctx;
          const user = { ...asRead(read), role: 'Viewer' as const };
          return updateUser(ctx, { id: read.id, user, precondition: null });
        }),
      );
      expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    }
    const here = await makeOfferingClub(database.db);
    const five = await Promise.all(Array.from({ length: 5 }, () => makePerson(here, 'Admin')));
    const goings = await Promise.allSettled(five.map(({ ctx, id }) => remove(ctx, id)));
    expect(goings.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    expect((await listUsers(here.ctx, { limit: 50 })).items.map(({ role }) => role)).toEqual(['Admin']);
  });
});

it('roles are listed with their rights in the language of the request', () => {
  const english = listRoles({ ...club.ctx, locale: 'en' });
  expect(english.map(({ name }) => name)).toEqual(['Admin', 'Manager', 'Clerk', 'Viewer']);
  expect(english[3]?.description).toContain('Can view submissions');
  expect(listRoles({ ...club.ctx, locale: 'de' })[3]?.description).toContain('Sieht Anträge');
});

describe('API keys of a user who loses rights', () => {
  const named = (name: string, role: Role) => CreateApiKey.parse({ name, role });

  /** An Admin with a key of each role. */
  async function keyMaker() {
    const person = await makePerson(club, 'Admin');
    for (const role of ['Admin', 'Manager', 'Clerk', 'Viewer'] as const) {
      await createApiKey(person.ctx, named(`${person.email} ${role}`, role));
    }
    return person;
  }
  const keysOf = async (id: string) =>
    (await listApiKeys(admin, { includeRevoked: true })).filter(key => key.createdById === id);
  const validOf = async (id: string) =>
    (await keysOf(id)).filter(key => key.revokedAt === null).map(({ role }) => role);

  it('end with the removal, each with an audit entry, and keep the name of their creator', async () => {
    const { id, ctx } = await keyMaker();
    const { firstName, lastName } = await getUser(ctx, id);
    await remove(admin, id);
    const keys = await keysOf(id);
    expect(keys).toHaveLength(4);
    for (const key of keys) {
      expect(key).toMatchObject({
        createdBy: `${firstName} ${lastName}`,
        revokedAt: admin.now.toISOString(),
      });
      expect(await auditOf(club, key.id, 'ApiKey')).toMatchObject([
        { action: 'Created' },
        { action: 'Deleted' },
      ]);
    }
  });

  it('end when the user is deactivated or leaves the club', async () => {
    const [deactivated, left] = [await keyMaker(), await keyMaker()];
    await change(admin, deactivated.id, { isActive: false });
    await leaveClub(left.ctx, { clubId: club.clubId, isOffice: false });
    expect([await validOf(deactivated.id), await validOf(left.id)]).toEqual([[], []]);
  });

  it('end with a demotion as far as they have a higher role, and all with a limit to departments', async () => {
    const [demoted, limited] = [await keyMaker(), await keyMaker()];
    await change(admin, demoted.id, { role: 'Clerk' });
    expect((await validOf(demoted.id)).toSorted()).toEqual(['Clerk', 'Viewer']);
    await change(admin, limited.id, { role: 'Clerk', departmentIds: [club.football.id] });
    expect(await validOf(limited.id)).toEqual([]);
  });

  it('can be taken over by the acting Admin, who is then their creator', async () => {
    const [removed, demoted, taker] = [await keyMaker(), await keyMaker(), await makePerson(club, 'Admin')];
    await removeUser(taker.ctx, { id: removed.id, precondition: null, createdKeys: 'TakeOver' });
    const user = { ...asRead(await getUser(admin, demoted.id)), role: 'Manager' as const };
    await updateUser(taker.ctx, { id: demoted.id, user, precondition: null, createdKeys: 'TakeOver' });
    expect((await validOf(taker.id)).toSorted()).toEqual(['Admin', 'Admin', 'Clerk', 'Manager', 'Viewer']);
    expect(await validOf(removed.id)).toEqual([]);
    expect((await validOf(demoted.id)).toSorted()).toEqual(['Clerk', 'Manager', 'Viewer']);
  });

  it('cannot be taken over by the user themselves, also not by a key of theirs', async () => {
    const { id, ctx } = await keyMaker();
    const [key] = await keysOf(id);
    const asKey: Ctx = { ...ctx, actor: { kind: 'ApiKey', id: key?.id ?? '', role: 'Admin' } };
    for (const one of [ctx, asKey]) {
      const refused = removeUser(one, { id, precondition: null, createdKeys: 'TakeOver' });
      expect(await refusalOf(refused)).toMatchObject({
        code: 'bad-query',
        violations: [{ path: 'createdKeys' }],
      });
    }
    expect(await validOf(id)).toHaveLength(4);
  });

  it('include those that a program made with a key of the user', async () => {
    const { id, ctx } = await keyMaker();
    const [key] = await keysOf(id);
    const asKey: Ctx = { ...ctx, actor: { kind: 'ApiKey', id: key?.id ?? '', role: 'Admin' } };
    const made = await createApiKey(asKey, named('made by a program', 'Admin'));
    expect(made.createdById).toBe(id);
    await remove(admin, id);
    expect(await validOf(id)).toEqual([]);
  });
});
