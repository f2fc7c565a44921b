import { writeFileSync } from 'node:fs';
import { and, eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { v5 as uuidv5 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clubs } from '@/db/schema/clubs';
import { mails } from '@/db/schema/mail';
import { nightlyRuns } from '@/db/schema/operations';
import { clubUsers } from '@/db/schema/users';
import { openAttachments } from '@/lib/mail/attachments';
import { openContent } from '@/lib/mail/mail-content';
import type { Locale } from '@/lib/rules/enums';
import {
  getAgeDistribution,
  getMembershipTypes,
  getPopularDepartments,
} from '@/lib/services/dashboard/distributions';
import { getKpis } from '@/lib/services/dashboard/kpis';
import { getProcessingTimes } from '@/lib/services/dashboard/months';
import { getTrend } from '@/lib/services/dashboard/new-submissions';
import { loadExportContext } from '@/lib/services/exports/load-export-context';
import { fileOf, makeMonthlyReport } from '@/lib/services/monthly-report/make-monthly-report';
import { readMonthlyReport } from '@/lib/services/monthly-report/read';
import { runNightlyTasks } from '@/lib/services/nightly/run-nightly-tasks';
import { switchNotificationsOff } from '@/lib/services/notifications/switch-off';
import { Random } from '@/server/seed/random';
import { sendMonthlyReport } from '@/server/worker/handlers/send-monthly-report';
import type { JobRuntime } from '@/server/worker/runtime';
import { makeGeneratedClub } from '@/testing/dashboard/generated-club';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeApplication, makeUser, refusalOf } from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';

let database: TestDatabase;
beforeAll(async () => {
  process.env.APP_URL = 'https://eintritt.example';
  database = await testDatabase();
});
afterAll(() => database.close());

const system = { kind: 'System' } as const;
const runNightly = (club: OfferingClub, at: string) =>
  runNightlyTasks({ ...club.ctx, actor: system, now: new Date(at) }, { isStopping: () => false });
const send = (club: OfferingClub, month: string, at = '2026-11-01T05:00:00Z') =>
  sendMonthlyReport(runtimeAt(at), { clubId: club.clubId, month });

/** The handler uses only the database and the clock of the runtime. */
function runtimeAt(at: string): JobRuntime {
  return { db: database.db, now: () => new Date(at) } as JobRuntime;
}

const planned = (club: OfferingClub) =>
  database.asOwner(
    owner => owner<{ month: string; startAfter: Date }[]>`
      select data->>'month' as month, start_after as "startAfter" from pgboss.job
      where name = 'send-monthly-report' and data->>'clubId' = ${club.clubId} order by created_on`,
  );

async function makeReader(club: OfferingClub, firstName = 'Clara'): Promise<string> {
  const { id } = await makeUser(club, 'Viewer', firstName);
  await setUser(club, id, { getsMonthlyReport: true });
  return id;
}

function setUser(club: OfferingClub, userId: string, change: Partial<typeof clubUsers.$inferInsert>) {
  return withClub(club.ctx, tx =>
    tx
      .update(clubUsers)
      .set(change)
      .where(and(eq(clubUsers.clubId, club.clubId), eq(clubUsers.userId, userId))),
  );
}

const reports = (club: OfferingClub) =>
  withClub(club.ctx, tx =>
    tx.select().from(mails).where(eq(mails.topic, 'MonthlyReport')).orderBy(mails.recipientUserId),
  );
const readersOf = async (club: OfferingClub) => (await reports(club)).map(mail => mail.recipientUserId);

