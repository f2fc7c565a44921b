/** Where the places lie, written in by the build of the public pages; elsewhere nothing is proposed. */
declare const FORM_PLACES: string | undefined;

/** Last three digits → places. */
type Area = Readonly<Record<string, readonly string[]>>;

export type Places = {
  /** The places of a German postcode; none for one that is unknown or not whole. Never throws. */
  readonly of: (postcode: string) => Promise<readonly string[]>;
};

/**
 * Places of German postcodes, from small files of our own origin: one for each two leading digits, asked for when
 * those are typed. One that could not be had is asked for again the next time.
 */
export function createPlaces(readArea: (area: string) => Promise<Area>): Places {
  const areas = new Map<string, Promise<Area>>();
  const areaOf = (area: string): Promise<Area> => {
    const known = areas.get(area) ?? readArea(area);
    areas.set(area, known);
    return known.catch(() => {
      areas.delete(area);
      return {};
    });
  };
  return {
    of: async postcode => {
      if (!/^\d{2,5}$/.test(postcode)) return [];
      const area = await areaOf(postcode.slice(0, 2));
      return area[postcode.slice(2)] ?? [];
    },
  };
}

export const places = createPlaces(async area => {
  if (typeof FORM_PLACES === 'undefined') return {};
  const response = await fetch(`${FORM_PLACES}/${area}.json`, { credentials: 'omit' });
  // An area that there is not: 00, 05, 43, 62.
  return response.ok ? response.json() : {};
});
