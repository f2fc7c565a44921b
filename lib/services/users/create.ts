import { v7 as uuidv7 } from 'uuid';
import { withClub } from '@/db/client';
import { lockClubRow } from '@/db/locks';
import type { CreateUser, User } from '@/lib/contracts/users';
import type { Ctx } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { queueInvitation } from '@/lib/services/auth/account-mails';
import { assertLimit } from './assert-limit';
import { hasMemberWithEmail, insertInvited, insertMember, requireClubLocale, requireMember } from './queries';
import { toUser } from './read';

/**
 * Invites a person to the club with a role. The invitation is a record of this club alone: no account is looked up, so
 * neither answer nor mail tells whether the address has one. Its owner accepts it (`acceptInvitation`), or sets a first
 * password. Throws a 400 like `assertLimit`, 409 if a user or an invitation of the club has the address, and 429 like
 * `queueInvitation`.
 */
export async function createUser(ctx: Ctx, input: CreateUser): Promise<User> {
  return withClub(ctx, async tx => {
    await lockClubRow(tx, ctx.clubId);
    const { email, firstName, lastName, role, departmentIds = [] } = input;
    if (await hasMemberWithEmail(tx, ctx.clubId, email)) {
      throw new AppError('already-taken', { members: { email } });
    }
    await assertLimit({ ...ctx, tx }, { role, departmentIds });
    const id = uuidv7();
    const locale = await requireClubLocale(tx, ctx.clubId);
    await insertInvited(tx, { id, email, firstName, lastName, locale, createdAt: ctx.now });
    const dates = { invitedAt: ctx.now, createdAt: ctx.now };
    await insertMember(tx, { clubId: ctx.clubId, userId: id, role, departmentIds, ...dates });
    const row = await requireMember(tx, ctx.clubId, id);
    await queueInvitation(tx, ctx, row);
    await recordAudit(tx, ctx, { action: 'Invited', recordType: 'User', recordId: id });
    return toUser(row);
  });
}
