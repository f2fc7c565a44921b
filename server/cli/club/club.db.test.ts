import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { submissionBankAccounts } from '@/db/schema/submissions';
import { env } from '@/lib/env';
import { keyRing } from '@/lib/platform/crypto/keys';
import { decryptField } from '@/lib/platform/crypto/record-encryption';
import { encryptedTables } from '@/lib/services/keys/rotate';
import { ibanField } from '@/lib/services/submissions/encrypted-fields';
import { ibanHash } from '@/lib/services/submissions/submit/bank-account';
import { createUserWithPassword } from '@/lib/services/users/create-with-password';
import { backUp } from '@/server/database/backup/back-up';
import { placeOf } from '@/server/database/backup/place';
import { inspect, partsOf, restore } from '@/server/database/backup/restore';
import { cloneTemplate, withSql } from '@/testing/db/clone-template';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeApiKey, makeApplication, makeFullApplication, makeUser } from '@/testing/db/factories';
import { drawnSignature, makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { checksums } from '@/testing/http/rows';
import { startKillable } from '@/testing/worker/killable';
import { exportClub } from './export-club';
import { importClub } from './import-club';
import { listClubs } from './manage-clubs';
import { parseCells } from './rows';
import { type ClubTable, listClubTables } from './tables';

const key = 'a key of one file in tests, and of nothing else';
const otherSecret = 'the secret of another installation, long enough';

let folder: string;
let source: TestDatabase;
let target: TestDatabase;
let club: OfferingClub;
let submissionId: string;
let file: string;
let template: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'eintritt-club-'));
  [file, template] = [path.join(folder, 'one.club'), path.join(folder, 'a.template')];
  target = await cloneTemplate(inject('clusterUrl'));
  source = await testDatabase();
  club = await makeOfferingClub(source.db, { showSignature: true });
  submissionId = await makeFullApplication(club);
  const clerk = await makeUser(club, 'Clerk');
  await makeApiKey(club, 'Manager');
  await source.asOwner(async sql => {
    await sql`update submissions set assignee_id = ${clerk.id} where id = ${submissionId}`;
    await sql`update club_users set department_ids = ${[club.tennis.id]} where user_id = ${clerk.id}`;
    await sql`
      insert into submission_files (club_id, id, field_name, file_name, content_type, byte_count, file_key_encrypted, data)
      values (${club.clubId}, ${randomUUID()}, 'proof', ${'Tab\t"quote" \\ ü 🎉\u2028.pdf'}, 'application/pdf', 3000000, '', decode(repeat('ab', 3000000), 'hex'))`;
  });
  // A neighbour, who stays.
  await makeApplication(await makeOfferingClub(source.db));
  const given = { url: source.url, key, appSecret: env().APP_SECRET, slug: club.slug };
  await exportClub({ ...given, isTemplate: false }, placeOf(file));
  await exportClub({ ...given, isTemplate: true }, placeOf(template));
}, 60_000);
afterAll(async () => {
  await target.close();
  await source.close();
  await rm(folder, { recursive: true });
});

/** All rows of a club as texts, without what an import writes anew. */
async function rowsOf(url: string, { name }: ClubTable, clubId: string): Promise<string[]> {
  const secrets = encryptedTables.find(({ table }) => table === name)?.columns ?? [];
  const anew: Record<string, string[]> = {
    mails: ['state', 'last_error', 'next_attempt_at'],
    submission_bank_accounts: ['iban_hash'],
    club_users: ['invited_at', 'last_sign_in_at'],
  };
  const left = [...secrets, ...(anew[name] ?? [])];
  const of = name === 'clubs' ? 'id' : 'club_id';
  const rows = await withSql(
    url,
    sql => sql<{ row: string }[]>`
      select (to_jsonb(t) - ${left}::text[])::text as row from ${sql(name)} t
      where ${name === 'users' ? sql`id in (select user_id from club_users where club_id = ${clubId})` : sql`${sql(of)} = ${clubId}`}
      order by 1`,
  );
  return rows.map(({ row }) => row);
}

