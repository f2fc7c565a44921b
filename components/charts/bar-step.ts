/** Height of one bar with its distance to the next, in pixels. */
export const barStep = 34;
