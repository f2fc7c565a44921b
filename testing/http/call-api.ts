import { makeRouter, segmentsOf } from '@/lib/http/router';
import { apiRoutes } from '@/server/runtime/api-routes';

export type ApiCall = {
  readonly method?: string;
  /** Path below `/api/v1`, with its query. */
  readonly path: string;
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent unchanged, as `application/json` unless the headers say otherwise. */
  readonly raw?: BodyInit;
};

const find = makeRouter(apiRoutes);

/** As `callApi`. Returns the status and the parsed JSON body; null for an empty one. */
export async function callJson(call: ApiCall) {
  const response = await callApi(call);
  const text = await response.text();
  return { status: response.status, record: text === '' ? null : JSON.parse(text) };
}

/** Calls the API through its route files, without a server. */
export async function callApi({
  method = 'GET',
  path: address,
  token,
  headers = {},
  body,
  raw,
}: ApiCall): Promise<Response> {
  const url = `http://localhost:3000/api/v1${address}`;
  const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const request = new Request(url, {
    method,
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(content === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(content === undefined ? {} : { body: content, duplex: 'half' }),
  });
  return answerApi(request);
}

/** Answers a request to `/api/v1` through its route file, without a server. */
export async function answerApi(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const found = find(segmentsOf(pathname) ?? []);
  const serve = found?.target[request.method];
  if (!serve) throw new Error(`no route serves ${request.method} ${pathname}`);
  return serve(request, { params: Promise.resolve({ ...found.params, path: found.rest }) });
}
