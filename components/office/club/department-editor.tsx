'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { EditorFrame } from '@/components/office/club/editor-frame';
import { EditorHeader } from '@/components/office/club/editor-header';
import { LoadedRecord } from '@/components/office/club/loaded-record';
import { RecordMenu } from '@/components/office/club/record-menu';
import {
  setDepartmentActive,
  toDepartmentChange,
  useDepartmentActions,
} from '@/components/office/club/use-department-actions';
import { type RecordDraft, useRecordDraft } from '@/components/office/club/use-record-draft';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toaster';
import type { Versioned } from '@/lib/api-client/client';
import {
  createDepartment,
  type Department,
  readDepartment,
  saveDepartment,
  useDepartment,
} from '@/lib/api-client/master-data';
import { describeBy } from './conflict-notice';

const empty: Department = {
  ...{ id: '', name: '', description: '', externalCode: '', isActive: true, sortOrder: 0 },
};

export function DepartmentEditor({ id, mayEdit }: { id: string; mayEdit: boolean }) {
  const t = useTranslations('club.departments');
  const parent = { href: '/club/departments', label: t('title') };
  return (
    <LoadedRecord query={useDepartment(id)} header={<EditorHeader parent={parent} title={t('one')} />}>
      {read => <StoredDepartment read={read} mayEdit={mayEdit} />}
    </LoadedRecord>
  );
}

function StoredDepartment({ read, mayEdit }: { read: Versioned<Department>; mayEdit: boolean }) {
  const t = useTranslations('club.departments');
  const errors = useTranslations('club.editor.errors');
  const router = useRouter();
  const { id, name } = read.value;
  const deeds = useDepartmentActions(id);
  const draft = useRecordDraft<Department>({
    read,
    save: async (value, etag) => {
      const stored = await saveDepartment(id, toDepartmentChange(value), etag);
      void deeds.refresh();
      return stored;
    },
    reread: () => readDepartment(id),
    check: value => checkName(value, errors('required')),
    unseen: ['sortOrder'],
  });
  const menu = (
    <RecordMenu
      kind="department"
      name={name}
      isActive={draft.value.isActive}
      setActive={async isActive => {
        await setDepartmentActive(id, isActive);
        draft.set({ isActive });
      }}
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
        isArchived={!draft.value.isActive}
        menu={mayEdit && menu}
      />
      <DepartmentForm draft={draft} mayEdit={mayEdit} />
    </>
  );
}

/** A new department, at the end of the list. */
export function NewDepartment() {
  const t = useTranslations('club.departments');
  const errors = useTranslations('club.editor.errors');
  const router = useRouter();
  const { refresh } = useDepartmentActions('');
  const [key] = useState(() => crypto.randomUUID());
  const draft = useRecordDraft<Department>({
    read: { value: empty, etag: null },
    save: async value => {
      const made = await createDepartment({ ...toDepartmentChange(value), sortOrder: lastPlace }, key);
      void refresh();
      router.replace('/club/departments');
      toast.success(t('created', { name: made.name }));
      return { value: made, etag: null };
    },
    reread: () => Promise.reject(new Error('A new department has no other state')),
    check: value => checkName(value, errors('required')),
  });
  return (
    <>
      <EditorHeader parent={{ href: '/club/departments', label: t('title') }} title={t('new')} />
      <DepartmentForm draft={draft} mayEdit isNew />
    </>
  );
}

/** Sorts behind every ordered record; the next reordering replaces it. */
const lastPlace = 100_000;

function checkName({ name }: Department, words: string): Record<string, string> {
  return name.trim() === '' ? { name: words } : {};
}

type DepartmentFormProps = { draft: RecordDraft<Department>; mayEdit: boolean; isNew?: boolean };

function DepartmentForm({ draft, mayEdit, isNew }: DepartmentFormProps) {
  const t = useTranslations('club.departments');
  const answer = useTranslations('labels.answer');
  const { value, set, errorOf } = draft;
  const wordsOf = describeBy<Department>({
    name: { label: t('name'), write: ({ name }) => name },
    description: { label: t('description'), write: ({ description }) => description },
    externalCode: { label: t('externalCode'), write: ({ externalCode }) => externalCode },
    isActive: { label: t('offered'), write: ({ isActive }) => answer(isActive ? 'yes' : 'no') },
  });
  const created = isNew ? { saveLabel: t('create'), onSaved: () => {} } : {};
  return (
    <EditorFrame draft={draft} mayEdit={mayEdit} wordsOf={wordsOf} {...created}>
      <Card>
        <div className="flex flex-col gap-4">
          <Field label={t('name')} error={errorOf('name')}>
            <Input value={value.name} maxLength={100} onChange={event => set({ name: event.target.value })} />
          </Field>
          <Field label={t('description')} hint={t('descriptionHint')} error={errorOf('description')} optional>
            <Textarea
              rows={2}
              value={value.description}
              onChange={event => set({ description: event.target.value })}
            />
          </Field>
          <Field
            label={t('externalCode')}
            hint={t('externalCodeHint')}
            error={errorOf('externalCode')}
            optional
          >
            <Input
              value={value.externalCode}
              maxLength={50}
              className="max-w-40"
              onChange={event => set({ externalCode: event.target.value })}
            />
          </Field>
        </div>
      </Card>
    </EditorFrame>
  );
}
