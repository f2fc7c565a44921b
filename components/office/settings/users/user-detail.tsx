'use client';

import { FileX2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { SettingsForm } from '@/components/office/settings/settings-form';
import { useSettingsDraft } from '@/components/office/settings/use-settings-draft';
import { AccessCard } from '@/components/office/settings/users/access-card';
import { InvitationCard } from '@/components/office/settings/users/invitation-card';
import { RoleChoice } from '@/components/office/settings/users/role-choice';
import { nameOfUser, UserStateBadge } from '@/components/office/settings/users/user-state';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { SkeletonRows } from '@/components/ui/skeleton';
import { ApiProblem } from '@/lib/api-client/api-problem';
import type { Versioned } from '@/lib/api-client/client';
import { saveUser, userKeys, useUser } from '@/lib/api-client/users';
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

const fields = ['firstName', 'lastName', 'role'] as const;

function RoleForm({ read, isSelf }: PersonProps) {
  const t = useTranslations('settings.users');
  const draft = useSettingsDraft({ read, queryKey: userKeys.one(read.value.id), save: saveUser });
  const { value, set, errorOf, problem } = draft;
  const isLosingRights = isSelf && read.value.role === 'Admin' && value.role !== 'Admin';
  return (
    <SettingsForm draft={draft} fields={fields} nameOf={name => (isField(name) ? t(name) : null)}>
      <div className="flex flex-col gap-5">
        {read.value.isInvitationPending && (
          <Card title={t('nameTitle')} description={t('nameHint')}>
            <div className="grid gap-5 sm:grid-cols-2">
              <Field label={t('firstName')} error={errorOf('firstName')}>
                <Input value={value.firstName} onChange={event => set({ firstName: event.target.value })} />
              </Field>
              <Field label={t('lastName')} error={errorOf('lastName')}>
                <Input value={value.lastName} onChange={event => set({ lastName: event.target.value })} />
              </Field>
            </div>
          </Card>
        )}
        <Card>
          <RoleChoice
            legend={t('roleTitle')}
            hint={t('roleText')}
            value={value.role}
            error={problem?.code === 'last-admin' ? t('lastAdmin') : errorOf('role')}
            onChange={role => set({ role })}
          />
          {isLosingRights && (
            <Notice tone="warning" className="mt-4">
              {t('selfWarning')}
            </Notice>
          )}
        </Card>
      </div>
    </SettingsForm>
  );
}

function isField(name: string): name is (typeof fields)[number] {
  return fields.some(field => field === name);
}
