import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { allOperations } from '@/lib/contracts/operations/all';
import { env } from '@/lib/env';
import { makeRouter, segmentsOf } from '@/lib/http/router';
import { type Attributes, beginTrace, isTracing, withSpan } from '@/lib/tracing';
import { publicRoutes } from './public-routes';

type Finder = (path: string) => string | undefined;

/** Made at the first request: without traces they would cost memory. */
let known: { readonly findTemplate: Finder; readonly ownAddress: Attributes } | undefined;

/**
 * Runs a request in a span until its answer has ended. The path itself is not part of it: paths have tokens, and names of
 * clubs and forms.
 */
export function traceRequest(
  req: IncomingMessage,
  res: ServerResponse,
  work: () => Promise<void>,
): Promise<void> {
  const [path = ''] = (req.url ?? '').split('?', 1);
  if (!isTracing() || /^\/(_next|assets)\//.test(path)) return work();
  known ??= { findTemplate: templateFinder(), ownAddress: ownAddress() };
  const route = known.findTemplate(path);
  const method = req.method ?? '';
  const span = beginTrace(
    route ? `${method} ${route}` : method,
    'Server',
    { ...known.ownAddress, 'http.request.method': method, ...(route ? { 'http.route': route } : {}) },
    req.headers.traceparent,
  );
  if (!span) return work();
  res.once('close', () => {
    const { statusCode } = res;
    span.attributes = { ...span.attributes, 'http.response.status_code': statusCode };
    if (statusCode >= 500) span.errorType = String(statusCode);
    span.end();
  });
  return withSpan(span, work);
}

/** Where people reach the service: what a caller writes into `Host` is text of a stranger. */
function ownAddress(): Attributes {
  const { protocol, hostname, port } = new URL(env().APP_URL);
  return {
    'url.scheme': protocol.slice(0, -1),
    'server.address': hostname,
    'server.port': Number(port || (protocol === 'https:' ? 443 : 80)),
  };
}

/** Finds the template of a path, such as `/api/v1/submits/{id}/accept`. */
function templateFinder(): Finder {
  const patterns = [
    ...allOperations.map(({ path }) => `/api/v1${path}`),
    '/api/v1/[[...path]]',
    ...publicRoutes.map(([pattern]) => pattern),
    ...pagePatterns(),
  ];
  const find = makeRouter(patterns.map(pattern => [pattern, templateOf(pattern)]));
  return path => find(segmentsOf(path) ?? [])?.target;
}

function templateOf(pattern: string): string {
  return pattern.replace(/\/\[\[\.\.\.\w+\]\]$/, '/*').replace(/\[(\w+)\]/g, '{$1}');
}

/** The pages that Next has built; none in development, where Next runs by itself. */
function pagePatterns(): string[] {
  try {
    const { staticRoutes, dynamicRoutes }: RoutesManifest = JSON.parse(
      readFileSync('.next/routes-manifest.json', 'utf8'),
    );
    return [...staticRoutes, ...dynamicRoutes].map(({ page }) => page);
  } catch {
    return [];
  }
}

type RoutesManifest = Readonly<
  Record<'staticRoutes' | 'dynamicRoutes', readonly { readonly page: string }[]>
>;
