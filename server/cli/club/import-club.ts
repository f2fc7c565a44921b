import { sql as query } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { connect, type Db, type Tx, withClub } from '@/db/client';
import { keyRing } from '@/lib/platform/crypto/keys';
import { insertSlug } from '@/lib/services/clubs/queries';
import type { Head, Table } from '@/server/database/backup/frames';
import type { Place } from '@/server/database/backup/place';
import { inspect, partsOf } from '@/server/database/backup/restore';
import { BackupError } from '@/server/database/backup/sealed-file';
import { connectOwner } from '@/server/database/backup/tables';
import { readAppliedMigrations } from '@/server/database/migrations';
import { linesOf, parseCells, recoderOf } from './rows';
import { type ClubTable, listClubTables } from './tables';

export type ImportGiven = {
  readonly url: string;
  readonly loginUrl?: string | undefined;
  readonly key: string;
  readonly appSecret: string;
  /** For a template: the new club. */
  readonly as?: { readonly slug: string; readonly name: string } | undefined;
};

export type Imported = {
  readonly clubId: string;
  readonly slug: string;
  readonly rows: number;
  /** Users without an account here, whose ids are kept. */
  readonly newUsers: readonly string[];
};

/**
 * Adds the club of the file in one transaction, as the role of web and worker. First reads the whole file, so that a
 * damaged, cut-off or foreign one changes nothing. Ids are kept; users are those accounts here that have their addresses.
 * Mails and webhooks that were not sent yet are marked as failed, because two installations could send them. A template
 * gets new ids. `finish` works in the same transaction. Throws a `BackupError` that says what to do.
 */
export async function importClub(
  given: ImportGiven,
  place: Place,
  finish: (imported: Imported, scope: { readonly db: Db; readonly tx: Tx }) => Promise<void> = async () => {},
): Promise<Imported> {
  const head = await inspect(place, given.key);
  const club = requireClub(head, given.as !== undefined);
  const tables = await readTables(given.url, head, club.isTemplate);
  const ids = club.isTemplate ? await newIds(partsOf(place, given.key)) : new Map<string, string>();
  const clubId = ids.get(club.id) ?? club.id;
  const slug = given.as?.slug ?? club.slug;
  const { db, close } = connect(given.loginUrl ?? given.url, {
    max: 1,
    applicationName: 'eintritt-club-import',
  });
  try {
    return await withClub({ db, clubId }, async tx => {
      const newUsers: string[] = [];
      const recoding = {
        clubId: club.id,
        from: keyRing('field-encryption', club.secret, []),
        to: keyRing('field-encryption', given.appSecret, []),
        hash: keyRing('keyed-hash', given.appSecret, []).current,
      };
      let rows = 0;
      for await (const [table, lines] of tablesOf(partsOf(place, given.key), tables)) {
        const recode = recoderOf(table, recoding);
        let batch: string[] = [];
        const flush = async () => {
          rows += await insertRows(tx, table, batch);
          batch = [];
        };
        for await (const line of lines) {
          if (table.name === 'users' && !(await isNew(tx, table, line, ids))) continue;
          if (table.name === 'users') newUsers.push(cellOf(table, line, 'id'));
          const own = table.name === 'clubs' && given.as ? renamed(table, line, given.as) : line;
          batch.push(withIds(recode ? JSON.stringify(recode(parseCells(own))) : own, ids));
          if (batch.length >= batchRows || line.length >= largeRow) await flush();
        }
        await flush();
      }
      if (!(await insertSlug(tx, { clubId, slug }))) throw new BackupError(clubIsThere);
      if (!club.isTemplate) await settle(tx, clubId, newUsers);
      // A form needs a way to pay, and direct debit needs the creditor identifier, which a template has not.
      else
        await tx.execute(query`update membership_forms set show_on_account = true where club_id = ${clubId}`);
      const imported = { clubId, slug, rows, newUsers };
      await finish(imported, { db, tx });
      return imported;
    });
  } finally {
    await close();
  }
}

const clubIsThere = 'This installation already has a club with this id or slug: nothing was changed';
const batchRows = 200;
const largeRow = 100_000;

function requireClub({ club }: Head, hasNewName: boolean): NonNullable<Head['club']> {
  if (!club) throw new BackupError('This file is a backup of an installation: npm run restore -- <file>');
  if (club.isTemplate && !hasNewName)
    throw new BackupError('This file is a template: name the new club with --slug, --name and --admin-email');
  if (!club.isTemplate && hasNewName)
    throw new BackupError(
      'This file is a whole club, which keeps its name: leave out --slug, --name and --admin-email',
    );
  return club;
}

