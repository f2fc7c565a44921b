'use client';

import { Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useDeferredValue } from 'react';
import { useTranslations } from 'use-intl';
import { ColumnList } from '@/components/office/exports/column-list';
import { CopyFormat } from '@/components/office/exports/copy-format';
import { FileFields, fileFields } from '@/components/office/exports/file-fields';
import { FormatPreview } from '@/components/office/exports/format-preview';
import { ConfirmAction } from '@/components/office/settings/confirm-action';
import { SettingsForm } from '@/components/office/settings/settings-form';
import { useSettingsDraft } from '@/components/office/settings/use-settings-draft';
import { UnreadRecord } from '@/components/office/unread-record';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { toast } from '@/components/ui/toaster';
import type { Versioned } from '@/lib/api-client/client';
import {
  exportKeys,
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
  const query = useFormat(id);
  const { data } = query;
  if (data) {
    const isChangeable = mayEdit && data.value.isOwn;
    return isChangeable ? <FormatEditor read={data} /> : <FormatView read={data} mayEdit={mayEdit} />;
  }
  return (
    <UnreadRecord
      query={query}
      rows={8}
      notFound={t('notFound')}
      loadFailed={t('loadFailed')}
      list={{ href: '/exports/formats', label: t('title') }}
    />
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

function FormatEditor({ read }: Read) {
  const t = useTranslations('exporting.editor');
  const { id } = read.value;
  const invalidateLists = useInvalidateFormats();
  const draft = useSettingsDraft({
    read,
    queryKey: exportKeys.format(id),
    save: async (format, etag) => {
      const stored = await saveFormat(id, format, etag);
      await invalidateLists();
      return stored;
    },
  });
  const { value, set, problem } = draft;
  const previewed = useDeferredValue(settingsOfFormat(value));
  const paths = Object.keys(problem?.errors ?? {}).filter(path => path.startsWith('columns['));
  return (
    <>
      <PageHeader
        breadcrumb={<Path name={read.value.name} />}
        title={read.value.name}
        actions={<DeleteButton read={read} />}
      />
      <SettingsForm
        draft={draft}
        fields={[...fileFields, ...paths]}
        nameOf={name => (name === 'columns' ? t('columns') : name === 'name' ? t('name') : t('file'))}
      >
        <div className="flex flex-col gap-5">
          <Card title={t('file')}>
            <FileFields value={value} errorOf={draft.errorOf} onChange={set} />
          </Card>
          <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
            <Card title={t('columns')} description={t('columnsHint')} flush className="min-w-0">
              <ColumnList
                columns={value.columns}
                errorOf={draft.errorOf}
                onChange={columns => set({ columns: [...columns] })}
              />
            </Card>
            <FormatPreview format={previewed} />
          </div>
        </div>
      </SettingsForm>
    </>
  );
}

function DeleteButton({ read }: Read) {
  const t = useTranslations('exporting.editor');
  const router = useRouter();
  const { id, name } = read.value;
  const remove = useDeleteFormat(id);
  return (
    <ConfirmAction
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
