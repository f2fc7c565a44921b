import { sql } from 'drizzle-orm';
import { type Db, processConnection, withClub } from '@/db/client';
import { withDeadline, withoutDeadline } from '@/db/deadline';
import { authenticate, type Principal } from '@/lib/auth/authenticate';
import {
  type BodyOf,
  isReadWithEtag,
  type Operation,
  type ParamsOf,
  type QueryOf,
} from '@/lib/contracts/operation';
import type { Actor, Ctx } from '@/lib/platform/context';
import { keyedHash } from '@/lib/platform/crypto/keyed-hash';
import { AppError, type Violation } from '@/lib/platform/errors';
import { negotiateLocale } from '@/lib/platform/i18n/locale';
import { consumeLimit, takePlace } from '@/lib/platform/limits';
import { log } from '@/lib/platform/log';
import { assertEtag, contentEtagOf, type Precondition } from '@/lib/platform/precondition';
import type { AddressForm, Locale } from '@/lib/rules/enums';
import { requireClubBySlug } from '@/lib/services/clubs/find-by-slug';
import { getAddressForm } from '@/lib/services/clubs/get-address-form';
import { readJson } from './body';
import { clientAddressOf } from './client-address';
import { clubCorsHeaders, preflightHeaders } from './cors';
import { tellExchange } from './exchange-channel';
import { idempotencyKeyOf, once, onceApart, type StoredAnswer } from './idempotency';
import { parseBody, parseLeniently, parseParams, parseQuery } from './parse';
import { assertAllowed } from './permission';
import { problemResponse } from './problem';
import { withoutReadOnly } from './read-only-members';
import type { Reply } from './reply';
import { requestIdOf } from './request-id';

export type Input<Op> = {
  readonly ctx: Ctx;
  readonly params: ParamsOf<Op>;
  readonly query: QueryOf<Op>;
  readonly body: BodyOf<Op>;
  /** Errors of shape of a lenient body; the verb adds its own and throws them together. */
  readonly shapeViolations: readonly Violation[];
  readonly precondition: Precondition;
  readonly request: Request;
};

type Handler<Op> = (input: Input<Op>) => Promise<Reply<unknown>>;

type Served = {
  readonly operation: Operation;
  readonly handler: Handler<Operation>;
  readonly options: BindOptions;
};

/** An operation with its handler; created by `bind`, served by `resource`. */
export type Bound = Served & {
  serve(request: Request, params: Record<string, string>): Promise<Response>;
};

/** Next gives paths without parameters no object at all. */
type RouteContext = { params: Promise<Record<string, string> | undefined> };
type RouteFunction = (request: Request, context: RouteContext) => Promise<Response>;
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

const bodyBytesDefault = 1024 * 1024;

/** Most time from the head of a request to the head of its answer (contract §1). The answer's body may take longer. */
const requestMaxMs = 30_000;

type BindOptions = {
  /**
   * The read whose `ETag` a change names in `If-Match`, where the verb does not compare a version by itself. The change
   * and the comparison are one transaction, one at a time for each club and read path.
   */
  readonly versionOf?: Bound;
  /** The club of the token in the path, for `Idempotency-Key`. Throws 404 and 410 as the operation does. */
  readonly clubOfToken?: (ctx: Ctx, token: string) => Promise<string>;
};

/** Gives an operation its handler. The handler is called with checked input only and may throw `AppError`. */
export function bind<const Op extends Operation>(
  operation: Op,
  handler: Handler<Op>,
  options: BindOptions = {},
): Bound {
  const served: Served = { operation, handler: asUntyped(handler), options };
  return { ...served, serve: (request, params) => serve(served, request, params) };
}

/** Holds because `serve` parses exactly what the operation's schemas describe before it calls the handler. */
function asUntyped<Op>(handler: Handler<Op>): Handler<Operation> {
  return handler as unknown as Handler<Operation>;
}

/**
 * The functions of one path for all methods: bound operations, HEAD for GET, OPTIONS, and a 405 problem with
 * `Allow` for the rest.
 */
