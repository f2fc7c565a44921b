import { createHash } from 'node:crypto';
import type { File } from '@/lib/contracts/file';
import { pictureBytesMax } from '@/lib/contracts/picture-types';
import { AppError, invalid } from '@/lib/platform/errors';
import { type Picture, redrawPicture } from '@/lib/platform/images/redraw-picture';
import { sniffPicture } from '@/lib/platform/images/sniff-picture';
import { assertAllowedUrl } from '@/lib/platform/outbound/assert-allowed-url';
import { getFile } from '@/lib/platform/outbound/get';
import { OutboundError } from '@/lib/platform/outbound/outbound-error';

/** A picture encoded anew as a background, ready to be stored. */
export type NewBackground = Picture & { readonly contentHash: string; readonly fileName: string };

const wanted = { format: 'webp', edgeMax: 2400, pixelsMax: 16_000_000 } as const;
const fetchTimeoutMs = 10_000;
const path = 'customDesign.backgroundImageUrl';

/** Encodes an upload anew: at most 2400 pixels a side, as WebP. Throws 400 if it is no picture. */
export async function makeBackground(clubId: string, file: File): Promise<NewBackground> {
  const picture = await redrawPicture(clubId, file, wanted);
  const contentHash = createHash('sha256').update(picture.data).digest('hex');
  return { ...picture, contentHash, fileName: `${file.fileName.replace(/\.\w{1,5}$/, '')}.webp` };
}

/**
 * Copies the picture of a URL, so that forms load it from here. Throws a 400 with instructions if the URL is not
 * allowed, does not answer within 10 s, or is no picture of at most 2 MiB.
 */
export async function fetchBackground(clubId: string, url: string): Promise<NewBackground> {
  await assertAllowedUrl(url, path);
  const { statusCode, body } = await getFile(url, 'image/webp, image/png, image/jpeg, image/svg+xml', {
    bytesMax: pictureBytesMax,
    timeoutMs: fetchTimeoutMs,
  }).catch(refuse);
  if (statusCode < 200 || statusCode > 299) throw invalid([{ path, key: 'imageUrlUnreachable' }]);
  const contentType = sniffPicture(body);
  if (contentType === null) throw noPicture();
  const fileName = `background.${contentType.slice('image/'.length, 'image/'.length + 4)}`;
  const file = { fileName, contentType, data: body.toString('base64') };
  return makeBackground(clubId, file).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'validation' ? noPicture() : error;
  });
}

function refuse(error: unknown): never {
  if (!(error instanceof OutboundError)) throw error;
  throw error.reason === 'ResponseInvalid' ? noPicture() : invalid([{ path, key: 'imageUrlUnreachable' }]);
}

function noPicture(): AppError {
  return invalid([{ path, key: 'imageUrlNoPicture' }]);
}