/** Reads the tables of this installation. Throws unless it has the same ones as that of the file. */
async function readTables(url: string, head: Head, isTemplate: boolean): Promise<ClubTable[]> {
  const sql = connectOwner(url, 'eintritt-club-import');
  try {
    const times = (given: readonly { readonly time: number }[] | null) =>
      given?.map(({ time }) => time).join();
    if (times(await readAppliedMigrations(sql)) !== times(head.migrations))
      throw new BackupError('The club comes from another version of Eintritt: update both to the same one');
    return await listClubTables(sql, { isTemplate });
  } finally {
    await sql.end({ timeout: 5 });
  }
}

type Parts = ReturnType<typeof partsOf>;

/** Yields each table with its lines, which must be read before the next table. */
async function* tablesOf(
  parts: Parts,
  tables: readonly ClubTable[],
): AsyncGenerator<[ClubTable, AsyncIterable<string>]> {
  for await (const part of parts) {
    if (part.kind !== 'table') continue;
    yield [requireTable(tables, part.table), linesOf(rowsOf(parts))];
  }
}

async function* rowsOf(parts: Parts): AsyncGenerator<Buffer> {
  // Not `for await`, which would end the parts with this table.
  for (let next = await parts.next(); !next.done && next.value.kind === 'rows'; next = await parts.next())
    yield next.value.bytes;
}

function requireTable(tables: readonly ClubTable[], wanted: Table): ClubTable {
  const found = tables.find(({ name }) => name === wanted.name);
  if (!found || found.columns.join() !== wanted.columns.join())
    throw new BackupError(`The table ${wanted.name} of the file is unknown to this version`);
  return found;
}

/** A new id for each record of a template. */
async function newIds(parts: Parts): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for await (const part of parts) {
    if (part.kind !== 'table' || !part.table.columns.includes('id')) continue;
    for await (const line of linesOf(rowsOf(parts))) ids.set(cellOf(part.table, line, 'id'), uuidv7());
  }
  return ids;
}

function cellOf({ columns }: Pick<Table, 'columns'>, line: string, column: string): string {
  return parseCells(line)[columns.indexOf(column)] ?? '';
}

function renamed({ columns }: ClubTable, line: string, as: { slug: string; name: string }): string {
  const names: Record<string, string> = as;
  return JSON.stringify(parseCells(line).map((cell, index) => names[columns[index] ?? ''] ?? cell));
}

const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Replaces ids wherever they are: in keys, in lists, in JSON. */
function withIds(line: string, ids: ReadonlyMap<string, string>): string {
  return ids.size === 0 ? line : line.replace(uuids, id => ids.get(id) ?? id);
}

const Known = z.array(z.object({ id: z.uuid(), isSame: z.boolean() }));

/** Whether no account here has the user's address. Else its id is in `ids` from now on. */
async function isNew(tx: Tx, table: ClubTable, line: string, ids: Map<string, string>): Promise<boolean> {
  const [id, email] = [cellOf(table, line, 'id'), cellOf(table, line, 'email')];
  const rows = await tx.execute(query`
    select id, lower(email) = lower(${email}) as "isSame" from users
    where id = ${id} or lower(email) = lower(${email}) and password_hash is not null
    order by password_hash is null`);
  const known = Known.parse([...rows]);
  const account = known.find(({ isSame }) => isSame);
  if (account) ids.set(id, account.id);
  else if (known.length > 0)
    throw new BackupError(`User ${id} has another address here: change one of the two, then export again`);
  return !account;
}

async function insertRows(tx: Tx, table: ClubTable, lines: readonly string[]): Promise<number> {
  if (lines.length === 0) return 0;
  const columns = table.columns.map(column => query.identifier(column));
  const values = table.types.map((type, index) => query.raw(`(cells ->> ${index})::${type}`));
  const inserted = await tx.execute(query`
    insert into ${query.identifier(table.name)} (${query.join(columns, query`, `)})
    select ${query.join(values, query`, `)} from jsonb_array_elements(${`[${lines.join(',')}]`}::text::jsonb) as cells
    on conflict do nothing`);
  if (inserted.count === lines.length) return lines.length;
  throw new BackupError(
    table.name === 'clubs'
      ? clubIsThere
      : `This installation already has a row of ${table.name} in the file: nothing was changed`,
  );
}

/** The jobs of the other installation are not in the file, and it may have suspended the club. Nobody is invited yet. */
async function settle(tx: Tx, clubId: string, newUsers: readonly string[]): Promise<void> {
  await tx.execute(query`update clubs set suspended_at = null, remove_after = null where id = ${clubId}`);
  await tx.execute(query`
    update mails set state = 'Failed', last_error = 'ClubMoved', next_attempt_at = null
    where club_id = ${clubId} and state = 'Queued'`);
  await tx.execute(query`
    update webhook_deliveries set status = 'Failed', next_attempt_at = null, finished_at = now()
    where club_id = ${clubId} and status in ('Pending', 'Retrying')`);
  await tx.execute(query`
    update club_users set invited_at = null, last_sign_in_at = null
    where club_id = ${clubId} and user_id = any(${`{${newUsers.join(',')}}`}::uuid[])`);
}
