import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChangeDepartment, ChangeMembershipSchema, departmentsMax } from '@/lib/contracts/catalog';
import type { Ctx } from '@/lib/platform/context';
import { createDepartment } from '@/lib/services/departments/create';
import { removeDepartment } from '@/lib/services/departments/remove';
import { updateDepartment } from '@/lib/services/departments/update';
import { updateDepartmentSettings } from '@/lib/services/departments/update-settings';
import { createMembership } from '@/lib/services/memberships/create';
import { removeMembership } from '@/lib/services/memberships/remove';
import { getPublicForm } from '@/lib/services/public-forms/read';
import { denySubmission } from '@/lib/services/submissions/decide/deny';
import { getSubmission } from '@/lib/services/submissions/get';
import { patchMembership } from '@/lib/services/submissions/patch/patch-membership';
import { auditOf } from '@/testing/db/audit-of';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import {
  makeApplication,
  makeCancellation,
  makeChangeRequest,
  refusalOf,
  staffOf,
  unknownIds,
} from '@/testing/db/factories';
import { applicationTo, makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { getDepartment, getDepartmentSettings, listDepartments } from './read';

const anyVersion = { precondition: null };
const named = (name: string, more: Partial<ChangeDepartment> = {}) =>
  ChangeDepartment.parse({ name, ...more });

let database: TestDatabase;
let club: OfferingClub;
let other: OfferingClub;
let manager: Ctx;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  other = await makeOfferingClub(database.db);
  manager = await staffOf(club, 'Manager');
});
afterAll(() => database.close());

describe('departments', () => {
  it('are created, read with their version, replaced and removed, each with an audit entry', async () => {
    const made = await createDepartment(manager, named(' Judo ', { externalCode: 'JU', sortOrder: 9 }));
    expect(made).toMatchObject({ name: 'Judo', externalCode: 'JU', isActive: true, sortOrder: 9 });
    expect(await getDepartment(manager, made.id)).toEqual({ department: made, version: 1 });

    const department = named('Judo und Karate', { isActive: false });
    await updateDepartment(manager, { id: made.id, department, precondition: ['"v1"'] });
    expect(await getDepartment(manager, made.id)).toEqual({
      department: { ...department, id: made.id },
      version: 2,
    });

    await removeDepartment(manager, { id: made.id, precondition: ['"v2"'] });
    expect((await refusalOf(getDepartment(manager, made.id))).code).toBe('not-found');
    expect((await refusalOf(removeDepartment(manager, { id: made.id, ...anyVersion }))).code).toBe(
      'not-found',
    );
    expect(await auditOf(manager, 'Department', made.id)).toEqual([
      { action: 'Created', details: null, actorKind: 'User' },
      {
        action: 'Updated',
        details: { changed: ['name', 'externalCode', 'isActive', 'sortOrder'] },
        actorKind: 'User',
      },
      { action: 'Deleted', details: null, actorKind: 'User' },
    ]);
  });

  it('are sorted by their order, then by name in German collation', async () => {
    const { ctx } = await makeOfferingClub(database.db);
    for (const name of ['Zumba', 'Äquivalenz', 'Angeln'])
      await createDepartment(ctx, named(name, { sortOrder: 3 }));
    const names = (await listDepartments(ctx)).map(({ name }) => name);
    expect(names).toEqual(['Fußball', 'Tennis', 'Angeln', 'Äquivalenz', 'Curling', 'Zumba']);
  });

  it('have unique names, also with 20 parallel requests', async () => {
    const tries = Array.from({ length: 20 }, () => createDepartment(manager, named('Rugby')));
    const settled = await Promise.allSettled(tries);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const codes = await Promise.all(
      tries
        .filter((_, index) => settled[index]?.status === 'rejected')
        .map(async one => (await refusalOf(one)).code),
    );
    expect(codes).toEqual(Array.from({ length: 19 }, () => 'already-taken'));
    expect((await listDepartments(manager)).filter(({ name }) => name === 'Rugby')).toHaveLength(1);
    await createDepartment(other.ctx, named('Rugby'));
  });

  it('refuse the name of another one, but accept their own and that of a removed one', async () => {
    const one = await createDepartment(manager, named('Yoga'));
    const two = await createDepartment(manager, named('Pilates'));
    const rename = (name: string) =>
      updateDepartment(manager, { id: two.id, department: named(name), ...anyVersion });
    expect((await refusalOf(rename('Yoga'))).code).toBe('already-taken');
    await rename('Pilates');
    await removeDepartment(manager, { id: one.id, ...anyVersion });
    await rename('Yoga');
    expect((await getDepartment(manager, two.id)).department.name).toBe('Yoga');
  });

  it('answer 412 for an old version', async () => {
    const { id } = await createDepartment(manager, named('Schach'));
    const old = { id, precondition: ['"v7"'] };
    const change = updateDepartment(manager, { ...old, department: named('Go') });
    expect((await refusalOf(change)).code).toBe('precondition-failed');
    expect((await refusalOf(removeDepartment(manager, old))).code).toBe('precondition-failed');
    expect((await getDepartment(manager, id)).department.name).toBe('Schach');
  });

  it('answer 404 for another club and for a malformed id', async () => {
    const { id } = club.football;
    const tries = [{ ctx: other.ctx, id }, ...unknownIds.map(one => ({ ctx: manager, id: one }))];
    for (const { ctx, id: one } of tries) {
      const codes = await Promise.all([
        refusalOf(getDepartment(ctx, one)),
        refusalOf(updateDepartment(ctx, { id: one, department: named('Mine'), ...anyVersion })),
        refusalOf(removeDepartment(ctx, { id: one, ...anyVersion })),
      ]);
      expect(codes.map(({ code }) => code)).toEqual(['not-found', 'not-found', 'not-found']);
    }
  });

  it('are limited to the number that a form can show', async () => {
    const { ctx, clubId } = await makeOfferingClub(database.db);
    await database.asOwner(
      sql => sql`insert into departments (club_id, id, name, deleted_at)
        select ${clubId}, gen_random_uuid(), 'No. ' || n, case when n > ${departmentsMax - 3} then now() end
        from generate_series(1, 300) n`,
    );
    expect((await refusalOf(createDepartment(ctx, named('One more')))).code).toBe('limit-reached');
  });
});

