import type { File as PictureFile } from '@/lib/contracts/file';
import { pictureBytesMax, pictureTypes } from '@/lib/contracts/picture-types';

/** A picture as the API takes it. Throws a RangeError for one over 2 MiB; what is no picture the service refuses. */
export async function readPicture(file: File): Promise<PictureFile> {
  if (file.size > pictureBytesMax) throw new RangeError('picture too large');
  const contentType = pictureTypes.find(type => type === file.type) ?? 'image/png';
  return { fileName: file.name.slice(-200), contentType, data: await base64Of(file) };
}

function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(`${reader.result}`.split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
