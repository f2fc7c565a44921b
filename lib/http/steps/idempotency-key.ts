import { withoutDeadline } from '@/db/deadline';
import type { Actor, Ctx } from '@/lib/platform/context';
import { keyedHash } from '@/lib/platform/crypto/keyed-hash';
import type { HandlerOptions } from '../handler';
import {
  acquire,
  type IdempotentRequest,
  idempotencyKeyOf,
  release,
  type StoredAnswer,
  store,
} from '../idempotency';
import type { RequestState } from './open-request';

/**
 * Returns the request's `Idempotency-Key` with its scope; null without one, or if the operation ignores it. Throws 400
 * for a malformed key. Throws like `clubOfToken`.
 */
export async function readKey(
  { operation, request, url, pathParams, now }: RequestState,
  ctx: Ctx,
  body: unknown,
  clubOfToken: HandlerOptions['clubOfToken'],
): Promise<IdempotentRequest | null> {
  const key = operation.isIdempotent ? idempotencyKeyOf(request.headers) : null;
  if (key === null) return null;
  const clubId = clubOfToken ? await clubOfToken(ctx, pathParams.token ?? '') : ctx.clubId;
  const isSecret = operation.path.includes('{token}');
  const path = isSecret ? keyedHash(url.pathname, 'idempotency-path', clubId) : url.pathname;
  const caller = callerOf(ctx.actor, clubId, body);
  return { clubId, caller, path, key, body, now, isApart: operation.isIdempotentApart ?? false };
}

/**
 * Scope of a key: the signed-in actor. All anonymous requests with a body share one scope, from any network: `acquire`
 * compares the body, and another one gets a 422. Without a body the scope is the hash of the IP address; else two
 * people who choose the same key would share an answer.
 */
function callerOf(actor: Actor, clubId: string, body: unknown): string {
  if ('id' in actor) return `${actor.kind}:${actor.id}`;
  if (body !== undefined || !('ip' in actor)) return actor.kind;
  return `${actor.kind}:${keyedHash(actor.ip, 'idempotency-caller', clubId)}`;
}

/**
 * Returns the stored answer if the key was used before. Else returns null and reserves the key for this request. Throws
 * 409 while another request has it, and 422 if it was used for another body.
 */
export async function acquireKey(
  state: RequestState,
  ctx: Ctx,
  key: IdempotentRequest | null,
): Promise<Response | null> {
  if (!key) return null;
  const earlier = await acquire(ctx, key);
  if (earlier) return responseOf(earlier, { 'Idempotency-Replayed': 'true' });
  if (key.isApart) state.heldKey = key;
  return null;
}

/** Stores the answer under its key, in the transaction of `ctx` if it has one. Returns the answer. */
export async function storeAnswer(
  ctx: Ctx,
  key: IdempotentRequest | null,
  response: Response,
): Promise<Response> {
  if (!key) return response;
  const { status, headers } = response;
  const answer = { status, headers: Object.fromEntries(headers), body: await response.text() };
  await store(ctx, key, answer);
  return responseOf(answer);
}

/**
 * Releases the key of failed work, also after the deadline: the client can try again. A key in a transaction was rolled
 * back with it.
 */
export async function releaseKey({ db, heldKey }: RequestState): Promise<void> {
  if (heldKey) await withoutDeadline(() => release({ db, clubId: heldKey.clubId }, heldKey));
}

function responseOf({ status, headers, body }: StoredAnswer, more: Record<string, string> = {}): Response {
  return new Response(body || null, { status, headers: { ...headers, ...more } });
}
