import type { Operation } from '@/lib/contracts/operation';
import { AppError, notFound } from '@/lib/platform/errors';
import { withCommonHeaders } from './common-headers';
import { publishExchange } from './exchange-channel';
import type { BoundOperation, Handler, HandlerOptions, Served } from './handler';
import { localeOf } from './locale-of';
import { answerRequest } from './pipeline';
import { answerPreflight } from './preflight';
import { problemResponse } from './problem';
import { requestIdOf } from './request-id';
import { makeRouter } from './router';
import { readStored } from './steps/assert-version';

/** What the door (`server/runtime/door.ts`) passes to the function of a route file `[[...path]]/route.ts`. */
type RouteContext = { params: Promise<{ path?: readonly string[] }> };
type RouteFunction = (request: Request, context: RouteContext) => Promise<Response>;
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Binds an operation to its handler. The handler gets checked input only and may throw `AppError`. */
export function bind<const Op extends Operation>(
  operation: Op,
  handler: Handler<Op>,
  options: HandlerOptions = {},
): BoundOperation {
  const served: Served<Op> = { operation, handler, options };
  return {
    operation,
    answer: (request, pathParams) => answerRequest(served, request, pathParams),
    read: (state, ctx) => readStored(served, state, ctx),
  };
}

/**
 * Returns the functions of the route file of all paths below `base` (`/club`): bound operations, HEAD for GET, OPTIONS,
 * a 405 problem with `Allow` for the other methods of a path, and a 404 problem for other paths. Throws at once if an
 * operation's path is not below `base`, or if an operation is bound twice.
 */
export function resource(
  base: string,
  ...bound: readonly BoundOperation[]
): Record<(typeof methods)[number], RouteFunction> {
  const find = makeRouter(
    [...Map.groupBy(bound, one => one.operation.path)].map(([path, operations]) => {
      if (path !== base && !path.startsWith(`${base}/`)) throw new Error(`${path} is not below ${base}`);
      return [path.slice(base.length), functionOf(operations)];
    }),
  );
  const answer: RouteFunction = async (request, context) => {
    const found = find((await context.params).path ?? []);
    return found ? found.target(request, found.params) : refuse(request, notFound());
  };
  return {
    GET: answer,
    HEAD: answer,
    POST: answer,
    PUT: answer,
    PATCH: answer,
    DELETE: answer,
    OPTIONS: answer,
  };
}

/** Returns the function that answers all methods of one path. */
function functionOf(bound: readonly BoundOperation[]) {
  const byMethod = new Map<string, BoundOperation>(bound.map(one => [one.operation.method, one]));
  const operations = bound.map(one => one.operation);
  const names = operations.map(({ method, path }) => `${method} ${path}`);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`${twice} is bound twice`);
  const allowed = methods
    .filter(
      method => byMethod.has(method) || method === 'OPTIONS' || (method === 'HEAD' && byMethod.has('GET')),
    )
    .join(', ');
  return async (request: Request, pathParams: Record<string, string>): Promise<Response> => {
    if (request.method === 'OPTIONS') return answerPreflight(operations, allowed, request, pathParams);
    const found = byMethod.get(request.method === 'HEAD' ? 'GET' : request.method);
    if (!found) return refuse(request, new AppError('method-not-allowed', { headers: { Allow: allowed } }));
    const full = await found.answer(request, pathParams);
    const response = request.method === 'HEAD' ? await withoutBody(full) : full;
    publishExchange({ operation: found.operation, request, response });
    return response;
  };
}

async function withoutBody(response: Response): Promise<Response> {
  await response.body?.cancel();
  return new Response(null, { status: response.status, headers: response.headers });
}

/** Answers a request that no operation serves with a problem. */
export function refuse(request: Request, error: AppError): Response {
  const id = requestIdOf(request.headers);
  const problem = problemResponse(error, {
    id,
    locale: localeOf(request),
    method: request.method,
    route: '',
  });
  const response = withCommonHeaders(problem, id, {});
  publishExchange({ operation: null, request, response });
  return response;
}
