'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { FormFrame } from '@/components/forms/form-frame';
import { useFormValues } from '@/components/forms/use-field';
import { ConsentFields } from '@/components/office/privacy/consent-fields';
import { FamilyConsentsCard } from '@/components/office/privacy/family-consents-card';
import {
  type Consent,
  emptyConsent,
  suggestedConsents,
  suggestionNames,
} from '@/components/office/privacy/privacy-draft';
import { PrivacyScreen } from '@/components/office/privacy/privacy-screen';
import { usePrivacyForm } from '@/components/office/privacy/use-privacy-form';
import { sampleWriter } from '@/components/office/sample-texts';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/display/card';
import { SortableList } from '@/components/ui/display/sortable-list';
import { TextLink } from '@/components/ui/text-link';
import type { Versioned } from '@/lib/api-client/client';
import { useClubLocales } from '@/lib/api-client/club-info';
import type { DataPrivacy } from '@/lib/api-client/data-privacy';

/** The consents, in the order of the forms. */
export function ConsentsEditor({ mayEdit }: { mayEdit: boolean }) {
  const t = useTranslations('club.consents');
  return (
    <PrivacyScreen title={t('title')} text={t('text')} mayEdit={mayEdit}>
      {read => <ConsentsForm read={read} mayEdit={mayEdit} />}
    </PrivacyScreen>
  );
}

function ConsentsForm({ read, mayEdit }: { read: Versioned<DataPrivacy>; mayEdit: boolean }) {
  const t = useTranslations('club.consents');
  const errors = useTranslations('club.editor.errors');
  const form = usePrivacyForm(read, {
    check: ({ consents: given }) =>
      Object.fromEntries(
        given.flatMap(({ label }, index) =>
          label.trim() === '' ? [[`consents.${index}.label`, errors('required')]] : [],
        ),
      ),
    describe: {
      consents: {
        label: t('title'),
        write: listed => listed.map(({ label, text }) => `${label}: ${text}`).join('\n'),
      },
    },
  });
  const { consents } = useFormValues(form);
  const put = (next: Consent[]) => form.set({ consents: next });
  const isSortable = mayEdit && consents.length > 1;

  const write = sampleWriter(useClubLocales().locale);
  const suggested = suggestionNames
    .map(name => ({
      ...suggestedConsents[name],
      ...write(sample => ({ label: sample(`consent.${name}.label`), text: sample(`consent.${name}.text`) })),
    }))
    .filter(suggestion => consents.every(({ label }) => label !== suggestion.label));

  function add(made: Consent) {
    put([...consents, made]);
    requestAnimationFrame(() => document.getElementById(`consent-${made.id}`)?.focus());
  }

  return (
    <FormFrame form={form} mayEdit={mayEdit} className="max-w-2xl">
      <Card flush>
        {consents.length === 0 && <p className="px-5 py-4 text-ink-muted">{t('none')}</p>}
        <SortableList
          label={t('list')}
          items={consents}
          keyOf={({ id }) => id}
          nameOf={({ label }) => label || t('unnamed')}
          {...(isSortable ? { onReorder: put } : { className: 'pl-5' })}
        >
          {({ id }) => (
            <ConsentFields
              form={form}
              index={consents.findIndex(one => one.id === id)}
              mayEdit={mayEdit}
              onRemove={() => put(consents.filter(one => one.id !== id))}
            />
          )}
        </SortableList>
        {mayEdit && (
          <div className="flex flex-wrap items-center gap-2 border-t px-5 py-3">
            <Button size="sm" icon={Plus} onClick={() => add(emptyConsent())}>
              {t('add')}
            </Button>
            {suggested.length > 0 && <span className="text-sm text-ink-muted">{t('suggested')}</span>}
            {suggested.map(suggestion => (
              <Button
                key={suggestion.label}
                size="sm"
                icon={Plus}
                onClick={() => add({ ...emptyConsent(), ...suggestion })}
              >
                {suggestion.label}
              </Button>
            ))}
          </div>
        )}
      </Card>
      {consents.length > 0 && <FamilyConsentsCard form={form} />}
      <p>
        <TextLink href="/settings/privacy/consents/all">{t('allHistory')}</TextLink>
      </p>
    </FormFrame>
  );
}