const into = (database: TestDatabase) => ({ url: database.url, key, appSecret: otherSecret });

describe('a club', () => {
  it('is imported by another installation with all rows, its ids, and secrets under the other APP_SECRET', async () => {
    const { clubId } = club;
    const imported = await importClub(into(target), placeOf(file));
    expect(imported).toMatchObject({ clubId, slug: club.slug, newUsers: [expect.any(String)] });
    const tables = await withSql(source.url, sql => listClubTables(sql, { isTemplate: false }));
    for (const table of tables)
      expect(await rowsOf(target.url, table, clubId), table.name).toEqual(
        await rowsOf(source.url, table, clubId),
      );

    const [account] = await withClub({ db: target.db, clubId }, tx =>
      tx.select().from(submissionBankAccounts),
    );
    const fields = keyRing('field-encryption', otherSecret, []);
    const iban = decryptField(
      account?.ibanEncrypted ?? '',
      ibanField(clubId, account?.submissionId ?? ''),
      fields,
    );
    expect(iban).toBe('DE89370400440532013000');
    const hash = keyRing('keyed-hash', otherSecret, []).current;
    expect(account?.ibanHash).toBe(ibanHash(clubId, iban, hash));
    // The source is as it was, and every secret of the copy opens.
    for (const { table, id, columns, filter } of encryptedTables) {
      const rows = await target.asOwner(
        sql => sql`select *, ${sql(id)}::text as record from ${sql(table)} where club_id = ${clubId}`,
      );
      for (const row of rows)
        for (const column of columns)
          if (row[column] && (!filter || row[filter]))
            decryptField(row[column], { table, column, clubId, recordId: row.record }, fields);
    }
  });

  it('has nothing that the other installation would send by itself', async () => {
    const open = await target.asOwner(
      sql => sql`
        select last_error as error from mails where state = 'Queued' or last_error = 'ClubMoved'`,
    );
    expect(open.length).toBeGreaterThan(0);
    expect(open.every(({ error }) => error === 'ClubMoved')).toBe(true);
    expect(
      await target.asOwner(
        sql => sql`select from webhook_deliveries where status in ('Pending', 'Retrying')`,
      ),
    ).toHaveLength(0);
  });

  it('is refused where its id or slug is there already, and changes nothing', async () => {
    const before = await checksums(target);
    await expect(importClub(into(target), placeOf(file))).rejects.toThrow('already has a club');
    expect(await checksums(target)).toEqual(before);
  });

  it('is refused before anything changes if the file is damaged, cut off, foreign, a backup or of another key', async () => {
    const empty = await cloneTemplate(inject('clusterUrl'));
    const before = await checksums(empty);
    const whole = await readFile(file);
    const wrong = path.join(folder, 'wrong.club');
    const damaged = Buffer.from(whole);
    damaged[whole.length >> 1] = (damaged[whole.length >> 1] ?? 0) ^ 1;
    for (const bytes of [damaged, whole.subarray(0, -1), Buffer.from('no club at all')]) {
      await writeFile(wrong, bytes);
      await expect(importClub(into(empty), placeOf(wrong))).rejects.toThrow(/damaged|cut off|no backup/);
    }
    await expect(importClub({ ...into(empty), key: `other ${key}` }, placeOf(file))).rejects.toThrow(
      'BACKUP_KEY',
    );
    await backUp({ url: source.url, key, appSecret: env().APP_SECRET }, placeOf(wrong));
    await expect(importClub(into(empty), placeOf(wrong))).rejects.toThrow('backup of an installation');
    await expect(restore(into(empty), placeOf(file))).rejects.toThrow('one club');
    expect(await checksums(empty)).toEqual(before);
    await empty.close();
  });

  it('gives its users the accounts that have their addresses, everywhere in its records', async () => {
    const other = await cloneTemplate(inject('clusterUrl'));
    const host = await makeOfferingClub(other.db);
    const [clerk] = await source.asOwner(
      sql =>
        sql`select id, upper(email) as email from users join club_users on user_id = id where club_id = ${club.clubId}`,
    );
    const account = {
      firstName: 'Own',
      lastName: 'Name',
      role: 'Viewer',
      password: 'a password of tests',
    } as const;
    const accountId = await createUserWithPassword(host.ctx, { ...account, email: String(clerk?.email) });
    const { newUsers } = await importClub(into(other), placeOf(file));
    expect(newUsers).toEqual([]);
    const [row] = await other.asOwner(
      sql => sql`
        select assignee_id as assignee, u.first_name as name, role from submissions s join users u on u.id = s.assignee_id
        join club_users c on c.user_id = u.id and c.club_id = s.club_id where s.id = ${submissionId}`,
    );
    expect(row).toMatchObject({ assignee: accountId, name: 'Own', role: 'Clerk' });
    await other.close();
  });

  it('is refused if one of its ids belongs to a person with another address', async () => {
    const other = await cloneTemplate(inject('clusterUrl'));
    const [clerk] = await source.asOwner(
      sql => sql`select user_id as id from club_users where club_id = ${club.clubId}`,
    );
    await other.asOwner(
      sql => sql`insert into users (id, email) values (${clerk?.id}, 'victim@elsewhere.example')`,
    );
    await expect(importClub(into(other), placeOf(file))).rejects.toThrow('another address here');
    expect(await other.asOwner(sql => sql`select from clubs`)).toHaveLength(0);
    await other.close();
  });
});

