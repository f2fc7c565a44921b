import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type ClubScope, type Tx, withClub } from '@/db/client';
import { idempotencyRecords } from '@/db/schema/operations';
import { keyedHash } from '@/lib/platform/crypto/keyed-hash';
import { decryptField, encryptField } from '@/lib/platform/crypto/record-encryption';
import { AppError } from '@/lib/platform/errors';

const storedMs = 24 * 3600 * 1000;
/** Must be longer than the deadline of a request. */
const runningMs = 2 * 60 * 1000;

export type IdempotentRequest = {
  readonly clubId: string;
  /** User, API key or `Member`. */
  readonly caller: string;
  readonly path: string;
  readonly key: string;
  readonly body: unknown;
  readonly now: Date;
  /** The work cannot join the transaction of its key. If the process dies, the key stays blocked for two minutes. */
  readonly isApart: boolean;
};

export type StoredAnswer = {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
};

/** Returns the `Idempotency-Key`, bare or as a quoted string; null without one. Throws 400 for a malformed key. */
export function idempotencyKeyOf(headers: Headers): string | null {
  const given = headers.get('idempotency-key');
  if (given === null) return null;
  const key = /^"(.*)"$/.exec(given)?.[1] ?? given;
  if (!/^[\x20-\x7e]{1,255}$/.test(key)) {
    throw new AppError('validation', { violations: [{ path: 'Idempotency-Key', key: 'idempotencyKey' }] });
  }
  return key;
}

/**
 * Returns the stored answer of an earlier request with this key (contract §1). Else returns null and reserves the key:
 * with a lock until the transaction of `scope` ends or, if `isApart`, with a record for two minutes. Throws 409 while
 * another request has it, and 422 for another body.
 */
export async function acquire(scope: ClubScope, request: IdempotentRequest): Promise<StoredAnswer | null> {
  const known = await withClub(scope, async tx => {
    await lock(tx, request);
    const found = await find(tx, request);
    if (!found && request.isApart) await insertRunning(tx, request);
    return found;
  });
  if (!known) return null;
  if (known.fingerprint !== fingerprintOf(request)) throw new AppError('idempotency-key-reused');
  return known.answer;
}

/** Stores the answer for 24 hours, in the transaction of the work: after a crash both exist or neither. */
export async function store(
  scope: ClubScope,
  request: IdempotentRequest,
  answer: StoredAnswer,
): Promise<void> {
  await withClub(scope, async tx => {
    if (request.isApart) await remove(tx, request);
    await insertAnswer(tx, request, answer);
  });
}

/** Releases a key that is apart, because the work has failed. Failures are not stored. */
export async function release(scope: ClubScope, request: IdempotentRequest): Promise<void> {
  await withClub(scope, tx => remove(tx, request));
}

/** Keyed hash: a copy of the database must not allow guessing the request. */
function fingerprintOf({ body, clubId }: IdempotentRequest): string {
  return keyedHash(JSON.stringify(body) ?? '', 'request', clubId);
}

const Answer = z.object({ id: z.string() });

/** Id of the record in an answer; null if it has none. */
function recordIdOf({ body }: StoredAnswer): string | null {
  if (!body.startsWith('{')) return null;
  return Answer.safeParse(JSON.parse(body)).data?.id ?? null;
}

const placeOf = (request: IdempotentRequest) =>
  [request.clubId, request.caller, request.path, request.key].join('\u0000');

/** Holds until the transaction ends. Does not wait, because the first request may run long. */
async function lock(tx: Tx, request: IdempotentRequest): Promise<void> {
  const hash = createHash('sha256').update(placeOf(request)).digest().readBigInt64BE();
  const rows = await tx.execute(sql`select pg_try_advisory_xact_lock(${hash.toString()}::bigint) as locked`);
  if (rows[0]?.locked !== true) throw requestRunning();
}

function requestRunning(): AppError {
  return new AppError('request-running', { headers: { 'Retry-After': '1' } });
}

async function remove(tx: Tx, request: IdempotentRequest): Promise<void> {
  await tx.delete(idempotencyRecords).where(isRecord(request));
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
  if (row.expiresAt <= request.now) {
    await remove(tx, request);
    return null;
  }
  if (row.status === null) throw requestRunning();
  const body = row.bodyEncrypted === null ? '' : decryptField(row.bodyEncrypted, bodyField(request));
  return { fingerprint: row.fingerprint, answer: { status: row.status, headers: row.headers ?? {}, body } };
}

/** Record of a request; it has no status while the request runs. */
function recordOf(request: IdempotentRequest, lifeMs: number) {
  const { clubId, caller, path, key, now } = request;
  return {
    clubId,
    caller,
    path,
    key,
    fingerprint: fingerprintOf(request),
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifeMs),
  };
}

async function insertRunning(tx: Tx, request: IdempotentRequest): Promise<void> {
  await tx.insert(idempotencyRecords).values(recordOf(request, runningMs));
}

async function insertAnswer(tx: Tx, request: IdempotentRequest, answer: StoredAnswer): Promise<void> {
  await tx.insert(idempotencyRecords).values({
    ...recordOf(request, storedMs),
    status: answer.status,
    headers: answer.headers,
    bodyEncrypted: encryptField(answer.body, bodyField(request)),
    recordId: recordIdOf(answer),
  });
}
