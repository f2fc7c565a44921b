import { log } from '@/lib/platform/log';
import { withCommonHeaders } from '../common-headers';
import { clubCorsHeaders } from './club-cors';
import type { RequestState } from './open-request';

/** Adds the header fields of CORS, of the steps before and of every answer. Writes the request into the log. */
export async function finishResponse(state: RequestState, response: Response): Promise<Response> {
  const { operation, request, requestId, startedAtMs } = state;
  const headers = { ...state.headers, ...(await clubCorsHeaders(state)) };
  log.info({
    requestId,
    method: request.method,
    route: operation.path,
    status: response.status,
    durationMs: Math.round(performance.now() - startedAtMs),
  });
  return withCommonHeaders(response, requestId, headers);
}
