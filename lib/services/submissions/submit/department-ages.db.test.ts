import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChangeDepartment, UpdateDepartment } from '@/lib/contracts/catalog';
import { membershipFormConfig } from '@/lib/contracts/form-config';
import type { Ctx } from '@/lib/platform/context';
import { checkDepartmentFit } from '@/lib/rules/money/tariff-fit';
import { checkMembershipApplication } from '@/lib/rules/submissions/check-membership-application';
import { checkDepartmentsMin } from '@/lib/rules/submissions/selection-rules';
import { createDepartment } from '@/lib/services/departments/create';
import { getDepartment } from '@/lib/services/departments/read';
import { updateDepartment } from '@/lib/services/departments/update';
import { quoteMembership } from '@/lib/services/public-forms/quote';
import { getPublicForm } from '@/lib/services/public-forms/read';
import { addFamilyMember } from '@/lib/services/submissions/family/add';
import { getHints } from '@/lib/services/submissions/hints/get-hints';
import { patchChange } from '@/lib/services/submissions/patch/patch-change';
import { patchMembership } from '@/lib/services/submissions/patch/patch-membership';
import { testDatabase } from '@/testing/db/database';
import { makeApplication, makeChangeRequest, refusalOf, staffOf } from '@/testing/db/factories';
import { applicationTo, makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';

let database: Awaited<ReturnType<typeof testDatabase>>;
let club: OfferingClub;
let manager: Ctx;
/** For children, for adults, for everybody. */
let kids: string;
let adults: string;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  manager = await staffOf(club, 'Manager');
  kids = await makeDepartment('Kinderturnen', { minAge: 3, maxAge: 10 });
  adults = await makeDepartment('Krafttraining', { minAge: 16 });
});
afterAll(() => database.close());

async function makeDepartment(name: string, ages: Record<string, unknown>): Promise<string> {
  return (await createDepartment(manager, ChangeDepartment.parse({ name, ...ages }))).id;
}

const update = (id: string, department: Record<string, unknown>) =>
  updateDepartment(manager, {
    id,
    department: UpdateDepartment.parse(department),
    precondition: null,
  });

const refused = async (work: Promise<unknown>) =>
  (await refusalOf(work)).violations.map(({ path, key }) => `${path}: ${key}`);

const child = { firstName: 'Ida', lastName: 'Groß', birthDate: '2018-05-01' };
const family = (more: Record<string, unknown>, departmentIds: string[]) => ({
  membershipId: club.family.id,
  departmentIds,
  familyMembers: [{ ...child, ...more }],
});

