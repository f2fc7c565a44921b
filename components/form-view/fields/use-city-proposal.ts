import { useEffect, useRef, useState } from 'react';
import { places } from '@/components/form-view/live/places';

type Typed = {
  /** A German postcode; empty proposes nothing. */
  readonly zip: string;
  readonly city: string;
  readonly setCity: (city: string) => void;
  /** Whether a user is in the field of the city and about to type. */
  readonly isTyping: () => boolean;
};

/**
 * The cities of the postcode, and the one that was filled in automatically; empty if the field now
 * holds another text. A single city is filled in. Never overwrites typed text.
 */
export function useCityProposal(typed: Typed): readonly [found: readonly string[], proposed: string] {
  const { zip } = typed;
  const [found, setFound] = useState<readonly string[]>([]);
  const proposed = useRef('');
  const latest = useRef(typed);
  latest.current = typed;
  useEffect(() => {
    let isCurrent = true;
    setFound([]);
    void places.of(zip).then(now => {
      if (!isCurrent) return;
      setFound(now);
      const { city, setCity, isTyping } = latest.current;
      const [only, ...others] = now;
      const isOurs = city === '' || city === proposed.current;
      if (now.length === 0 || !isOurs || isTyping()) return;
      proposed.current = others.length === 0 ? (only ?? '') : '';
      if (city !== proposed.current) setCity(proposed.current);
    });
    return () => {
      isCurrent = false;
    };
  }, [zip]);
  return [found, proposed.current];
}

/**
 * The cities to choose from: those that begin with the typed text, all if none does, and none if it names one.
 */
export function matchingCities(found: readonly string[], typed: string): readonly string[] {
  const start = typed.trim().toLowerCase();
  // A district may follow the name.
  if (found.some(place => start.startsWith(place.toLowerCase()))) return [];
  const begun = found.filter(place => place.toLowerCase().startsWith(start));
  if (begun.length === 0) return found;
  return begun.length > 1 ? begun : [];
}

/** OpenStreetMap's licence (ODbL) requires this credit while its places are shown. */
export const placesLicence = 'https://www.openstreetmap.org/copyright';
