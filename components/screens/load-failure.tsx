'use client';

import { ErrorState } from '@/components/ui/error-state';
import { asProblem, detailOf } from '@/lib/api-client/api-problem';

type LoadFailureProps = {
  query: { readonly error: Error | null; readonly refetch: () => unknown };
  title?: string;
  headingLevel?: 1 | 2 | 3;
};

/** A query that failed: the API's reason, a reference for support, and another attempt. */
export function LoadFailure({ query: { error, refetch }, ...heading }: LoadFailureProps) {
  return (
    <ErrorState
      {...heading}
      description={detailOf(error)}
      requestId={asProblem(error)?.requestId ?? undefined}
      onRetry={() => void refetch()}
    />
  );
}
