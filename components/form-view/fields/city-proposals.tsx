import { useEffect, useRef, useState } from 'react';
import { useFormModel } from '@/components/form-view/form-model';
import { places } from '@/components/form-view/live/places';

/** OpenStreetMap's licence (ODbL) requires this credit while its places are shown. */
const licenceAddress = 'https://www.openstreetmap.org/copyright';

/** More buttons would push the form out of view. */
const shownMax = 8;

/**
 * Proposes the city of a German postcode. A single city is filled in; several are shown for choice.
 * Never overwrites typed text.
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

/**
 * The cities of the postcode, and the one that was filled in automatically; empty if the field now
 * holds another text.
 */
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
      // A user in the field is about to type; they choose from the list.
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
