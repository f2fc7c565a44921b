import { readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

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

const root = path.resolve('app/api/v1');
const serve = z.custom<
  (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>
>(value => typeof value === 'function');
const RouteFile = z.record(z.string(), z.unknown());

type Route = { readonly file: string; readonly segments: readonly string[] };

/** Route files. At each segment a literal name comes before a parameter, as in Next. */
const routes: readonly Route[] = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(file => path.basename(file) === 'route.ts' && !file.includes('[...'))
  .map(file => ({ file, segments: path.dirname(file).split(path.sep) }))
  .sort((a, b) => rank(a) - rank(b));

function rank({ segments }: Route): number {
  return segments.reduce((sum, segment, index) => sum + (segment.startsWith('[') ? 2 ** (10 - index) : 0), 0);
}

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
  const { file, params } = find(new URL(url).pathname.slice('/api/v1/'.length).split('/'));
  const handler = serve.parse(RouteFile.parse(await import(path.join(root, file)))[method]);
  return handler(request, { params: Promise.resolve(params) });
}

function find(given: readonly string[]): { file: string; params: Record<string, string> } {
  for (const { file, segments } of routes) {
    if (segments.length !== given.length) continue;
    const isMatch = segments.every((segment, index) => segment.startsWith('[') || segment === given[index]);
    if (!isMatch) continue;
    const named = segments.flatMap((segment, index) =>
      segment.startsWith('[') ? [[segment.slice(1, -1), decoded(given[index])]] : [],
    );
    return { file, params: Object.fromEntries(named) };
  }
  return { file: '[[...path]]/route.ts', params: {} };
}

function decoded(segment = ''): string {
  return decodeURIComponent(segment);
}
