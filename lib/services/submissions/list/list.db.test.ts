import { and, eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clubs } from '@/db/schema/clubs';
import { familyMembers, submissionBankAccounts, submissions } from '@/db/schema/submissions';
import { SubmissionListQuery } from '@/lib/contracts/submissions/submissions';
import type { Ctx } from '@/lib/platform/context';
import { submissionSorts } from '@/lib/rules/enums';
import { eraseIdentity } from '@/lib/services/retention/queries';
import { confirmSubmission } from '@/lib/services/submissions/confirm/confirm';
import { acceptSubmission } from '@/lib/services/submissions/decide/accept';
import { assignSubmission } from '@/lib/services/submissions/decide/assign';
import { denySubmission } from '@/lib/services/submissions/decide/deny';
import { patchMembership } from '@/lib/services/submissions/patch/patch-membership';
import { listUsers } from '@/lib/services/users/read';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import {
  makeApplication,
  makeCancellation,
  makeChangeRequest,
  makeFamilyApplication,
  makeMinorApplication,
  refusalOf,
  staffOf,
} from '@/testing/db/factories';
import { countRowsRead, multiplySubmission } from '@/testing/db/many-rows';
import { bankData, makeOfferingClub, type OfferingClub, summer } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { countSubmissions, listSubmissions } from './list';
import { findPage, listRows } from './list-queries';

let database: TestDatabase;
let club: OfferingClub;
let other: OfferingClub;
let viewer: Ctx;
const ids: Record<string, string> = {};

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  other = await makeOfferingClub(database.db);
  viewer = await staffOf(club, 'Viewer');
  const at = (hours: number) => ({ now: new Date(summer.getTime() + hours * 3_600_000) });
  ids.mueller = await makeApplication(
    club,
    {
      firstName: 'Jörg',
      lastName: 'Müller',
      city: 'Bonn',
      street: 'Große Gasse 42',
      email: 'jm@example.org',
    },
    at(0),
  );
  ids.abel = await makeApplication(club, { lastName: 'Abel', departmentIds: [club.tennis.id] }, at(1));
  ids.family = await makeFamilyApplication(club);
  ids.change = await makeChangeRequest(club, { city: 'Köln' }, at(2));
  ids.cancellation = await makeCancellation(club, {}, at(3));
  await makeApplication(other, { lastName: 'Müller' });
});
afterAll(() => database.close());

it('a page reads the bank accounts of its own submissions only, however many the club has', async () => {
  const large = await makeOfferingClub(database.db);
  const id = await makeApplication(large, bankData);
  await multiplySubmission(database.url, id, ['submission_bank_accounts']);
  const read = await withClub(large.ctx, tx =>
    countRowsRead(tx, 'submission_bank_accounts', async () => {
      const page = { sort: '-receivedAt', after: null, limit: 25 } as const;
      const { ids } = await findPage(tx, large.clubId, { findsBankData: true }, page);
      expect(await listRows(tx, large.clubId, ids)).toHaveLength(26);
    }),
  );
  expect(read).toBeLessThan(100);
});

const list = (query: Record<string, unknown> = {}, ctx = viewer) =>
  listSubmissions(ctx, SubmissionListQuery.parse(query));

const idsOf = async (query: Record<string, unknown>, ctx = viewer) =>
  (await list(query, ctx)).items.map(({ id }) => id).sort();

const sorted = (...names: string[]) => names.map(name => ids[name]).sort();