export function resource(...bound: readonly Bound[]): Record<(typeof methods)[number], RouteFunction> {
  const byMethod = new Map<string, Bound>(bound.map(one => [one.operation.method, one]));
  const allowed = methods.filter(
    method => byMethod.has(method) || method === 'OPTIONS' || (method === 'HEAD' && byMethod.has('GET')),
  );
  const serveMethod: RouteFunction = async (request, context) => {
    const params = (await context.params) ?? {};
    if (request.method === 'OPTIONS') return preflight(bound, allowed.join(', '), request, params);
    const found = byMethod.get(request.method === 'HEAD' ? 'GET' : request.method);
    if (!found)
      return refuse(request, new AppError('method-not-allowed', { headers: { Allow: allowed.join(', ') } }));
    const served = await found.serve(request, params);
    const response = request.method === 'HEAD' ? await withoutBody(served) : served;
    tellExchange({ operation: found.operation, request, response });
    return response;
  };
  return {
    GET: serveMethod,
    HEAD: serveMethod,
    POST: serveMethod,
    PUT: serveMethod,
    PATCH: serveMethod,
    DELETE: serveMethod,
    OPTIONS: serveMethod,
  };
}

/** A problem for a request that no operation serves. */
export function refuse(request: Request, error: AppError): Response {
  const id = requestIdOf(request.headers);
  const response = problemResponse(error, {
    id,
    locale: localeOf(request),
    method: request.method,
    route: '',
  });
  const refusal = withCommonHeaders(response, id, {});
  tellExchange({ operation: null, request, response: refusal });
  return refusal;
}

async function withoutBody(response: Response): Promise<Response> {
  await response.body?.cancel();
  return new Response(null, { status: response.status, headers: response.headers });
}

async function serve(
  served: Served,
  request: Request,
  givenParams: Record<string, string>,
): Promise<Response> {
  const { operation } = served;
  const startedAt = performance.now();
  const id = requestIdOf(request.headers);
  const locale = localeOf(request);
  const headers: Record<string, string> = {};
  let response: Response;
  try {
    response = await withDeadline(requestMaxMs, () =>
      answer(served, request, givenParams, { id, locale, headers }),
    );
  } catch (error) {
    const addressForm = await addressFormOf(operation, request, givenParams, locale);
    response = problemResponse(error, {
      id,
      locale,
      method: request.method,
      route: operation.path,
      addressForm,
    });
  }
  Object.assign(headers, await corsHeaders([operation], request, givenParams));
  log.info({
    requestId: id,
    method: request.method,
    route: operation.path,
    status: response.status,
    durationMs: Math.round(performance.now() - startedAt),
  });
  return withCommonHeaders(response, id, headers);
}

type Meta = { readonly id: string; readonly locale: Locale; readonly headers: Record<string, string> };

async function answer(
  served: Served,
  request: Request,
  givenParams: Record<string, string>,
  meta: Meta,
): Promise<Response> {
  const { operation } = served;
  const { db } = processConnection();
  const now = new Date();
  const principal =
    operation.access === 'Public' ? null : await requireGoodCredentials(db, operation, request, now, meta);
  const actor = principal?.actor ?? memberOf(request);
  Object.assign(meta.headers, await countRequest(db, operation, principal, actor));
  assertAllowed(principal?.actor ?? null, operation.access);
  const givePlaceBack = principal && 'id' in actor ? await takePlace(db, actor.id) : null;
  try {
    return await answerCounted(served, request, givenParams, meta, { db, now, actor, principal });
  } finally {
    if (givePlaceBack) await withoutDeadline(givePlaceBack);
  }
}

/** As `authenticate`; wrong credentials count against the limit of the address that they come from. */
async function requireGoodCredentials(
  db: Db,
  operation: Operation,
  request: Request,
  now: Date,
  meta: Meta,
): Promise<Principal | null> {
  try {
    return await authenticate(db, request, now);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    Object.assign(meta.headers, await countRequest(db, operation, null, memberOf(request)));
    throw error;
  }
}

type Caller = {
  readonly db: Db;
  readonly now: Date;
  readonly actor: Actor;
  readonly principal: Principal | null;
};

