import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';

/**
 * Gives each page a content security policy with a nonce of its own; Next reads the nonce from the
 * request's header and puts it on its scripts. Server components also learn the address, so that sign-in
 * can lead back to it. Everything that is no page is left out below.
 */
export function proxy(request: NextRequest): NextResponse {
  const policy = contentSecurityPolicy(randomBytes(16).toString('base64'));
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  headers.set('x-page-path', `${request.nextUrl.pathname}${request.nextUrl.search}`);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

export const config = {
  matcher: [
    '/((?!api/|f/|confirm/|status/|sign/|unsubscribe/|_next/|assets/|embed.js|icon.svg|favicon.ico|robots.txt).*)',
  ],
};

/**
 * Scripts need the nonce or a script that has it. Styles may be inline, because the toasts and the dialogs'
 * scroll lock write style elements; without a foreign origin to talk to they can leak nothing.
 */
function contentSecurityPolicy(nonce: string): string {
  const development = process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
