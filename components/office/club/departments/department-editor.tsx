'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormFrame } from '@/components/forms/form-frame';
import { NumberField } from '@/components/forms/number-fields';
import { TextAreaField, TextField } from '@/components/forms/text-fields';
import { TranslationFields } from '@/components/forms/translation-fields';
import { type ApiForm, useApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import {
  type DepartmentValues,
  setDepartmentActive,
  toDepartmentChange,
  toDepartmentValues,
  useDepartmentActions,
} from '@/components/office/club/departments/use-department-actions';
import { EditorHeader } from '@/components/office/club/editor-header';
import { RecordMenu } from '@/components/office/club/record-menu';
import { useOffered } from '@/components/office/club/use-offered';
import { RecordScreen } from '@/components/screens/record-screen';
import { Card } from '@/components/ui/display/card';
import { toast } from '@/components/ui/overlays/toaster';
import { mapVersioned, type Versioned } from '@/lib/api-client/client';
import { useClubInfo } from '@/lib/api-client/club-info';
import {
  createDepartment,
  type Department,
  readDepartment,
  saveDepartment,
  useDepartment,
  useDepartments,
} from '@/lib/api-client/master-data';
import { placeAfter } from '@/lib/rules/format/place-after';
import { areAgesCrossed } from '@/lib/rules/money/tariff-fit';

const empty: DepartmentValues = {
  id: '',
  name: '',
  description: '',
  externalCode: '',
  isActive: true,
  sortOrder: 0,
  minAge: null,
  maxAge: null,
};

export function DepartmentEditor({ id, mayEdit }: { id: string; mayEdit: boolean }) {
  const t = useTranslations('club.departments');
  const parent = { href: '/club/departments', label: t('title') };
  return (
    <RecordScreen query={useDepartment(id)} waitingHeader={<EditorHeader parent={parent} title={t('one')} />}>
      {read => <StoredDepartment read={read} mayEdit={mayEdit} />}
    </RecordScreen>
  );
}

const toForm = (read: Versioned<Department>) => mapVersioned(read, toDepartmentValues);

function StoredDepartment({ read, mayEdit }: { read: Versioned<Department>; mayEdit: boolean }) {
  const t = useTranslations('club.departments');
  const router = useRouter();
  const { id, name } = read.value;
  const deeds = useDepartmentActions(id);
  const form = useApiForm<DepartmentValues>({
    read: toForm(read),
    save: async (value, etag) => {
      const stored = await saveDepartment(id, toDepartmentChange(value), etag);
      void deeds.refresh();
      return toForm(stored);
    },
    reread: async () => toForm(await readDepartment(id)),
    check: useDepartmentCheck(),
    describe: { isActive: useOffered() },
  });
  const { isActive } = useFormValues(form);
  const menu = (
    <RecordMenu
      kind="department"
      name={name}
      isActive={isActive}
      setActive={async next => form.rebase(toForm(await setDepartmentActive(id, next)), { isActive: next })}
      remove={deeds.remove}
      onChanged={deeds.refresh}
      onRemoved={() => router.push('/club/departments')}
    />
  );
  return (
    <>
      <EditorHeader
        parent={{ href: '/club/departments', label: t('title') }}
        title={name}
        isArchived={!isActive}
        menu={mayEdit && menu}
      />
      <FormFrame form={form} mayEdit={mayEdit} className="max-w-2xl">
        <DepartmentFields form={form} />
      </FormFrame>
    </>
  );
}

/** A new department, at the end of the list. */
export function NewDepartment() {
  const t = useTranslations('club.departments');
  const router = useRouter();
  const { refresh } = useDepartmentActions('');
  const { data: departments } = useDepartments();
  const [key] = useState(() => crypto.randomUUID());
  const form = useApiForm<DepartmentValues>({
    values: empty,
    save: async value => {
      const made = await createDepartment(
        { ...toDepartmentChange(value), sortOrder: placeAfter(departments) },
        key,
      );
      void refresh();
      router.replace('/club/departments');
      toast.success(t('created', { name: made.name }));
      return { value: toDepartmentValues(made), etag: null };
    },
    check: useDepartmentCheck(),
  });
  return (
    <>
      <EditorHeader parent={{ href: '/club/departments', label: t('title') }} title={t('new')} />
      <FormFrame form={form} saveLabel={t('create')} onSaved={() => {}} className="max-w-2xl">
        <DepartmentFields form={form} />
      </FormFrame>
    </>
  );
}

function useDepartmentCheck() {
  const errors = useTranslations('club.editor.errors');
  return ({ name, minAge, maxAge }: DepartmentValues): Record<string, string> => ({
    ...(name.trim() === '' ? { name: errors('required') } : {}),
    ...(areAgesCrossed({ minAge, maxAge }) ? { maxAge: errors('ageBounds') } : {}),
    ...(Number.isNaN(minAge) ? { minAge: errors('wholeNumber') } : {}),
    ...(Number.isNaN(maxAge) ? { maxAge: errors('wholeNumber') } : {}),
  });
}

function DepartmentFields({ form }: { form: ApiForm<DepartmentValues> }) {
  const t = useTranslations('club.departments');
  const { data: club } = useClubInfo();
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <TextField form={form} name="name" label={t('name')} maxLength={100} />
        <TranslationFields form={form} name="name" label={t('name')} maxLength={100} />
        <TextAreaField
          form={form}
          name="description"
          label={t('description')}
          hint={t('descriptionHint')}
          rows={2}
          optional
        />
        <TranslationFields form={form} name="description" label={t('description')} rows={2} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <NumberField
            form={form}
            name="minAge"
            label={t('minAge')}
            hint={club && t(`ageHint.${club.value.ageReference}`)}
            className="max-w-32"
            optional
          />
          <NumberField
            form={form}
            name="maxAge"
            label={t('maxAge')}
            hint={club && t(`ageHint.${club.value.ageReference}`)}
            className="max-w-32"
            optional
          />
        </div>
        <TextField
          form={form}
          name="externalCode"
          label={t('externalCode')}
          hint={t('externalCodeHint')}
          maxLength={50}
          className="max-w-40"
          optional
        />
      </div>
    </Card>
  );
}
