import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChangeClubSoftwareProfile } from '@/lib/contracts/club-software';
import { ExportJob, ExportJobList } from '@/lib/contracts/exports';
import { instantParts } from '@/lib/documents/instant-parts';
import type { Ctx } from '@/lib/platform/context';
import { removeSubmission } from '@/lib/services/submissions/decide/remove';
import { listSubmissionIds } from '@/lib/services/submissions/list/list';
import { listExportsOf } from '@/lib/services/submissions/list-exports-of';
import { patchMembership } from '@/lib/services/submissions/patch/patch-membership';
import { expireExport } from '@/server/worker/handlers/expire-export';
import { runExport } from '@/server/worker/handlers/run-export';
import { testDatabase } from '@/testing/db/database';
import {
  makeApiKey,
  makeApplication,
  makeCancellation,
  makeChangeRequest,
  makeFamilyApplication,
  makeFullApplication,
  refusalOf,
  staffOf,
  unknownIds,
} from '@/testing/db/factories';
import { bankData, makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { copyApplication } from '@/testing/exports/copy-application';
import { readCsv } from '@/testing/exports/parse-csv';
import { readZip } from '@/testing/exports/read-zip';
import { runToEnd } from '@/testing/exports/run-exports';
import { askForProof, makeProvenApplication } from '@/testing/files/uploads';
import { answerApi } from '@/testing/http/call-api';
import { openRig, type Rig } from '@/testing/worker/rig';
import { cancelExportJob } from './cancel';
import { createProfile } from './create-profile';
import { exportSubmission } from './export-submission';
import { openExportFile } from './open-file';
import { getExportJob, listExportJobs } from './read';
import { startExport } from './start';

let rig: Rig;
let club: OfferingClub;
let other: OfferingClub;
let clerk: Ctx;
let token: string;
const ids: Record<'full' | 'family' | 'change' | 'cancellation', string> = {
  full: '',
  family: '',
  change: '',
  cancellation: '',
};

beforeAll(async () => {
  rig = await openRig(await testDatabase());
  club = await makeOfferingClub(rig.db);
  other = await makeOfferingClub(rig.db);
  clerk = await staffOf(club, 'Clerk', new Date());
  token = await makeApiKey(club, 'Clerk');
  ids.full = await makeFullApplication(club);
  ids.family = await makeFamilyApplication(club);
  ids.change = await makeChangeRequest(club);
  ids.cancellation = await makeCancellation(club);
});
afterAll(() => rig.close());

const bytesOf = async (stream: ReadableStream<Uint8Array>) =>
  Buffer.from(await new Response(stream).arrayBuffer());
const fileOf = async (id: string) => bytesOf((await openExportFile(clerk, id)).stream);
const zipOf = async (id: string) => readZip(await fileOf(id));

async function exported(type: ExportJob['type'], request: Parameters<typeof startExport>[1]['request'] = {}) {
  const job = await startExport(clerk, { type, request });
  expect(await runToEnd(rig, club.clubId, job.id)).toBe('Completed');
  return job;
}

describe('an export as PDF', () => {
  it('contains the files of applicants, except those deleted meanwhile; a CSV names them', async () => {
    const own = await makeOfferingClub(rig.db);
    await askForProof(own);
    const reader = await staffOf(own, 'Clerk', new Date());
    const [one, two] = [await makeProvenApplication(own), await makeProvenApplication(own)];
    const run = async (type: ExportJob['type']) => {
      const job = await startExport(reader, { type, request: { ids: [one.id, two.id] } });
      expect(await runToEnd(rig, own.clubId, job.id)).toBe('Completed');
      return async () => readZip(await bytesOf((await openExportFile(reader, job.id)).stream));
    };
    const zip = await run('Pdf');
    expect((await zip()).map(({ name }) => name)).toEqual([
      '2026-07-01 0001 Groß, Änne.pdf',
      '2026-07-01 0001 Groß, Änne Zeugnis.png',
      '2026-07-01 0002 Groß, Änne.pdf',
      '2026-07-01 0002 Groß, Änne Zeugnis.png',
      'index.csv',
    ]);
    const [, png] = await zip();
    expect(png?.data.toString('latin1', 1, 4)).toBe('PNG');
    const patch = { customFields: { proofOfStudy: null } };
    await patchMembership(reader, { id: one.id, precondition: null, patch });
    expect((await zip()).filter(({ name }) => name.endsWith('.png'))).toHaveLength(1);
    const [table] = await (await run('Csv'))();
    expect(readCsv(table?.data.toString() ?? '').map(row => row['customFields.proofOfStudy'])).toEqual([
      '',
      'Zeugnis.png',
    ]);
  });

  it('contains one document for each submission and an index, in the order of the ids', async () => {
    const job = await exported('Pdf', {
      ids: [ids.change, ids.full, ids.change.toUpperCase(), ids.cancellation],
    });
    expect(job).toMatchObject({
      type: 'Pdf',
      state: 'Queued',
      total: 3,
      done: 0,
      percent: 0,
      downloadUrl: null,
    });
    const entries = await zipOf(job.id);
    expect(entries.map(({ name }) => name)).toEqual([
      '2026-07-01 0003 Groß, Änne.pdf',
      '2026-07-01 0001 Groß, Änne.pdf',
      '2026-07-01 0004 Groß, Änne.pdf',
      'index.csv',
    ]);
    for (const { data } of entries.slice(0, 3)) expect(data.toString('latin1', 0, 5)).toBe('%PDF-');
    const index = readCsv(entries.at(-1)?.data.toString() ?? '');
    expect(index.map(row => [row.fileName, row.kind, row.id])).toEqual([
      ['2026-07-01 0003 Groß, Änne.pdf', 'Change', ids.change],
      ['2026-07-01 0001 Groß, Änne.pdf', 'Membership', ids.full],
      ['2026-07-01 0004 Groß, Änne.pdf', 'Cancellation', ids.cancellation],
    ]);
  });

  it('finds the same as the list by filter, oldest first, and everything without one', async () => {
    const filtered = await exported('Pdf', { filter: { kind: 'Cancellation', q: 'groß' } });
    expect((await zipOf(filtered.id)).map(({ name }) => name)).toEqual([
      '2026-07-01 0004 Groß, Änne.pdf',
      'index.csv',
    ]);
    expect((await exported('Pdf')).total).toBe(4);
    const nothing = await exported('Pdf', { filter: { q: 'nobody of this name' } });
    expect((await zipOf(nothing.id)).map(({ name }) => name)).toEqual(['index.csv']);
    expect((await getExportJob(clerk, nothing.id)).job).toMatchObject({ total: 0, percent: 100 });
  });

  it('leaves out submissions that were deleted before their chunk', async () => {
    const doomed = await makeApplication(club);
    const job = await startExport(clerk, { type: 'Pdf', request: { ids: [doomed, ids.full] } });
    await removeSubmission(clerk, { kind: 'Membership', id: doomed, precondition: null });
    expect(await runToEnd(rig, club.clubId, job.id)).toBe('Completed');
    expect((await zipOf(job.id)).map(({ name }) => name)).toEqual([
      '2026-07-01 0001 Groß, Änne.pdf',
      'index.csv',
    ]);
  });

  it('writes one history entry, one event and one audit entry', async () => {
    const before = await exportedEntries(ids.full);
    const job = await exported('Pdf', { ids: [ids.full] });
    await runExport(rig.runtime, { clubId: club.clubId, jobId: job.id });
    expect((await exportedEntries(ids.full)) - before).toBe(1);
    const events = await rig.owner`
      select data from webhook_events where type = 'ExportCompleted' and data->'exportJob'->>'id' = ${job.id}`;
    expect(events.map(({ data }) => data)).toEqual([
      { clubId: club.clubId, exportJob: expect.objectContaining({ id: job.id, type: 'Pdf', total: 1 }) },
    ]);
    const audit = await rig.owner`
      select actor_kind, record_type, details from audit_entries where action = 'Exported' and record_id = ${job.id}`;
    expect(audit).toEqual([
      { actor_kind: 'User', record_type: 'ExportJob', details: { type: 'Pdf', total: 1 } },
    ]);
  });
});

async function exportedEntries(submissionId: string): Promise<number> {
  const rows = await rig.owner`
    select 1 from submission_history where submission_id = ${submissionId} and type = 'Exported'
      and actor_kind = 'User'`;
  return rows.length;
}

describe('an export as CSV', () => {
  it('is one table of submissions of all kinds and their families, with the club’s fields', async () => {
    const job = await exported('Csv');
    const [entry, ...rest] = await zipOf(job.id);
    expect([entry?.name, rest]).toEqual(['submissions.csv', []]);
    const rows = readCsv(entry?.data.toString() ?? '');
    expect(rows.map(row => [row.numberOfApplication, row.rowType, row.firstName])).toEqual([
      ['1', 'Submission', 'Änne'],
      ['2', 'Submission', 'Änne'],
      ['2', 'FamilyMember', 'Ida'],
      ['2', 'FamilyMember', 'Ole'],
      ['3', 'Submission', 'Änne'],
      ['4', 'Submission', 'Änne'],
    ]);
    expect(rows[0]).toMatchObject({
      iban: 'DE89370400440532013000',
      signature: 'true',
      'customFields.shirtSize': 'L',
    });
  });

  it('is the same in one chunk or in many', async () => {
    const crowd = await makeOfferingClub(rig.db);
    for (let index = 0; index < 7; index += 1) await makeApplication(crowd, { firstName: `Änne ${index}` });
    const staff = await staffOf(crowd, 'Clerk', new Date());
    const texts: string[] = [];
    for (const size of [500, 2]) {
      const job = await startExport(staff, { type: 'Csv', request: {} });
      await cutAnew(job.id, size);
      expect(await runToEnd(rig, crowd.clubId, job.id)).toBe('Completed');
      const [entry] = await readZip(await bytesOf((await openExportFile(staff, job.id)).stream));
      texts.push(entry?.data.toString() ?? '');
    }
    expect(texts[1]).toBe(texts[0]);
    expect(readCsv(texts[0] ?? '')).toHaveLength(7);
  });
});

describe('a CSV for people', () => {
  it('has one table with headings and values in the chosen language, without columns of other kinds', async () => {
    for (const [language, name, number, state] of [
      ['de', 'Anträge.csv', 'Nummer', 'Status'],
      ['en', 'Submissions.csv', 'Number', 'Status'],
    ] as const) {
      const job = await exported('Csv', { language, ids: [ids.family, ids.full] });
      expect(job).toMatchObject({ type: 'Csv', format: null, language });
      expect((await getExportJob(clerk, job.id)).job.language).toBe(language);
      const [entry, ...rest] = await zipOf(job.id);
      expect([entry?.name, rest]).toEqual([name, []]);
      const rows = readCsv(entry?.data.toString() ?? '');
      expect(rows.map(row => row[number])).toEqual(['2', '2', '2', '1']);
      expect(rows[0]?.[state]).toBeTruthy();
      expect(rows[0]).not.toHaveProperty('Umfang');
    }
  });

  it('is the same in one chunk or in many', async () => {
    const texts: string[] = [];
    for (const size of [500, 1]) {
      const job = await startExport(clerk, { type: 'Csv', request: { language: 'de' } });
      await cutAnew(job.id, size);
      expect(await runToEnd(rig, club.clubId, job.id)).toBe('Completed');
      texts.push((await zipOf(job.id))[0]?.data.toString() ?? '');
    }
    expect(texts[1]).toBe(texts[0]);
  });

  it('is refused for other files', async () => {
    for (const type of ['Pdf', 'ClubSoftware'] as const) {
      const refusal = await refusalOf(startExport(clerk, { type, request: { language: 'de' } }));
      expect(refusal.violations).toMatchObject([{ path: 'language', key: 'leaveEmpty' }]);
    }
  });
});

/** Splits a job that has not begun into chunks of another size. */
async function cutAnew(jobId: string, size: number): Promise<void> {
  const [row] = await rig.owner<{ club_id: string; submission_ids: string[] }[]>`
    delete from export_chunks where job_id = ${jobId} returning club_id, submission_ids`;
  const all = row?.submission_ids ?? [];
  for (let first = 0, position = 0; first < all.length; first += size, position += 1) {
    await rig.owner`insert into export_chunks (club_id, job_id, position, submission_ids)
      values (${row?.club_id ?? ''}, ${jobId}, ${position}, ${all.slice(first, first + size)})`;
  }
}

describe('an export for club software', () => {
  it('contains a line for each person of the applications, and a report', async () => {
    const job = await exported('ClubSoftware', { format: 'SpgVerein' });
    const [table, report] = await zipOf(job.id);
    expect([table?.name, report?.name]).toEqual(['spg-verein.csv', 'Bericht.csv']);
    expect(table?.data.toString('latin1').split('\r\n')).toHaveLength(1 + 4 + 1);
    expect(report?.data.toString()).toBe('\ufeffNummer;Person;Spalte;Grund;Vorher;In der Datei\r\n');
    expect((await getExportJob(clerk, job.id)).job).toMatchObject({ changedValues: 0, changeReasons: [] });
  });

  it('says how many values it left out or changed', async () => {
    const profile = ChangeClubSoftwareProfile.parse({
      name: 'Kurze Namen',
      encoding: 'utf-8',
      delimiter: ';',
      quoting: 'Rfc4180',
      dateForm: 'yyyy-MM-dd',
      decimalMark: '.',
      isDefused: true,
      columns: [{ name: 'Name', field: 'LastName', charactersMax: 2 }],
    });
    const { id: format } = await createProfile(await staffOf(club, 'Manager', new Date()), profile);
    const job = await exported('ClubSoftware', { format });
    const [, report] = await zipOf(job.id);
    const lines = readCsv(report?.data.toString() ?? '').length;
    expect(lines).toBeGreaterThan(0);
    expect((await getExportJob(clerk, job.id)).job).toMatchObject({
      changedValues: lines,
      changeReasons: [{ reason: 'TooLong', count: lines }],
    });
    expect((await openExportFile(clerk, job.id)).fileName).toMatch(/ kurze-namen\.zip$/);
  });

  it('refuses unknown formats, and submissions of other kinds', async () => {
    const refused = (request: Parameters<typeof exported>[1]) =>
      refusalOf(startExport(clerk, { type: 'ClubSoftware', request: request ?? {} }));
    expect((await refused({ format: 'Excel' })).violations).toMatchObject([{ path: 'format', key: 'oneOf' }]);
    expect((await refused({ ids: [ids.full, ids.change] })).violations).toEqual([
      { path: 'ids[1]', key: 'membershipsOnly' },
    ]);
    expect((await refused({ filter: { kind: 'Change' } })).violations).toMatchObject([
      { path: 'filter.kind', key: 'oneOf' },
    ]);
  });
});

describe('starting an export', () => {
  it('says who did it, with which filter, and which submissions it has', async () => {
    const filter = { kind: 'Change' } as const;
    const started = await startExport(clerk, { type: 'Csv', request: { filter } });
    const { job } = await getExportJob(clerk, started.id);
    expect(job).toMatchObject({ filter, requestedBy: started.requestedBy });
    expect(job.requestedBy).toMatch(/\S/);
    expect(job.submissions?.map(({ id }) => id)).toContain(ids.change);
    const { items } = await listExportJobs(clerk, { limit: 50 });
    expect(items.find(({ id }) => id === job.id)?.requestedBy).toBe(job.requestedBy);
    await cancelExportJob(clerk, { id: job.id, precondition: null });
  });

  it('names its first 100 submissions in their order in the file, in little time for many submissions too', async () => {
    const crowd = await makeOfferingClub(rig.db);
    await copyApplication(crowd.ctx, await makeApplication(crowd), 6000);
    const staff = await staffOf(crowd, 'Clerk', new Date());
    const all = (await listSubmissionIds(staff, {})).map(({ id }) => id);
    for (const [type, request, first] of [
      ['Csv', {}, all],
      ['Pdf', { ids: all.slice(0, 120).reverse() }, all.slice(0, 120).reverse()],
    ] as const) {
      const started = await withClub(staff, async tx => {
        await tx.execute(sql`set local statement_timeout = '500ms'`);
        return startExport({ ...staff, tx }, { type, request });
      });
      expect(started.submissions?.map(({ id }) => id)).toEqual(first.slice(0, 100));
      await cancelExportJob(staff, { id: started.id, precondition: null });
    }
  });

  it('reports unknown ids by their index, including those of another club', async () => {
    const foreign = await makeApplication(other);
    const [unknown = ''] = unknownIds;
    const refusal = await refusalOf(
      startExport(clerk, { type: 'Csv', request: { ids: [ids.full, foreign, unknown] } }),
    );
    expect(refusal.violations).toEqual([
      { path: 'ids[1]', key: 'submissionUnknown' },
      { path: 'ids[2]', key: 'submissionUnknown' },
    ]);
  });

  it('leaves out what a finished export of the same format contained, also without its file', async () => {
    const own = await makeOfferingClub(rig.db);
    const reader = await staffOf(own, 'Clerk', new Date());
    const [first, second] = [await makeApplication(own), await makeApplication(own)];
    const format = 'SpgVerein';
    const run = async (request: Parameters<typeof startExport>[1]['request']) => {
      const job = await startExport(reader, { type: 'ClubSoftware', request: { format, ...request } });
      expect(await runToEnd(rig, own.clubId, job.id)).toBe('Completed');
      return job;
    };
    const openIds = async (notExportedAs: string) =>
      (await listSubmissionIds(reader, { notExportedAs })).map(({ id }) => id);
    const started = await startExport(reader, { type: 'ClubSoftware', request: { ids: [first], format } });
    expect(await openIds(format)).toEqual([first, second]);
    expect(await runToEnd(rig, own.clubId, started.id)).toBe('Completed');
    expect(await openIds(format)).toEqual([second]);
    expect(await openIds('pdf')).toEqual([first, second]);
    await cancelExportJob(reader, { id: started.id, precondition: null });
    expect(await openIds(format)).toEqual([second]);
    expect((await run({ filter: { notExportedAs: format } })).total).toBe(1);
    expect(await openIds(format)).toEqual([]);
    expect((await run({ filter: { notExportedAs: format } })).total).toBe(0);
  });

  it('shows at a submission in which formats staff exported it last, and in which not yet', async () => {
    const own = await makeOfferingClub(rig.db);
    const clara = await staffOf(own, 'Clerk', new Date());
    const [id, other] = [await makeApplication(own), await makeApplication(own)];
    expect(await listExportsOf(clara, id)).toEqual([]);
    const profile = await createProfile(
      clara,
      ChangeClubSoftwareProfile.parse({
        name: 'Kasse',
        encoding: 'utf-8',
        delimiter: ',',
        quoting: 'Rfc4180',
        dateForm: 'yyyy-MM-dd',
        decimalMark: '.',
        isDefused: true,
        columns: [{ name: 'Nachname', field: 'LastName' }],
      }),
    );
    expect(await listExportsOf(clara, id)).toEqual([{ format: profile.id, name: 'Kasse', last: null }]);
    const request = { ids: [other], format: 'SpgVerein' };
    const job = await startExport(clara, { type: 'ClubSoftware', request });
    expect(await runToEnd(rig, own.clubId, job.id)).toBe('Completed');
    await exportSubmission(clara, { kind: 'Membership', id, format: 'pdf' });
    await exportSubmission({ ...own.memberCtx, now: clara.now }, { kind: 'Membership', id, format: 'csv' });
    const later = { ...clara, now: new Date(clara.now.getTime() + 60_000) };
    await exportSubmission(later, { kind: 'Membership', id, format: 'pdf' });
    const listed = await listExportsOf(clara, id);
    expect(listed.map(({ format, last }) => [format, last?.at ?? null])).toEqual([
      ['pdf', later.now.toISOString()],
      ['SpgVerein', null],
      [profile.id, null],
    ]);
    expect(listed[0]?.last?.by).toMatchObject({ kind: 'User', name: 'Clara Clerk' });
    expect((await listExportsOf(clara, other)).map(({ format }) => format)).toEqual([
      ...['SpgVerein', 'pdf', profile.id],
    ]);
    expect((await refusalOf(listExportsOf(clerk, id))).code).toBe('not-found');
  });

  it('finds submissions by IBAN and does not store it', async () => {
    const request = { filter: { kind: 'Membership' as const, q: bankData.iban } };
    const job = await startExport(clerk, { type: 'Csv', request });
    expect(job.total).toBeGreaterThan(0);
    const [stored] = await rig.owner`select filter from export_jobs where id = ${job.id}`;
    expect(stored).toEqual({ filter: { kind: 'Membership' } });
  });

  it('accepts either ids or a filter, and a format for club software only', async () => {
    const both = startExport(clerk, { type: 'Csv', request: { ids: [ids.full], filter: {} } });
    expect((await refusalOf(both)).violations).toEqual([{ path: 'filter', key: 'idsOrFilter' }]);
    const format = startExport(clerk, { type: 'Pdf', request: { format: 'SpgVerein' } });
    expect((await refusalOf(format)).violations).toEqual([{ path: 'format', key: 'leaveEmpty' }]);
  });

  it('is refused while 20 exports of the club are unfinished, and possible when one of them is cancelled', async () => {
    const busy = await makeOfferingClub(rig.db);
    const [one, two] = [await staffOf(busy, 'Clerk', new Date()), await staffOf(busy, 'Clerk', new Date())];
    const start = (ctx: Ctx) => startExport(ctx, { type: 'Csv', request: {} });
    const tries = await Promise.allSettled(Array.from({ length: 22 }, (_, n) => start(n % 2 ? one : two)));
    const started = tries.flatMap(({ status, ...rest }) => ('value' in rest ? [rest.value.id] : []));
    expect(started).toHaveLength(20);
    expect(await refusalOf(start(one))).toMatchObject({ code: 'quota-exceeded' });
    await cancelExportJob(two, { id: started[0] ?? '', precondition: null });
    await start(one);
    await start(await staffOf(await makeOfferingClub(rig.db), 'Clerk', new Date()));
  });

  it('stores nothing if it is refused', async () => {
    const count = async () => (await rig.jobs('run-export')).length;
    const before = await count();
    await refusalOf(startExport(clerk, { type: 'Csv', request: { ids: [unknownIds[0] ?? ''] } }));
    expect(await count()).toBe(before);
  });
});

describe('a job', () => {
  it('answers 404 for another club and for a malformed id', async () => {
    const { id } = await exported('Csv', { ids: [ids.full] });
    const foreign = await staffOf(other, 'Admin', new Date());
    const tries = [{ ctx: foreign, id }, ...unknownIds.map(one => ({ ctx: clerk, id: one }))];
    for (const { ctx, id: one } of tries) {
      const codes = await Promise.all([
        refusalOf(getExportJob(ctx, one)),
        refusalOf(cancelExportJob(ctx, { id: one, precondition: null })),
        refusalOf(openExportFile(ctx, one)),
      ]);
      expect(codes.map(({ code }) => code)).toEqual(['not-found', 'not-found', 'not-found']);
    }
    expect((await listExportJobs(foreign, { limit: 50 })).items).toEqual([]);
  });

  it('that is cancelled while it runs stops, and its chunks are removed', async () => {
    const job = await startExport(clerk, { type: 'Pdf', request: { ids: [ids.full, ids.family] } });
    await cutAnew(job.id, 1);
    const { build } = rig.runtime.exports;
    const runtime = {
      ...rig.runtime,
      exports: {
        ...rig.runtime.exports,
        build: async (place: Parameters<typeof build>[0]) => {
          const outcome = await build(place);
          if (place.position === 0) await cancelExportJob(clerk, { id: job.id, precondition: null });
          return outcome;
        },
      },
    };
    await runExport(runtime, { clubId: club.clubId, jobId: job.id });
    expect((await getExportJob(clerk, job.id)).job).toMatchObject({ state: 'Cancelled', done: 1, total: 2 });
    expect(await rig.owner`select 1 from export_chunks where job_id = ${job.id}`).toHaveLength(0);
    expect((await refusalOf(openExportFile(clerk, job.id))).code).toBe('expired');
    await cancelExportJob(clerk, { id: job.id, precondition: null });
  });

  it('resumes after the stored chunks and repeats none', async () => {
    const job = await startExport(clerk, { type: 'Pdf', request: {} });
    await cutAnew(job.id, 1);
    const place = { clubId: club.clubId, jobId: job.id };
    const { exports } = rig.runtime;
    let left = 2;
    const dying = {
      ...rig.runtime,
      exports: {
        ...exports,
        build: async (one: Parameters<typeof exports.build>[0]) => {
          left -= 1;
          if (left < 0) throw new Error('killed');
          return exports.build(one);
        },
      },
    };
    await expect(runExport(dying, place)).rejects.toThrow('killed');
    expect((await getExportJob(clerk, job.id)).job).toMatchObject({ state: 'Running', done: 2 });
    expect(await exports.build({ ...place, position: 0 })).toBe('AlreadyStored');
    expect((await getExportJob(clerk, job.id)).job.done).toBe(2);
    expect(await runToEnd(rig, club.clubId, job.id)).toBe('Completed');
    const names = (await zipOf(job.id)).map(({ name }) => name);
    expect(names).toHaveLength(new Set(names).size);
    expect((await getExportJob(clerk, job.id)).job.total).toBe(names.length - 1);
  });

  it('that two workers run in parallel is built once', async () => {
    const job = await startExport(clerk, { type: 'Pdf', request: {} });
    await cutAnew(job.id, 1);
    const place = { clubId: club.clubId, jobId: job.id };
    const events = async () =>
      (await rig.owner`select 1 from webhook_events where data->'exportJob'->>'id' = ${job.id}`).length;
    await Promise.all([runExport(rig.runtime, place), runExport(rig.runtime, place)]);
    const { job: done } = await getExportJob(clerk, job.id);
    expect([done.state, done.done, await events()]).toEqual(['Completed', done.total, 1]);
    expect(await zipOf(job.id)).toHaveLength(done.total + 1);
  });

  it('that fails repeatedly without progress ends, and its chunks are removed', async () => {
    const job = await startExport(clerk, { type: 'Pdf', request: { ids: [ids.full] } });
    const place = { clubId: club.clubId, jobId: job.id };
    const failing = {
      ...rig.runtime,
      exports: { ...rig.runtime.exports, build: () => Promise.reject(new Error('no')) },
    };
    for (let run = 0; run < 8; run += 1) await expect(runExport(failing, place)).rejects.toThrow('no');
    await runExport(failing, place);
    expect((await getExportJob(clerk, job.id)).job).toMatchObject({
      state: 'Failed',
      error: 'RenderingFailed',
    });
    expect(await rig.owner`select 1 from export_chunks where job_id = ${job.id}`).toHaveLength(0);
    expect((await refusalOf(openExportFile(clerk, job.id))).code).toBe('state-conflict');
  });

  it('pauses when its time is over or the worker stops, and continues after the others', async () => {
    const job = await startExport(clerk, { type: 'Csv', request: {} });
    const runs = async () =>
      (await rig.jobs('run-export')).filter(({ payload }) => payload.jobId === job.id).length;
    expect(await runs()).toBe(1);
    await runExport({ ...rig.runtime, isStopping: () => true }, { clubId: club.clubId, jobId: job.id });
    expect([(await getExportJob(clerk, job.id)).job.done, await runs()]).toEqual([0, 2]);
  });
});

describe('a file', () => {
  it('is encrypted where it is stored', async () => {
    const { id } = await exported('Pdf', { ids: [ids.full] });
    const rows = await rig.owner<{ data: Buffer; notes: Buffer }[]>`
      select data, notes from export_chunks where job_id = ${id}`;
    expect(rows).toHaveLength(1);
    for (const { data, notes } of rows)
      expect([data.includes('%PDF'), notes.includes('Groß')]).toEqual([false, false]);
  });

  it('has the size that the job names, before compression', async () => {
    for (const type of ['Pdf', 'Csv', 'ClubSoftware'] as const) {
      const { id } = await exported(type, { ids: [ids.full, ids.family] });
      const { byteCount } = (await getExportJob(clerk, id)).job;
      expect(byteCount).toBe((await zipOf(id)).reduce((sum, { data }) => sum + data.length, 0));
    }
  });

  it('stores PDFs, compresses tables, and has the local time of the job', async () => {
    const { id, createdAt } = await exported('Pdf', { ids: [ids.full] });
    const entries = await zipOf(id);
    expect(entries.map(({ isStored }) => isStored)).toEqual([true, false]);
    const { date, time } = instantParts(createdAt, 'Europe/Berlin');
    const evenSecond = new Date(Math.floor(Date.parse(`${date}T${time}Z`) / 2000) * 2000).toISOString();
    expect(new Set(entries.map(({ modifiedAt }) => modifiedAt))).toEqual(new Set([evenSecond]));
  });

  it('has the same bytes in each download', async () => {
    for (const type of ['Pdf', 'Csv'] as const) {
      const { id } = await exported(type);
      expect((await fileOf(id)).equals(await fileOf(id))).toBe(true);
    }
  });

  it('is cut off if it is removed during a download', async () => {
    const crowd = await makeOfferingClub(rig.db);
    await copyApplication(crowd.ctx, await makeFullApplication(crowd), 39);
    // Text that does not compress: a small table would be read to its end before it is removed.
    await rig.owner`update submissions set notes = (
      select string_agg(md5(random()::text), '') from generate_series(1, 1000 + number - number)
    ) where club_id = ${crowd.clubId}`;
    const staff = await staffOf(crowd, 'Clerk', new Date());
    for (const type of ['Pdf', 'Csv', 'ClubSoftware'] as const) {
      const { id } = await startExport(staff, { type, request: {} });
      await cutAnew(id, 1);
      expect(await runToEnd(rig, crowd.clubId, id)).toBe('Completed');
      const reader = (await openExportFile(staff, id)).stream.getReader();
      expect((await reader.read()).done).toBe(false);
      await cancelExportJob(staff, { id, precondition: null });
      const rest = async () => {
        while (!(await reader.read()).done);
      };
      await expect(rest(), type).rejects.toThrow('does not exist');
    }
  });

  it('expires after 48 hours, also before it is removed', async () => {
    const { id } = await exported('Csv', { ids: [ids.full] });
    const { expiresAt, finishedAt } = (await getExportJob(clerk, id)).job;
    expect(Date.parse(expiresAt ?? '') - Date.parse(finishedAt ?? '')).toBe(48 * 3600 * 1000);
    const removal = (await rig.jobs('expire-export')).find(({ payload }) => payload.jobId === id);
    expect(removal?.startAfter.toISOString()).toBe(expiresAt);
    const later = { ...clerk, now: new Date(Date.parse(expiresAt ?? '')) };
    expect((await refusalOf(openExportFile(later, id))).code).toBe('expired');
    expect((await getExportJob(later, id)).job).toMatchObject({ state: 'Expired', downloadUrl: null });
    await expireExport(rig.runtime, { clubId: club.clubId, jobId: id });
    expect((await zipOf(id)).length).toBeGreaterThan(0);
    await expireExport({ ...rig.runtime, now: () => later.now }, { clubId: club.clubId, jobId: id });
    expect(await rig.owner`select 1 from export_chunks where job_id = ${id}`).toHaveLength(0);
    expect((await refusalOf(openExportFile(later, id))).code).toBe('expired');
  });

  it('is not available after it was removed', async () => {
    const { id } = await exported('Csv', { ids: [ids.full] });
    await cancelExportJob(clerk, { id, precondition: null });
    expect((await getExportJob(clerk, id)).job.state).toBe('Expired');
    expect((await refusalOf(openExportFile(clerk, id))).code).toBe('expired');
  });
});

function call(path: string, init: RequestInit & { as?: string } = {}) {
  const { as = token, ...rest } = init;
  const headers = { authorization: `Bearer ${as}`, 'content-type': 'application/json', ...rest.headers };
  return answerApi(new Request(`http://localhost/api/v1/submits/exports${path}`, { ...rest, headers }));
}

describe('the operations', () => {
  it('answer 202 with a status URL, then progress, then the file', async () => {
    const body = JSON.stringify({ ids: [ids.full, ids.family] });
    const started = await call('/pdf', { method: 'POST', body });
    const job = ExportJob.parse(await started.json());
    expect([started.status, started.headers.get('location')]).toEqual([
      202,
      `/api/v1/submits/exports/${job.id}`,
    ]);
    const early = await call(`/${job.id}/download`);
    expect([early.status, early.headers.get('retry-after')]).toEqual([409, '2']);
    const waiting = await call(`/${job.id}`);
    expect([waiting.status, waiting.headers.get('retry-after')]).toEqual([200, '2']);
    expect(await runToEnd(rig, club.clubId, job.id)).toBe('Completed');
    const done = await call(`/${job.id}`);
    expect(done.headers.get('retry-after')).toBeNull();
    expect(ExportJob.parse(await done.json())).toMatchObject({
      state: 'Completed',
      percent: 100,
      downloadUrl: `/api/v1/submits/exports/${job.id}/download`,
    });
    const file = await call(`/${job.id}/download`);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename=".+\.zip"/);
    expect(await readZip(Buffer.from(await file.arrayBuffer()))).toHaveLength(3);
  });

  it('answer the whole file, also to HEAD and Range, without a length that is not known yet', async () => {
    const { id } = await exported('Pdf', { ids: [ids.full, ids.family, ids.change] });
    const all = await fileOf(id);
    const part = await call(`/${id}/download`, { headers: { range: 'bytes=0-9' } });
    expect([part.status, part.headers.get('accept-ranges')]).toEqual([200, null]);
    expect(Buffer.from(await part.arrayBuffer()).equals(all)).toBe(true);
    const head = await call(`/${id}/download`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), head.body]).toEqual([200, null, null]);
    expect(head.headers.get('etag')).toBe(part.headers.get('etag'));
  });

  it('start one job for each Idempotency-Key', async () => {
    const init = { method: 'POST', body: '{}', headers: { 'idempotency-key': 'export-once' } };
    const answers = [await call('/csv', init), await call('/csv', init)];
    const [first, second] = await Promise.all(answers.map(async one => ExportJob.parse(await one.json())));
    expect(second?.id).toBe(first?.id);
    expect(answers[1]?.headers.get('idempotency-replayed')).toBe('true');
  });

  it('cancel only with a current If-Match', async () => {
    const started = ExportJob.parse(await (await call('/csv', { method: 'POST' })).json());
    const read = await call(`/${started.id}`);
    const etag = read.headers.get('etag') ?? '';
    await runToEnd(rig, club.clubId, started.id);
    const outdated = await call(`/${started.id}`, { method: 'DELETE', headers: { 'if-match': etag } });
    expect(outdated.status).toBe(412);
    const now = (await call(`/${started.id}`)).headers.get('etag') ?? '';
    const removed = await call(`/${started.id}`, { method: 'DELETE', headers: { 'if-match': now } });
    expect(removed.status).toBe(204);
    expect((await call(`/${started.id}/download`)).status).toBe(410);
  });

  it('list jobs page by page, newest first', async () => {
    const first = await call('?limit=2');
    const page = ExportJobList.parse(await first.json());
    expect(page.items).toHaveLength(2);
    expect(first.headers.get('link')).toContain('rel="next"');
    const next = ExportJobList.parse(await (await call(`?limit=2&cursor=${page.nextCursor}`)).json());
    expect(next.items.map(({ id }) => id)).not.toContain(page.items[0]?.id);
    expect(page.totalCount).toBeGreaterThan(4);
    expect((await call('?cursor=bogus')).status).toBe(400);
  });

  it('require the role Clerk, and report unknown values', async () => {
    const viewer = await makeApiKey(club, 'Viewer');
    for (const path of ['/pdf', '/csv', '/club-software']) {
      expect((await call(path, { method: 'POST', body: '{}', as: viewer })).status).toBe(403);
      const wrong = await call(path, { method: 'POST', body: '{"everything":true,"ids":["x"]}' });
      expect([wrong.status, Object.keys((await wrong.json()).errors)]).toEqual([
        400,
        ['ids[0]', 'everything'],
      ]);
    }
    expect((await call(`/${ids.full}/download`, { as: viewer })).status).toBe(403);
  });
});
