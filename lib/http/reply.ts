import { etagOf } from '@/lib/precondition';

/** What a handler answers with; `lib/http/route.ts` makes the response of it. */
export type Reply<Body> = {
  readonly body?: Body;
  readonly stream?: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> | string;
  readonly headers: Readonly<Record<string, string>>;
};

/** 200 with a JSON body; `version` makes the `ETag`. */
export function ok<Body>(
  body: Body,
  options: { version?: number; headers?: Record<string, string> } = {},
): Reply<Body> {
  return {
    body,
    headers: {
      ...(options.version === undefined ? {} : { ETag: etagOf(options.version) }),
      ...options.headers,
    },
  };
}

/** 201 with the new record and where it is, as path below `/api/v1`. */
export function created<Body>(body: Body, path: string): Reply<Body> {
  return { body, headers: { Location: `/api/v1${path}` } };
}

/** 204. */
export function noContent(): Reply<undefined> {
  return { headers: {} };
}

/** A file to be saved under `fileName` (RFC 6266, names beyond ASCII too). */
export function file(
  stream: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> | string,
  contentType: string,
  fileName: string,
): Reply<undefined> {
  const plain = fileName
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\]/g, '_');
  return {
    stream,
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    },
  };
}

/** A page of a list with its `Link: rel="next"` (RFC 8288). */
export function listed<Page extends { nextCursor: string | null }>(page: Page, url: string): Reply<Page> {
  if (page.nextCursor === null) return ok(page);
  const next = new URL(url);
  next.searchParams.set('cursor', page.nextCursor);
  return ok(page, { headers: { Link: `<${next.pathname}${next.search}>; rel="next"` } });
}
