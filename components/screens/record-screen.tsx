'use client';

import { FileX2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { LoadFailure } from '@/components/screens/load-failure';
import { Card } from '@/components/ui/display/card';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { SkeletonRows } from '@/components/ui/skeleton';
import { asProblem } from '@/lib/api-client/api-problem';

type RecordScreenProps<Data> = {
  query: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Above the record in every state. */
  header?: ReactNode;
  /** Above until the record is loaded, if it brings its own header. */
  waitingHeader?: ReactNode;
  /** Lines of the skeleton. */
  rows?: number;
  /** Already in a card. */
  isPart?: boolean;
  notFound?: string;
  loadFailed?: string;
  /** The list that contains the record. */
  list?: { readonly href: string; readonly label: string };
  children: (data: Data) => ReactNode;
};

/** One record: loading, not found, failed, or loaded. */
export function RecordScreen<Data>({
  query,
  header,
  waitingHeader,
  rows = 8,
  isPart = false,
  notFound,
  loadFailed,
  list,
  children,
}: RecordScreenProps<Data>) {
  const t = useTranslations('ui');
  const { data, error, isFetching } = query;
  // A failed attempt with older data shows the data. An editor must not start from it while it is fetched again, but
  // what is typed in an open one must stay.
  const wasShown = useRef(false);
  const isLoaded = data !== undefined && (wasShown.current || !(isFetching && error));
  useEffect(() => {
    wasShown.current = isLoaded;
  });
  const problem = asProblem(error);
  const headingLevel = header || waitingHeader || isPart ? undefined : 1;
  return (
    <>
      {header}
      {!isLoaded && waitingHeader}
      {isLoaded ? (
        children(data)
      ) : !error || isFetching ? (
        <Skeleton rows={rows} isPart={isPart} />
      ) : problem?.status === 404 ? (
        <EmptyState
          icon={FileX2}
          headingLevel={headingLevel}
          title={notFound ?? t('notFoundTitle')}
          description={problem.detail ?? t('notFoundDescription')}
          action={list && <LinkButton href={list.href}>{list.label}</LinkButton>}
        />
      ) : (
        <LoadFailure query={query} title={loadFailed} headingLevel={headingLevel} />
      )}
    </>
  );
}

function Skeleton({ rows, isPart }: { rows: number; isPart: boolean }) {
  const t = useTranslations('ui');
  const skeleton = <SkeletonRows rows={rows} label={t('loading')} />;
  return isPart ? skeleton : <Card flush>{skeleton}</Card>;
}
