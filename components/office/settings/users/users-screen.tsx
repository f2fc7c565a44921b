'use client';

import { UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type HandedLink, HandedLinkDialog } from '@/components/office/settings/users/handed-link-dialog';
import { InviteDialog } from '@/components/office/settings/users/invite-dialog';
import { RoleTable } from '@/components/office/settings/users/role-table';
import { UserCards, UserTable } from '@/components/office/settings/users/user-rows';
import { PagedList } from '@/components/screens/paged-list';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/display/card';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { useUsers } from '@/lib/api-client/users';

type UsersScreenProps = {
  ownId: string;
  /** Then links of invitations are handed over. */
  hasNoMailServer: boolean;
};

/** The club's users, and the rights of each role. */
export function UsersScreen({ ownId, hasNoMailServer }: UsersScreenProps) {
  const t = useTranslations('settings.users');
  const [isInviting, setIsInviting] = useState(false);
  const [handed, setHanded] = useState<HandedLink | null>(null);
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('text')}
        actions={
          <Button variant="primary" icon={UserPlus} onClick={() => setIsInviting(true)}>
            {t('invite')}
          </Button>
        }
      />
      <InviteDialog open={isInviting} onOpenChange={setIsInviting} onLink={setHanded} />
      {handed && <HandedLinkDialog handed={handed} onClose={() => setHanded(null)} />}
      <div className="flex min-w-0 flex-col gap-5">
        {hasNoMailServer && (
          <Notice tone="warning" title={t('keptTitle')}>
            <p>{t('keptText')}</p>
          </Notice>
        )}
        <PagedList
          query={useUsers()}
          rows={4}
          loadFailed={t('loadFailed')}
          found={count => t('found', { count })}
          empty={{ icon: Users, title: t('title'), description: t('text') }}
        >
          {people => (
            <>
              <div className="hidden lg:block">
                <UserTable people={people} ownId={ownId} />
              </div>
              <div className="lg:hidden">
                <UserCards people={people} ownId={ownId} />
              </div>
            </>
          )}
        </PagedList>
        <Card title={t('rolesTitle')} description={t('rolesText')} flush>
          <RoleTable />
        </Card>
      </div>
    </>
  );
}
