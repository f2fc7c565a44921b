import { z } from 'zod';
import { withClub } from '@/db/client';
import { invitationMs, type RoleDescription, type User, type UserQuery } from '@/lib/contracts/users';
import type { Ctx } from '@/lib/platform/context';
import { decodeCursor, pageOf } from '@/lib/platform/cursor';
import { translatorFor } from '@/lib/platform/i18n/translator';
import { roles } from '@/lib/rules/enums';
import { countMembers, listMembers, type MemberRow, requireMember } from './queries';
import { assertSelfOrAdmin } from './rules';

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

/** The signed-in user, or for an Admin any user of the club. Throws 403 and 404. */
export async function getUser(ctx: Ctx, id: string): Promise<User> {
  assertSelfOrAdmin(ctx.actor, id);
  return withClub(ctx, async tx => toUser(await requireMember(tx, ctx.clubId, id)));
}

/** The roles, the one with the most rights first, in the reader's language. */
export function listRoles({ locale }: Ctx): RoleDescription[] {
  const t = translatorFor('labels', { locale });
  return roles.map(name => ({ name, description: t(`roleDescription.${name}`) }));
}

export function toUser(row: MemberRow): User {
  return {
    id: row.id,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    role: row.role,
    departmentIds: row.departmentIds,
    isActive: row.isActive,
    isInvitationPending: row.isPending,
    invitedAt: row.invitedAt?.toISOString() ?? null,
    invitationExpiresAt: expiryOf(row),
    lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

function expiryOf({ isPending, invitedAt }: MemberRow): string | null {
  if (!isPending || invitedAt === null) return null;
  return new Date(invitedAt.getTime() + invitationMs).toISOString();
}
