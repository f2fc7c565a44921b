'use client';

import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { InviteDialog } from '@/components/office/settings/users/invite-dialog';
import { RoleTable } from '@/components/office/settings/users/role-table';
import { UserCards, UserTable } from '@/components/office/settings/users/user-rows';
import { accountLinkCommand } from '@/components/office/sign-in/account-link-command';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { LoadMore } from '@/components/ui/load-more';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { SkeletonRows } from '@/components/ui/skeleton';
import { ApiProblem } from '@/lib/api-client/api-problem';
import { useUsers } from '@/lib/api-client/users';

type UsersScreenProps = {
  ownId: string;
  /** Then invitations stay in the outbox. */
  hasNoMailServer: boolean;
};

/** The club's users, and the rights of each role. */
export function UsersScreen({ ownId, hasNoMailServer }: UsersScreenProps) {
  const t = useTranslations('settings.users');
  const ui = useTranslations('ui');
  const [isInviting, setIsInviting] = useState(false);
  const users = useUsers();
  const people = users.data?.pages.flatMap(page => page.items) ?? [];
  const problem = users.error instanceof ApiProblem ? users.error : null;
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
            <code className="mt-1 block break-words">{accountLinkCommand}</code>
          </Notice>
        )}
        <p role="status" className="-mb-2 text-sm text-ink-muted">
          {users.data && t('found', { count: users.data.pages[0]?.totalCount ?? 0 })}
        </p>
        <Card flush>
          {users.isPending && <SkeletonRows rows={4} label={ui('loading')} />}
          {users.isError && (
            <ErrorState
              title={t('loadFailed')}
              description={problem?.detail ?? undefined}
              requestId={problem?.requestId ?? undefined}
              onRetry={() => users.refetch()}
            />
          )}
          {people.length > 0 && (
            <>
              <div className="hidden lg:block">
                <UserTable people={people} ownId={ownId} />
              </div>
              <div className="lg:hidden">
                <UserCards people={people} ownId={ownId} />
              </div>
            </>
          )}
        </Card>
        {users.hasNextPage && (
          <LoadMore onLoadMore={() => users.fetchNextPage()} pending={users.isFetchingNextPage} />
        )}
        <Card title={t('rolesTitle')} description={t('rolesText')} flush>
          <RoleTable />
        </Card>
      </div>
    </>
  );
}
