/** The headers of answers (contract §1), as components of the OpenAPI document. */
export const responseHeaders = {
  'X-Request-Id': {
    description: "The caller's X-Request-Id where it was 1–128 safe characters, else a new one",
    required: true,
    schema: { type: 'string', pattern: '^[A-Za-z0-9._:-]{1,128}$' },
    example: '7f2c1c9e-6a0b-4f0e-9c2d-0b1a2c3d4e5f',
  },
  ETag: {
    description:
      'The version of the record. Send it as If-Match with a change, or as If-None-Match to check for changes',
    schema: { type: 'string', pattern: '^"[\\x21\\x23-\\x7e]*"$' },
    example: '"v3"',
  },
  Location: {
    description: 'Address of the new record or job',
    required: true,
    schema: { type: 'string', format: 'uri-reference' },
    example: '/api/v1/club/departments/019a0000-0000-7000-8000-000000000001',
  },
  Link: {
    description: 'The next page (RFC 8288), if there is one',
    schema: { type: 'string', pattern: '^<[^>]+>; rel="next"$' },
    example: '</api/v1/submits?cursor=v1.3f9a1c07.Zk3q….pL9w…>; rel="next"',
  },
  RateLimit: {
    description: 'What is left of each quota (r) and in how many seconds it resets (t)',
    schema: { type: 'string' },
    example: '"api";r=1999;t=600',
  },
  'RateLimit-Policy': {
    description: 'The quotas (q) and their windows in seconds (w)',
    schema: { type: 'string' },
    example: '"api";q=2000;w=600',
  },
  'Retry-After': {
    description: 'Seconds to wait before retrying',
    schema: { type: 'string', pattern: '^\\d+$' },
    example: '30',
  },
  'Idempotency-Replayed': {
    description: 'Whether this is the stored response to an earlier request with the same Idempotency-Key',
    schema: { type: 'string', const: 'true' },
    example: 'true',
  },
  'WWW-Authenticate': {
    description: 'How to sign in (RFC 6750)',
    required: true,
    schema: { type: 'string', pattern: '^Bearer(?: error="invalid_token")?$' },
    example: 'Bearer',
  },
  'Content-Language': {
    description: 'The language of its texts, chosen by Accept-Language',
    required: true,
    schema: { type: 'string', pattern: '^(de|en)$' },
    example: 'en',
  },
  'Content-Disposition': {
    description: 'The name to save the file under (RFC 6266)',
    required: true,
    schema: { type: 'string', pattern: '^attachment; filename="' },
    example: 'attachment; filename="0042.pdf"; filename*=UTF-8\'\'0042.pdf',
  },
} as const satisfies Record<
  string,
  { description: string; required?: boolean; schema: object; example: string }
>;

export type ResponseHeader = keyof typeof responseHeaders;

/** Returns references to header fields of the document. */
export function headersNamed(names: readonly ResponseHeader[]) {
  return Object.fromEntries(names.map(name => [name, { $ref: `#/components/headers/${name}` }]));
}
