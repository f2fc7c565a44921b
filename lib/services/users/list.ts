import { z } from 'zod';
import { withClub } from '@/db/client';
import type { User, UserQuery } from '@/lib/contracts/users';
import type { Ctx } from '@/lib/platform/context';
import { decodeCursor, pageOf } from '@/lib/platform/cursor';
import { countMembers, listMembers } from './queries';
import { toUser } from './serialize';

const Place = z.tuple([z.string(), z.string(), z.string()]);

/** A page of the club's users, by last and first name. Throws a 400 (`bad-query`) for a wrong cursor. */
export async function listUsers(
  ctx: Ctx,
  { limit, cursor }: UserQuery,
): Promise<{ items: User[]; nextCursor: string | null; totalCount: number }> {
  const list = { name: 'users', clubId: ctx.clubId };
  const after = decodeCursor(cursor, list, Place);
  const place = after && toPlace(after);
  return withClub(ctx, async tx => {
    const found = await listMembers(tx, ctx.clubId, { place, limit: limit + 1 });
    const { rows, nextCursor } = pageOf(found, limit, list, row => [row.lastName, row.firstName, row.id]);
    return { items: rows.map(toUser), nextCursor, totalCount: await countMembers(tx, ctx.clubId) };
  });
}

function toPlace([lastName, firstName, id]: z.output<typeof Place>) {
  return { lastName, firstName, id };
}
