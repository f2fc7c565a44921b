type Options = {
  readonly status?: number;
  readonly nonce: string;
  /** Origins that may frame the page beside our own; none may where it is null. */
  readonly frameOrigins: readonly string[] | null;
  /** Whether the address is a secret, as that of a confirmation link. */
  readonly isAddressSecret?: boolean;
};

/**
 * A public page with the headers that hold it in: no other origin for anything, styles by nonce, frames only for
 * the origins that the club allows. Nothing is stored, since a page holds a form token or somebody's answers.
 */
export function htmlResponse(
  html: string,
  { status = 200, nonce, frameOrigins, isAddressSecret }: Options,
): Response {
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy(nonce, frameOrigins),
      'Referrer-Policy': isAddressSecret ? 'no-referrer' : 'same-origin',
      'Cache-Control': 'no-store',
      Vary: 'Accept-Language',
      ...(isAddressSecret ? { 'X-Robots-Tag': 'noindex, nofollow' } : {}),
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
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${frames}`,
  ].join('; ');
}

/** Origins were checked when they were stored; a header is no place to rely on that. */
function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}
