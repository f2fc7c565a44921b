const echoesMax = 3;
const settlesMax = 5;

export type HeightGuard = {
  /**
   * The height to tell. `isEcho`: the frame has just got another height, so that what follows may come of that alone.
   */
  readonly next: (height: number, isEcho: boolean) => number;
  /** The height to tell once all is quiet; good a few times between two changes of the form's own. */
  readonly settle: (height: number) => number;
};

/**
 * Keeps a frame that follows its form from running in circles: a club's CSS may make the form's height follow that of
 * the frame (`@media (min-height: …)`). After each change of the form's own three echoes are followed, then one more
 * that grows, so that the frame comes to rest with the form in full.
 */
export function createHeightGuard(): HeightGuard {
  let told = 0;
  let echoes = 0;
  let settles = 0;

  return {
    next: (height, isEcho) => {
      if (height === told) return told;
      echoes = isEcho ? echoes + 1 : 0;
      if (!isEcho) settles = 0;
      const isFollowed = echoes <= echoesMax || (echoes === echoesMax + 1 && height > told);
      if (isFollowed) told = height;
      return told;
    },
    settle: height => {
      if (settles < settlesMax && height !== told) {
        settles += 1;
        echoes = echoesMax;
        told = height;
      }
      return told;
    },
  };
}
