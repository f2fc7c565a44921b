'use client';

import { Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useDeferredValue } from 'react';
import { useTranslations } from 'use-intl';
import { FormFrame } from '@/components/forms/form-frame';
import { ConfirmMutation } from '@/components/forms/mutation-dialog';
import { useApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import { ColumnList } from '@/components/office/exports/column-list';
import { CopyFormat } from '@/components/office/exports/copy-format';
import { FileFields } from '@/components/office/exports/file-fields';
import { FormatPreview } from '@/components/office/exports/format-preview';
import { RecordScreen } from '@/components/screens/record-screen';
import { Button } from '@/components/ui/button';
import { Breadcrumb } from '@/components/ui/display/breadcrumb';
import { Card } from '@/components/ui/display/card';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/overlays/toaster';
import { PageHeader } from '@/components/ui/page-header';
import { mapVersioned, type Versioned } from '@/lib/api-client/client';
import {
  exportKeys,
  type FormatSettings,
  readFormat,
  saveFormat,
  settingsOfFormat,
  useDeleteFormat,
  useFormat,
  useInvalidateFormats,
} from '@/lib/api-client/exports';
import type { ClubSoftwareProfile } from '@/lib/contracts/club-software';

type FormatScreenProps = { id: string; mayEdit: boolean };

/** One format with its columns; only the club's own formats can be changed. */
export function FormatScreen({ id, mayEdit }: FormatScreenProps) {
  const t = useTranslations('exporting.formats');
  return (
    <RecordScreen
      query={useFormat(id)}
      notFound={t('notFound')}
      loadFailed={t('loadFailed')}
      list={{ href: '/exports/formats', label: t('title') }}
    >
      {read =>
        mayEdit && read.value.isOwn ? (
          <FormatEditor read={read} />
        ) : (
          <FormatView read={read} mayEdit={mayEdit} />
        )
      }
    </RecordScreen>
  );
}

function Path({ name }: { name: string }) {
  const t = useTranslations('exporting.formats');
  return <Breadcrumb items={[{ label: t('title'), href: '/exports/formats' }, { label: name }]} />;
}

type Read = { read: Versioned<ClubSoftwareProfile> };

function FormatView({ read, mayEdit }: Read & { mayEdit: boolean }) {
  const t = useTranslations('exporting');
  const { value } = read;
  return (
    <>
      <PageHeader
        breadcrumb={<Path name={value.name} />}
        title={value.name}
        actions={mayEdit && <CopyFormat formats={[value]} sourceId={value.id} />}
      />
      <Notice tone="info" className="mb-5">
        {t(mayEdit ? 'formats.isPreset' : 'formats.readOnly')}
      </Notice>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <Card title={t('editor.columns')} flush className="min-w-0">
          <ColumnList columns={value.columns} errorOf={() => undefined} />
        </Card>
        {mayEdit && <FormatPreview format={settingsOfFormat(value)} />}
      </div>
    </>
  );
}

const toForm = (read: Versioned<ClubSoftwareProfile>) => mapVersioned(read, settingsOfFormat);

function FormatEditor({ read }: Read) {
  const t = useTranslations('exporting.editor');
  const { id } = read.value;
  const invalidateLists = useInvalidateFormats();
  const form = useApiForm<FormatSettings>({
    read: toForm(read),
    queryKey: exportKeys.format(id),
    save: async (format, etag) => {
      const stored = await saveFormat(id, format, etag);
      await invalidateLists();
      return toForm(stored);
    },
    reread: async () => toForm(await readFormat(id)),
    describe: {
      columns: { label: t('columns'), write: columns => columns.map(({ name }) => name).join('\n') },
    },
  });
  const value = useFormValues(form);
  const previewed = useDeferredValue(value);
  return (
    <>
      <PageHeader
        breadcrumb={<Path name={read.value.name} />}
        title={read.value.name}
        actions={<DeleteButton read={read} />}
      />
      <FormFrame form={form}>
        <div className="flex flex-col gap-5">
          <Card title={t('file')}>
            <FileFields form={form} />
          </Card>
          <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
            <Card title={t('columns')} description={t('columnsHint')} flush className="min-w-0">
              <ColumnList
                columns={value.columns}
                errorOf={path => form.refusal?.errors[path]}
                onChange={columns => form.set({ columns: [...columns] })}
              />
            </Card>
            <FormatPreview format={previewed} />
          </div>
        </div>
      </FormFrame>
    </>
  );
}

function DeleteButton({ read }: Read) {
  const t = useTranslations('exporting.editor');
  const router = useRouter();
  const { id, name } = read.value;
  const remove = useDeleteFormat(id);
  return (
    <ConfirmMutation
      trigger={<Button icon={Trash2}>{t('removeFormat')}</Button>}
      title={t('removeTitle', { name })}
      description={t('removeText')}
      confirmLabel={t('removeFormat')}
      onConfirm={async () => {
        await remove.mutateAsync(read.etag);
        toast.success(t('removed'));
        router.push('/exports/formats');
      }}
    />
  );
}
