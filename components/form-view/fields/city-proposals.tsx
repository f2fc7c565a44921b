import { useEffect, useRef, useState } from 'react';
import { useFormModel } from '@/components/form-view/form-model';
import { places } from '@/components/form-view/live/places';

/** The places are OpenStreetMap's (ODbL), which is said where, and as long as, they are shown. */
const licenceAddress = 'https://www.openstreetmap.org/copyright';

/** More buttons than this would push the form out of sight. */
const shownMax = 8;

/**
 * What a German postcode says of the city: the only place is filled in, of several one is chosen. What somebody typed is
 * never written over.
 */
export function CityProposals() {
  const { t, values, setValue } = useFormModel();
  const [found, proposed] = useProposal();
  const typed = values.city.trim().toLowerCase();
  const isKnown = found.some(place => place.toLowerCase() === typed);
  const choices = isKnown ? [] : found.filter(place => place.toLowerCase().startsWith(typed));
  const choose = (place: string) => {
    setValue('city', place);
    document.getElementById('city')?.focus();
  };
  const zip = values.zip.trim();
  const isFilledIn = proposed !== '' && proposed === values.city;
  return (
    <div className="places">
      <p className="good" aria-live="polite">
        {isFilledIn && t('form.person.cityOf', { city: proposed, zip })}
        {choices.length > 1 && t('form.person.cities', { zip })}
      </p>
      {choices.length > 1 &&
        choices.slice(0, shownMax).map(place => (
          <button type="button" key={place} onClick={() => choose(place)}>
            {place}
          </button>
        ))}
      {choices.length > shownMax && <p className="hint">{t('form.person.citiesMore')}</p>}
      {(isFilledIn || choices.length > 1) && (
        <a className="credit" href={licenceAddress} target="_blank" rel="noreferrer">
          {t('form.person.citiesSource')}
        </a>
      )}
    </div>
  );
}

/** The places of the postcode, and the one of them that was filled in unasked; empty once another stands there. */
function useProposal(): readonly [found: readonly string[], proposed: string] {
  const { form, isLive, values, setValue } = useFormModel();
  const [found, setFound] = useState<readonly string[]>([]);
  const proposed = useRef('');
  const city = useRef(values.city);
  city.current = values.city;
  const isGerman = (values.country || form.club.country) === 'DE';
  const zip = isLive && isGerman ? values.zip.trim() : '';
  useEffect(() => {
    let isCurrent = true;
    void places.of(zip).then(now => {
      if (!isCurrent) return;
      setFound(now);
      const [only, ...others] = now;
      const isOurs = city.current === '' || city.current === proposed.current;
      // Whoever is in the field is about to type there; they choose from the list.
      const isTyping = document.activeElement?.id === 'city';
      if (now.length === 0 || !isOurs || isTyping) return;
      proposed.current = others.length === 0 ? (only ?? '') : '';
      if (city.current !== proposed.current) setValue('city', proposed.current);
    });
    return () => {
      isCurrent = false;
    };
  }, [zip, setValue]);
  return [found, proposed.current];
}