describe('a department in use', () => {
  const remove = (id: string, ctx: Ctx = club.ctx) => removeDepartment(ctx, { id, ...anyVersion });
  const codeOf = async (id: string) => (await refusalOf(remove(id))).code;

  it('cannot be removed while a tariff prices it, and can after the tariff is removed', async () => {
    const { id } = await createDepartment(club.ctx, named('Rudern'));
    const tariff = await createMembership(
      club.ctx,
      ChangeMembershipSchema.parse({
        name: 'Ruderer',
        membershipPrice: 1,
        priceInterval: 'Monthly',
        isActive: false,
        departmentPrices: [{ departmentId: id, price: 2 }],
      }),
    );
    expect(await codeOf(id)).toBe('in-use');
    await removeMembership(club.ctx, { id: tariff.id, ...anyVersion });
    await remove(id);
  });

  it('cannot be removed while an undecided application, change or cancellation names it', async () => {
    const makers = {
      application: (id: string) => makeApplication(club, { departmentIds: [id] }),
      family: (id: string) =>
        makeApplication(club, {
          membershipId: club.family.id,
          departmentIds: [],
          familyMembers: [
            { firstName: 'Ida', lastName: 'Groß', birthDate: '2015-05-01', departmentIds: [id] },
          ],
        }),
      change: (id: string) => makeChangeRequest(club, { departmentIds: [club.tennis.id, id] }),
      'change of a family member': (id: string) =>
        makeChangeRequest(club, {
          familyMembers: [
            { firstName: 'Ida', lastName: 'Groß', birthDate: '2015-05-01', departmentIds: [id] },
          ],
        }),
      cancellation: (id: string) => makeCancellation(club, { scope: 'Departments', departmentIds: [id] }),
    };
    for (const [what, make] of Object.entries(makers)) {
      const { id } = await createDepartment(club.ctx, named(`Used by ${what}`));
      const submissionId = await make(id);
      expect(await codeOf(id), what).toBe('in-use');
      await denySubmission(await staffOf(club, 'Clerk'), { id: submissionId, sendEmail: false });
      await remove(id);
    }
  });

  it('keeps its name in decided submissions, which staff can still change', async () => {
    const { id } = await createDepartment(club.ctx, named('Boule'));
    const submissionId = await makeApplication(club, { departmentIds: [id] });
    const clerk = await staffOf(club, 'Clerk');
    await denySubmission(clerk, { id: submissionId, sendEmail: false });
    await remove(id);
    await patchMembership(clerk, { id: submissionId, patch: { city: 'Bonn' }, precondition: null });
    expect(await getSubmission(clerk, 'Membership', submissionId)).toMatchObject({
      city: 'Bonn',
      departments: [{ id, name: 'Boule' }],
    });
  });

  it('is not offered once it is inactive or removed, and a form that still sends it gets a 400', async () => {
    const active = await createDepartment(club.ctx, named('Minigolf'));
    const { departments } = await getPublicForm(club.memberCtx, 'Membership');
    expect(departments.map(({ id }) => id)).toContain(active.id);
    await remove(active.id);
    const form = await getPublicForm(club.memberCtx, 'Membership');
    expect(form.departments.map(({ id }) => id)).not.toContain(active.id);
    for (const id of [active.id, club.closed.id]) {
      const departmentIds = [club.football.id, id];
      expect((await refusalOf(makeApplication(club, { departmentIds }))).violations).toEqual([
        { path: 'departmentIds[1]', key: 'departmentUnknown' },
      ]);
      expect((await refusalOf(makeChangeRequest(club, { departmentIds }))).violations).toEqual([
        { path: 'wishes.departmentIds[1]', key: 'departmentUnknown' },
      ]);
    }
  });

  it('cannot be removed during a parallel submission that names it', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await createDepartment(club.ctx, named(`Race ${round}`));
      const submission =
        round % 2 === 0
          ? makeApplication(club, { ...applicationTo(club), departmentIds: [id] })
          : makeChangeRequest(club, { departmentIds: [id] });
      const [submitted, removed] = await Promise.allSettled([submission, remove(id)]);
      const states = `${submitted.status} ${removed.status}`;
      expect(['fulfilled rejected', 'rejected fulfilled']).toContain(states);
      if (submitted.status === 'rejected') {
        expect((await refusalOf(submission)).violations.map(({ key }) => key)).toEqual(['departmentUnknown']);
      }
      if (removed.status === 'rejected') expect(await codeOf(id)).toBe('in-use');
    }
  });
});

