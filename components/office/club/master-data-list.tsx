'use client';

import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PagedList } from '@/components/screens/paged-list';
import { SortableList } from '@/components/ui/display/sortable-list';
import { toast } from '@/components/ui/overlays/toaster';
import { PageHeader } from '@/components/ui/page-header';

type MasterDataListProps<Item> = {
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

/** A list of master data in the order of the forms, with a button that adds a record. */
export function MasterDataList<Item>(props: MasterDataListProps<Item>) {
  const { texts, icon, query, reorder, keyOf, nameOf, create, more, children } = props;
  const t = useTranslations('club.list');
  const { data } = query;

  async function store(items: Item[]) {
    try {
      await reorder?.(items);
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
        {items => (
          <SortableList
            label={texts.list}
            items={items}
            keyOf={keyOf}
            nameOf={nameOf}
            {...(reorder && items.length > 1 ? { onReorder: store } : { className: 'pl-4' })}
          >
            {children}
          </SortableList>
        )}
      </PagedList>
    </>
  );
}
