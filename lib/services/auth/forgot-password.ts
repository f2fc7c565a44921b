import { v7 as uuid } from 'uuid';
import { type Db, withClub } from '@/db/client';
import type { Ctx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { enqueue } from '@/lib/jobs/enqueue';
import { consumeLimit } from '@/lib/limits';
import { queuePasswordReset } from './account-mails';
import { findUser, findUserByEmail, listClubsOfUser } from './queries';

type Scope = { readonly db: Db; readonly now: Date };

/**
 * Has a link mailed to whoever forgot the password. Does the same work, in the same time, for an address that has no
 * account: the rest happens in a job (threat B5). At most three mails an hour go to one address; more are dropped
 * in silence.
 */
export async function forgotPassword({ db }: Pick<Scope, 'db'>, email: string): Promise<void> {
  if (!(await isBelowLimit(db, email))) return;
  const user = await findUserByEmail(db, email);
  await db.transaction(tx => enqueue(tx, 'mail-password-reset', { userId: user?.id ?? uuid() }));
}

async function isBelowLimit(db: Db, email: string): Promise<boolean> {
  try {
    await consumeLimit(db, 'AccountMail', email.trim().toLowerCase());
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'quota-exceeded') return false;
    throw error;
  }
}

/** Puts the link into the outbox of the club that the user last used; nothing for one who belongs to none. */
export async function queuePasswordResetMail({ db, now }: Scope, userId: string): Promise<void> {
  const user = await findUser(db, userId);
  const [club] = user ? await listClubsOfUser(db, user.id) : [];
  if (!user || !club) return;
  const ctx: Ctx = {
    db,
    clubId: club.id,
    actor: { kind: 'System' },
    now,
    requestId: '',
    locale: user.locale,
  };
  await withClub(ctx, tx => queuePasswordReset(tx, ctx, user));
}
