type Place = { readonly left: number; readonly top: number };

const gap = 16;
const lineHeight = 22;

/** Where entries of these widths stand in as many lines as they need; one that is wider than all has its own. */
export function placeLegend(
  widths: readonly number[],
  room: number,
): { readonly places: readonly Place[]; readonly height: number } {
  const places: Place[] = [];
  let [left, top] = [0, 0];
  for (const width of widths) {
    if (left > 0 && left + width > room) [left, top] = [0, top + lineHeight];
    places.push({ left, top });
    left += width + gap;
  }
  return { places, height: widths.length === 0 ? 0 : top + lineHeight };
}