describe('listSubmissions', () => {
  it('lists submissions of every kind of the own club, newest first', async () => {
    const { items, totalCount, nextCursor } = await list();
    expect({ totalCount, nextCursor }).toEqual({ totalCount: 5, nextCursor: null });
    expect(items[0]).toMatchObject({
      id: ids.cancellation,
      kind: 'Cancellation',
      effectiveDate: '2026-12-31',
      membershipName: null,
    });
    expect(items.find(({ id }) => id === ids.family)).toMatchObject({
      membershipName: 'Familie',
      familyMemberCount: 2,
    });
    expect(items.find(({ id }) => id === ids.mueller)).toEqual({
      id: ids.mueller,
      number: 1,
      kind: 'Membership',
      state: 'New',
      needsConfirmation: true,
      version: 1,
      dateModified: expect.stringMatching(/Z$/),
      receivedAt: summer.toISOString(),
      firstName: 'Jörg',
      lastName: 'Müller',
      city: 'Bonn',
      email: 'jm@example.org',
      membershipName: 'Erwachsene',
      familyMemberCount: 0,
      effectiveDate: null,
      withdrawnAt: null,
      assignee: null,
      furtherForm: null,
      birthDate: expect.stringMatching(/^\d{4}-/),
      departmentNames: ['Fußball'],
      changes: [],
      memberNumber: '',
      price: { currency: 'EUR', interval: 'Monthly', recurring: 15.5, oneTime: 25 },
      paymentMethod: 'OnAccount',
      question: null,
      marks: [],
    });
    expect(items.find(({ id }) => id === ids.change)).toMatchObject({
      price: null,
      paymentMethod: null,
      changes: [expect.stringMatching(/./)],
    });
  });

  describe('marks', () => {
    let clerk: Ctx;
    const marksOf = async (wanted: readonly string[], ctx = clerk) => {
      const { items } = await list({}, ctx);
      const byId = new Map(items.map(item => [item.id, item.marks]));
      return wanted.map(id => byId.get(id));
    };
    let marked: OfferingClub;

    beforeAll(async () => {
      marked = await makeOfferingClub(database.db);
      clerk = await staffOf(marked, 'Clerk');
    });

    it('of two applications of one person both are marked, until one is decided', async () => {
      const mia = { firstName: 'Mia', lastName: 'Müller', birthDate: '1980-01-01' };
      const first = await makeApplication(marked, mia);
      const again = await makeApplication(marked, { ...mia, lastName: 'MUELLER', email: 'm@example.org' });
      const twin = await makeApplication(marked, { ...mia, firstName: 'Ida' });
      await makeApplication(other, mia);
      expect(await marksOf([first, again, twin])).toEqual([['SamePerson'], ['SamePerson'], []]);
      await confirmSubmission(clerk, { kind: 'Membership', id: first });
      await acceptSubmission(clerk, { id: first, sendEmail: false });
      expect(await marksOf([first, again])).toEqual([[], ['SamePerson']]);
      await denySubmission(clerk, { id: again, sendEmail: false });
      expect(await marksOf([again])).toEqual([[]]);
    });

    it.each([
      ['Özil', 'OEZIL'],
      ['Ångström', 'angstrom'],
      ['Østergård', 'Oestergaard'],
      ['Groß', 'gross'],
    ])('%s and %s are one person', async (lastName, spelt) => {
      const person = { firstName: 'Élodie', birthDate: '1979-12-31' };
      const first = await makeApplication(marked, { ...person, lastName });
      const again = await makeApplication(marked, { ...person, firstName: 'elodie', lastName: spelt });
      expect(await marksOf([first, again])).toEqual([['SamePerson'], ['SamePerson']]);
    });

    it("a child's own application and its family's are marked", async () => {
      const family = await makeFamilyApplication(marked);
      const own = await makeMinorApplication(marked, {}, { firstName: 'Ida', birthDate: '2015-05-01' });
      expect(await marksOf([family, own])).toEqual([['SamePerson'], ['SamePerson', 'Guardians']]);
    });

    it('the change request and the cancellation of a member are not marked; a second cancellation is', async () => {
      const own = await makeOfferingClub(database.db);
      const staff = await staffOf(own, 'Clerk');
      const member = await makeApplication(own);
      await confirmSubmission(staff, { kind: 'Membership', id: member });
      await acceptSubmission(staff, { id: member, sendEmail: false });
      const change = await makeChangeRequest(own);
      const end = await makeCancellation(own);
      expect(await marksOf([change, end], staff)).toEqual([[], []]);
      const second = await makeCancellation(own);
      expect(await marksOf([end, second], staff)).toEqual([['SamePerson'], ['SamePerson']]);
      const later = { ...staff, now: new Date('2027-01-01T12:00:00.000Z') };
      expect(await marksOf([end, change], later)).toEqual([['SamePerson', 'Ended'], []]);
    });
  });

  it.each([
    [{ kind: 'Change' }, ['change']],
    [{ kind: 'Membership' }, ['mueller', 'abel', 'family']],
    [{ state: 'New' }, ['mueller', 'abel', 'family', 'change', 'cancellation']],
    [{ state: 'Accepted' }, []],
    [{ q: 'müller' }, ['mueller']],
    [{ q: 'MUELLER' }, ['mueller']],
    [{ q: 'jorg muller' }, ['mueller']],
    [{ q: 'Müller, Jörg' }, ['mueller']],
    [{ q: 'müller köln' }, []],
    [{ q: 'grosse' }, ['mueller']],
    [{ q: 'ida' }, ['family']],
    [{ q: 'jm@example' }, ['mueller']],
    [{ q: '#1' }, ['mueller']],
    [{ q: '#2' }, ['abel']],
    [{ q: '42' }, ['mueller']],
    [{ q: '#42' }, []],
    [{ q: '99999999999999999999' }, []],
    [{ q: '%' }, []],
    [{ q: '_' }, []],
    [{ q: "' or 1=1 --" }, []],
    [{ q: '   ' }, ['mueller', 'abel', 'family', 'change', 'cancellation']],
  ])('finds by %j', async (query, names) => {
    expect(await idsOf(query)).toEqual(sorted(...names));
  });

  describe('by details of the person', () => {
    let wanted: string;
    let reference: string;
    let found: OfferingClub;
    let staff: Ctx;
    const ibanOf = 'DE02120300000000202051';

    beforeAll(async () => {
      found = await makeOfferingClub(database.db);
      staff = await staffOf(found, 'Clerk');
      wanted = await makeApplication(found, {
        ...bankData,
        iban: ibanOf,
        birthDate: '1985-03-09',
        mobile: '0170 / 870 37 34',
      });
      await makeApplication(found, { ...bankData, birthDate: '1985-03-10', mobile: '0170 8703735' });
      await confirmSubmission(staff, { kind: 'Membership', id: wanted });
      await acceptSubmission(staff, { id: wanted, sendEmail: false, memberNumber: 'TSV-0815' });
      const rows = await withClub(staff, tx =>
        tx
          .select({ reference: submissionBankAccounts.mandateReference })
          .from(submissionBankAccounts)
          .where(eq(submissionBankAccounts.submissionId, wanted)),
      );
      reference = rows[0]?.reference ?? '';
    });

    it.each([
      '09.03.1985',
      '9.3.1985',
      '1985-03-09',
      '9.3.85',
      '9.3.1985 Groß',
      '01708703734',
      '0170 8703734',
      '+49 170 8703734',
      '8703734 Groß',
      'TSV-0815',
      'tsv-0815',
      ibanOf,
      'DE02 1203 0000 0000 2020 51',
      'de02120300000000202051 groß',
    ])('finds one of two by %j', async q => {
      expect(await idsOf({ q }, staff)).toEqual([wanted]);
    });

    it('finds by the mandate reference in any case', async () => {
      expect(await idsOf({ q: reference }, staff)).toEqual([wanted]);
      expect(await idsOf({ q: reference.toLowerCase() }, staff)).toEqual([wanted]);
    });

    it('does not find by IBAN or mandate reference for a Viewer, who cannot see them', async () => {
      const reader = await staffOf(found, 'Viewer');
      for (const q of [ibanOf, 'DE02 1203 0000 0000 2020 51', `${ibanOf} groß`, reference]) {
        expect(await idsOf({ q }, reader)).toEqual([]);
        expect((await countSubmissions(reader, { q })).waiting).toBe(0);
      }
      expect(await idsOf({ q: '8703734 Groß' }, reader)).toEqual([wanted]);
    });

    it.each([
      '11.03.1985',
      '31.02.1985',
      '9.3.86',
      '0170 8703736',
      'DE02120300000000202052',
      'TSV-08',
      '9.3.1985 Müller',
    ])('finds none by %j', async q => {
      expect(await idsOf({ q }, staff)).toEqual([]);
    });

    it('finds family members by their birth date, and nobody of another club', async () => {
      const family = await makeFamilyApplication(found);
      const [member] = await withClub(staff, tx =>
        tx.select().from(familyMembers).where(eq(familyMembers.submissionId, family)),
      );
      expect(await idsOf({ q: member?.birthDate }, staff)).toEqual([family]);
      expect(await idsOf({ q: ibanOf })).toEqual([]);
      expect(await idsOf({ q: 'TSV-0815' })).toEqual([]);
    });

    it('finds family members by their membership number, in any case, and nobody of another club', async () => {
      const family = await makeFamilyApplication(found);
      await confirmSubmission(staff, { kind: 'Membership', id: family });
      await acceptSubmission(staff, { id: family, sendEmail: false, familyMemberNumbers: ['', 'TSV-0816'] });
      for (const q of ['TSV-0816', 'tsv-0816', 'Ole tsv-0816'])
        expect(await idsOf({ q }, staff)).toEqual([family]);
      expect(await idsOf({ q: 'TSV-081' }, staff)).toEqual([]);
      expect(await idsOf({ q: 'TSV-0816' })).toEqual([]);
    });

    it('finds nobody any more after anonymisation', async () => {
      await withClub(staff, tx => eraseIdentity(tx, found.clubId, [wanted], summer));
      for (const q of ['9.3.1985', 'TSV-0815', ibanOf, reference, '01708703734']) {
        expect(await idsOf({ q }, staff)).toEqual([]);
      }
    });
  });

  it('filters by tariff and by the department of any person', async () => {
    expect(await idsOf({ membershipId: club.family.id })).toEqual(sorted('family'));
    expect(await idsOf({ departmentId: club.tennis.id })).toEqual(sorted('abel', 'family'));
    expect(await idsOf({ departmentId: club.football.id })).toEqual(sorted('mueller', 'family'));
    expect(await idsOf({ membershipId: other.adult.id })).toEqual([]);
    expect(await idsOf({ departmentId: other.football.id, kind: 'Membership' })).toEqual([]);
  });

  it('returns the same count on every page', async () => {
    const first = await list({ kind: 'Membership', limit: 2 });
    expect(first).toMatchObject({ totalCount: 3, items: { length: 2 } });
    const second = await list({ kind: 'Membership', limit: 2, cursor: first.nextCursor });
    expect(second).toMatchObject({ totalCount: 3, items: { length: 1 }, nextCursor: null });
  });

  it('makes opaque cursors that are valid only for their list, club and order', async () => {
    const order = { sort: 'lastName', limit: 1 } as const;
    const { nextCursor: cursor, items } = await list(order);
    if (cursor === null) throw new Error('No second page');
    for (const shown of [
      cursor,
      ...cursor.split('.').map(part => Buffer.from(part, 'base64url').toString()),
    ]) {
      expect(shown).not.toContain(items[0]?.lastName);
    }
    const elsewhere = { ...viewer, clubId: other.clubId };
    const forged = Buffer.from(JSON.stringify(['lastName', 'A', 'A', uuidv7()])).toString('base64url');
    for (const refused of [
      list({ ...order, cursor: 'nonsense' }),
      list({ ...order, cursor: forged }),
      list({ ...order, cursor: `${cursor.slice(0, -4)}AAAA` }),
      list({ limit: 1, sort: '-lastName', cursor }),
      list({ ...order, cursor }, elsewhere),
      listUsers(viewer, { limit: 1, cursor }),
    ]) {
      expect(await refusalOf(refused)).toMatchObject({ code: 'bad-query', violations: [{ path: 'cursor' }] });
    }
    expect((await list({ ...order, cursor })).items[0]?.id).not.toBe(items[0]?.id);
  });

  it.each(['0000-01-01', '2023-02-29', '2024-13-01', '10000-01-01'])('refuses the date %s', day => {
    expect(SubmissionListQuery.safeParse({ from: day }).success).toBe(false);
    expect(SubmissionListQuery.safeParse({ to: day }).success).toBe(false);
  });
});

