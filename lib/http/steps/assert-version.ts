import { sql } from 'drizzle-orm';
import { withClub } from '@/db/client';
import type { Operation } from '@/lib/contracts/operation';
import type { Ctx } from '@/lib/platform/context';
import { invalid } from '@/lib/platform/errors';
import { assertEtag, contentEtagOf, type Precondition } from '@/lib/platform/precondition';
import type { BoundOperation, Served } from '../handler';
import { inputOf } from './input-of';
import type { RequestState } from './open-request';
import { parseAddress } from './parse-address';

const quotedTag = /^(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"$/;

/**
 * Returns the versions of `If-Match`: `any` for `*`; null without one. Throws a 400 for a tag without its quotation
 * marks, which could never match.
 */
export function readPrecondition(headers: Headers): Precondition {
  const given = headers.get('if-match');
  if (given === null) return null;
  if (given.trim() === '*') return 'any';
  const tags = given.split(',').map(tag => tag.trim());
  if (!tags.every(tag => quotedTag.test(tag))) throw invalid([{ path: 'If-Match', key: 'formatEtag' }]);
  return tags;
}

/**
 * Throws 412 if `If-Match` is given and does not name the current `ETag` of the read `versionOf`. With or without it,
 * other changes of the record with a `versionOf` wait until the transaction of `ctx` ends. Does nothing without
 * `versionOf`.
 */
export async function assertVersion(
  state: RequestState,
  ctx: Ctx,
  params: unknown,
  versionOf: BoundOperation | undefined,
): Promise<void> {
  if (!versionOf) return;
  const place = `${ctx.clubId} ${versionOf.operation.path} ${JSON.stringify(params ?? {})}`;
  await withClub(ctx, tx => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`));
  const precondition = readPrecondition(state.request.headers);
  if (precondition === null) return;
  assertEtag(precondition, contentEtagOf(JSON.stringify(await versionOf.read(state, ctx))));
}

/** Returns the current body of the read `served`, without query parameters, in the transaction of `ctx`. */
export async function readStored<Op extends Operation>(
  { operation, handler }: Served<Op>,
  { pathParams, request }: RequestState,
  ctx: Ctx,
): Promise<unknown> {
  const address = parseAddress(operation, { pathParams, searchParams: new URLSearchParams() });
  const { body } = inputOf<Op, 'body'>({ body: undefined });
  const reply = await handler({ ctx, ...address, body, shapeViolations: [], precondition: null, request });
  return reply.body;
}
