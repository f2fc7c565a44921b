/** The palette and its words: code and texts that no page loads before it is opened. */
export async function loadPalette(isGerman: boolean) {
  const [{ CommandPalette }, { default: palette }] = await Promise.all([
    import('./command-palette'),
    isGerman ? import('@/messages/de/palette.json') : import('@/messages/en/palette.json'),
  ]);
  return { CommandPalette, palette };
}

export type LoadedPalette = Awaited<ReturnType<typeof loadPalette>>;
