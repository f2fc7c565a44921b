import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/context';
import type { OutboxItem, OutboxQuery } from '@/lib/contracts/mail';
import { decodeCursor, InstantPlace, pageOf } from '@/lib/cursor';
import { countMails, listMails } from './queries';
import { toOutboxItem } from './serialize';

/** A page of the club's mails, newest first. */
export async function listOutbox(
  ctx: Ctx,
  { state, type, limit, cursor }: OutboxQuery,
): Promise<{ items: OutboxItem[]; nextCursor: string | null; totalCount: number }> {
  const list = { name: 'outbox', clubId: ctx.clubId };
  const [createdAt, id] = decodeCursor(cursor, list, InstantPlace) ?? [];
  const place = createdAt && id ? { createdAt: new Date(createdAt), id } : null;
  return withClub(ctx, async tx => {
    const found = await listMails(tx, ctx.clubId, { state, type, place, limit: limit + 1 });
    const { rows, nextCursor } = pageOf(found, limit, list, row => [row.createdAt.toISOString(), row.id]);
    const totalCount = await countMails(tx, ctx.clubId, { state, type });
    return { items: rows.map(toOutboxItem), nextCursor, totalCount };
  });
}