describe('ages of a department', () => {
  it('are stored, read, kept if they are left out, and removed by null', async () => {
    const id = await makeDepartment('Bambini', { minAge: 4, maxAge: 6 });
    const read = async () => (await getDepartment(manager, id)).department;
    expect(await read()).toMatchObject({ minAge: 4, maxAge: 6 });
    const { departments } = await getPublicForm(club.memberCtx, 'Membership');
    expect(departments.find(one => one.id === id)).toMatchObject({ minAge: 4, maxAge: 6 });
    await update(id, { name: 'Bambini', maxAge: 7 });
    expect(await read()).toMatchObject({ minAge: 4, maxAge: 7 });
    await update(id, { name: 'Bambini', minAge: null, maxAge: null });
    for (const name of ['minAge', 'maxAge']) {
      expect(await read()).not.toHaveProperty(name);
      const form = await getPublicForm(club.memberCtx, 'Membership');
      expect(form.departments.find(one => one.id === id)).not.toHaveProperty(name);
    }
  });

  it('are refused if the highest is below the lowest, also of a stored one', async () => {
    expect(await refused(makeDepartment('Nie', { minAge: 9, maxAge: 8 }))).toEqual(['maxAge: ageBounds']);
    expect(await refused(update(kids, { name: 'Kinderturnen', maxAge: 2 }))).toEqual(['maxAge: ageBounds']);
  });

  it('refuse an application and a quote at the department of the person whose age does not fit', async () => {
    const { football } = club;
    const first = [football.id, kids];
    expect(await refused(makeApplication(club, { departmentIds: first }))).toEqual([
      'departmentIds[1]: departmentAges',
    ]);
    await makeApplication(club, { departmentIds: [adults] });
    const cases = [
      [family({ departmentIds: [adults] }, []), 'familyMembers[0].departmentIds[0]: departmentMinAge'],
      [family({}, [adults]), 'familyMembers[0].departmentIds: departmentMinAge'],
    ] as const;
    for (const [body, expected] of cases) {
      expect(await refused(makeApplication(club, body))).toEqual([expected]);
      const request = { ...body, birthDate: '1990-02-28', surchargeIds: [] };
      expect(await refused(quoteMembership(club.memberCtx, request))).toEqual([expected]);
    }
    await makeApplication(club, family({ departmentIds: [kids] }, [adults]));
  });

  it('do not count for the least number of departments that a person must choose', async () => {
    const departments = [{ id: kids, name: 'Kinderturnen', minAge: 3, maxAge: 10 }];
    const offer = { departments, departmentSettings: { minSelection: 1 } };
    const person = (birthDate: string) => ({
      birthDate,
      ageReference: 'EntryDate' as const,
      day: '2026-07-01',
    });
    expect(checkDepartmentsMin([], offer, person('1990-02-28'))).toEqual([]);
    expect(checkDepartmentsMin([], offer, person('2018-02-28'))).toHaveLength(1);
  });

  it('refuse a wished department of a change request', async () => {
    expect(await refused(makeChangeRequest(club, { departmentIds: [kids] }))).toEqual([
      'wishes.departmentIds[0]: departmentAges',
    ]);
    const members = [{ ...child, departmentIds: [adults] }];
    expect(await refused(makeChangeRequest(club, { familyMembers: members }))).toEqual([
      'wishes.familyMembers[0].departmentIds[0]: departmentMinAge',
    ]);
  });

  it('bind a PATCH for the departments that it adds, and a new family member', async () => {
    const later = await makeDepartment('Rope Skipping', {});
    const id = await makeApplication(club, family({ departmentIds: [later] }, [later]));
    const change = await makeChangeRequest(club, { departmentIds: [later] });
    await update(later, { name: 'Rope Skipping', minAge: 12, maxAge: 14 });
    const patch = (body: Record<string, unknown>) =>
      patchMembership(manager, { id, patch: body, precondition: null });
    expect(await refused(patch({ departmentIds: [later, kids] }))).toEqual([
      'departmentIds[1]: departmentAges',
    ]);
    await patch({ departmentIds: [later, adults] });
    await patch({ birthDate: '1991-02-28' });
    const wish = (departmentIds: string[]) =>
      patchChange(manager, { id: change, patch: { departmentIds }, precondition: null });
    expect(await refused(wish([later, kids]))).toEqual(['departmentIds[1]: departmentAges']);
    await wish([later, adults]);
    const sibling = { ...child, firstName: 'Ole' };
    expect(await refused(addFamilyMember(manager, { submissionId: id, member: sibling }))).toEqual([
      'departmentIds[0]: departmentMinAge',
      'departmentIds[1]: departmentAges',
    ]);
    await addFamilyMember(manager, { submissionId: id, member: { ...sibling, departmentIds: [kids] } });
    const misfits = (await getHints(manager, id)).departments;
    expect(misfits.map(({ name, person }) => `${name}: ${person}`)).toEqual([
      expect.stringMatching(/^Rope Skipping: /),
      'Rope Skipping: Ida Groß',
    ]);
    expect(misfits[1]).toMatchObject({ id: later, minAge: 12, maxAge: 14 });
    expect((await getHints(manager, change)).departments).toMatchObject([{ id: later }]);
  });

  it('are judged alike by rule, form, submission, quote, PATCH and the hints for the decision', async () => {
    const day = '2026-07-01';
    const bound = fc.option(fc.integer({ min: 19, max: 24 }));
    const ages = fc
      .tuple(bound, bound)
      .map(([minAge, maxAge]) => ({ minAge, maxAge }))
      .filter(({ minAge, maxAge }) => (minAge ?? 0) <= (maxAge ?? 150));
    // The last day of an age, its first one, and one between.
    const birthDate = fc
      .tuple(fc.integer({ min: 18, max: 26 }), fc.constantFrom('07-02', '07-01', '03-15'))
      .map(([age, monthDay]) => `${2026 - age}-${monthDay}`)
      .filter(date => date <= '2008-07-01');
    const name = 'Trampolin';
    const id = await makeDepartment(name, {});
    const refusals = async (work: Promise<unknown>) =>
      work.then(
        () => [],
        () => refused(work),
      );
    const seen = { fits: 0, misfits: 0 };
    const judge = async (bounds: Record<'minAge' | 'maxAge', number | null>, own: string, other: string) => {
      const people = { birthDate: own, ...family({ birthDate: other, departmentIds: [id] }, [id]) };
      await update(id, { name, minAge: null, maxAge: null });
      const stored = await makeApplication(club, people);
      const without = await makeApplication(club, { ...people, ...family({ departmentIds: [] }, []) });
      await update(id, { name, ...bounds });

      const entry = { ageReference: 'EntryDate', day } as const;
      const misfitOf = (birth: string) =>
        checkDepartmentFit({ id, name, ...bounds }, { ...entry, birthDate: birth });
      const [ofApplicant, ofMember] = [misfitOf(own), misfitOf(other)];
      const expected = [
        ...(ofApplicant ? [`departmentIds[0]: ${ofApplicant.key}`] : []),
        ...(ofMember ? [`familyMembers[0].departmentIds[0]: ${ofMember.key}`] : []),
      ];
      seen[expected.length === 0 ? 'fits' : 'misfits'] += 1;

      const form = await getPublicForm(club.memberCtx, 'Membership');
      const found = checkMembershipApplication(
        { ...applicationTo(club), ...people },
        membershipFormConfig(form),
        day,
      );
      expect(found.map(({ path, key }) => `${path}: ${key}`)).toEqual(expected);
      expect(await refusals(makeApplication(club, people))).toEqual(expected);
      expect(await refusals(quoteMembership(club.memberCtx, { ...people, surchargeIds: [] }))).toEqual(
        expected,
      );
      const patch = { departmentIds: [id] };
      expect(await refusals(patchMembership(manager, { id: without, patch, precondition: null }))).toEqual(
        expected.slice(0, ofApplicant ? 1 : 0),
      );
      const member = { ...child, firstName: 'Ole', birthDate: other, departmentIds: [id] };
      expect(await refusals(addFamilyMember(manager, { submissionId: without, member }))).toEqual(
        ofMember ? [`departmentIds[0]: ${ofMember.key}`] : [],
      );
      expect((await getHints(manager, stored)).departments).toHaveLength(expected.length);
    };
    await fc.assert(fc.asyncProperty(ages, birthDate, birthDate, judge), { seed: 7, numRuns: 40 });
    expect(Math.min(seen.fits, seen.misfits)).toBeGreaterThan(5);
  }, 120_000);
});
