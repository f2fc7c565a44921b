'use client';

import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiKeyCards, ApiKeyTable } from '@/components/office/settings/api-keys/api-key-rows';
import { CreateKeyDialog } from '@/components/office/settings/api-keys/create-key-dialog';
import { PagedList } from '@/components/screens/paged-list';
import { Button } from '@/components/ui/button';
import { Switch } from '@/components/ui/inputs/switch';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import { useApiKeys } from '@/lib/api-client/api-keys';

/** API keys of the club. */
export function ApiKeysScreen({ origin }: { origin: string }) {
  const t = useTranslations('settings.apiKeys');
  const [isCreating, setIsCreating] = useState(false);
  const [includeRevoked, setIncludeRevoked] = useState(false);
  const keys = useApiKeys(includeRevoked);
  const create = (
    <Button variant="primary" icon={Plus} onClick={() => setIsCreating(true)}>
      {t('create')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        description={
          <>
            {t('text')}{' '}
            <TextLink href="/developers" prefetch={false}>
              {t('docs')}
            </TextLink>
          </>
        }
        actions={Boolean(keys.data?.length) && create}
      />
      <CreateKeyDialog origin={origin} open={isCreating} onOpenChange={setIsCreating} />
      <PagedList
        query={keys}
        rows={3}
        loadFailed={t('loadFailed')}
        toolbar={() => (
          <Switch
            label={t('showRevoked')}
            checked={includeRevoked}
            onChange={({ target }) => setIncludeRevoked(target.checked)}
          />
        )}
        empty={{ icon: KeyRound, title: t('emptyTitle'), description: t('emptyText'), action: create }}
      >
        {items => (
          <>
            <div className="hidden lg:block">
              <ApiKeyTable keys={items} />
            </div>
            <div className="lg:hidden">
              <ApiKeyCards keys={items} />
            </div>
          </>
        )}
      </PagedList>
    </>
  );
}
