'use client';

import { FileX2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { TextField } from '@/components/forms/fields';
import { FormFrame } from '@/components/forms/form-frame';
import { useApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import { AccessCard } from '@/components/office/settings/users/access-card';
import { InvitationCard } from '@/components/office/settings/users/invitation-card';
import { RoleChoice } from '@/components/office/settings/users/role-choice';
import { nameOfUser, UserStateBadge } from '@/components/office/settings/users/user-state';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { SkeletonRows } from '@/components/ui/skeleton';
import { ApiProblem } from '@/lib/api-client/api-problem';
import type { Versioned } from '@/lib/api-client/client';
import { readUser, saveUser, userKeys, useUser } from '@/lib/api-client/users';
import type { User } from '@/lib/contracts/users';

type UserDetailProps = { id: string; ownId: string };

/** One user: role, invitation and access. */
export function UserDetail({ id, ownId }: UserDetailProps) {
  const t = useTranslations('settings.users');
  const ui = useTranslations('ui');
  const { data, error, isPending, refetch } = useUser(id);
  if (isPending) {
    return (
      <Card flush>
        <SkeletonRows rows={4} label={ui('loading')} />
      </Card>
    );
  }
  if (data) return <Person key={id} read={data} isSelf={id === ownId} />;
  const problem = error instanceof ApiProblem ? error : null;
  if (problem?.status === 404) {
    return (
      <EmptyState
        icon={FileX2}
        headingLevel={1}
        title={t('personFailed')}
        description={problem.detail}
        action={<LinkButton href="/settings/users">{t('title')}</LinkButton>}
      />
    );
  }
  return (
    <ErrorState
      headingLevel={1}
      title={t('personFailed')}
      description={problem?.detail ?? undefined}
      requestId={problem?.requestId ?? undefined}
      onRetry={() => refetch()}
    />
  );
}

type PersonProps = { read: Versioned<User>; isSelf: boolean };

function Person({ read, isSelf }: PersonProps) {
  const t = useTranslations('settings.users');
  const user = read.value;
  const name = nameOfUser(user);
  return (
    <>
      <PageHeader
        breadcrumb={<Breadcrumb items={[{ label: t('title'), href: '/settings/users' }, { label: name }]} />}
        title={name}
        badge={<UserStateBadge user={user} />}
        description={user.email}
      />
      {isSelf && (
        <Notice tone="info" className="mb-5">
          {t('self')}
        </Notice>
      )}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <RoleForm read={read} isSelf={isSelf} />
        <div className="flex min-w-0 flex-col gap-5">
          {user.isInvitationPending && <InvitationCard read={read} />}
          <AccessCard read={read} />
        </div>
      </div>
    </>
  );
}

function RoleForm({ read, isSelf }: PersonProps) {
  const t = useTranslations('settings.users');
  const { id } = read.value;
  const form = useApiForm<User>({
    read,
    queryKey: userKeys.one(id),
    save: saveUser,
    reread: () => readUser(id),
    explain: ({ code }) => (code === 'last-admin' ? { role: t('lastAdmin') } : undefined),
  });
  const { role } = useFormValues(form);
  const isLosingRights = isSelf && read.value.role === 'Admin' && role !== 'Admin';
  return (
    <FormFrame form={form}>
      {read.value.isInvitationPending && (
        <Card title={t('nameTitle')} description={t('nameHint')}>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField form={form} name="firstName" label={t('firstName')} />
            <TextField form={form} name="lastName" label={t('lastName')} />
          </div>
        </Card>
      )}
      <Card>
        <RoleChoice form={form} name="role" legend={t('roleTitle')} hint={t('roleText')} />
        {isLosingRights && (
          <Notice tone="warning" className="mt-4">
            {t('selfWarning')}
          </Notice>
        )}
      </Card>
    </FormFrame>
  );
}
