/** Accepted types of pictures. Each is decoded and re-encoded as pixels. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** Most bytes of a decoded picture (contract §1). */
export const pictureBytesMax = 2 * 1024 * 1024;
