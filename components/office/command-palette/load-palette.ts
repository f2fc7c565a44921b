/** Loads the palette's code and texts when it is first opened. */
export async function loadPalette(isGerman: boolean) {
  const [{ CommandPalette }, { default: palette }] = await Promise.all([
    import('./command-palette'),
    isGerman ? import('@/messages/de/palette.json') : import('@/messages/en/palette.json'),
  ]);
  return { CommandPalette, palette };
}

export type LoadedPalette = Awaited<ReturnType<typeof loadPalette>>;
