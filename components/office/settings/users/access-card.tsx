'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import { ConfirmMutation } from '@/components/forms/mutation-dialog';
import { nameOfUser } from '@/components/office/settings/users/user-state';
import { toastResult } from '@/components/office/toast-result';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/display/card';
import { Description, DescriptionList } from '@/components/ui/display/description-list';
import { RelativeTime } from '@/components/ui/display/relative-time';
import { Checkbox } from '@/components/ui/inputs/checkbox';
import { toast } from '@/components/ui/overlays/toaster';
import { useApiKeys, useRevokeApiKey } from '@/lib/api-client/api-keys';
import type { ApiProblem } from '@/lib/api-client/api-problem';
import type { Versioned } from '@/lib/api-client/client';
import { useRemoveUser, useSaveUser } from '@/lib/api-client/users';
import type { User } from '@/lib/contracts/users';
import { formatDateTime } from '@/lib/rules/format/format-date';

/** Access of a user: since when, last sign-in, deactivation and removal. */
export function AccessCard({ read }: { read: Versioned<User> }) {
  const t = useTranslations('settings.users');
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'Europe/Berlin';
  const { createdAt, lastSignInAt, isActive, isInvitationPending } = read.value;
  return (
    <Card title={t('accessTitle')} description={t('accessText')}>
      <DescriptionList>
        <Description label={t('createdAt')}>
          {formatDateTime(new Date(createdAt), timeZone, locale)}
        </Description>
        <Description label={t('lastSignIn')}>
          {lastSignInAt ? <RelativeTime value={lastSignInAt} /> : t('never')}
        </Description>
      </DescriptionList>
      <div className="mt-4 flex flex-wrap gap-2">
        {isActive ? <Deactivate read={read} /> : <Reactivate read={read} />}
        {!isInvitationPending && <Remove read={read} />}
      </div>
    </Card>
  );
}

function useExplained() {
  const t = useTranslations('settings.users');
  return (problem: ApiProblem) => (problem.code === 'last-admin' ? t('lastAdmin') : undefined);
}

function Deactivate({ read }: { read: Versioned<User> }) {
  const t = useTranslations('settings.users');
  const explain = useExplained();
  const name = nameOfUser(read.value);
  const save = useSaveUser();
  return (
    <ConfirmMutation
      trigger={<Button>{t('deactivate')}</Button>}
      title={t('deactivateTitle', { name })}
      description={t('deactivateText', { name })}
      confirmLabel={t('deactivate')}
      explain={explain}
      onConfirm={async () => {
        await save.mutateAsync({ value: { ...read.value, isActive: false }, etag: read.etag });
        toast.success(t('deactivated', { name }));
      }}
    />
  );
}

function Reactivate({ read }: { read: Versioned<User> }) {
  const t = useTranslations('settings.users');
  const name = nameOfUser(read.value);
  const save = useSaveUser();
  return (
    <Button
      variant="primary"
      pending={save.isPending}
      onClick={() =>
        toastResult(save.mutateAsync({ value: { ...read.value, isActive: true }, etag: read.etag }), {
          done: t('reactivated', { name }),
          failed: t('changeFailed'),
        })
      }
    >
      {t('reactivate')}
    </Button>
  );
}

function Remove({ read }: { read: Versioned<User> }) {
  const t = useTranslations('settings.users');
  const explain = useExplained();
  const name = nameOfUser(read.value);
  const router = useRouter();
  const remove = useRemoveUser(read);
  const revoke = useRevokeApiKey();
  const { data: keys = [] } = useApiKeys();
  const [isRevoking, setIsRevoking] = useState(true);
  const own = keys.filter(({ createdById }) => createdById === read.value.id);
  return (
    <ConfirmMutation
      trigger={<Button variant="dangerQuiet">{t('remove')}</Button>}
      title={t('removeTitle', { name })}
      description={t('removeText', { name })}
      confirmLabel={t('remove')}
      explain={explain}
      onConfirm={async () => {
        await remove.mutateAsync();
        if (isRevoking) for (const { id } of own) await revoke.mutateAsync(id);
        toast.success(t('removed', { name }));
        router.push('/settings/users');
      }}
    >
      {own.length > 0 && (
        <Checkbox
          label={t('revokeKeys', { count: own.length, names: own.map(key => key.name).join(', ') })}
          hint={t('revokeKeysHint', { name })}
          checked={isRevoking}
          onChange={event => setIsRevoking(event.target.checked)}
        />
      )}
    </ConfirmMutation>
  );
}