describe('department settings', () => {
  it('are read with their version and replaced, and the form follows them', async () => {
    const own = await makeOfferingClub(database.db);
    expect(await getDepartmentSettings(own.ctx)).toEqual({
      settings: { isEnabled: true, minSelection: 0, maxSelection: null },
      version: 1,
    });
    const settings = { isEnabled: true, minSelection: 1, maxSelection: 1 };
    expect(await updateDepartmentSettings(own.ctx, { settings, precondition: ['"v1"'] })).toEqual({
      settings,
      version: 2,
    });
    const late = updateDepartmentSettings(own.ctx, { settings, precondition: ['"v1"'] });
    expect((await refusalOf(late)).code).toBe('precondition-failed');
    expect(await auditOf(own.ctx, 'DepartmentSettings')).toMatchObject([
      { details: { changed: ['minSelection', 'maxSelection'] } },
    ]);

    const keysWith = async (departmentIds: string[]) =>
      (await refusalOf(makeApplication(own, { departmentIds }))).violations.map(
        ({ path, key }) => `${path}: ${key}`,
      );
    expect(await keysWith([])).toEqual(['departmentIds: departmentsMin']);
    expect(await keysWith([own.football.id, own.tennis.id])).toEqual(['departmentIds: departmentsMax']);
    await makeApplication(own, { departmentIds: [own.football.id] });

    await updateDepartmentSettings(own.ctx, { settings: { ...settings, isEnabled: false }, ...anyVersion });
    expect(await keysWith([own.football.id])).toEqual(['departmentIds: departmentsNotAsked']);
    await makeApplication(own, { departmentIds: [] });
    expect((await getPublicForm(own.memberCtx, 'Membership')).departmentSettings.isEnabled).toBe(false);
    expect((await getDepartmentSettings(other.ctx)).version).toBe(1);
  });
});
