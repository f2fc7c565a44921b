import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '@/db/schema/mail';
import { auditEntries } from '@/db/schema/operations';
import { clubUsers } from '@/db/schema/users';
import { NotificationSettingsWriteDto } from '@/lib/contracts/notifications';
import { openContent } from '@/lib/mail/mail-content';
import { queueStaffDigest } from '@/lib/mail/queue-staff-digest';
import { contentEtagOf } from '@/lib/platform/precondition';
import { submissionKinds } from '@/lib/rules/enums';
import { setNotificationSettings } from '@/lib/services/notifications/set';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import {
  makeApplication,
  makeCancellation,
  makeChangeRequest,
  makeFamilyApplication,
  makeUser,
  refusalOf,
  unknownIds,
} from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { getNotificationSettings } from './read';

const anyVersion = { precondition: null };

describe('notifications', () => {
  let database: TestDatabase;
  let club: OfferingClub;
  let clara: string;
  let gone: string;
  let stranger: string;

  beforeAll(async () => {
    database = await testDatabase();
    club = await makeOfferingClub(database.db);
    clara = (await makeUser(club, 'Clerk', 'Clara')).id;
    await makeUser(club, 'Viewer', 'Viktor');
    gone = (await makeUser(club, 'Clerk', 'Gundula')).id;
    await withClub(club.ctx, tx =>
      tx.update(clubUsers).set({ isActive: false }).where(eq(clubUsers.userId, gone)),
    );
    stranger = (await makeUser(await makeOfferingClub(database.db), 'Admin', 'Stefan')).id;
  });
  afterAll(() => database.close());

  const set = (users: unknown[], precondition: readonly string[] | null = null) => {
    const settings = NotificationSettingsWriteDto.parse({ users });
    return setNotificationSettings(club.ctx, { settings, precondition });
  };

  it('are sent to the chosen users for the chosen kinds; other users are listed without kinds', async () => {
    const told = await set([{ userId: clara, kinds: ['Cancellation', 'Membership'] }]);
    expect(told.users.map(({ firstName, kinds }) => [firstName, kinds])).toEqual([
      ['Clara', ['Membership', 'Cancellation']],
      ['Viktor', []],
    ]);
    expect(await getNotificationSettings(club.ctx)).toEqual(told);
    await makeApplication(club);
    const sent = await withClub(club.ctx, tx =>
      tx.select().from(mails).where(eq(mails.type, 'StaffNotification')),
    );
    expect(sent.map(mail => mail.recipientUserId)).toEqual([clara]);
    expect(sent.map(mail => openContent(mail).text)).toEqual([
      expect.stringContaining('Noch nicht bestätigt'),
    ]);
    const audits = await withClub(club.ctx, tx => tx.select().from(auditEntries).orderBy(auditEntries.id));
    expect(audits.at(-1)).toMatchObject({ action: 'Updated', recordType: 'NotificationSettings' });
    expect(JSON.stringify(audits.at(-1)?.details)).toBe('{"users":1}');
  });

  it.each([
    ['own@example.org', 'klaus@example.org', 'Applicant', 'eigene E-Mail-Adresse angegeben'],
    ['petra@example.org', 'PETRA@example.org', 'Applicant', 'Beide Erziehungsberechtigten haben dieselbe'],
    ['own@example.org', 'klaus@example.org', 'Guardian', null],
    ['petra@example.org', 'klaus@example.org', 'Applicant', null],
  ] as const)('say that one address stands for two people: %s, %s, filled in by %s', async (...row) => {
    const [first, second, filledInBy, warning] = row;
    await set([{ userId: clara, kinds: ['Membership'] }]);
    await withClub(club.ctx, tx => tx.delete(mails));
    const id = await makeApplication(club, {
      email: 'own@example.org',
      birthDate: '2010-02-01',
      filledInBy,
      guardians: [
        { firstName: 'Petra', lastName: 'Weber', email: first },
        { firstName: 'Klaus', lastName: 'Weber', email: second },
      ],
    });
    const [mail] = await withClub(club.ctx, tx =>
      tx
        .select()
        .from(mails)
        .where(and(eq(mails.type, 'StaffNotification'), eq(mails.submissionId, id))),
    );
    const text = mail ? openContent(mail).text : '';
    if (warning) expect(text).toContain(warning);
    else expect(text).not.toContain('Bitte prüfen');
  });

  it('are sent to a user who is limited to departments only for submissions that name one of them', async () => {
    const own = await makeOfferingClub(database.db);
    const people = {
      tennis: await makeUser(own, 'Clerk', 'Tara', [own.tennis.id]),
      football: await makeUser(own, 'Viewer', 'Fred', [own.football.id]),
      all: await makeUser(own, 'Manager', 'Anna'),
    };
    const users = Object.values(people).map(({ id }) => ({ userId: id, kinds: [...submissionKinds] }));
    const settings = NotificationSettingsWriteDto.parse({ users });
    const told = await setNotificationSettings(own.ctx, { settings, ...anyVersion });
    expect(told.users.map(({ departmentIds }) => departmentIds).sort()).toEqual(
      [[], [own.football.id], [own.tennis.id]].sort(),
    );
    const toldOf = async (id: string) => {
      const rows = await withClub(own.ctx, tx =>
        tx
          .select({ to: mails.recipientUserId })
          .from(mails)
          .where(and(eq(mails.type, 'StaffNotification'), eq(mails.submissionId, id))),
      );
      const names = Object.entries(people).map(([name, { id: userId }]) => [userId, name]);
      return rows.map(({ to }) => new Map(names.map(([key, name]) => [key, name])).get(to ?? '')).sort();
    };
    expect(await toldOf(await makeApplication(own))).toEqual(['all', 'football']);
    expect(await toldOf(await makeFamilyApplication(own))).toEqual(['all', 'football', 'tennis']);
    const wish = await makeChangeRequest(own, { departmentIds: [own.tennis.id] });
    expect(await toldOf(wish)).toEqual(['all', 'tennis']);
    const leaving = { scope: 'Departments' as const, departmentIds: [own.tennis.id] };
    expect(await toldOf(await makeCancellation(own, leaving))).toEqual(['all', 'tennis']);
    expect(await toldOf(await makeCancellation(own))).toEqual(['all']);
    for (let count = 0; count < 6; count += 1) await makeApplication(own);
    await makeFamilyApplication(own);
    const hour = {
      from: new Date(own.ctx.now.getTime() - 1),
      until: new Date(own.ctx.now.getTime() + 3_600_000),
    };
    await withClub(own.ctx, tx => tx.delete(mails));
    await queueStaffDigest(own.ctx, { userId: people.tennis.id, ...hour });
    const [digest] = await withClub(own.ctx, tx => tx.select().from(mails));
    expect(digest && openContent(digest).text.match(/Nr\. \d+, /g)).toHaveLength(4);
  });

  it('accept the settings as they were read, and remove users who are left out', async () => {
    const read = await set([{ userId: clara.toUpperCase(), kinds: ['Change'] }]);
    const settings = NotificationSettingsWriteDto.parse(read);
    expect(await setNotificationSettings(club.ctx, { settings, ...anyVersion })).toEqual(read);
    expect((await set([])).users.every(({ kinds }) => kinds.length === 0)).toBe(true);
  });

  it('are sent only to active users of the club', async () => {
    const [unknown = ''] = unknownIds;
    const users = [clara, gone, stranger, unknown].map(userId => ({ userId, kinds: ['Change'] }));
    expect((await refusalOf(set(users))).violations).toEqual(
      [1, 2, 3].map(index => ({ path: `users[${index}].userId`, key: 'userUnknown' })),
    );
    const { users: after } = await getNotificationSettings(club.ctx);
    expect(after.every(({ kinds }) => kinds.length === 0)).toBe(true);
  });

  it('include the monthly report of the chosen users, which a client that does not send it does not change', async () => {
    const readers = (read: Awaited<ReturnType<typeof set>>) =>
      read.users.filter(({ monthlyReport }) => monthlyReport).map(({ firstName }) => firstName);
    expect(readers(await set([]))).toEqual([]);
    expect(readers(await set([{ userId: clara, kinds: [], monthlyReport: true }]))).toEqual(['Clara']);
    expect(readers(await set([{ userId: clara, kinds: ['Change'] }]))).toEqual(['Clara']);
    const audits = await withClub(club.ctx, tx => tx.select().from(auditEntries).orderBy(auditEntries.id));
    expect(audits.at(-1)?.details).toEqual({ users: 1, monthlyReports: 1 });
    expect(readers(await set([{ userId: clara, kinds: ['Change'], monthlyReport: false }]))).toEqual([]);
    await set([{ userId: clara, kinds: [], monthlyReport: true }]);
    expect(readers(await set([]))).toEqual([]);
  });

  it.each([
    ['a user twice', (id: string) => [1, 2].map(() => ({ userId: id, kinds: [] }))],
    [
      'a user twice in other letters',
      (id: string) => [id, id.toUpperCase()].map(userId => ({ userId, kinds: [] })),
    ],
    ['a kind twice', (id: string) => [{ userId: id, kinds: ['Change', 'Change'] }]],
    ['an unknown kind', (id: string) => [{ userId: id, kinds: ['Other'] }]],
    ['no id', () => [{ userId: 'x', kinds: [] }]],
  ])('cannot name %s', (_what, users) => {
    expect(NotificationSettingsWriteDto.safeParse({ users: users(clara) }).success).toBe(false);
  });

  it('can be changed only with the version that was read, by one of several at once', async () => {
    const seen = [contentEtagOf(JSON.stringify(await getNotificationSettings(club.ctx)))];
    const ended = await Promise.allSettled(
      Array.from({ length: 10 }, () => set([{ userId: clara, kinds: ['Change'] }], seen)),
    );
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await refusalOf(set([], seen))).code).toBe('precondition-failed');
  });
});