async function answerCounted(
  { operation, handler, options }: Served,
  request: Request,
  givenParams: Record<string, string>,
  meta: Meta,
  { db, now, actor, principal }: Caller,
): Promise<Response> {
  const params = parseParams(operation.params, givenParams);
  const url = new URL(request.url);
  const query = parseQuery(operation.query, url.searchParams);
  const clubId = principal?.clubId ?? (await clubOfRequest(db, [operation], givenParams, url));
  if (operation.access === 'PublicOrClerk' && clubId === '') {
    throw new AppError('bad-query', { violations: [{ path: 'club', key: 'required' }] });
  }
  const { body, violations } = await readBody(operation, request);
  const ctx: Ctx = { db, clubId, actor, now, requestId: meta.id, locale: meta.locale };
  const precondition = preconditionOf(request.headers);
  const call = async (callCtx: Ctx) => {
    const input = { ctx: callCtx, params, query, body, shapeViolations: violations, precondition, request };
    return toResponse(operation, await handler(asInput(input)), request);
  };
  const { versionOf, clubOfToken } = options;
  if (versionOf) return changeVersion(versionOf, ctx, { params, precondition, request }, call);
  const key = operation.isIdempotent ? idempotencyKeyOf(request.headers) : null;
  if (key === null) return call(ctx);
  const clubOfKey = clubOfToken ? await clubOfToken(ctx, givenParams.token ?? '') : clubId;
  return answerOnce({ ...ctx, clubId: clubOfKey }, key, { operation, path: url.pathname, body }, call);
}

