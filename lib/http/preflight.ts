import type { Operation } from '@/lib/contracts/operation';
import { withCommonHeaders } from './common-headers';
import { requestIdOf } from './request-id';
import { clubCorsHeaders } from './steps/club-cors';
import { openRequest } from './steps/open-request';

/**
 * Answers OPTIONS with the methods of a path. For an origin of the club, adds what a browser may send there for an
 * hour.
 */
export async function answerPreflight(
  operations: readonly Operation[],
  allowed: string,
  request: Request,
  pathParams: Record<string, string>,
): Promise<Response> {
  const open = operations.filter(operation => operation.hasClubCors);
  const cors = open[0] ? await clubCorsHeaders(openRequest(open[0], request, pathParams)) : {};
  const isOpen = 'Access-Control-Allow-Origin' in cors;
  const headers = { Allow: allowed, ...cors, ...(isOpen ? openTo(open) : {}) };
  return withCommonHeaders(new Response(null, { status: 204, headers }), requestIdOf(request.headers), {});
}

function openTo(operations: readonly Operation[]): Record<string, string> {
  return {
    'Access-Control-Allow-Methods': operations.map(({ method }) => method).join(', '),
    'Access-Control-Allow-Headers':
      'Content-Type, X-Form-Token, X-Proof-Of-Work, Idempotency-Key, X-Request-Id, Accept-Language',
    'Access-Control-Max-Age': '3600',
  };
}
