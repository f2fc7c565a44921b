'use client';

import { useTranslations } from 'use-intl';
import { CheckboxField } from '@/components/forms/choice-fields';
import { FormFrame } from '@/components/forms/form-frame';
import { NumberField } from '@/components/forms/number-fields';
import { useApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import { EditorHeader } from '@/components/office/club/editor-header';
import { RecordScreen } from '@/components/screens/record-screen';
import { Card } from '@/components/ui/display/card';
import { mapVersioned, type Versioned } from '@/lib/api-client/client';
import {
  type DepartmentSettings,
  readDepartmentSettings,
  saveDepartmentSettings,
  useDepartmentSettings,
} from '@/lib/api-client/master-data';

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
    <RecordScreen query={useDepartmentSettings()} header={header}>
      {read => <SettingsForm read={read} mayEdit={mayEdit} />}
    </RecordScreen>
  );
}

type Read = Versioned<DepartmentSettings>;

const toForm = (read: Read) =>
  mapVersioned(read, ({ minSelection = 0, maxSelection = null, ...settings }) => ({
    ...settings,
    minSelection,
    maxSelection,
  }));

function SettingsForm({ read, mayEdit }: { read: Read; mayEdit: boolean }) {
  const t = useTranslations('club.departmentSettings');
  const errors = useTranslations('club.editor.errors');
  const count = (value: number | null) => `${value ?? ''}`;
  const form = useApiForm({
    read: toForm(read),
    save: async (settings, etag) => toForm(await saveDepartmentSettings(settings, etag)),
    reread: async () => toForm(await readDepartmentSettings()),
    check: ({ minSelection, maxSelection }): Record<string, string> => ({
      ...(Number.isNaN(minSelection) && { minSelection: errors('wholeNumber') }),
      ...(Number.isNaN(maxSelection) && { maxSelection: errors('wholeNumber') }),
      ...(maxSelection !== null && maxSelection < minSelection && { maxSelection: t('bounds') }),
    }),
    describe: {
      minSelection: { label: t('min'), write: count },
      maxSelection: { label: t('max'), write: count },
    },
  });
  const { isEnabled } = useFormValues(form);
  return (
    <FormFrame form={form} mayEdit={mayEdit} className="max-w-2xl">
      <Card>
        <div className="flex flex-col gap-4">
          <CheckboxField form={form} name="isEnabled" label={t('isEnabled')} hint={t('isEnabledHint')} />
          {isEnabled && (
            <>
              <NumberField
                form={form}
                name="minSelection"
                label={t('min')}
                hint={t('minHint')}
                className="max-w-24"
                empty={0}
              />
              <NumberField
                form={form}
                name="maxSelection"
                label={t('max')}
                hint={t('maxHint')}
                className="max-w-24"
                optional
              />
            </>
          )}
        </div>
      </Card>
    </FormFrame>
  );
}
