import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { idempotencyRecords } from '@/db/schema/operations';
import { decryptField, encryptField } from '@/lib/crypto/record-encryption';
import { AppError } from '@/lib/errors';

const keptMs = 24 * 3600 * 1000;

export type IdempotentRequest = {
  readonly clubId: string;
  /** User, API key or `Member`. */
  readonly caller: string;
  readonly path: string;
  readonly key: string;
  readonly body: unknown;
  readonly now: Date;
};

export type StoredAnswer = {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
};

/** The caller's `Idempotency-Key`, bare or as a quoted string; null without one, 400 where it is malformed. */
export function idempotencyKeyOf(headers: Headers): string | null {
  const given = headers.get('idempotency-key');
  if (given === null) return null;
  const key = /^"(.*)"$/.exec(given)?.[1] ?? given;
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new AppError('validation', { violations: [{ path: 'Idempotency-Key', key: 'idempotencyKey' }] });
  }
  return key;
}

/**
 * Does `work` once for a key (contract §1). The record is written in the transaction of the work itself, so
 * either both are there or neither, whatever dies in between. A second request gets the stored answer, a 409
 * while the first one runs, or a 422 for another body. Failures are not kept.
 */
export async function once(
  tx: Tx,
  request: IdempotentRequest,
  work: () => Promise<StoredAnswer>,
): Promise<{ answer: StoredAnswer; isReplayed: boolean }> {
  await lock(tx, request);
  const known = await find(tx, request);
  if (known) {
    if (known.fingerprint !== fingerprintOf(request.body)) throw new AppError('idempotency-key-reused');
    return { answer: known.answer, isReplayed: true };
  }
  const answer = await work();
  await store(tx, request, answer);
  return { answer, isReplayed: false };
}

function fingerprintOf(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(body) ?? '')
    .digest('base64url');
}

const placeOf = (request: IdempotentRequest) =>
  [request.clubId, request.caller, request.path, request.key].join('\u0000');

/** Held until the transaction ends; not waited for, since the first request may take long. */
async function lock(tx: Tx, request: IdempotentRequest): Promise<void> {
  const hash = createHash('sha256').update(placeOf(request)).digest().readBigInt64BE();
  const rows = await tx.execute(sql`select pg_try_advisory_xact_lock(${hash.toString()}::bigint) as locked`);
  if (rows[0]?.locked !== true) throw new AppError('request-running', { headers: { 'Retry-After': '1' } });
}

function isRecord(request: IdempotentRequest) {
  return and(
    eq(idempotencyRecords.clubId, request.clubId),
    eq(idempotencyRecords.caller, request.caller),
    eq(idempotencyRecords.path, request.path),
    eq(idempotencyRecords.key, request.key),
  );
}

function bodyField(request: IdempotentRequest) {
  return {
    table: 'idempotency_records',
    column: 'body_encrypted',
    clubId: request.clubId,
    recordId: [request.caller, request.path, request.key].join(' '),
  };
}

async function find(
  tx: Tx,
  request: IdempotentRequest,
): Promise<{ fingerprint: string; answer: StoredAnswer } | null> {
  const [row] = await tx.select().from(idempotencyRecords).where(isRecord(request));
  if (!row) return null;
  if (row.expiresAt <= request.now || row.status === null) {
    await tx.delete(idempotencyRecords).where(isRecord(request));
    return null;
  }
  const body = row.bodyEncrypted === null ? '' : decryptField(row.bodyEncrypted, bodyField(request));
  return { fingerprint: row.fingerprint, answer: { status: row.status, headers: row.headers ?? {}, body } };
}

async function store(tx: Tx, request: IdempotentRequest, answer: StoredAnswer): Promise<void> {
  await tx.insert(idempotencyRecords).values({
    clubId: request.clubId,
    caller: request.caller,
    path: request.path,
    key: request.key,
    fingerprint: fingerprintOf(request.body),
    createdAt: request.now,
    expiresAt: new Date(request.now.getTime() + keptMs),
    status: answer.status,
    headers: answer.headers,
    bodyEncrypted: encryptField(answer.body, bodyField(request)),
  });
}