describe('from and to', () => {
  const instants = {
    lastOfJune: '2026-06-30T21:59:59.999Z',
    firstOfJuly: '2026-06-30T22:00:00.000Z',
    endOfJuly: '2026-07-31T21:59:59.999Z',
    firstOfAugust: '2026-07-31T22:00:00.000Z',
    beforeClocksGoBack: '2026-10-24T22:00:00.000Z',
    longDayEnds: '2026-10-25T22:59:59.999Z',
    afterTheLongDay: '2026-10-25T23:00:00.000Z',
  };
  const made: Record<string, string> = {};
  let berlin: OfferingClub;
  let ctx: Ctx;

  beforeAll(async () => {
    berlin = await makeOfferingClub(database.db);
    ctx = await staffOf(berlin, 'Viewer');
    for (const [name, instant] of Object.entries(instants)) {
      made[name] = await makeChangeRequest(berlin, { city: 'Bonn' }, { now: new Date(instant) });
    }
  });

  it.each([
    [{ from: '2026-07-01', to: '2026-07-31' }, ['firstOfJuly', 'endOfJuly']],
    [{ to: '2026-06-30' }, ['lastOfJune']],
    [{ from: '2026-06-30', to: '2026-06-30' }, ['lastOfJune']],
    [{ from: '2026-08-01', to: '2026-08-31' }, ['firstOfAugust']],
    [{ from: '2026-10-25', to: '2026-10-25' }, ['beforeClocksGoBack', 'longDayEnds']],
    [{ from: '2026-10-26' }, ['afterTheLongDay']],
    [{ from: '0001-01-01', to: '9999-12-31' }, Object.keys(instants)],
  ])('%j are days of the club, both inclusive', async (query, names) => {
    expect(await idsOf(query, ctx)).toEqual(names.map(name => made[name]).sort());
  });

  it('depends on the time zone of the club', async () => {
    const move = (timeZone: string) =>
      withClub(berlin.ctx, tx => tx.update(clubs).set({ timeZone }).where(eq(clubs.id, berlin.clubId)));
    await move('Pacific/Auckland');
    expect(await idsOf({ from: '2026-07-01', to: '2026-07-01' }, ctx)).toEqual(
      [made.lastOfJune, made.firstOfJuly].sort(),
    );
    await move('Europe/Berlin');
  });
});

