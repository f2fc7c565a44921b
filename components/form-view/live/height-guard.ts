const echoesMax = 3;
const settlesMax = 5;

export type HeightGuard = {
  /**
   * Returns the height to report. `isEcho`: the frame's height has just changed, so this change may
   * result from that.
   */
  readonly next: (height: number, isEcho: boolean) => number;
  /**
   * Returns the height to report after a quiet moment; works a few times between two own changes of
   * the form.
   */
  readonly settle: (height: number) => number;
};

/**
 * Prevents endless resizing between a frame and its form: a club's CSS may make the form's height
 * depend on that of the frame (`@media (min-height: …)`). After each own change of the form it
 * follows three echoes, then one more that grows. So the frame stops at a height that shows the
 * whole form.
 */
export function createHeightGuard(): HeightGuard {
  let reported = 0;
  let echoes = 0;
  let settles = 0;

  return {
    next: (height, isEcho) => {
      if (height === reported) return reported;
      echoes = isEcho ? echoes + 1 : 0;
      if (!isEcho) settles = 0;
      const isFollowed = echoes <= echoesMax || (echoes === echoesMax + 1 && height > reported);
      if (isFollowed) reported = height;
      return reported;
    },
    settle: height => {
      if (settles < settlesMax && height !== reported) {
        settles += 1;
        echoes = echoesMax;
        reported = height;
      }
      return reported;
    },
  };
}
