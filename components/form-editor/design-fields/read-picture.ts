import type { File as PictureFile } from '@/lib/contracts/file';
import { pictureBytesMax, pictureTypes } from '@/lib/contracts/picture-types';

/**
 * Converts a picture to the API's form. Throws a RangeError above 2 MiB; the service refuses files
 * that are no picture.
 */
export async function readPicture(file: File): Promise<PictureFile> {
  if (file.size > pictureBytesMax) throw new RangeError('picture too large');
  const contentType = pictureTypes.find(type => type === file.type) ?? 'image/png';
  return { fileName: file.name.slice(-200), contentType, data: await base64Of(file) };
}

/** The content of a file as base64. Rejects if it cannot be read. */
export function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(`${reader.result}`.split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
