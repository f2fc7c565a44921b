/** The class of the element that additional CSS is confined to; public, since clubs find it in what they read back. */
export const formRootClass = 'form-root';

/** Begins the name of each animation of a club, so that it meets none of ours. */
export const keyframesPrefix = 'form-';

/** What a club's CSS may take from nobody's sight: mandate, price, privacy notice, and what is wrong. */
export const mustSee =
  ':is(.mandate,.privacy,.alert,.error,.price-lines,.price-sums,.price-bar>summary,.choice .aside)';

/** Most bytes of additional CSS, as sent and as stored (contract §4). */
export const cssBytesMax = 20_480;
