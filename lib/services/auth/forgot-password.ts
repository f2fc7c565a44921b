import { v7 as uuid } from 'uuid';
import { type Db, withClub } from '@/db/client';
import { AppError } from '@/lib/platform/errors';
import { consumeLimit } from '@/lib/platform/limits';
import { enqueue } from '@/lib/queue/enqueue';
import { emailKey } from '@/lib/rules/format/email-domain';
import { noteIncident } from './account-incidents';
import { queuePasswordReset } from './account-mails';
import { findUserInClub } from './find-user-in-club';
import { findUserByEmail } from './queries';

type Scope = { readonly db: Db; readonly now: Date };

/**
 * Requests a mail with a link for a forgotten password. Does the same work, in the same time, for an address without an
 * account: the rest happens in a job (threat B5). At most three mails an hour are sent to one address; others are
 * silently dropped.
 */
export async function forgotPassword({ db, now }: Scope, email: string): Promise<void> {
  await noteIncident({ db, now }, email, 'PasswordResetRequested');
  if (!(await isBelowLimit(db, email))) return;
  const user = await findUserByEmail(db, email);
  await db.transaction(tx => enqueue(tx, 'mail-password-reset', { userId: user?.id ?? uuid() }));
}

async function isBelowLimit(db: Db, email: string): Promise<boolean> {
  try {
    await consumeLimit(db, 'AccountMail', emailKey(email));
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'quota-exceeded') return false;
    throw error;
  }
}

/** Queues the link in the outbox of the club that the user used last; does nothing for a user without a club. */
export async function queuePasswordResetMail(scope: Scope, userId: string): Promise<void> {
  const found = await findUserInClub(scope, userId);
  if (!found) return;
  const { ctx, user } = found;
  await withClub(ctx, tx => queuePasswordReset(tx, ctx, user));
}
