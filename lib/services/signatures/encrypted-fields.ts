import type { RecordField } from '@/lib/platform/crypto/record-encryption';

/** By id of the request; the text is the PNG data URL. */
export const imageField = (clubId: string, recordId: string): RecordField => ({
  table: 'signature_requests',
  column: 'image_encrypted',
  clubId,
  recordId,
});
