import { randomBytes } from 'node:crypto';
import type postgres from 'postgres';
import { keyRing } from '@/lib/platform/crypto/keys';
import { headOf, writeSnapshot } from '@/server/database/backup/back-up';
import { frame, type Head, rowsFrames } from '@/server/database/backup/frames';
import type { Place } from '@/server/database/backup/place';
import { rowSum } from '@/server/database/backup/row-sum';
import { BackupError } from '@/server/database/backup/sealed-file';
import { connectOwner, liftTransactionLimit } from '@/server/database/backup/tables';
import { backupRole } from '@/server/database/roles';
import { linesOf, parseCells, type Recoding, recoderOf } from './rows';
import { type ClubTable, listClubTables } from './tables';

export type ExportGiven = {
  readonly url: string;
  readonly key: string;
  readonly appSecret: string;
  readonly previousSecrets?: readonly string[];
  readonly slug: string;
  /** Whether to write settings, forms, tariffs and templates alone, without people. */
  readonly isTemplate: boolean;
};

export type ExportFigures = { readonly rows: number; readonly bytes: number };

/**
 * Writes all rows of one club into `place`: one snapshot, compressed and encrypted with `key`. What APP_SECRET encrypts
 * is encrypted with a secret of this file instead, which is in it.
 */
export async function exportClub(given: ExportGiven, place: Place): Promise<ExportFigures> {
  const sql = connectOwner(given.url, 'eintritt-club-export');
  try {
    await liftTransactionLimit(sql);
    const figures = { rows: 0 };
    const bytes = await writeSnapshot(sql, { key: given.key, place }, tx => contentOf(tx, given, figures));
    return { ...figures, bytes };
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function* contentOf(
  tx: postgres.TransactionSql,
  { slug, isTemplate, appSecret, previousSecrets = [] }: ExportGiven,
  figures: { rows: number },
): AsyncGenerator<Buffer> {
  const tables = await listClubTables(tx, { isTemplate });
  const head = await headOf(tx, appSecret);
  // Owner and tables are read first: this role reads rows and nothing else.
  await tx`select set_config('role', ${backupRole}, true)`;
  const [club] = await tx<{ id: string }[]>`select id from clubs where slug = ${slug}`;
  if (!club)
    throw new BackupError(`There is no club ${slug} here: its name is in the addresses of its forms`);
  const secret = randomBytes(32).toString('base64url');
  yield frame('head', { ...head, club: { id: club.id, slug, secret, isTemplate } } satisfies Head);
  const recoding = {
    clubId: club.id,
    from: keyRing('field-encryption', appSecret, previousSecrets),
    to: keyRing('field-encryption', secret, []),
  };
  for (const table of tables) {
    const { schema, name, columns } = table;
    yield frame('table', { schema, name, columns });
    const sum = rowSum();
    for await (const bytes of rowsOf(tx, table, recoding)) {
      sum.add(bytes);
      yield* rowsFrames(bytes);
    }
    figures.rows += sum.end().rows;
    yield frame('sum', sum.end());
  }
  yield frame('end', { tables: tables.length });
}

async function* rowsOf(
  tx: postgres.TransactionSql,
  table: ClubTable,
  recoding: Recoding,
): AsyncGenerator<Buffer> {
  const cells = table.columns.map(column => `"${column}"::text`).join(', ');
  const rows = `select to_json(array[${cells}]) from "${table.name}" where ${conditionOf(table, recoding.clubId)}`;
  // These characters are in no JSON, so that each line is the JSON as it is.
  const copied = await tx
    .unsafe(`copy (${rows}) to stdout with (format csv, quote e'\\x01', delimiter e'\\x02')`)
    .readable();
  const recode = recoderOf(table, recoding);
  if (!recode) yield* copied;
  else
    for await (const line of linesOf(copied))
      yield Buffer.from(`${JSON.stringify(recode(parseCells(line)))}\n`);
}

function conditionOf({ name }: ClubTable, clubId: string): string {
  const staff = `(select user_id from club_users where club_id = '${clubId}')`;
  if (name === 'clubs') return `id = '${clubId}'`;
  if (name === 'users') return `id in ${staff}`;
  // Those of former users stay: their account is not in the file.
  return name === 'saved_views' ? `club_id = '${clubId}' and user_id in ${staff}` : `club_id = '${clubId}'`;
}
