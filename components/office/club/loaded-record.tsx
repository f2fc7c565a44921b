'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorState } from '@/components/ui/error-state';
import { SkeletonRows } from '@/components/ui/skeleton';
import { ApiProblem } from '@/lib/api-client/api-problem';

type LoadedRecordProps<Data> = {
  query: { data: Data | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** Shown until the record is loaded; the record has its own header. */
  header: ReactNode;
  children: (data: Data) => ReactNode;
};

/** An editor starts from the stored state, so it waits for that. */
export function LoadedRecord<Data>({ query, header, children }: LoadedRecordProps<Data>) {
  const t = useTranslations('ui');
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined && !(isFetching && error)) return children(data);
  const isGone = error instanceof ApiProblem && error.status === 404;
  return (
    <>
      {header}
      {error && !isFetching ? (
        <ErrorState
          {...(isGone
            ? { title: t('notFoundTitle'), description: t('notFoundDescription') }
            : { onRetry: refetch })}
        />
      ) : (
        <SkeletonRows rows={8} label={t('loading')} />
      )}
    </>
  );
}
