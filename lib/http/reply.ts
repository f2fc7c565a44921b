import { contentEtagOf, etagOf } from '@/lib/platform/precondition';

/** Answer of a handler; `lib/http/pipeline.ts` makes the response from it. */
export type Reply<Body> = {
  /** Set if there is no content although the operation's status promises some. */
  readonly status?: 204;
  readonly body?: Body;
  /** The body as it is sent, if it is known already. */
  readonly json?: string;
  readonly stream?: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> | string;
  readonly headers: Readonly<Record<string, string>>;
};

/**
 * 200 with a JSON body. The `ETag` comes from `version`, and also from the content if the body contains other records.
 */
export function ok<Body>(
  body: Body,
  options: { version?: number; showsOthers?: boolean; headers?: Record<string, string> } = {},
): Reply<Body> {
  return {
    body,
    headers: {
      ...(options.version === undefined
        ? {}
        : { ETag: etagOf(options.version, options.showsOthers ? JSON.stringify(body) : undefined) }),
      ...options.headers,
    },
  };
}

/** 200 with a stored record. The `ETag` comes from its content and equals that of reading it. */
export function stored<Body>(body: Body): Reply<Body> {
  return ok(body, { headers: { ETag: contentEtagOf(JSON.stringify(body)) } });
}

/** 201 with the new record and its location, a path below `/api/v1`. */
export function created<Body>(body: Body, path: string): Reply<Body> {
  return { body, headers: { Location: `/api/v1${path}` } };
}

/** 204. With the `version` that the change made, `ETag` names it, so that the next change needs no read before. */
export function noContent({ version }: { version?: number } = {}): Reply<never> {
  return { status: 204, headers: version === undefined ? {} : { ETag: etagOf(version) } };
}

/** A file download named `fileName` (RFC 6266, also beyond ASCII). */
export function file(
  stream: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> | string,
  contentType: string,
  fileName: string,
): Reply<undefined> {
  return {
    stream,
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename="${plainName(fileName)}"; filename*=UTF-8''${extendedName(fileName)}`,
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

const spelled: Record<string, string> = {
  ß: 'ss',
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ł: 'l',
  Ł: 'L',
  ø: 'o',
  ı: 'i',
};

/** ASCII file name for old clients; transliterated if there is a usual spelling. */
function plainName(fileName: string): string {
  return fileName
    .replace(/[ßäöüÄÖÜłŁøı]/g, letter => spelled[letter] ?? '')
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\]/g, '_');
}

/** RFC 8187 §3.2.1: `encodeURIComponent` leaves four characters that must be escaped here. */
function extendedName(fileName: string): string {
  return encodeURIComponent(fileName).replace(
    /['()*]/g,
    character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
