'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormFrame } from '@/components/forms/form-frame';
import { TextAreaField, TextField } from '@/components/forms/text-fields';
import { TranslationFields } from '@/components/forms/translation-fields';
import { type ApiForm, useApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import {
  setDepartmentActive,
  toDepartmentChange,
  useDepartmentActions,
} from '@/components/office/club/departments/use-department-actions';
import { EditorHeader } from '@/components/office/club/editor-header';
import { RecordMenu } from '@/components/office/club/record-menu';
import { useOffered } from '@/components/office/club/use-offered';
import { RecordScreen } from '@/components/screens/record-screen';
import { Card } from '@/components/ui/display/card';
import { toast } from '@/components/ui/overlays/toaster';
import type { Versioned } from '@/lib/api-client/client';
import {
  createDepartment,
  type Department,
  readDepartment,
  saveDepartment,
  useDepartment,
  useDepartments,
} from '@/lib/api-client/master-data';
import { placeAfter } from '@/lib/rules/format/place-after';

const empty: Department = {
  ...{ id: '', name: '', description: '', externalCode: '', isActive: true, sortOrder: 0 },
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

function StoredDepartment({ read, mayEdit }: { read: Versioned<Department>; mayEdit: boolean }) {
  const t = useTranslations('club.departments');
  const router = useRouter();
  const { id, name } = read.value;
  const deeds = useDepartmentActions(id);
  const form = useApiForm<Department>({
    read,
    save: async (value, etag) => {
      const stored = await saveDepartment(id, toDepartmentChange(value), etag);
      void deeds.refresh();
      return stored;
    },
    reread: () => readDepartment(id),
    check: useNameCheck(),
    describe: { isActive: useOffered() },
  });
  const { isActive } = useFormValues(form);
  const menu = (
    <RecordMenu
      kind="department"
      name={name}
      isActive={isActive}
      setActive={async next => form.rebase(await setDepartmentActive(id, next), { isActive: next })}
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
  const form = useApiForm<Department>({
    values: empty,
    save: async value => {
      const made = await createDepartment(
        { ...toDepartmentChange(value), sortOrder: placeAfter(departments) },
        key,
      );
      void refresh();
      router.replace('/club/departments');
      toast.success(t('created', { name: made.name }));
      return { value: made, etag: null };
    },
    check: useNameCheck(),
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

function useNameCheck() {
  const errors = useTranslations('club.editor.errors');
  return ({ name }: Department): Record<string, string> =>
    name.trim() === '' ? { name: errors('required') } : {};
}

function DepartmentFields({ form }: { form: ApiForm<Department> }) {
  const t = useTranslations('club.departments');
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
