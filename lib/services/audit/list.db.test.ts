import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuditLog, AuditLogQuery } from '@/lib/contracts/audit';
import { ChangeDepartment } from '@/lib/contracts/catalog';
import type { Ctx } from '@/lib/platform/context';
import { createApiKey } from '@/lib/services/api-keys/create';
import { createDepartment } from '@/lib/services/departments/create';
import { updateDepartment } from '@/lib/services/departments/update';
import { exportSubmission } from '@/lib/services/exports/export-submission';
import { startExport } from '@/lib/services/exports/start';
import { removeSubmission } from '@/lib/services/submissions/decide/remove';
import { getSubmission } from '@/lib/services/submissions/get';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeApplication, makeFullApplication, refusalOf, staffOf } from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { downloadAuditLog } from './download';
import { listAuditLog } from './list';
import { recordAudit } from './record-audit';

let database: TestDatabase;
let club: OfferingClub;
let admin: Ctx;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  admin = await staffOf(club, 'Admin', new Date());
});
afterAll(() => database.close());

const read = (query: Record<string, string> = {}, ctx = admin) =>
  listAuditLog(ctx, AuditLogQuery.parse(query));

describe('the audit log', () => {
  it('names actor, record and changed properties, but neither old nor new value', async () => {
    const { id } = await createDepartment(admin, ChangeDepartment.parse({ name: 'Fechten' }));
    const department = ChangeDepartment.parse({ name: 'Säbelfechten', description: 'Geheim' });
    await updateDepartment(admin, { id, department, precondition: null });
    const [entry] = (await read({ kind: 'Settings' })).items;
    expect(entry).toMatchObject({
      kind: 'Settings',
      action: 'Updated',
      actor: { kind: 'User', name: 'Clara Clerk' },
      recordType: 'Department',
      recordName: 'Säbelfechten',
      changed: expect.arrayContaining(['name', 'description']),
    });
    expect(JSON.stringify(entry)).not.toContain('Geheim');
  });

  it('lists exports, reads of bank data, and deletions by number only', async () => {
    const person = await staffOf(club, 'Clerk', new Date());
    const id = await makeFullApplication(club);
    await startExport(person, { type: 'Csv', request: { ids: [id] } });
    await exportSubmission(person, { kind: 'Membership', id, format: 'pdf' });
    await getSubmission(person, 'Membership', id);
    await removeSubmission(person, { kind: 'Membership', id, precondition: null });
    const actorId = 'id' in person.actor ? person.actor.id : '';
    const { items, totalCount } = await read({ actorId });
    expect(items.map(({ kind, recordType }) => `${kind} ${recordType}`).toSorted()).toEqual([
      'BankData Submission',
      'Exports ExportJob',
      'Exports Submission',
      'Privacy Submission',
    ]);
    expect(totalCount).toBe(4);
    expect(JSON.stringify(items)).not.toMatch(/Änne|Groß|aenne/);
    expect(await read({ actorId, kind: 'BankData' })).toMatchObject({ totalCount: 1 });
  });

  it('shows the name of an API key that changed something', async () => {
    const key = await createApiKey(admin, { name: 'Brücke', role: 'Manager', expiresAt: null });
    const program: Ctx = { ...admin, actor: { kind: 'ApiKey', id: key.id, role: 'Manager' } };
    await createDepartment(program, ChangeDepartment.parse({ name: 'Rudern' }));
    const [made] = (await read({ kind: 'Users' })).items;
    expect(made).toMatchObject({ recordType: 'ApiKey', recordName: 'Brücke' });
    expect((await read({ actorId: key.id })).items[0]?.actor).toMatchObject({
      kind: 'ApiKey',
      name: 'Brücke',
    });
  });

  it('pages without losing or repeating an entry, and accepts a cursor only for the same query', async () => {
    const quiet = await makeOfferingClub(database.db);
    const ctx = await staffOf(quiet, 'Admin', new Date('2026-03-14T09:00:00Z'));
    await withClub(quiet.ctx, async tx => {
      for (let index = 0; index < 5; index += 1)
        await recordAudit(tx, ctx, { action: 'Updated', recordType: 'ClubInfo', details: { index } });
    });
    const seen: string[] = [];
    let cursor: string | null = null;
    let total = 0;
    do {
      const page: AuditLog = await read({ limit: '3', ...(cursor ? { cursor } : {}) }, ctx);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? cursor;
      total = page.totalCount;
    } while (seen.length < total);
    expect(new Set(seen).size).toBe(total);
    expect(await read({ limit: '200' }, ctx)).toMatchObject({ nextCursor: null, totalCount: total });
    expect((await refusalOf(read({ kind: 'Settings', cursor: cursor ?? '' }, ctx))).code).toBe('bad-query');
  });

  it('filters by days in the club’s time zone and shows no other club’s entries', async () => {
    const quiet = await makeOfferingClub(database.db);
    const late = await staffOf(quiet, 'Admin', new Date('2026-03-14T23:30:00Z'));
    await withClub(quiet.ctx, tx => recordAudit(tx, late, { action: 'Tested', recordType: 'SmtpSettings' }));
    await makeApplication(quiet);
    expect(await read({ kind: 'Deliveries', from: '2026-03-15', to: '2026-03-15' }, late)).toMatchObject({
      totalCount: 1,
    });
    expect(await read({ kind: 'Deliveries', to: '2026-03-14' }, late)).toMatchObject({ totalCount: 0 });
    expect(await read({ kind: 'Deliveries' }, admin)).toMatchObject({ totalCount: 0 });
  });
});

