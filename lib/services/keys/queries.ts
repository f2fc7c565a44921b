import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Tx } from '@/db/client';

/** A table with encrypted columns; `id` identifies the record in their associated data. */
export type EncryptedTable = {
  readonly table: string;
  readonly id: string;
  readonly columns: readonly string[];
  readonly filter?: string;
};

const IdRows = z.array(z.object({ id: z.uuid() }));
const SecretRows = z.array(z.object({ id: z.string(), secret: z.string() }));
const EncryptedRow = z.record(z.string(), z.string().nullable());
export type EncryptedRow = z.output<typeof EncryptedRow>;

export async function listClubIds(db: Db): Promise<string[]> {
  const rows = await db.execute(sql`select list_club_ids() as id`);
  return IdRows.parse([...rows]).map(({ id }) => id);
}

/** The next rows of a club after the id `after`, locked until `tx` ends; their id is `record_id`. */
export async function lockEncryptedRows(
  tx: Tx,
  clubId: string,
  { table, id, columns, filter }: EncryptedTable,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<EncryptedRow[]> {
  const rows = await tx.execute(sql`
    select ${sql.identifier(id)}::text as record_id, ${sql.join(
      columns.map(column => sql.identifier(column)),
      sql`, `,
    )}
    from ${sql.identifier(table)}
    where club_id = ${clubId} and ${sql.identifier(id)} > ${after} ${filter ? sql`and ${sql.identifier(filter)}` : sql``}
    order by ${sql.identifier(id)} limit ${limit} for update
  `);
  return z.array(EncryptedRow).parse([...rows]);
}

/** Updates columns of one record, by their names. */
export async function updateEncryptedRow(
  tx: Tx,
  { clubId, recordId }: { readonly clubId: string; readonly recordId: string },
  { table, id }: EncryptedTable,
  values: ReadonlyMap<string, string>,
): Promise<void> {
  const changed = [...values].map(([column, value]) => sql`${sql.identifier(column)} = ${value}`);
  await tx.execute(sql`
    update ${sql.identifier(table)} set ${sql.join(changed, sql`, `)}
    where club_id = ${clubId} and ${sql.identifier(id)} = ${recordId}
  `);
}

/** TOTP seeds belong to users, who belong to no club. */
export async function listTotpSecrets(db: Db): Promise<z.output<typeof SecretRows>> {
  const rows = await db.execute(
    sql`select id::text as id, totp_secret_encrypted as secret from users where totp_secret_encrypted is not null`,
  );
  return SecretRows.parse([...rows]);
}

export async function updateTotpSecret(db: Db, userId: string, encrypted: string): Promise<void> {
  await db.execute(sql`update users set totp_secret_encrypted = ${encrypted} where id = ${userId}`);
}
