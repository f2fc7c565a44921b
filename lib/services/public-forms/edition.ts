import { createHash } from 'node:crypto';

/** A short name for what a form asks and offers: the same as long as that is the same. */
export function editionOf(asked: object): string {
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url').slice(0, 16);
}
