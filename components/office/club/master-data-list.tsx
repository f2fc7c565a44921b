'use client';

import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PagedList } from '@/components/screens/paged-list';
import { SortableList } from '@/components/ui/display/sortable-list';
import { toast } from '@/components/ui/overlays/toaster';
import { PageHeader } from '@/components/ui/page-header';

type Archivable = { readonly isActive: boolean };

type MasterDataListProps<Item extends Archivable> = {
  texts: { title: string; text: string; list: string; emptyTitle: string; emptyText: string };
  icon: LucideIcon;
  query: {
    data: readonly Item[] | undefined;
    isPending: boolean;
    error: Error | null;
    refetch: () => unknown;
  };
  /** Without it the order is fixed. */
  reorder?: ((items: Item[]) => Promise<unknown>) | undefined;
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  create: ReactNode;
  /** Links to related pages. */
  more?: ReactNode;
  children: (item: Item) => ReactNode;
};

/** Master data in the order of the forms, archived ones last, with a button that adds a record. */
export function MasterDataList<Item extends Archivable>(props: MasterDataListProps<Item>) {
  const { texts, icon, query, reorder, keyOf, nameOf, create, more, children } = props;
  const t = useTranslations('club.list');
  const { data } = query;
  const archived = data?.filter(({ isActive }) => !isActive) ?? [];

  async function store(items: Item[]) {
    try {
      await reorder?.([...items, ...archived]);
    } catch {
      toast.error(t('orderFailed'));
    }
  }

  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.text}
        actions={
          <>
            {more}
            {data && data.length > 0 && create}
          </>
        }
      />
      <PagedList
        query={query}
        rows={5}
        empty={{
          icon,
          title: texts.emptyTitle,
          description: texts.emptyText,
          headingLevel: 2,
          action: create || undefined,
        }}
      >
        {items => {
          const offered = items.filter(({ isActive }) => isActive);
          const isSortable = reorder && offered.length > 1;
          const list = { keyOf, nameOf, children };
          return (
            <>
              {offered.length > 0 && (
                <SortableList
                  {...list}
                  label={texts.list}
                  items={offered}
                  {...(isSortable ? { onReorder: store } : { className: 'pl-4' })}
                />
              )}
              {archived.length > 0 && (
                <>
                  <h2 className="border-y bg-sunken px-4 py-2 text-sm font-medium text-ink-muted first:border-t-0">
                    {t('archived')}
                  </h2>
                  <SortableList
                    {...list}
                    label={t('archived')}
                    items={archived}
                    className={isSortable ? 'pl-10 pointer-coarse:pl-12' : 'pl-4'}
                  />
                </>
              )}
            </>
          );
        }}
      </PagedList>
    </>
  );
}
