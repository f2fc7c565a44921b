import { withClub } from '@/db/client';
import type { AuditLog, AuditLogQuery } from '@/lib/contracts/audit';
import type { Ctx } from '@/lib/platform/context';
import { decodeCursor, InstantPlace, pageOf } from '@/lib/platform/cursor';
import { listEntries, namesOfRecords } from './queries';
import { toAuditEntry } from './serialize';

/** A page of the club's audit log, newest first. Throws a 400 (`bad-query`) for a wrong cursor. */
export async function listAuditLog(ctx: Ctx, { limit, cursor, ...filter }: AuditLogQuery): Promise<AuditLog> {
  const { clubId } = ctx;
  const list = { name: 'audit', clubId, of: JSON.stringify(filter) };
  const after = decodeCursor(cursor, list, InstantPlace);
  return withClub(ctx, async tx => {
    const { rows, totalCount } = await listEntries(tx, clubId, filter, { after, limit });
    const page = pageOf(rows, limit, list, ({ entry }) => [entry.at.toISOString(), entry.id]);
    const ids = page.rows.flatMap(({ entry }) => entry.recordId ?? []);
    const names = await namesOfRecords(tx, clubId, [...new Set(ids)]);
    return {
      items: page.rows.map(row => toAuditEntry(row, names)),
      nextCursor: page.nextCursor,
      totalCount,
    };
  });
}
