import type { RecordField } from '@/lib/platform/crypto/record-encryption';

/** How long a link to a started form is valid, as on a device. */
export const draftMs = 14 * 24 * 3_600_000;

/** Drafts of one address in a club; a further one replaces the oldest. */
export const draftsMax = 3;

export const contentField = (clubId: string, recordId: string): RecordField => ({
  table: 'form_drafts',
  column: 'content_encrypted',
  clubId,
  recordId,
});
