import { withClub } from '@/db/client';
import type { OutboxList, OutboxQuery } from '@/lib/contracts/mail';
import type { Ctx } from '@/lib/platform/context';
import { decodeCursor, InstantPlace, pageOf } from '@/lib/platform/cursor';
import { countHeldBack, countMails, listMails } from './queries';
import { toOutboxItem } from './serialize';

/** A page of the club's mails, newest first. */
export async function listOutbox(ctx: Ctx, { state, type, limit, cursor }: OutboxQuery): Promise<OutboxList> {
  const list = { name: 'outbox', clubId: ctx.clubId };
  const [createdAt, id] = decodeCursor(cursor, list, InstantPlace) ?? [];
  const place = createdAt && id ? { createdAt: new Date(createdAt), id } : null;
  return withClub(ctx, async tx => {
    const found = await listMails(tx, ctx.clubId, { state, type, place, limit: limit + 1 });
    const { rows, nextCursor } = pageOf(found, limit, list, row => [row.createdAt.toISOString(), row.id]);
    const totalCount = await countMails(tx, ctx.clubId, { state, type });
    const { count, nextAttemptAt } = await countHeldBack(tx, ctx.clubId);
    const heldBack = { count, nextAttemptAt: nextAttemptAt?.toISOString() ?? null };
    return { items: rows.map(toOutboxItem), nextCursor, totalCount, heldBack };
  });
}
