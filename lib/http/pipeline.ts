import { withDeadline } from '@/db/deadline';
import { forgetPrincipals } from '@/lib/auth/remembered-principals';
import type { Operation } from '@/lib/contracts/operation';
import type { Served } from './handler';
import { acquireSlot } from './steps/acquire-slot';
import { assertAllowed } from './steps/assert-allowed';
import { assertVersion, readPrecondition } from './steps/assert-version';
import { countRequest } from './steps/count-request';
import { finishResponse } from './steps/finish-response';
import { acquireKey, readKey, releaseKey, storeAnswer } from './steps/idempotency-key';
import { identifyCaller } from './steps/identify-caller';
import { inTransaction } from './steps/in-transaction';
import { mapError } from './steps/map-error';
import { openRequest, type RequestState } from './steps/open-request';
import { parseAddress } from './steps/parse-address';
import { parseRequestBody } from './steps/parse-request-body';
import { requireClub } from './steps/require-club';
import { serializeReply } from './steps/serialize-reply';

/**
 * Maximum time from the head of a request to the head of its answer (contract §1). The answer's body may take longer.
 */
const requestMaxMs = 30_000;

/** Answers a request to an operation. Errors of the steps become problems. */
export async function answerRequest<Op extends Operation>(
  served: Served<Op>,
  request: Request,
  pathParams: Record<string, string>,
): Promise<Response> {
  const state = openRequest(served.operation, request, pathParams);
  let response: Response;
  try {
    response = await withDeadline(requestMaxMs, () => runSteps(served, state));
  } catch (error) {
    response = await mapError(state, error);
  }
  return finishResponse(state, response);
}

/**
 * Runs the steps of a request in order. The limit comes before the club: guesses of clubs count, and a request over the
 * limit costs no query.
 */
async function runSteps<Op extends Operation>(
  { operation, handler, options }: Served<Op>,
  state: RequestState,
): Promise<Response> {
  const { request, pathParams, url, db, now, requestId, locale } = state;
  const { actor, principal } = await identifyCaller(state);
  await countRequest(state, actor);
  assertAllowed(principal?.actor ?? null, operation);
  const releaseSlot = acquireSlot(actor);
  try {
    const { params, query } = parseAddress(operation, { pathParams, searchParams: url.searchParams });
    const clubId = await requireClub(state, principal);
    const { body, shapeViolations } = await parseRequestBody(operation, request, actor);
    const precondition = operation.hasVersion ? readPrecondition(request.headers) : null;
    const checked = { params, query, body, shapeViolations, precondition, request };
    const base = { db, clubId, actor, now, clock: () => new Date(), requestId, locale };
    const key = await readKey(state, base, body, options.clubOfToken);
    return await inTransaction(base, key, options.versionOf, async ctx => {
      const earlier = await acquireKey(state, ctx, key);
      if (earlier) return earlier;
      await assertVersion(state, ctx, params, options.versionOf);
      const reply = await handler({ ctx, ...checked });
      return storeAnswer(ctx, key, serializeReply(operation, reply, request));
    });
  } catch (error) {
    await releaseKey(state);
    throw error;
  } finally {
    releaseSlot();
    if (changesAccess(operation)) forgetPrincipals(state.db);
  }
}

/** Whether an operation can end sessions and keys, or change the rights of users. */
function changesAccess({ method, path }: Operation): boolean {
  return method !== 'GET' && /^\/(auth|users|club\/settings\/api-keys)(\/|$)/.test(path);
}