/** Runs a change if `If-Match` names the current `ETag` of the operation that reads the same record; else throws 412. */
async function changeVersion(
  { operation, handler }: Served,
  ctx: Ctx,
  { params, precondition, request }: { params: unknown; precondition: Precondition; request: Request },
  call: (ctx: Ctx) => Promise<Response>,
): Promise<Response> {
  return withClub(ctx, async tx => {
    const inTx = { ...ctx, tx };
    const place = `${ctx.clubId} ${operation.path} ${JSON.stringify(params ?? {})}`;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`);
    if (precondition !== null) {
      const query = parseQuery(operation.query, new URLSearchParams());
      const input = { ctx: inTx, params, query, body: undefined, shapeViolations: [], precondition, request };
      const { body } = await handler(asInput(input));
      assertEtag(precondition, contentEtagOf(JSON.stringify(body)));
    }
    return call(inTx);
  });
}

/** Holds for the reason given at `asUntyped`. */
function asInput(input: object): Input<Operation> {
  return input as Input<Operation>;
}

function memberOf(request: Request): Actor {
  return {
    kind: 'Member',
    ip: clientAddressOf(request.headers),
    userAgent: (request.headers.get('user-agent') ?? '').slice(0, 500),
  };
}

function countRequest(db: Db, operation: Operation, principal: Principal | null, actor: Actor) {
  const isSignedIn = principal !== null && 'id' in principal.actor;
  if (isSignedIn && 'id' in actor) return consumeLimit(db, 'Api', actor.id);
  const name = operation.limit ?? 'Api';
  return consumeLimit(db, name, 'ip' in actor ? actor.ip : 'unknown');
}

/**
 * The club that an anonymous request names, in its path or, for creating submissions, in `?club=`; empty where it names
 * none, and then no rows can be seen.
 */
async function clubOfRequest(
  db: Db,
  operations: readonly Operation[],
  params: Record<string, string>,
  url: URL,
): Promise<string> {
  const takesClub = operations.some(({ access }) => access === 'PublicOrClerk');
  const slug = params.slug ?? (takesClub ? url.searchParams.get('club') || undefined : undefined);
  return slug === undefined ? '' : requireClubBySlug(db, slug);
}

async function readBody(
  operation: Operation,
  request: Request,
): Promise<{ body: unknown; violations: readonly Violation[] }> {
  if (!operation.body) return { body: undefined, violations: [] };
  const sent = await readJson(request, operation.bodyBytesMax ?? bodyBytesDefault, operation.isBodyOptional);
  const json = operation.record ? withoutReadOnly(operation.body, operation.record, sent) : sent;
  if (operation.isBodyLenient) return parseLeniently(operation.body, json);
  return { body: parseBody(operation.body, json), violations: [] };
}

function preconditionOf(headers: Headers): Precondition {
  const given = headers.get('if-match');
  if (given === null) return null;
  if (given.trim() === '*') return 'any';
  return given.split(',').map(tag => tag.trim());
}

function toResponse(operation: Operation, reply: Reply<unknown>, request: Request): Response {
  const { status, schema } = operation.success;
  const json = schema ? JSON.stringify(reply.body) : undefined;
  const etag =
    reply.headers.ETag ?? (isReadWithEtag(operation) && json !== undefined ? contentEtagOf(json) : undefined);
  const version: Record<string, string> = etag ? { ETag: etag } : {};
  if (etag && operation.method === 'GET' && isKnown(request.headers.get('if-none-match'), etag)) {
    const { 'Content-Type': _contentType, ...headers } = reply.headers;
    return new Response(null, { status: 304, headers: { ...headers, ...version } });
  }
  if ((reply.status ?? status) === 204) return new Response(null, { status: 204, headers: reply.headers });
  if (reply.stream !== undefined)
    return new Response(reply.stream, { status: reply.status ?? status, headers: reply.headers });
  if (json === undefined) throw new Error(`${operation.operationId} has no schema for its answer`);
  return new Response(json, {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...reply.headers, ...version },
  });
}

// Weak comparison, RFC 9110 §13.1.2.
function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  const tags = ifNoneMatch.split(',').map(tag => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}

async function answerOnce(
  ctx: Ctx,
  key: string,
  { operation, path, body }: { operation: Operation; path: string; body: unknown },
  call: (ctx: Ctx) => Promise<Response>,
): Promise<Response> {
  const { clubId, now } = ctx;
  const isSecret = operation.path.includes('{token}');
  const place = isSecret ? keyedHash(path, 'idempotency-path', clubId) : path;
  const keyed = { clubId, caller: callerOf(ctx, body), path: place, key, body, now };
  const work = async (callCtx: Ctx): Promise<StoredAnswer> => {
    const response = await call(callCtx);
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    };
  };
  const { answer, isReplayed } = operation.isIdempotentApart
    ? await onceApart(ctx, keyed, () => work(ctx))
    : await withClub(ctx, tx => once(tx, keyed, () => work({ ...ctx, tx })));
  return new Response(answer.body || null, {
    status: answer.status,
    headers: { ...answer.headers, ...(isReplayed ? { 'Idempotency-Replayed': 'true' } : {}) },
  });
}

/**
 * Whose a key is. Nobody is known by name who has not signed in: with a body he is known by having sent the very same
 * before, from whichever network; without one by his address, or a key that two people choose would share an answer.
 */
function callerOf({ actor, clubId }: Ctx, body: unknown): string {
  if ('id' in actor) return `${actor.kind}:${actor.id}`;
  if (body !== undefined || !('ip' in actor)) return actor.kind;
  return `${actor.kind}:${keyedHash(actor.ip, 'idempotency-caller', clubId)}`;
}

async function preflight(
  bound: readonly Bound[],
  allowed: string,
  request: Request,
  params: Record<string, string>,
): Promise<Response> {
  const id = requestIdOf(request.headers);
  const open = bound.map(one => one.operation).filter(operation => operation.hasClubCors);
  const cors = await corsHeaders(open, request, params);
  const isOpen = 'Access-Control-Allow-Origin' in cors;
  const headers = {
    Allow: allowed,
    ...cors,
    ...(isOpen ? preflightHeaders(open.map(({ method }) => method).join(', ')) : {}),
  };
  return withCommonHeaders(new Response(null, { status: 204, headers }), id, {});
}

/** For refusals too, so that a form on a club's site can tell people why. Nothing where the database is away. */
async function corsHeaders(
  operations: readonly Operation[],
  request: Request,
  params: Record<string, string>,
): Promise<Record<string, string>> {
  if (!operations.some(operation => operation.hasClubCors)) return {};
  const origin = request.headers.get('origin');
  if (origin === null) return { Vary: 'Origin' };
  try {
    const { db } = processConnection();
    return await clubCorsHeaders(
      db,
      await clubOfRequest(db, operations, params, new URL(request.url)),
      origin,
    );
  } catch {
    return {};
  }
}

/** As the form's club addresses its people, which only German tells apart; Du where the database is away. */
async function addressFormOf(
  operation: Operation,
  request: Request,
  params: Record<string, string>,
  locale: Locale,
): Promise<AddressForm> {
  if (locale !== 'de' || !operation.hasClubCors) return 'Du';
  try {
    const { db } = processConnection();
    return await getAddressForm(db, await clubOfRequest(db, [operation], params, new URL(request.url)));
  } catch {
    return 'Du';
  }
}

function withCommonHeaders(response: Response, id: string, headers: Record<string, string>): Response {
  const result = new Response(response.body, response);
  for (const [name, value] of Object.entries(headers))
    if (!result.headers.has(name)) result.headers.set(name, value);
  result.headers.set('X-Request-Id', id);
  result.headers.set('X-Content-Type-Options', 'nosniff');
  if (!result.headers.has('Cache-Control')) result.headers.set('Cache-Control', 'no-store');
  return result;
}

function localeOf(request: Request): Locale {
  return negotiateLocale(request.headers.get('accept-language'), null, 'en');
}
