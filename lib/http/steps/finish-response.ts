import { validate as isUuid } from 'uuid';
import { log } from '@/lib/platform/log';
import { recordApiRequest } from '@/lib/services/api-requests/record';
import { withCommonHeaders } from '../common-headers';
import { clubCorsHeaders } from './club-cors';
import type { RequestState } from './open-request';

/**
 * Adds the header fields of CORS, of the steps before and of every answer. Writes the request into the log, and into
 * that of its API key.
 */
export async function finishResponse(state: RequestState, response: Response): Promise<Response> {
  const { operation, request, requestId, startedAtMs } = state;
  const headers = { ...state.headers, ...(await clubCorsHeaders(state)) };
  const { method } = request;
  const { status } = response;
  const durationMs = Math.round(performance.now() - startedAtMs);
  log.info({ requestId, method, route: operation.path, status, durationMs });
  if (state.apiKey)
    recordApiRequest(state.db, {
      clubId: state.apiKey.clubId,
      apiKeyId: state.apiKey.id,
      at: state.now,
      path: pathWithIds(operation.path, state.pathParams),
      method,
      status,
      durationMs,
      requestId,
      problem: state.problem ?? null,
    });
  return withCommonHeaders(response, requestId, headers);
}

/** Fills ids into the path of an operation. Other parameters keep their names: they could be names of people. */
function pathWithIds(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = params[name] ?? '';
    return isUuid(value) ? value : placeholder;
  });
}
