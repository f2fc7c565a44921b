import { v7 as uuidv7 } from 'uuid';
import { type Tx, withClub } from '@/db/client';
import type { Ctx } from '@/lib/context';
import type { CreateUser, User } from '@/lib/contracts/users';
import { AppError } from '@/lib/errors';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { findAccount, insertAccount, insertMember, requireClubLocale, requireMember } from './queries';
import { sendInvitation } from './send-invitation';
import { toUser } from './serialize';

/**
 * Gives a person a role in the club and sends an invitation. An account that the address has already is not touched;
 * neither it nor its name shows in the answer, so that nobody finds out by inviting who works for other clubs. Throws
 * 409 where the person is in the club already.
 */
export async function createUser(ctx: Ctx, input: CreateUser): Promise<User> {
  return withClub(ctx, async tx => {
    const userId = await requireAccount(tx, ctx, input);
    const isNew = await insertMember(tx, {
      clubId: ctx.clubId,
      userId,
      role: input.role,
      invitedAt: ctx.now,
      invitedFirstName: input.firstName,
      invitedLastName: input.lastName,
      createdAt: ctx.now,
    });
    if (!isNew) throw new AppError('already-taken', { members: { email: input.email } });
    const row = await requireMember(tx, ctx.clubId, userId);
    await sendInvitation(tx, ctx, row);
    await recordAudit(tx, ctx, { action: 'Invited', recordType: 'User', recordId: userId });
    return { ...toUser(row), email: input.email };
  });
}

async function requireAccount(tx: Tx, ctx: Ctx, { email, firstName, lastName }: CreateUser): Promise<string> {
  const known = await findAccount(tx, email);
  if (known) return known;
  const locale = await requireClubLocale(tx, ctx.clubId);
  const account = { id: uuidv7(), email, firstName, lastName, locale, createdAt: ctx.now };
  const userId = (await insertAccount(tx, account)) ?? (await findAccount(tx, email));
  if (!userId) throw new AppError('state-conflict');
  return userId;
}
