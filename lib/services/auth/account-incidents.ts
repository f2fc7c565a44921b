import { v7 as uuid } from 'uuid';
import { type Db, withClub } from '@/db/client';
import { keyedHash } from '@/lib/platform/crypto/keyed-hash';
import { isUsedUp } from '@/lib/platform/limits';
import { enqueue } from '@/lib/queue/enqueue';
import type { AccountIncidentKind } from '@/lib/rules/enums';
import { emailKey } from '@/lib/rules/format/email-domain';
import { queueLockMail } from './account-mails';
import { auditAccountBySystem } from './audit-account';
import { findUserInClub } from './find-user-in-club';
import { countIncident, endIncident, findAccount, type IncidentRow, recordLockMail } from './queries';

type Scope = { readonly db: Db; readonly now: Date };

const hourMs = 3_600_000;

/** Urgent kinds are written to the audit log at once, other kinds when their hour has ended. */
const isUrgent = (kind: AccountIncidentKind) => kind === 'SignInLocked';

/**
 * Counts a wrong password or code for an address. If it used up the quota of `SignInFailure`, counts the lockout too.
 * For an attempt that the lock itself refused, use `noteIncident`, which writes once.
 */
export async function noteFailedSignIn(scope: Scope, email: string): Promise<void> {
  await noteIncident(scope, email, 'SignInFailed');
  const isLocked = await isUsedUp(scope.db, 'SignInFailure', emailKey(email));
  if (isLocked) await noteIncident(scope, email, 'SignInLocked');
}

/**
 * Counts an incident of this hour for the account of an address. Does the same work for an address without an account
 * (threat B5): the job then gets a random user id and does nothing. One job for each address, kind and hour.
 */
export async function noteIncident(
  { db, now }: Scope,
  email: string,
  kind: AccountIncidentKind,
): Promise<void> {
  const account = emailKey(email);
  const hour = new Date(Math.floor(now.getTime() / hourMs) * hourMs);
  const accountHash = keyedHash(account, 'account-incident', '');
  await db.transaction(async tx => {
    const { id, count } = await countIncident(tx, { id: uuid(), accountHash, kind, hour, lastAt: now });
    if (count > 1) return;
    const user = await findAccount(tx, account);
    const startAfter = new Date(hour.getTime() + hourMs);
    const payload = { incidentId: id, userId: user?.id ?? uuid() };
    await enqueue(tx, 'audit-account-incident', payload, isUrgent(kind) ? {} : { startAfter });
  });
}

/**
 * Writes an incident once into the audit log of each club that the user works for. Mails the owner of a locked account
 * at most once in 24 h.
 */
export async function recordIncident(scope: Scope, incidentId: string, userId: string): Promise<void> {
  const found = await findUserInClub(scope, userId);
  if (!found) return;
  const { ctx, user } = found;
  const { now } = scope;
  await withClub(ctx, async tx => {
    const incident = await endIncident(tx, incidentId, now);
    if (!incident) return;
    await auditAccountBySystem(tx, { userId, now: incident.lastAt }, entryOf(incident));
    if (incident.kind === 'SignInLocked' && (await recordLockMail(tx, userId, now)))
      await queueLockMail(tx, ctx, user);
  });
}

function entryOf({ kind, count }: IncidentRow) {
  if (kind === 'SignInLocked') return { action: kind };
  return { action: kind, details: kind === 'SignInFailed' ? { attempts: count } : { requests: count } };
}
