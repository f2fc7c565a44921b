'use client';

import { UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { InviteDialog } from '@/components/office/settings/users/invite-dialog';
import { RoleTable } from '@/components/office/settings/users/role-table';
import { UserCards, UserTable } from '@/components/office/settings/users/user-rows';
import { accountLinkCommand } from '@/components/office/sign-in/account-link-command';
import { PagedList } from '@/components/screens/paged-list';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/display/card';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { useUsers } from '@/lib/api-client/users';

type UsersScreenProps = {
  ownId: string;
  /** Then invitations stay in the outbox. */
  hasNoMailServer: boolean;
};

/** The club's users, and the rights of each role. */
export function UsersScreen({ ownId, hasNoMailServer }: UsersScreenProps) {
  const t = useTranslations('settings.users');
  const [isInviting, setIsInviting] = useState(false);
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
      <InviteDialog open={isInviting} onOpenChange={setIsInviting} />
      <div className="flex min-w-0 flex-col gap-5">
        {hasNoMailServer && (
          <Notice tone="warning" title={t('keptTitle')}>
            <p>{t('keptText')}</p>
            <details className="mt-1">
              <summary className="cursor-pointer">{t('keptCommand')}</summary>
              <code className="break-words">{accountLinkCommand}</code>
            </details>
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
