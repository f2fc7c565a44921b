'use client';

import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiKeyCards, ApiKeyTable } from '@/components/office/settings/api-keys/api-key-rows';
import { CreateKeyDialog } from '@/components/office/settings/api-keys/create-key-dialog';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { PageHeader } from '@/components/ui/page-header';
import { SkeletonRows } from '@/components/ui/skeleton';
import { useApiKeys } from '@/lib/api-client/api-keys';
import { ApiProblem } from '@/lib/api-client/api-problem';

/** API keys of the club. */
export function ApiKeysScreen({ origin }: { origin: string }) {
  const t = useTranslations('settings.apiKeys');
  const ui = useTranslations('ui');
  const [isCreating, setIsCreating] = useState(false);
  const { data, error, isPending, refetch } = useApiKeys();
  const problem = error instanceof ApiProblem ? error : null;
  const create = (
    <Button variant="primary" icon={Plus} onClick={() => setIsCreating(true)}>
      {t('create')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} description={t('text')} actions={data && data.length > 0 && create} />
      <CreateKeyDialog origin={origin} open={isCreating} onOpenChange={setIsCreating} />
      <Card flush>
        {isPending && <SkeletonRows rows={3} label={ui('loading')} />}
        {problem && !data && (
          <ErrorState
            title={t('loadFailed')}
            description={problem.detail ?? undefined}
            requestId={problem.requestId ?? undefined}
            onRetry={() => refetch()}
          />
        )}
        {data?.length === 0 && (
          <EmptyState icon={KeyRound} title={t('emptyTitle')} description={t('emptyText')} action={create} />
        )}
        {data && data.length > 0 && (
          <>
            <div className="hidden lg:block">
              <ApiKeyTable keys={data} />
            </div>
            <div className="lg:hidden">
              <ApiKeyCards keys={data} />
            </div>
          </>
        )}
      </Card>
    </>
  );
}
