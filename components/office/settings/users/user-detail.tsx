'use client';

import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { FormFrame } from '@/components/forms/form-frame';
import { TextField } from '@/components/forms/text-fields';
import { useApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import { AccessCard } from '@/components/office/settings/users/access-card';
import { DepartmentLimit } from '@/components/office/settings/users/department-limit';
import { InvitationCard } from '@/components/office/settings/users/invitation-card';
import { useKeysOfUser } from '@/components/office/settings/users/keys-of-user';
import { RoleChoice } from '@/components/office/settings/users/role-choice';
import { nameOfUser, UserStateBadge } from '@/components/office/settings/users/user-state';
import { RecordScreen } from '@/components/screens/record-screen';
import { Breadcrumb } from '@/components/ui/display/breadcrumb';
import { Card } from '@/components/ui/display/card';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import type { Versioned } from '@/lib/api-client/client';
import { readUser, saveUser, userKeys, useUser } from '@/lib/api-client/users';
import { canBeLimited } from '@/lib/contracts/role-rank';
import type { KeysOfUser, User } from '@/lib/contracts/users';

type UserDetailProps = { id: string; ownId: string };

/** One user: role, invitation and access. */
export function UserDetail({ id, ownId }: UserDetailProps) {
  const t = useTranslations('settings.users');
  return (
    <RecordScreen
      query={useUser(id)}
      rows={4}
      notFound={t('personFailed')}
      loadFailed={t('personFailed')}
      list={{ href: '/settings/users', label: t('title') }}
    >
      {read => <Person key={id} read={read} isSelf={id === ownId} />}
    </RecordScreen>
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
          <AccessCard read={read} isSelf={isSelf} />
        </div>
      </div>
    </>
  );
}

function RoleForm({ read, isSelf }: PersonProps) {
  const t = useTranslations('settings.users');
  const { id } = read.value;
  const choice = useRef<KeysOfUser>('End');
  const form = useApiForm<User>({
    read,
    queryKey: userKeys.one(id),
    save: (user, etag) => saveUser(user, etag, choice.current),
    reread: () => readUser(id),
    explain: ({ code }) => (code === 'last-admin' ? { role: t('lastAdmin') } : undefined),
  });
  const { role, departmentIds } = useFormValues(form);
  const isLimited = canBeLimited(role) && departmentIds.length > 0;
  const keys = useKeysOfUser(read.value, { highest: isLimited ? null : role, isSelf });
  choice.current = keys.choice;
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
        {form.isDirty && <div className="mt-4 empty:hidden">{keys.field}</div>}
        <div className="mt-5 empty:hidden">
          <DepartmentLimit form={form} name="departmentIds" role={role} chosen={read.value.departmentIds} />
        </div>
      </Card>
    </FormFrame>
  );
}
