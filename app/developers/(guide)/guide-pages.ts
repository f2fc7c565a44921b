/** The developers' pages in the order of their navigation; each is `docs/developers/<name>.md`. */
export const guidePages = [
  { name: 'index', title: 'Start' },
  { name: 'lifecycle', title: 'Life of a submission' },
  { name: 'webhooks', title: 'Webhooks' },
  { name: 'syncing', title: 'Syncing a CRM' },
  { name: 'exports', title: 'Exports and PDF' },
  { name: 'embedding', title: 'Embedding' },
  { name: 'testing', title: 'Testing' },
  { name: 'api-keys', title: 'API keys' },
  { name: 'authentication', title: 'Obtaining a token' },
  { name: 'errors', title: 'Errors' },
  { name: 'pagination', title: 'Pagination' },
  { name: 'idempotency', title: 'Idempotency' },
  { name: 'concurrency', title: 'Concurrency' },
  { name: 'rate-limiting', title: 'Rate limiting' },
  { name: 'versioning', title: 'Versioning' },
  { name: 'changelog', title: 'Changelog' },
  { name: 'differences', title: 'Differences' },
] as const;

export type GuidePage = (typeof guidePages)[number];

export function guideAddress({ name }: GuidePage): string {
  return name === 'index' ? '/developers' : `/developers/${name}`;
}

/** All guides, for navigations. */
export const guideLinks = guidePages.map(page => ({ href: guideAddress(page), title: page.title }));
