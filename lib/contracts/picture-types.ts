/** Pictures that are taken: decoded and written anew as pixels. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** Most bytes of a picture, decoded (contract §1). */
export const pictureBytesMax = 2 * 1024 * 1024;
