/** The margins cut from a picture, in per cent of its width or height. */
export type Crop = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

export const wholePicture: Crop = { left: 0, top: 0, right: 0, bottom: 0 };

/** Minimum of each side that remains, in per cent. */
const leastKept = 5;

type Side = keyof Crop;
const opposite: Readonly<Record<Side, Side>> = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' };

/** Cuts one side to a share, down to the minimum size. */
export function cropSide(crop: Crop, side: Side, share: number): Crop {
  const most = 100 - leastKept - crop[opposite[side]];
  return { ...crop, [side]: Math.round(Math.max(0, Math.min(most, share)) * 10) / 10 };
}

/** The grabbed part of a frame: its middle or a corner. */
export type Grip = 'middle' | 'leftTop' | 'rightTop' | 'leftBottom' | 'rightBottom';

/** The frame after dragging, in per cent of the picture. */
export function dragged(crop: Crop, grip: Grip, x: number, y: number): Crop {
  if (grip === 'middle') {
    const right = Math.max(-crop.left, Math.min(crop.right, x));
    const down = Math.max(-crop.top, Math.min(crop.bottom, y));
    const round = (share: number) => Math.round(share * 10) / 10;
    return {
      left: round(crop.left + right),
      right: round(crop.right - right),
      top: round(crop.top + down),
      bottom: round(crop.bottom - down),
    };
  }
  const across = grip.startsWith('left')
    ? cropSide(crop, 'left', crop.left + x)
    : cropSide(crop, 'right', crop.right - x);
  return grip.endsWith('Top')
    ? cropSide(across, 'top', crop.top + y)
    : cropSide(across, 'bottom', crop.bottom - y);
}
