import type { submissionSignatures } from '@/db/schema/submissions';
import type { Ctx } from '@/lib/platform/context';
import { encryptField } from '@/lib/platform/crypto/record-encryption';
import { signatureField } from '@/lib/services/submissions/encrypted-fields';

/** The row of a signature, encrypted for this submission; none without one. */
export function makeSignature(
  { clubId }: Pick<Ctx, 'clubId'>,
  submissionId: string,
  dataUrl: string | null,
): typeof submissionSignatures.$inferInsert | null {
  if (dataUrl === null) return null;
  return {
    clubId,
    submissionId,
    imageEncrypted: encryptField(dataUrl, signatureField(clubId, submissionId)),
  };
}