describe('the audit log as a file', () => {
  const fileOf = async (format: 'csv' | 'jsonl', filter = {}, ctx = admin) => {
    const { stream, fileName } = await downloadAuditLog(ctx, { filter, format, isTaken: true });
    return { text: Buffer.from(await new Response(stream).arrayBuffer()).toString(), fileName };
  };

  it('has every entry once and in the order of the list, also beyond a page, and records the download', async () => {
    const { ctx } = await makeOfferingClub(database.db);
    const at = new Date('2026-01-02T03:04:05.678Z');
    await withClub(ctx, async tx => {
      for (let index = 0; index < 2_100; index += 1)
        await recordAudit(tx, { ...ctx, now: at }, { action: 'Tested', recordType: `T${index}` });
    });
    const lines = (await fileOf('jsonl', {}, ctx)).text.trimEnd().split('\n');
    const entries: AuditLog['items'] = lines.map(line => JSON.parse(line));
    expect(new Set(entries.map(({ id }) => id)).size).toBe(lines.length);
    expect(entries[0]).toMatchObject({
      action: 'Exported',
      recordType: 'AuditLog',
      details: { format: 'jsonl' },
    });
    const { items, totalCount } = await read({ limit: '100' }, ctx);
    expect(lines).toHaveLength(totalCount);
    expect(entries.slice(0, 100)).toEqual(items);
    const { text, fileName } = await fileOf('csv', { kind: 'Deliveries' }, ctx);
    expect(fileName).toMatch(/^\d{4}-\d\d-\d\d .*audit-log\.csv$/);
    const table = text.split('\r\n');
    expect(table[0]).toBe(
      '\ufeffat;kind;action;actorKind;actorId;actorName;recordType;recordId;recordName;changed;details',
    );
    expect(table).toHaveLength(2_102);
  });

  it('has nothing of another club, and no formula', async () => {
    const { ctx } = await makeOfferingClub(database.db);
    await createDepartment(ctx, ChangeDepartment.parse({ name: '=1+1' }));
    const { text } = await fileOf('csv', {}, ctx);
    expect(text).toContain(";'=1+1;");
    expect(text).not.toContain('Säbelfechten');
    expect((await fileOf('csv')).text).not.toContain('=1+1');
  });
});
