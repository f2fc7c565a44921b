'use client';

import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormFrame } from '@/components/forms/form-frame';
import { type ApiForm, useApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import { ConditionCard } from '@/components/office/club/custom-fields/condition-card';
import {
  type CustomFieldValues,
  checkCustomField,
  emptyCustomField,
  toCustomFieldChange,
  toCustomFieldValues,
} from '@/components/office/club/custom-fields/custom-field-draft';
import { CustomFieldFields } from '@/components/office/club/custom-fields/custom-field-fields';
import { CustomFieldRules, ExpertCard } from '@/components/office/club/custom-fields/custom-field-rules';
import {
  setCustomFieldActive,
  useCustomFieldActions,
} from '@/components/office/club/custom-fields/use-custom-field-actions';
import { useDescribeCustomField } from '@/components/office/club/custom-fields/use-describe-custom-field';
import { EditorHeader } from '@/components/office/club/editor-header';
import { RecordMenu } from '@/components/office/club/record-menu';
import { RecordScreen } from '@/components/screens/record-screen';
import { Card } from '@/components/ui/display/card';
import { toast } from '@/components/ui/overlays/toaster';
import { Skeleton } from '@/components/ui/skeleton';
import { mapVersioned, type Versioned } from '@/lib/api-client/client';
import {
  type CustomField,
  createCustomField,
  readCustomField,
  saveCustomField,
  useCustomField,
  useCustomFields,
} from '@/lib/api-client/master-data';
import { placeAfter } from '@/lib/rules/format/place-after';

/** Only this component loads those of the public form. */
const Preview = dynamic(
  () =>
    import('@/components/office/club/custom-fields/custom-field-preview').then(
      part => part.CustomFieldPreview,
    ),
  { ssr: false, loading: () => <Skeleton className="h-56" /> },
);

type CustomFieldEditorProps = { internalName: string; mayEdit: boolean; slug: string };

export function CustomFieldEditor({ internalName, ...props }: CustomFieldEditorProps) {
  const t = useTranslations('club.customFields');
  const parent = { href: '/club/custom-fields', label: t('title') };
  return (
    <RecordScreen
      query={useCustomField(internalName)}
      waitingHeader={<EditorHeader parent={parent} title={t('one')} />}
    >
      {read => <StoredField {...props} read={read} />}
    </RecordScreen>
  );
}

type StoredFieldProps = Omit<CustomFieldEditorProps, 'internalName'> & { read: Versioned<CustomField> };

const toForm = (read: Versioned<CustomField>) => mapVersioned(read, toCustomFieldValues);

function StoredField({ read, mayEdit, slug }: StoredFieldProps) {
  const router = useRouter();
  const field = useTranslations('club.customFields');
  const editor = useTranslations('club.editor.errors');
  const { internalName, label } = read.value;
  const deeds = useCustomFieldActions(internalName);
  const form = useApiForm<CustomFieldValues>({
    read: toForm(read),
    save: async (value, etag) => {
      const stored = await saveCustomField(internalName, toCustomFieldChange(value), etag);
      void deeds.refresh();
      return toForm(stored);
    },
    reread: async () => toForm(await readCustomField(internalName)),
    check: value => checkCustomField(value, { editor, field }),
    describe: useDescribeCustomField(),
  });
  const { isActive } = useFormValues(form);
  const menu = (
    <RecordMenu
      kind="customField"
      name={label}
      isActive={isActive}
      setActive={async next =>
        form.rebase(toForm(await setCustomFieldActive(internalName, next)), { isActive: next })
      }
      remove={deeds.remove}
      dependents={deeds.dependents}
      onChanged={deeds.refresh}
      onRemoved={() => router.push('/club/custom-fields')}
    />
  );
  return <FieldScreen form={form} title={label} menu={mayEdit && menu} mayEdit={mayEdit} slug={slug} />;
}

export function NewCustomField({ slug }: { slug: string }) {
  const field = useTranslations('club.customFields');
  const editor = useTranslations('club.editor.errors');
  const router = useRouter();
  const { refresh } = useCustomFieldActions('');
  const { data: fields } = useCustomFields();
  const [key] = useState(() => crypto.randomUUID());
  const form = useApiForm<CustomFieldValues>({
    values: emptyCustomField,
    save: async value => {
      const made = await createCustomField(
        { ...toCustomFieldChange(value), sortOrder: placeAfter(fields) },
        key,
      );
      void refresh();
      router.replace('/club/custom-fields');
      toast.success(field('created', { name: made.label }));
      return { value: toCustomFieldValues(made), etag: null };
    },
    check: value => checkCustomField(value, { editor, field }),
  });
  return <FieldScreen form={form} title={field('new')} mayEdit slug={slug} isNew />;
}

type FieldScreenProps = {
  form: ApiForm<CustomFieldValues>;
  title: string;
  menu?: ReactNode;
  mayEdit: boolean;
  slug: string;
  isNew?: boolean;
};

function FieldScreen({ form, title, menu, mayEdit, slug, isNew = false }: FieldScreenProps) {
  const t = useTranslations('club.customFields');
  const field = useFormValues(form);
  return (
    <>
      <EditorHeader
        parent={{ href: '/club/custom-fields', label: t('title') }}
        title={title}
        isArchived={!field.isActive}
        menu={menu}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <FormFrame
          form={form}
          mayEdit={mayEdit}
          className="max-w-2xl"
          {...(isNew ? { saveLabel: t('create'), onSaved: () => {} } : {})}
        >
          <CustomFieldFields form={form} isNew={isNew} />
          <CustomFieldRules form={form} mayEdit={mayEdit} />
          <ConditionCard form={form} />
          <ExpertCard form={form} isNew={isNew} />
        </FormFrame>
        <Card title={t('preview')} description={t('previewText')} className="xl:sticky xl:top-4">
          <Preview
            field={toCustomFieldChange({ ...field, label: field.label || t('exampleLabel') })}
            slug={slug}
          />
        </Card>
      </div>
    </>
  );
}
