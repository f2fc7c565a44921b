import { z } from 'zod';
import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/context';
import type { OutboxItem, OutboxQuery } from '@/lib/contracts/mail';
import { CursorInstant, decodeCursor, pageOf } from '@/lib/cursor';
import { countMails, listMails } from './queries';
import { toOutboxItem } from './serialize';

const Place = z.tuple([CursorInstant, z.uuid()]);

/** A page of the club's mails, newest first. */
export async function listOutbox(
  ctx: Ctx,
  { state, limit, cursor }: OutboxQuery,
): Promise<{ items: OutboxItem[]; nextCursor: string | null; totalCount: number }> {
  const place = cursor === undefined ? null : toPlace(decodeCursor(cursor, Place));
  return withClub(ctx, async tx => {
    const found = await listMails(tx, ctx.clubId, { state, place, limit: limit + 1 });
    const { rows, nextCursor } = pageOf(found, limit, row => [row.createdAt.toISOString(), row.id]);
    return { items: rows.map(toOutboxItem), nextCursor, totalCount: await countMails(tx, ctx.clubId, state) };
  });
}

function toPlace([createdAt, id]: z.output<typeof Place>) {
  return { createdAt: new Date(createdAt), id };
}