async function textOf(content: Uint8Array<ArrayBuffer>) {
  const { text } = await extractText(await getDocumentProxy(content.slice()), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

describe('the report for a user who is limited to departments', () => {
  it('has figures of the submissions that they may see, and says so', async () => {
    const club = await makeOfferingClub(database.db);
    const october = { now: new Date('2026-10-10T12:00:00Z') };
    await makeApplication(club, {}, october);
    await makeApplication(club, { departmentIds: [club.tennis.id] }, october);
    await makeApplication(club, { departmentIds: [club.tennis.id] }, october);
    const whole = await makeReader(club, 'Anna');
    const limited = await makeReader(club, 'Tara');
    await setUser(club, limited, { departmentIds: [club.football.id] });
    await send(club, '2026-10');
    const read = await Promise.all(
      (await reports(club)).map(async mail => {
        const [file] = await withClub(club.ctx, tx =>
          openAttachments(tx, { clubId: club.clubId, mailId: mail.id }),
        );
        return {
          userId: mail.recipientUserId,
          summary: /Mitgliedsanträge: (\d+)/.exec(openContent(mail).text)?.[1],
          isLimited: file && (await textOf(file.content)).includes('dieser Abteilungen nennen: Fußball'),
        };
      }),
    );
    expect(read.sort((one, two) => Number(one.isLimited) - Number(two.isLimited))).toEqual([
      { userId: whole, summary: '3', isLimited: false },
      { userId: limited, summary: '1', isLimited: true },
    ]);
  });
});

describe('the plan of a nightly run', () => {
  it.each([
    ['Europe/Berlin', '2026-11-01T01:30:00Z', '2026-10', '2026-11-01T05:00:00.000Z'],
    ['Europe/Berlin', '2026-07-01T00:30:00Z', '2026-06', '2026-07-01T04:00:00.000Z'],
    ['Pacific/Auckland', '2026-10-31T14:00:00Z', '2026-10', '2026-10-31T17:00:00.000Z'],
    ['America/St_Johns', '2026-03-01T06:00:00Z', '2026-02', '2026-03-01T09:30:00.000Z'],
  ])('in %s at %s is the report of %s, for 06:00 local time', async (timeZone, at, month, leavesAt) => {
    const club = await makeOfferingClub(database.db);
    await makeReader(club);
    await withClub(club.ctx, tx => tx.update(clubs).set({ timeZone }).where(eq(clubs.id, club.clubId)));
    await runNightly(club, at);
    expect(await planned(club)).toEqual([{ month, startAfter: new Date(leavesAt) }]);
  });

  it('is empty in the middle of a month and without readers, and is made up for after an outage', async () => {
    const [quiet, busy] = [await makeOfferingClub(database.db), await makeOfferingClub(database.db)];
    await makeReader(busy);
    await runNightly(quiet, '2026-11-01T02:00:00Z');
    await runNightly(busy, '2026-10-30T03:00:00Z');
    expect([await planned(quiet), await planned(busy)]).toEqual([[], []]);
    await runNightly(busy, '2026-11-04T03:00:00Z');
    await runNightly(busy, '2026-11-05T03:00:00Z');
    expect((await planned(busy)).map(({ month }) => month)).toEqual(['2026-10']);
  });

  it('is the same when a nightly run is started again', async () => {
    const club = await makeOfferingClub(database.db);
    await makeReader(club);
    const again = () => withClub(club.ctx, tx => tx.update(nightlyRuns).set({ finishedAt: null }));
    for (let time = 0; time < 3; time += 1) {
      await runNightly(club, '2026-11-01T02:00:00Z');
      await again();
    }
    expect(await planned(club)).toHaveLength(1);
  });
});

describe('the mail', () => {
  it('is queued once for each reader, also after a crash and with several workers', async () => {
    const club = await makeOfferingClub(database.db);
    const readers = [
      await makeReader(club, 'Anna'),
      await makeReader(club, 'Bert'),
      await makeReader(club, 'Cleo'),
    ];
    const last = readers.toSorted().at(-1) ?? '';
    const lastMail = uuidv5(`monthly-report ${last} 2026-10`, club.clubId);
    // State after a killed worker: some mails are queued, one was written but not committed.
    await database.asOwner(owner =>
      owner.unsafe(`
        create function die() returns trigger language plpgsql as
          'begin raise exception ''killed''; end';
        create trigger die after insert on mails for each row
          when (new.id = '${lastMail}') execute function die()`),
    );
    await expect(send(club, '2026-10')).rejects.toThrow();
    expect(await reports(club)).toHaveLength(2);
    await database.asOwner(owner => owner.unsafe('drop trigger die on mails; drop function die'));
    await Promise.allSettled(Array.from({ length: 4 }, () => send(club, '2026-10')));
    await runNightly(club, '2026-11-01T02:00:00Z');
    await send(club, '2026-10', '2026-11-02T05:00:00Z');
    expect(await readersOf(club)).toEqual(readers.toSorted());
    const jobs = await database.asOwner(
      owner => owner`select 1 from pgboss.job where name = 'send-mail' and data->>'clubId' = ${club.clubId}`,
    );
    expect(jobs).toHaveLength(3);
  });

  it('is not sent to users who left or were deactivated in the meantime, nor to another club', async () => {
    const [club, other] = [await makeOfferingClub(database.db), await makeOfferingClub(database.db)];
    const [stays, inactive, left, stopped] = [
      ...[await makeReader(club), await makeReader(club), await makeReader(club), await makeReader(club)],
    ] as const;
    await makeReader(other);
    await setUser(club, inactive ?? '', { isActive: false });
    await setUser(club, stopped ?? '', { getsMonthlyReport: false });
    await withClub(club.ctx, tx => tx.delete(clubUsers).where(eq(clubUsers.userId, left ?? '')));
    await send(club, '2026-10');
    expect(await readersOf(club)).toEqual([stays]);
    expect(await readersOf(other)).toEqual([]);
  });

  it('has the report attached, names the main figures, links to the month and has an unsubscribe link', async () => {
    const club = await makeOfferingClub(database.db);
    const reader = await makeReader(club, 'Änne');
    await makeApplication(club, { firstName: 'Zenobia' }, { now: new Date('2026-10-12T10:00:00Z') });
    await send(club, '2026-10');
    const [mail] = await reports(club);
    if (!mail) throw new Error('No report was sent');
    const { text, html } = openContent(mail);
    expect(mail.subject).toBe('Monatsbericht Oktober 2026 · TSV Beispiel');
    expect(text).toContain('Mitgliedsanträge: 1 (Vormonat 0, Vorjahresmonat 0)');
    expect(text).toContain('https://eintritt.example/dashboard/reports?from=2026-10-01&to=2026-10-31');
    const [stopUrl = '', token = ''] = /https:\/\/eintritt\.example\/unsubscribe\/(\S+)/.exec(text) ?? [];
    expect(html).toContain(`href="${stopUrl}"`);
    const [file] = await withClub(club.ctx, tx =>
      openAttachments(tx, { clubId: club.clubId, mailId: mail.id }),
    );
    expect(file).toMatchObject({
      fileName: 'Monatsbericht 2026-10 TSV Beispiel.pdf',
      contentType: 'application/pdf',
    });
    const told = await textOf(file?.content ?? new Uint8Array());
    expect(told).toContain('Oktober 2026');
    expect(told).not.toContain('Zenobia');

    await switchNotificationsOff({ db: database.db, now: club.ctx.now }, token);
    await send(club, '2026-11', '2026-12-01T05:00:00Z');
    expect(await readersOf(club)).toEqual([reader]);
  });
});

describe('the report', () => {
  it.each([
    ['Europe/Berlin', '2026-03'],
    ['Pacific/Auckland', '2026-01'],
    ['America/St_Johns', '2026-02'],
  ])('of %s for %s equals the results of the operations', async (timeZone, month) => {
    const club = await makeGeneratedClub(database, { random: new Random(7), timeZone, size: 160 });
    const { ctx } = club;
    const report = await readMonthlyReport(ctx, month);
    const [year, number] = month.split('-').map(Number);
    const last = new Date(Date.UTC(year ?? 0, number ?? 0, 0)).getUTCDate();
    const days = { from: `${month}-01`, to: `${month}-${last}` };
    expect(report.figures.kpis).toEqual(await getKpis(ctx, days));
    expect([report.figures.processing]).toEqual(await getProcessingTimes(ctx, days));
    expect(report.monthBefore.kpis.to < days.from && report.yearBefore.kpis.from < days.from).toBe(true);
    expect(report.yearBefore.kpis.from.slice(5)).toBe(days.from.slice(5));
    expect(report.trend).toHaveLength(12);
    expect(report.trend.at(-1)).toEqual((await getTrend(ctx, { ...days, interval: 'Month' }))[0]);
    expect(report.departments).toEqual(await getPopularDepartments(ctx, { ...days, limit: 6 }));
    expect(report.tariffs).toEqual((await getMembershipTypes(ctx, days)).slice(0, 6));
    expect(report.ages).toEqual(await getAgeDistribution(ctx, days));
    for (const locale of ['de', 'en'] as const) await look(club, month, locale);
  });

  it('renders a month without submissions, and has two pages at most', async () => {
    const club = await makeOfferingClub(database.db);
    const { content } = await look(club, '2026-05', 'de');
    const told = await textOf(content);
    expect(told).toContain('In diesem Monat ist nichts eingegangen.');
    expect(told).toContain('Kein Mitgliedsantrag enthält eine Abteilung.');
    expect((await getDocumentProxy(content.slice())).numPages).toBeLessThanOrEqual(2);
  });

  it('is of the last complete month by default, and is refused for a future month', async () => {
    const club = await makeOfferingClub(database.db);
    expect((await makeMonthlyReport(club.ctx, {})).fileName).toBe('Monthly report 2026-06 TSV Beispiel.pdf');
    expect((await makeMonthlyReport(club.ctx, { month: '2026-07', locale: 'de' })).fileName).toContain(
      '2026-07',
    );
    const refusal = await refusalOf(makeMonthlyReport(club.ctx, { month: '2026-08' }));
    expect(refusal.violations).toEqual([{ path: 'month', key: 'monthAhead' }]);
  });
});

/** Returns the file, and also writes it to `REPORTS_DIR` if set, for manual inspection. */
async function look(club: OfferingClub, month: string, locale: Locale) {
  const context = await loadExportContext(club.ctx, locale);
  const file = await fileOf(await readMonthlyReport(club.ctx, month), context);
  const { REPORTS_DIR: place } = process.env;
  if (place)
    writeFileSync(`${place}/${locale} ${context.club.timeZone.replace('/', '-')} ${month}.pdf`, file.content);
  return file;
}
