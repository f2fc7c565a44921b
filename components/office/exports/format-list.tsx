'use client';

import { FileSpreadsheet } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { CopyFormat } from '@/components/office/exports/copy-format';
import { RecordScreen } from '@/components/screens/record-screen';
import { Card } from '@/components/ui/display/card';
import { ListCard, ListCards } from '@/components/ui/display/list-cards';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { useExportFormats } from '@/lib/api-client/inbox';
import { encodings } from '@/lib/contracts/club-software';
import type { ClubSoftwareFormat } from '@/lib/contracts/exports';

/** Presets of products, and the club's own formats. */
export function FormatList({ mayEdit }: { mayEdit: boolean }) {
  const t = useTranslations('exporting.formats');
  const formats = useExportFormats();
  const header = (
    <PageHeader
      title={t('title')}
      description={t('text')}
      actions={mayEdit && formats.data && <CopyFormat formats={formats.data} />}
    />
  );
  return (
    <RecordScreen query={formats} header={header} rows={6} loadFailed={t('loadFailed')}>
      {listed => (
        <div className="flex flex-col gap-5">
          <Card title={t('own')} flush>
            {listed.some(({ isOwn }) => isOwn) ? (
              <Formats label={t('own')} formats={listed.filter(({ isOwn }) => isOwn)} />
            ) : (
              <EmptyState
                icon={FileSpreadsheet}
                title={t('emptyTitle')}
                description={mayEdit ? t('emptyText') : t('readOnly')}
              />
            )}
          </Card>
          <Card title={t('presets')} flush>
            <Formats label={t('presets')} formats={listed.filter(({ isOwn }) => !isOwn)} />
          </Card>
        </div>
      )}
    </RecordScreen>
  );
}

function Formats({ label, formats }: { label: string; formats: readonly ClubSoftwareFormat[] }) {
  const t = useTranslations('exporting.formats');
  const words = useTranslations('exporting.encodings');
  const encodingOf = (name: string) => {
    const known = encodings.find(one => one === name);
    return known ? words(known) : name;
  };
  return (
    <ListCards label={label}>
      {formats.map(({ id, name, columns, encoding }) => (
        <ListCard
          key={id}
          href={`/exports/formats/${id}`}
          title={name}
          meta={
            columns.length > 0
              ? `${t('columns', { count: columns.length })} · ${encodingOf(encoding)}`
              : t('broken')
          }
        />
      ))}
    </ListCards>
  );
}
