import { z } from 'zod';
import { type Tx, withClub } from '@/db/client';
import { AuditEntry, type AuditLog, type AuditLogQuery } from '@/lib/contracts/audit';
import type { Ctx } from '@/lib/platform/context';
import { decodeCursor, InstantPlace, pageOf } from '@/lib/platform/cursor';
import { countEntries, type EntryRow, listEntries, namesOfRecords } from './queries';

/** A page of the club's audit log, newest first. Throws a 400 (`bad-query`) for a wrong cursor. */
export async function listAuditLog(ctx: Ctx, { limit, cursor, ...filter }: AuditLogQuery): Promise<AuditLog> {
  const { clubId } = ctx;
  const list = { name: 'audit', clubId, of: JSON.stringify(filter) };
  const after = decodeCursor(cursor, list, InstantPlace);
  return withClub(ctx, async tx => {
    const [rows, totalCount] = await Promise.all([
      listEntries(tx, clubId, filter, { after, limit }),
      countEntries(tx, clubId, filter),
    ]);
    const page = pageOf(rows, limit, list, ({ entry }) => [entry.at.toISOString(), entry.id]);
    const items = await toAuditEntries(tx, clubId, page.rows);
    return { items, nextCursor: page.nextCursor, totalCount };
  });
}

/** Serializes entries with the current names of their actors and records. */
export async function toAuditEntries(
  tx: Tx,
  clubId: string,
  rows: readonly EntryRow[],
): Promise<AuditEntry[]> {
  const ids = rows.flatMap(({ entry }) => entry.recordId ?? []);
  const names = await namesOfRecords(tx, clubId, [...new Set(ids)]);
  return rows.map(row => toAuditEntry(row, names));
}

const Names = z.array(z.string());
const Simple = z.union([z.string(), z.number(), z.boolean()]);

/** Of details only names, counts and states are shown. */
function toAuditEntry({ entry, kind, actorName }: EntryRow, names: ReadonlyMap<string, string>): AuditEntry {
  const { changed, properties, ...details } = entry.details ?? {};
  const shown = Object.entries(details).flatMap(([name, value]) => {
    const simple = Simple.safeParse(value);
    return simple.success ? [[name, simple.data] as const] : [];
  });
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    kind,
    action: AuditEntry.shape.action.parse(entry.action),
    actor: { kind: entry.actorKind, id: entry.actorId, name: actorName },
    recordType: entry.recordType,
    recordId: entry.recordId,
    recordName: names.get(`${entry.recordType} ${entry.recordId}`) ?? null,
    changed: Names.catch([]).parse(changed ?? properties),
    details: Object.fromEntries(shown),
  };
}
