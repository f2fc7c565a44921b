import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Db, Tx } from '@/db/client';
import { userTokens } from '@/db/schema/users';
import { randomToken, tokenHash } from '@/lib/platform/crypto/keyed-hash';
import { emailKeys } from '@/lib/rules/format/email-domain';

export type UserTokenPurpose = (typeof userTokens.$inferInsert)['purpose'];
export type UserTokenRow = typeof userTokens.$inferSelect;

export type NewUserToken = {
  readonly userId: string;
  readonly purpose: UserTokenPurpose;
  /** The requested address of an `EmailChange`. */
  readonly newEmail?: string;
  /** The mail that contains the code. */
  readonly mail?: { readonly id: string; readonly clubId: string };
  /** The club whose Admin gets the link. */
  readonly handedOverBy?: string;
  readonly now: Date;
  readonly ttlMs: number;
};

/**
 * Creates a one-time code of 256 bits for a link in a mail and returns it; only its hash is stored. Earlier codes of
 * the purpose stay valid until one is used, so that nobody can end another's link by asking for a new one. Of address
 * changes only the last code is valid.
 */
export async function createUserToken(
  tx: Tx,
  { userId, purpose, newEmail, mail, handedOverBy, now, ttlMs }: NewUserToken,
): Promise<string> {
  if (purpose === 'EmailChange') await endUserTokens(tx, userId, [purpose], now);
  const token = randomToken();
  await tx.insert(userTokens).values({
    id: uuid(),
    userId,
    purpose,
    tokenHash: tokenHash(token),
    newEmail: newEmail ?? null,
    mailId: mail?.id ?? null,
    mailClubId: mail?.clubId ?? handedOverBy ?? null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + ttlMs),
  });
  return token;
}

/** Ends the live tokens of a user for these purposes. */
export async function endUserTokens(
  tx: Tx,
  userId: string,
  purposes: readonly UserTokenPurpose[],
  now: Date,
): Promise<void> {
  await tx
    .update(userTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(userTokens.userId, userId),
        inArray(userTokens.purpose, [...purposes]),
        isNull(userTokens.usedAt),
      ),
    );
}

/** Returns the live token of a code without using it, or null. */
export async function findUserToken(
  db: Db | Tx,
  purposes: readonly UserTokenPurpose[],
  code: string,
  now: Date,
): Promise<UserTokenRow | null> {
  const [row] = await db
    .select()
    .from(userTokens)
    .where(isLive(purposes, code, now));
  return row ?? null;
}

/** Uses a code and returns its token, or null if it was not live. Of two parallel uses one succeeds. */
export async function redeemUserToken(
  tx: Tx,
  purposes: readonly UserTokenPurpose[],
  code: string,
  now: Date,
): Promise<UserTokenRow | null> {
  const [row] = await tx
    .update(userTokens)
    .set({ usedAt: now })
    .where(isLive(purposes, code, now))
    .returning();
  return row ?? null;
}

/** Returns the last open change to this address, or null. */
export async function findEmailChange(tx: Tx, newEmail: string, now: Date): Promise<UserTokenRow | null> {
  const [row] = await tx
    .select()
    .from(userTokens)
    .where(
      and(
        eq(userTokens.purpose, 'EmailChange'),
        inArray(sql`lower(${userTokens.newEmail})`, emailKeys(newEmail)),
        isUnused(now),
      ),
    )
    .orderBy(desc(userTokens.createdAt))
    .limit(1);
  return row ?? null;
}

function isLive(purposes: readonly UserTokenPurpose[], code: string, now: Date) {
  return and(
    eq(userTokens.tokenHash, tokenHash(code)),
    inArray(userTokens.purpose, [...purposes]),
    isUnused(now),
  );
}

function isUnused(now: Date) {
  return and(isNull(userTokens.usedAt), gt(userTokens.expiresAt, sql`${now.toISOString()}::timestamptz`));
}