describe('a template', () => {
  it('becomes a new club with its own ids, without people, also twice on the same installation', async () => {
    const as = (slug: string) => ({ ...into(source), as: { slug, name: `Club ${slug}` } });
    const first = await importClub(as('first-copy'), placeOf(template));
    const second = await importClub(as('second-copy'), placeOf(template));
    expect(new Set([first.clubId, second.clubId, club.clubId]).size).toBe(3);
    const [made] = await source.asOwner(sql => sql`select * from clubs where id = ${first.clubId}`);
    expect(made).toMatchObject({
      slug: 'first-copy',
      name: 'Club first-copy',
      creditor_id: '',
      legal_name: '',
      email: '',
    });
    const tables = await withSql(source.url, sql => listClubTables(sql, { isTemplate: false }));
    const counts: Record<string, number> = {};
    for (const table of tables)
      if (table.name !== 'users') counts[table.name] = (await rowsOf(source.url, table, first.clubId)).length;
    expect(counts).toMatchObject({
      memberships: 3,
      departments: 3,
      membership_surcharges: 2,
      custom_fields: 1,
      consents: 2,
    });
    expect(counts).toMatchObject({ submissions: 0, mails: 0, club_users: 0, api_keys: 0, audit_entries: 0 });
    const [price] = await source.asOwner(
      sql => sql`
        select d.name from membership_department_prices p
        join departments d on d.id = p.department_id and d.club_id = p.club_id where p.club_id = ${first.clubId}`,
    );
    expect(price?.name).toBe('Fußball');
    await makeApplication(
      { ...club, ...(await offerOf(first.clubId)) },
      { signature: await drawnSignature() },
    );
  });

  it('and a club are imported by the command, which invites users and makes an administrator', async () => {
    const other = await cloneTemplate(inject('clusterUrl'));
    const program = await startKillable(['server/cli/club.ts']);
    const settings = {
      DATABASE_URL: other.url,
      DATABASE_MIGRATION_URL: '',
      APP_SECRET: otherSecret,
      BACKUP_KEY: key,
    };
    const run = (...args: string[]) => program.runAndKill('club', args, settings, 60_000);
    await run('import', file);
    const invited = await other.asOwner(
      sql => sql`
        select from mails m join club_users u on u.club_id = m.club_id and u.user_id = m.recipient_user_id
        where m.type = 'UserInvitation' and m.state = 'Queued' and u.invited_at is not null`,
    );
    expect(invited).toHaveLength(1);
    await run(
      'import',
      template,
      ...['--slug', 'new', '--name', 'New club', '--admin-email', 'me@new.example'],
    );
    const admins = await other.asOwner(
      sql => sql`
        select slug, name, role, password_hash is not null as "canSignIn" from clubs c
        join club_users on club_id = c.id join users u on u.id = user_id where u.email = 'me@new.example'`,
    );
    expect([...admins]).toEqual([{ slug: 'new', name: 'New club', role: 'Admin', canSignIn: true }]);
    await run('export', 'new', path.join(folder, 'again.club'));
    await inspect(placeOf(path.join(folder, 'again.club')), key);
    program.remove();
    await other.close();
  });

  it('and a whole club are not mistaken for each other', async () => {
    await expect(importClub(into(target), placeOf(template))).rejects.toThrow('is a template');
    const as = { slug: 'copy', name: 'Copy' };
    await expect(importClub({ ...into(target), as }, placeOf(file))).rejects.toThrow('whole club');
  });
});

