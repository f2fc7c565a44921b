/** The developers' pages in the order of their navigation; each is `docs/developers/<name>.md`. */
export const guidePages = [
  { name: 'index', title: 'Start' },
  { name: 'authentication', title: 'Obtaining a token' },
  { name: 'api-keys', title: 'API keys' },
  { name: 'rate-limiting', title: 'Rate limiting' },
  { name: 'errors', title: 'Errors' },
  { name: 'pagination', title: 'Pagination' },
  { name: 'idempotency', title: 'Idempotency' },
  { name: 'concurrency', title: 'Concurrency' },
  { name: 'webhooks', title: 'Webhooks' },
  { name: 'embedding', title: 'Embedding' },
  { name: 'versioning', title: 'Versioning' },
  { name: 'differences', title: 'Differences' },
  { name: 'changelog', title: 'Changelog' },
] as const;

export type GuidePage = (typeof guidePages)[number];

export function guideAddress({ name }: GuidePage): string {
  return name === 'index' ? '/developers' : `/developers/${name}`;
}
