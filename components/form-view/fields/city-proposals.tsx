import {
  matchingCities,
  placesLicence,
  useCityProposal,
} from '@/components/form-view/fields/use-city-proposal';
import { useFormModel } from '@/components/form-view/form-model';

/** More buttons would push the form out of view. */
const shownMax = 8;

/**
 * Proposes the city of a German postcode. A single city is filled in; several are shown for choice.
 * Never overwrites typed text.
 */
export function CityProposals() {
  const { t, form, isLive, values, setValue } = useFormModel();
  const isGerman = (values.country || form.club.country) === 'DE';
  const [found, proposed] = useCityProposal({
    zip: isLive && isGerman ? values.zip.trim() : '',
    city: values.city,
    setCity: city => setValue('city', city),
    isTyping: () => document.activeElement?.id === 'city',
  });
  const choices = matchingCities(found, values.city);
  const choose = (place: string) => {
    setValue('city', place);
    document.getElementById('city')?.focus();
  };
  const zip = values.zip.trim();
  const isFilledIn = proposed === values.city && found.includes(proposed);
  return (
    <div className="places">
      <p className="good" aria-live="polite">
        {isFilledIn && t('form.person.cityOf', { city: proposed, zip })}
        {choices.length > 0 && t('form.person.cities', { zip })}
      </p>
      {choices.length > 0 &&
        choices.slice(0, shownMax).map(place => (
          <button type="button" key={place} onClick={() => choose(place)}>
            {place}
          </button>
        ))}
      {choices.length > shownMax && <p className="hint">{t('form.person.citiesMore')}</p>}
      {(isFilledIn || choices.length > 0) && (
        <a className="credit" href={placesLicence} target="_blank" rel="noreferrer">
          {t('form.person.citiesSource')}
        </a>
      )}
    </div>
  );
}