describe('the command', () => {
  it('delete exports a club that is suspended already, and keeps its state if that fails; suspend plans nothing anew', async () => {
    const other = await cloneTemplate(inject('clusterUrl'));
    const { slug } = await makeOfferingClub(other.db);
    const program = await startKillable(['server/cli/club.ts']);
    const settings = { DATABASE_URL: other.url, DATABASE_MIGRATION_URL: '', BACKUP_KEY: key };
    const run = (...args: string[]) => program.runAndKill('club', args, settings, 60_000);
    const state = async () => (await listClubs(other.url, slug))[0];
    await run('delete', slug, '/no/such/folder/gone.club');
    expect(await state()).toMatchObject({ suspendedAt: null, removeAfter: null });

    const gone = path.join(folder, 'gone.club');
    await run('delete', slug, gone);
    const planned = await state();
    expect(planned).toMatchObject({ suspendedAt: expect.any(Date), removeAfter: expect.any(Date) });
    const exported = await rowOfClub(gone);
    expect(exported.suspendedAt).toEqual(planned?.suspendedAt);
    expect(exported.takenAt.getTime()).toBeGreaterThan(Number(planned?.suspendedAt) + 6_000);
    await run('suspend', slug);
    expect(await state()).toEqual(planned);
    program.remove();
    await other.close();
  }, 120_000);
});

/** When the file of a club was made, and since when the club was suspended at that moment. */
async function rowOfClub(address: string): Promise<{ takenAt: Date; suspendedAt: Date | null }> {
  let takenAt = new Date(0);
  let columns: readonly string[] = [];
  let isClub = false;
  let rows = '';
  for await (const part of partsOf(placeOf(address), key)) {
    if (part.kind === 'head') takenAt = new Date(part.head.takenAt);
    if (part.kind === 'table') {
      isClub = part.table.name === 'clubs';
      if (isClub) columns = part.table.columns;
    }
    if (part.kind === 'rows' && isClub) rows += part.bytes;
  }
  const at = parseCells(rows)[columns.indexOf('suspended_at')];
  return { takenAt, suspendedAt: at ? new Date(at) : null };
}

/** What an application to the copy names. */
async function offerOf(
  clubId: string,
): Promise<Pick<OfferingClub, 'clubId' | 'ctx' | 'memberCtx' | 'adult' | 'football'>> {
  const idOf = async (table: string, name: string) => {
    const [row] = await source.asOwner(
      sql => sql<{ id: string }[]>`select id from ${sql(table)} where club_id = ${clubId} and name = ${name}`,
    );
    return row?.id ?? '';
  };
  return {
    clubId,
    ctx: { ...club.ctx, clubId },
    memberCtx: { ...club.memberCtx, clubId },
    adult: { ...club.adult, id: await idOf('memberships', 'Erwachsene') },
    football: { ...club.football, id: await idOf('departments', 'Fußball') },
  };
}
