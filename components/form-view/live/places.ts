/**
 * Address of the postcode files, set by the builds of the public pages and of the office; without it nothing is
 * proposed.
 */
declare const FORM_PLACES: string | undefined;

/** Last three digits → cities. */
type Area = Readonly<Record<string, readonly string[]>>;

export type Places = {
  /** The cities of a German postcode; empty for an unknown or incomplete one. Never throws. */
  readonly of: (postcode: string) => Promise<readonly string[]>;
};

/**
 * Cities of German postcodes, from small files of our own origin: one per two leading digits,
 * fetched when those are typed. A failed request is repeated the next time.
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
  // Some areas do not exist: 00, 05, 43, 62.
  return response.ok ? response.json() : {};
});
