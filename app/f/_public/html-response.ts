type Options = {
  readonly status?: number;
  readonly nonce: string;
  /** Origins that may frame the page beside our own; null allows none, not even our own. */
  readonly frameOrigins: readonly string[] | null;
  /** Whether the address is a secret, such as that of a confirmation link. */
  readonly isAddressSecret?: boolean;
};

/**
 * For a page whose ticks must survive a lost connection. The browser alone stores the page, and its Back button shows
 * it. Every other request for it goes to the server.
 */
export const keptForBack = { 'Cache-Control': 'private, no-cache' } as const;

/** Headers of every other page. None is cached, because a page contains a form token or personal data. */
export const pageHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'same-origin',
  Vary: 'Accept-Language',
} as const;

/**
 * A public page with strict headers: no other origins, styles by nonce, frames only on the club's origins. `more` are
 * headers of this page alone.
 */
export function htmlResponse(
  html: string | Buffer<ArrayBuffer>,
  { status = 200, nonce, frameOrigins, isAddressSecret }: Options,
  more: Readonly<Record<string, string>> = {},
): Response {
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy(nonce, frameOrigins),
      ...pageHeaders,
      ...more,
      ...(isAddressSecret ? { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' } : {}),
    },
  });
}

function contentSecurityPolicy(nonce: string, frameOrigins: readonly string[] | null): string {
  const frames = frameOrigins === null ? "'none'" : ["'self'", ...frameOrigins.filter(isOrigin)].join(' ');
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${frames}`,
  ].join('; ');
}

/** Origins are checked when stored; checked again because they go into a header. */
function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}
