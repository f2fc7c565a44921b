import { describe, expect, it } from 'vitest';
import { cropSide, dragged, wholePicture } from '@/components/office/club/logo/crop-box';

const crop = { left: 10, top: 20, right: 30, bottom: 0 };

describe('cropSide', () => {
  it.each([
    ['left', 25, 25],
    ['left', -5, 0],
    ['left', 90, 65],
    ['bottom', 100, 75],
  ] as const)('crops %s at %i to %i, so that a minimum stays', (side, share, cut) => {
    expect(cropSide(crop, side, share)).toEqual({ ...crop, [side]: cut });
  });
});

describe('dragged', () => {
  it('moves the frame within the picture and preserves its size', () => {
    expect(dragged(crop, 'middle', 5, -30)).toEqual({ left: 15, right: 25, top: 0, bottom: 20 });
    expect(dragged(crop, 'middle', 99, 99)).toEqual({ left: 40, right: 0, top: 20, bottom: 0 });
  });

  it('moves a corner and leaves the opposite one unchanged', () => {
    expect(dragged(wholePicture, 'leftTop', 10, 5)).toEqual({ ...wholePicture, left: 10, top: 5 });
    expect(dragged(wholePicture, 'rightBottom', -10, -5)).toEqual({ ...wholePicture, right: 10, bottom: 5 });
  });
});
