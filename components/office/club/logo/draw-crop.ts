import type { Crop } from '@/components/office/club/logo/crop-box';
import type { File as PictureFile } from '@/lib/contracts/file';

/** More than the service stores, so that it can scale down. */
const edgeMax = 1024;

/** Crops a picture to a PNG for the API. Rejects if the browser cannot draw it. */
export async function drawCrop(
  picture: HTMLImageElement,
  crop: Crop,
  fileName: string,
): Promise<PictureFile> {
  const width = picture.naturalWidth || edgeMax;
  const height = picture.naturalHeight || edgeMax;
  const area = {
    x: (width * crop.left) / 100,
    y: (height * crop.top) / 100,
    width: (width * (100 - crop.left - crop.right)) / 100,
    height: (height * (100 - crop.top - crop.bottom)) / 100,
  };
  const scale = Math.min(1, edgeMax / Math.max(area.width, area.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round(area.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  const data = canvas.toDataURL('image/png').split(',')[1] ?? '';
  return { fileName: `${fileName.replace(/\.\w{1,5}$/, '')}.png`, contentType: 'image/png', data };
}
