'use client';

import { FileX2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LinkButton } from '@/components/ui/link-button';
import { SkeletonRows } from '@/components/ui/skeleton';
import { ApiProblem } from '@/lib/api-client/api-problem';

type UnreadRecordProps = {
  query: { readonly error: Error | null; readonly isPending: boolean; readonly refetch: () => unknown };
  /** Lines of the skeleton. */
  rows: number;
  notFound: string;
  loadFailed: string;
  /** The list that contains the record. */
  list: { readonly href: string; readonly label: string };
};

/** Page of a record that is not available: loading, not found, or failed. */
export function UnreadRecord({ query, rows, notFound, loadFailed, list }: UnreadRecordProps) {
  const ui = useTranslations('ui');
  const problem = query.error instanceof ApiProblem ? query.error : null;
  if (query.isPending)
    return (
      <Card flush>
        <SkeletonRows rows={rows} label={ui('loading')} />
      </Card>
    );
  if (problem?.status === 404)
    return (
      <EmptyState
        icon={FileX2}
        headingLevel={1}
        title={notFound}
        description={problem.detail}
        action={<LinkButton href={list.href}>{list.label}</LinkButton>}
      />
    );
  return (
    <ErrorState
      headingLevel={1}
      title={loadFailed}
      description={problem?.detail ?? undefined}
      requestId={problem?.requestId ?? undefined}
      onRetry={() => query.refetch()}
    />
  );
}
