'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ConsentFields } from '@/components/office/club/consent-fields';
import { EditorFrame } from '@/components/office/club/editor-frame';
import { type Consent, emptyConsent, isReworded } from '@/components/office/club/privacy-draft';
import { PrivacyScreen } from '@/components/office/club/privacy-screen';
import { usePrivacyDraft, usePrivacyWords } from '@/components/office/club/use-privacy-draft';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { SortableList } from '@/components/ui/sortable-list';
import { TextLink } from '@/components/ui/text-link';
import type { Versioned } from '@/lib/api-client/client';
import type { DataPrivacy } from '@/lib/api-client/data-privacy';

/** The consents, in the order of the forms. */
export function ConsentsEditor({ mayEdit }: { mayEdit: boolean }) {
  const t = useTranslations('club.consents');
  return (
    <PrivacyScreen title={t('title')} text={t('text')}>
      {read => <ConsentsForm read={read} mayEdit={mayEdit} />}
    </PrivacyScreen>
  );
}

function ConsentsForm({ read, mayEdit }: { read: Versioned<DataPrivacy>; mayEdit: boolean }) {
  const t = useTranslations('club.consents');
  const errors = useTranslations('club.editor.errors');
  const draft = usePrivacyDraft(read, ({ consents: given }) =>
    Object.fromEntries(
      given.flatMap(({ label }, index) =>
        label.trim() === '' ? [[`consents[${index}].label`, errors('required')]] : [],
      ),
    ),
  );
  const { consents } = draft.value;
  const stored = draft.stored.consents;
  const put = (next: Consent[]) => draft.set({ consents: next });
  const isSortable = mayEdit && consents.length > 1;

  function add() {
    const made = emptyConsent();
    put([...consents, made]);
    requestAnimationFrame(() => document.getElementById(`consent-${made.id}`)?.focus());
  }

  return (
    <EditorFrame draft={draft} mayEdit={mayEdit} wordsOf={usePrivacyWords()}>
      <Card flush>
        {consents.length === 0 && <p className="px-5 py-4 text-ink-muted">{t('none')}</p>}
        <SortableList
          label={t('list')}
          items={consents}
          keyOf={({ id }) => id}
          nameOf={({ label }) => label || t('unnamed')}
          {...(isSortable ? { onReorder: put } : { className: 'pl-5' })}
        >
          {consent => (
            <ConsentFields
              consent={consent}
              mayEdit={mayEdit}
              isStored={stored.some(({ id }) => id === consent.id)}
              isReworded={isReworded(stored, consent)}
              errorOf={name =>
                draft.errorOf(`consents[${consents.findIndex(({ id }) => id === consent.id)}].${name}`)
              }
              onChange={changes =>
                put(consents.map(one => (one.id === consent.id ? { ...one, ...changes } : one)))
              }
              onRemove={() => put(consents.filter(({ id }) => id !== consent.id))}
            />
          )}
        </SortableList>
        {mayEdit && (
          <div className="border-t px-5 py-3">
            <Button size="sm" icon={Plus} onClick={add}>
              {t('add')}
            </Button>
          </div>
        )}
      </Card>
      <p>
        <TextLink href="/club/privacy/consents/all">{t('allHistory')}</TextLink>
      </p>
    </EditorFrame>
  );
}
