import type { guidePages } from '@/app/developers/(guide)/guide-pages';
import type { ErrorCode } from '@/lib/platform/errors';

type GuideName = (typeof guidePages)[number]['name'];

const guides: Readonly<Record<ErrorCode, readonly GuideName[]>> = {
  'malformed-json': ['errors'],
  validation: ['errors'],
  'bad-query': ['pagination', 'errors'],
  unauthenticated: ['api-keys', 'authentication'],
  forbidden: ['api-keys', 'authentication'],
  'not-found': ['errors'],
  'method-not-allowed': ['errors'],
  'state-conflict': ['lifecycle'],
  'already-taken': ['errors'],
  'in-use': ['errors'],
  'last-admin': ['authentication'],
  'limit-reached': ['errors'],
  'request-running': ['idempotency'],
  'form-token-used': ['embedding'],
  'form-closed': ['embedding'],
  expired: ['lifecycle', 'exports'],
  'precondition-failed': ['concurrency'],
  'request-timeout': ['errors'],
  'too-large': ['errors'],
  'unsupported-media-type': ['errors'],
  'idempotency-key-reused': ['idempotency'],
  'quota-exceeded': ['rate-limiting'],
  'too-soon': ['rate-limiting'],
  internal: ['errors', 'idempotency'],
  unavailable: ['rate-limiting'],
};

/** The guides that say more about a problem. */
export function guidesOf(code: ErrorCode): readonly GuideName[] {
  return guides[code];
}
