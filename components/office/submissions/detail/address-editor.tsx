'use client';

import { useEffect, useId } from 'react';
import { useTranslations } from 'use-intl';
import {
  matchingCities,
  placesLicence,
  useCityProposal,
} from '@/components/form-view/fields/use-city-proposal';
import { SelectField } from '@/components/forms/choice-fields';
import { isSame } from '@/components/forms/merge-values';
import { TextField } from '@/components/forms/text-fields';
import { type ApiForm, useApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import type { EditableSubmission } from '@/components/office/submissions/detail/describe/describe-submission';
import type {
  AddressEdit,
  AddressValues,
  FieldView,
} from '@/components/office/submissions/detail/describe/field-view';
import { useSubmissionWords } from '@/components/office/submissions/detail/describe/use-submission-words';
import { EditorFrame } from '@/components/office/submissions/detail/editor-frame';
import {
  nameOthers,
  type OtherTexts,
  otherTextsOf,
} from '@/components/office/submissions/detail/other-fields';
import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import type { AddressName } from '@/lib/rules/submissions/address';
import { fieldNamed } from '@/lib/rules/submissions/submission-fields';

type AddressEditorProps = {
  field: FieldView;
  edit: AddressEdit;
  editable: EditableSubmission;
  onClose: () => void;
};

type Edited = { address: AddressValues; others: OtherTexts };

/** Edits the parts of an address together, and proposes the city of a German postcode. */
export function AddressEditor({ field, edit, editable, onClose }: AddressEditorProps) {
  const t = useTranslations('detail.address');
  const noChoice = useTranslations('detail.edit')('noChoice');
  const words = useSubmissionWords();
  const cityId = useId();
  const form: ApiForm<Edited> = useApiForm<Edited>({
    read: {
      value: { address: edit.values, others: otherTextsOf(editable.fields, field) },
      etag: editable.etag,
    },
    save: ({ address }, etag) => editable.save(edit.toPatch(address), etag),
    reread: async () => {
      const { fields, etag } = await editable.reread();
      nameOthers(fields, form.fields);
      const newest = fields.find(({ key }) => key === field.key)?.address?.values ?? edit.values;
      return { value: { address: newest, others: otherTextsOf(fields, field) }, etag };
    },
    mayProceed: async ({ address }) => {
      if (isSame(address, form.stored.address)) onClose();
      return !isSame(address, form.stored.address);
    },
  });
  useEffect(() => nameOthers(editable.fields, form.fields));
  const partOf = (name: AddressName) => {
    const former = edit.formerTexts && (edit.formerTexts[name] || t('unknown'));
    return {
      label: words.labels(`field.${name}`),
      ...(former === undefined ? {} : { hint: t('former', { value: former }) }),
    };
  };
  const lengthOf = (name: AddressName) => fieldNamed(name).max;
  const countries = [{ value: '', label: noChoice }, ...words.countries];
  return (
    <EditorFrame form={form} label={field.label} onClose={onClose}>
      <fieldset className="flex max-w-md flex-col gap-3">
        <legend className="sr-only">{field.label}</legend>
        <TextField
          {...partOf('street')}
          form={form}
          name="address.street"
          autoFocus
          autoComplete="off"
          maxLength={lengthOf('street')}
        />
        <div className="grid gap-3 sm:grid-cols-[8rem_1fr]">
          <TextField
            {...partOf('zip')}
            form={form}
            name="address.zip"
            autoComplete="off"
            maxLength={lengthOf('zip')}
          />
          <TextField
            {...partOf('city')}
            form={form}
            name="address.city"
            id={cityId}
            autoComplete="off"
            maxLength={lengthOf('city')}
          />
        </div>
        <CityProposals form={form} cityId={cityId} />
        <SelectField {...partOf('country')} form={form} name="address.country" options={countries} />
      </fieldset>
    </EditorFrame>
  );
}

/** More buttons would push the form out of view. */
const shownMax = 8;

type CityProposalsProps = { form: ApiForm<Edited>; cityId: string };

/** Proposes cities once the postcode was changed. A stored city stays until the user chooses another one. */
function CityProposals({ form, cityId }: CityProposalsProps) {
  const t = useTranslations('detail.address');
  const { address } = useFormValues(form);
  const zip = address.zip.trim();
  const isChanged = zip !== form.stored.address.zip;
  const isGerman = address.country === '' || address.country === 'DE';
  const setCity = (city: string) => form.set({ address: { ...address, city } });
  const [found, proposed] = useCityProposal({
    zip: isChanged && isGerman ? zip : '',
    city: address.city,
    setCity,
    isTyping: () => document.activeElement?.id === cityId,
  });
  const choices = matchingCities(found, address.city);
  const isFilledIn = proposed === address.city && found.includes(proposed);
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-2 text-sm text-ink-muted empty:hidden">
      <p aria-live="polite" className="basis-full empty:hidden">
        {isFilledIn && t('filledIn', { city: proposed, zip })}
        {choices.length > 0 && t('choices', { zip })}
      </p>
      {choices.slice(0, shownMax).map(place => (
        <Button
          key={place}
          size="sm"
          onClick={() => {
            setCity(place);
            document.getElementById(cityId)?.focus();
          }}
        >
          {place}
        </Button>
      ))}
      {(isFilledIn || choices.length > 0) && (
        <TextLink href={placesLicence} target="_blank" rel="noreferrer">
          {t('source')}
        </TextLink>
      )}
    </div>
  );
}
