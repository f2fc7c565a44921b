'use client';

import { FileSpreadsheet } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { CopyFormat } from '@/components/office/exports/copy-format';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { ListCard, ListCards } from '@/components/ui/list-cards';
import { PageHeader } from '@/components/ui/page-header';
import { SkeletonRows } from '@/components/ui/skeleton';
import { ApiProblem } from '@/lib/api-client/api-problem';
import { useExportFormats } from '@/lib/api-client/inbox';
import { encodings } from '@/lib/contracts/club-software';
import type { ClubSoftwareFormat } from '@/lib/contracts/exports';

/** Presets of products, and the club's own formats. */
export function FormatList({ mayEdit }: { mayEdit: boolean }) {
  const t = useTranslations('exporting.formats');
  const ui = useTranslations('ui');
  const formats = useExportFormats();
  const problem = formats.error instanceof ApiProblem ? formats.error : null;
  const own = formats.data?.filter(({ isOwn }) => isOwn) ?? [];
  const presets = formats.data?.filter(({ isOwn }) => !isOwn) ?? [];
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('text')}
        actions={mayEdit && formats.data && <CopyFormat formats={formats.data} />}
      />
      {formats.isPending && (
        <Card flush>
          <SkeletonRows rows={6} label={ui('loading')} />
        </Card>
      )}
      {formats.isError && (
        <ErrorState
          title={t('loadFailed')}
          description={problem?.detail ?? undefined}
          requestId={problem?.requestId ?? undefined}
          onRetry={() => formats.refetch()}
        />
      )}
      {formats.data && (
        <div className="flex flex-col gap-5">
          <Card title={t('own')} flush>
            {own.length > 0 ? (
              <Formats label={t('own')} formats={own} />
            ) : (
              <EmptyState
                icon={FileSpreadsheet}
                title={t('emptyTitle')}
                description={mayEdit ? t('emptyText') : t('readOnly')}
              />
            )}
          </Card>
          <Card title={t('presets')} flush>
            <Formats label={t('presets')} formats={presets} />
          </Card>
        </div>
      )}
    </>
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
