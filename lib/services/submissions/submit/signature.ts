import type { submissionSignatures } from '@/db/schema/submissions';
import type { Ctx } from '@/lib/platform/context';
import { encryptField } from '@/lib/platform/crypto/record-encryption';
import { plainPng } from '@/lib/platform/images/plain-png';
import { sniffPicture } from '@/lib/platform/images/sniff-picture';
import { checkSignature, signatureBytesMax } from '@/lib/rules/submissions/field-rules';
import { at, finding, type Problem } from '@/lib/rules/submissions/problem';
import { isBlank, type Text } from '@/lib/rules/submissions/text-rules';
import { signatureField } from '@/lib/services/submissions/encrypted-fields';

/** Maximum number of pixels that are decoded. */
const pixelsMax = 4_000_000;
const frame = { width: 1200, height: 600 } as const;

const prefix = 'data:image/png;base64,';

/**
 * Returns a signature as a PNG of which only the pixels come from the upload. Returns null if none was given or its
 * shape is wrong, which lib/rules reports. Reports a problem at `signature` if the picture cannot be decoded, is no PNG,
 * or is too large.
 */
export async function readSignature(given: Text): Promise<{ dataUrl: string | null; problems: Problem[] }> {
  if (typeof given !== 'string' || isBlank(given) || checkSignature(given))
    return { dataUrl: null, problems: [] };
  const upload = Buffer.from(given.slice(prefix.length), 'base64');
  if (pixelsOf(upload) > pixelsMax)
    return { dataUrl: null, problems: at('signature', finding('signaturePixels', { max: pixelsMax / 1e6 })) };
  const png = await onlyPixels(upload);
  if (!png) return { dataUrl: null, problems: at('signature', finding('signatureShape')) };
  if (png.byteLength <= signatureBytesMax) return { dataUrl: prefix + png.toString('base64'), problems: [] };
  const max = signatureBytesMax / 1024;
  return { dataUrl: null, problems: at('signature', finding('signatureTooLarge', { max })) };
}

/** The size that the header of a PNG names (PNG specification §11.2.1); 0 without a header. */
function pixelsOf(png: Buffer): number {
  return png.length < 24 ? 0 : png.readUInt32BE(16) * png.readUInt32BE(20);
}

/** The picture of a canvas is checked and keeps its encoded pixels: encoding them anew takes three times as long. */
async function onlyPixels(upload: Buffer): Promise<Buffer | null> {
  const plain = plainPng(upload, frame);
  if (plain) return plain;
  // No other decoder ever sees the upload. Asking sharp for its type would open the picture twice.
  if (sniffPicture(upload) !== 'image/png') return null;
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(upload, { limitInputPixels: pixelsMax, failOn: 'error' })
      .resize({ ...frame, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer();
  } catch {
    return null;
  }
}

/** The row of a signature, encrypted for this submission; null without one. */
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
