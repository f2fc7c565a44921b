/** The class of the element that additional CSS is confined to. It is public, because clubs see it in stored CSS. */
export const formRootClass = 'form-root';

/** Prefix of the names of a club's animations, to avoid a clash with ours. */
export const keyframesPrefix = 'form-';

/** Elements that a club's CSS must not hide: mandate, price, privacy notice, and errors. */
export const mustSee =
  ':is(.mandate,.privacy,.alert,.error,.price-lines,.price-sums,.price-bar>summary,.choice .aside)';

/** Largest additional CSS in bytes, as sent and as stored (contract §4). */
export const cssBytesMax = 20_480;
