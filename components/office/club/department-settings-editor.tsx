'use client';

import { useTranslations } from 'use-intl';
import { EditorFrame } from '@/components/office/club/editor-frame';
import { EditorHeader } from '@/components/office/club/editor-header';
import { LoadedRecord } from '@/components/office/club/loaded-record';
import { useRecordDraft } from '@/components/office/club/use-record-draft';
import { Card } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { WholeNumberInput } from '@/components/ui/typed-input';
import type { Versioned } from '@/lib/api-client/client';
import {
  type DepartmentSettings,
  readDepartmentSettings,
  saveDepartmentSettings,
  useDepartmentSettings,
} from '@/lib/api-client/master-data';
import { describeBy } from './conflict-notice';

/** Whether and how many departments applicants choose. */
export function DepartmentSettingsEditor({ mayEdit }: { mayEdit: boolean }) {
  const t = useTranslations('club');
  const header = (
    <EditorHeader
      parent={{ href: '/club/departments', label: t('departments.title') }}
      title={t('departmentSettings.title')}
      text={t('departmentSettings.text')}
    />
  );
  return (
    <LoadedRecord query={useDepartmentSettings()} header={header}>
      {read => (
        <>
          {header}
          <SettingsForm read={read} mayEdit={mayEdit} />
        </>
      )}
    </LoadedRecord>
  );
}

type Read = Versioned<DepartmentSettings>;

function SettingsForm({ read, mayEdit }: { read: Read; mayEdit: boolean }) {
  const t = useTranslations('club.departmentSettings');
  const errors = useTranslations('club.editor.errors');
  const answer = useTranslations('labels.answer');
  const draft = useRecordDraft<DepartmentSettings>({
    read,
    save: saveDepartmentSettings,
    reread: readDepartmentSettings,
    check: ({ minSelection = 0, maxSelection = null }): Record<string, string> => ({
      ...(Number.isNaN(minSelection) && { minSelection: errors('wholeNumber') }),
      ...(Number.isNaN(maxSelection ?? 0) && { maxSelection: errors('wholeNumber') }),
      ...(maxSelection !== null && maxSelection < minSelection && { maxSelection: t('bounds') }),
    }),
  });
  const { value, set, errorOf } = draft;
  const wordsOf = describeBy<DepartmentSettings>({
    isEnabled: { label: t('isEnabled'), write: ({ isEnabled }) => answer(isEnabled ? 'yes' : 'no') },
    minSelection: { label: t('min'), write: ({ minSelection }) => `${minSelection}` },
    maxSelection: { label: t('max'), write: ({ maxSelection }) => `${maxSelection ?? ''}` },
  });
  return (
    <EditorFrame draft={draft} mayEdit={mayEdit} wordsOf={wordsOf}>
      <Card>
        <div className="flex flex-col gap-4">
          <Checkbox
            label={t('isEnabled')}
            hint={t('isEnabledHint')}
            checked={value.isEnabled}
            onChange={event => set({ isEnabled: event.target.checked })}
          />
          {value.isEnabled && (
            <>
              <Field label={t('min')} hint={t('minHint')} error={errorOf('minSelection')}>
                <WholeNumberInput
                  className="max-w-24"
                  value={value.minSelection ?? 0}
                  onValueChange={count => set({ minSelection: count ?? 0 })}
                />
              </Field>
              <Field label={t('max')} hint={t('maxHint')} error={errorOf('maxSelection')} optional>
                <WholeNumberInput
                  className="max-w-24"
                  value={value.maxSelection ?? null}
                  onValueChange={maxSelection => set({ maxSelection })}
                />
              </Field>
            </>
          )}
        </div>
      </Card>
    </EditorFrame>
  );
}