describe('pages', () => {
  it.each(submissionSorts)('sorted by %s show every row once while others are submitted', async sort => {
    const crowd = await makeOfferingClub(database.db);
    const ctx = await staffOf(crowd, 'Viewer');
    const before = await insertMany(crowd, 57);
    const seen: string[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < 50; page += 1) {
      const answer = await list({ sort, limit: 5, ...(cursor ? { cursor } : {}) }, ctx);
      seen.push(...answer.items.map(({ id }) => id));
      if (answer.nextCursor === null) break;
      cursor = answer.nextCursor;
      await insertMany(crowd, 3);
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(before.filter(id => !seen.includes(id))).toEqual([]);
    const rows = await withClub(crowd.ctx, tx =>
      tx
        .select({ id: submissions.id, receivedAt: submissions.receivedAt, lastName: submissions.lastName })
        .from(submissions)
        .where(and(eq(submissions.clubId, crowd.clubId), inArray(submissions.id, seen))),
    );
    const keys = seen.map(id => {
      const row = rows.find(one => one.id === id);
      return sort.endsWith('receivedAt') ? row?.receivedAt.toISOString() : row?.lastName;
    });
    const inOrder = keys.toSorted((a = '', b = '') => a.localeCompare(b, 'de'));
    expect(keys).toEqual(sort.startsWith('-') ? inOrder.reverse() : inOrder);
  });

  /** Inserts rows with few different times and names, so that equal ones cross the ends of pages. */
  async function insertMany(target: OfferingClub, howMany: number): Promise<string[]> {
    const names = ['Abel', 'Müller', 'Zech'];
    const rows = Array.from({ length: howMany }, (_, index) => ({
      clubId: target.clubId,
      id: uuidv7(),
      number: nextNumber + index,
      kind: 'Change' as const,
      needsConfirmation: false,
      locale: 'de' as const,
      firstName: 'Ada',
      email: 'a@example.org',
      searchText: '',
      lastName: names[index % names.length] ?? '',
      receivedAt: new Date(summer.getTime() + (index % 4) * 1000),
    }));
    nextNumber += howMany;
    await withClub(target.ctx, tx => tx.insert(submissions).values(rows));
    return rows.map(({ id }) => id);
  }
  let nextNumber = 1000;
});

describe('what was modified since an instant', () => {
  it('is every submission that is new or whose version was raised, and no other', async () => {
    const synced = await makeOfferingClub(database.db);
    const ctx = await staffOf(synced, 'Clerk');
    const known = [];
    for (let index = 0; index < 6; index += 1) known.push(await makeApplication(synced));
    const [patched = '', confirmed = '', accepted = '', erased = '', assigned = ''] = known;
    await confirmSubmission(ctx, { kind: 'Membership', id: accepted });
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await withClub(ctx, tx =>
      tx.update(submissions).set({ dateModified: anHourAgo }).where(eq(submissions.clubId, synced.clubId)),
    );
    const modifiedSince = new Date(Date.now() - 1_800_000).toISOString();
    expect(await idsOf({ modifiedSince }, ctx)).toEqual([]);

    await patchMembership(ctx, { id: patched, precondition: null, patch: { phone: '0228 999' } });
    await confirmSubmission(ctx, { kind: 'Membership', id: confirmed });
    await acceptSubmission(ctx, { id: accepted, sendEmail: false });
    await withClub(ctx, tx => eraseIdentity(tx, synced.clubId, [erased], ctx.now));
    await assignSubmission(ctx, { id: assigned, assigneeId: null });
    const created = await makeApplication(synced);
    expect(await idsOf({ modifiedSince }, ctx)).toEqual(
      [patched, confirmed, accepted, erased, created].sort(),
    );
    const { items } = await list({ modifiedSince, state: 'Accepted' }, ctx);
    expect(items).toMatchObject([{ id: accepted, version: 3, dateModified: expect.any(String) }]);
    expect(Date.parse(items[0]?.dateModified ?? '')).toBeGreaterThan(Date.parse(modifiedSince));
  });
});

describe('a withdrawn submission', () => {
  it('is found by isWithdrawn, left out by false, and counted apart from submissions rejected by the club', async () => {
    const seen = await makeOfferingClub(database.db, { needConfirmation: false });
    const ctx = await staffOf(seen, 'Clerk');
    const [open, rejected, withdrawn] = [
      await makeApplication(seen),
      await makeApplication(seen),
      await makeApplication(seen),
    ];
    await denySubmission(ctx, { id: rejected, sendEmail: false });
    const ended = { state: 'Rejected', decidedAt: summer, withdrawnAt: summer } as const;
    await withClub(ctx, tx => tx.update(submissions).set(ended).where(eq(submissions.id, withdrawn)));
    expect(await idsOf({ isWithdrawn: 'true' }, ctx)).toEqual([withdrawn]);
    expect(await idsOf({ isWithdrawn: 'false' }, ctx)).toEqual([open, rejected].sort());
    expect(await idsOf({ state: 'Rejected', isWithdrawn: 'false' }, ctx)).toEqual([rejected]);
    expect(await idsOf({ state: 'Rejected' }, ctx)).toEqual([rejected, withdrawn].sort());
    const { items } = await countSubmissions(ctx);
    const decided = { count: 2, withdrawn: 1, waiting: 0, unconfirmed: 0 };
    expect(items).toContainEqual({ kind: 'Membership', state: 'Rejected', ...decided });
    const undecided = { count: 1, withdrawn: 0, waiting: 1, unconfirmed: 0 };
    expect(items).toContainEqual({ kind: 'Membership', state: 'New', ...undecided });
  });
});

describe('countSubmissions', () => {
  it('counts each kind in each state, and submissions that staff can decide now', async () => {
    const counted = await makeOfferingClub(database.db, { needConfirmation: false });
    const ctx = await staffOf(counted, 'Clerk');
    const [, accepted, rejected] = await Promise.all([1, 2, 3].map(() => makeApplication(counted)));
    await acceptSubmission(ctx, { id: accepted ?? '', sendEmail: false });
    await denySubmission(ctx, { id: rejected ?? '', sendEmail: false });
    const [confirmed] = [await makeCancellation(counted), await makeCancellation(counted)];
    await confirmSubmission(ctx, { kind: 'Cancellation', id: confirmed });
    const { items, waiting } = await countSubmissions(ctx);
    expect(items).toHaveLength(12);
    const shown = items
      .filter(({ count }) => count > 0)
      .map(item => `${item.kind} ${item.state} ${item.count}, waiting ${item.waiting}`);
    expect(shown).toEqual([
      'Membership New 1, waiting 1',
      'Membership Accepted 1, waiting 0',
      'Membership Rejected 1, waiting 0',
      'Cancellation New 1, waiting 1',
      'Cancellation Confirmed 1, waiting 1',
    ]);
    // New ones that need no confirmation, confirmed ones, and every undecided cancellation.
    expect(waiting).toBe(3);
  });
});
