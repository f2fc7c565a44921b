import { and, asc, count, desc, eq, gt, inArray, lt, min, notInArray, or, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Tx } from '@/db/client';
import { mails } from '@/db/schema/mail';
import { sendKeptDays } from '@/lib/contracts/mail';
import { notFound } from '@/lib/platform/errors';
import { accountMailTypes, type EmailTemplateType, type MailState } from '@/lib/rules/enums';
import { toUnicodeEmail } from '@/lib/rules/format/email-domain';

export type MailRow = typeof mails.$inferSelect;
type MailFilter = {
  readonly state?: MailState | undefined;
  readonly type?: EmailTemplateType | undefined;
  readonly submissionId?: string | undefined;
  /** Each is part of the subject, the name or the address. */
  readonly words?: readonly string[] | undefined;
};
export type MailPlace = { readonly createdAt: Date; readonly id: string };

/** The club's mails, newest first, after `place`. */
export async function listMails(
  tx: Tx,
  clubId: string,
  { place, limit, ...filter }: MailFilter & { place: MailPlace | null; limit: number },
): Promise<MailRow[]> {
  const after = place
    ? or(
        lt(mails.createdAt, place.createdAt),
        and(eq(mails.createdAt, place.createdAt), lt(mails.id, place.id)),
      )
    : undefined;
  return tx
    .select()
    .from(mails)
    .where(and(isWanted(clubId, filter), after))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit);
}

export async function countMails(tx: Tx, clubId: string, filter: MailFilter): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(mails).where(isWanted(clubId, filter));
  return row?.total ?? 0;
}

/** Number of mails that wait because the club's daily limit is used up, and when the first is tried again. */
export async function countHeldBack(
  tx: Tx,
  clubId: string,
): Promise<{ count: number; nextAttemptAt: Date | null }> {
  const [row] = await tx
    .select({ count: count(), nextAttemptAt: min(mails.nextAttemptAt) })
    .from(mails)
    .where(and(isWanted(clubId, { state: 'Queued' }), eq(mails.lastError, 'ClubLimit')));
  return row ?? { count: 0, nextAttemptAt: null };
}

const dayMs = 24 * 3_600_000;
const requeuedMax = 1_000;

function isKept(clubId: string, now: Date) {
  return and(
    isWanted(clubId, { state: 'Captured' }),
    notInArray(mails.type, [...accountMailTypes]),
    gt(mails.createdAt, new Date(now.getTime() - sendKeptDays * dayMs)),
  );
}

/** Number of mails that `requeueKept` would queue, without its limit. */
export async function countKept(tx: Tx, clubId: string, now: Date): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(mails).where(isKept(clubId, now));
  return row?.total ?? 0;
}

/** Queues the captured mails of the last days, oldest first, with another 24 hours of attempts. Returns their ids. */
export async function requeueKept(tx: Tx, clubId: string, now: Date): Promise<string[]> {
  const found = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(isKept(clubId, now))
    .orderBy(asc(mails.createdAt))
    .limit(requeuedMax)
    .for('update');
  const ids = found.map(({ id }) => id);
  await tx
    .update(mails)
    .set({ state: 'Queued', attempts: 0, lastError: null, nextAttemptAt: null })
    .where(and(eq(mails.clubId, clubId), inArray(mails.id, ids)));
  return ids;
}

function isWanted(clubId: string, { state, type, submissionId, words = [] }: MailFilter) {
  const text = sql`lower(concat_ws(' ', ${mails.subject}, ${mails.toName}, ${mails.toAddress}))`;
  return and(
    eq(mails.clubId, clubId),
    state && eq(mails.state, state),
    type && eq(mails.type, type),
    submissionId ? eq(mails.submissionId, submissionId) : undefined,
    ...words.map(word => sql`strpos(${text}, lower(${toUnicodeEmail(word)})) > 0`),
  );
}

/** A mail of the club; `isLocked` locks it until the transaction ends. Throws 404. */
export async function requireMail(tx: Tx, clubId: string, id: string, isLocked = false): Promise<MailRow> {
  if (!isUuid(id)) throw notFound();
  const query = tx
    .select()
    .from(mails)
    .where(and(eq(mails.clubId, clubId), eq(mails.id, id)));
  const [row] = await (isLocked ? query.for('update') : query);
  if (!row) throw notFound();
  return row;
}

/** Restarts the 24 hours in which a mail is tried. */
export async function requeueMail(tx: Tx, clubId: string, id: string): Promise<void> {
  await tx
    .update(mails)
    .set({ state: 'Queued', attempts: 0, lastError: null, nextAttemptAt: null })
    .where(and(eq(mails.clubId, clubId), eq(mails.id, id)));
}
