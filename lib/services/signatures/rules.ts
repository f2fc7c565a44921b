import type { RecordField } from '@/lib/platform/crypto/record-encryption';
import { AppError } from '@/lib/platform/errors';

/** How long a phone can sign and the form can fetch the signature. */
export const openMs = 10 * 60_000;

/** Throws 410 after the request expired. */
export function assertOpen({ expiresAt }: { readonly expiresAt: Date }, now: Date): void {
  if (expiresAt <= now) throw new AppError('expired');
}

/** By id of the request; the text is the PNG data URL. */
export const imageField = (clubId: string, recordId: string): RecordField => ({
  table: 'signature_requests',
  column: 'image_encrypted',
  clubId,
  recordId,
});
