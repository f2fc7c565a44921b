import { type IncomingMessage, ServerResponse } from 'node:http';
import { env } from '@/lib/env';

const nothing = ["default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"];

/** Policy of answers that are no pages: data, files, redirects, refusals. */
const policy = nothing.join('; ');

/** Policy of pages without their own, such as the 404 page: text and styles only. */
const pagePolicy = [...nothing, "style-src 'self' 'unsafe-inline'", "font-src 'self'", "img-src 'self'"].join(
  '; ',
);

const fixed = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** Only documents obey these; with a script they are bytes that a phone loads for nothing. */
const ofDocuments = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** Two years. Sent with https only: on http browsers ignore it, and it would pin the host names of test machines. */
const strictTransport = {
  off: '',
  host: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
};

/** Returns the default security headers of an answer. */
export function securityHeaders(contentType = ''): Record<string, string> {
  const { APP_URL, HSTS } = env();
  const transport = APP_URL.startsWith('https:') && strictTransport[HSTS];
  return {
    ...fixed,
    ...(/^(text|application)\/javascript/.test(contentType) ? {} : ofDocuments),
    'Content-Security-Policy': contentType.startsWith('text/html') ? pagePolicy : policy,
    ...(transport ? { 'Strict-Transport-Security': transport } : {}),
  };
}

/**
 * A response that adds the missing security headers when its head is sent, whatever code writes it. Setting them
 * earlier does not work: Next keeps existing headers and drops its own.
 */
export class SecureResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  override writeHead(statusCode: number, ...rest: unknown[]): this {
    const given = rest.findLast(isHeaders) ?? {};
    for (const [name, value] of Object.entries(given)) this.setHeader(name, value);
    const missing: Record<string, string> = securityHeaders(String(this.getHeader('Content-Type') ?? ''));
    // A cache would replace the policy of the page that it holds (RFC 9111 §4.3.4).
    if (statusCode === 304) delete missing['Content-Security-Policy'];
    for (const [name, value] of Object.entries(missing))
      if (!this.hasHeader(name)) this.setHeader(name, value);
    const [message] = rest;
    return typeof message === 'string' ? super.writeHead(statusCode, message) : super.writeHead(statusCode);
  }
}

function isHeaders(value: unknown): value is Record<string, string | string[]> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
