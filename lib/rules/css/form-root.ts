/** The class of the element that additional CSS is confined to; public, since clubs find it in what they read back. */
export const formRootClass = 'form-root';

/** Begins the name of each animation of a club, so that it meets none of ours. */
export const keyframesPrefix = 'form-';
