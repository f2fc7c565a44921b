'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import { ConfirmMutation } from '@/components/forms/mutation-dialog';
import { useKeysOfUser } from '@/components/office/settings/users/keys-of-user';
import { nameOfUser } from '@/components/office/settings/users/user-state';
import { toastResult } from '@/components/office/toast-result';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/display/card';
import { Description, DescriptionList } from '@/components/ui/display/description-list';
import { RelativeTime } from '@/components/ui/display/relative-time';
import { toast } from '@/components/ui/overlays/toaster';
import type { ApiProblem } from '@/lib/api-client/api-problem';
import type { Versioned } from '@/lib/api-client/client';
import { useRemoveUser, useSaveUser } from '@/lib/api-client/users';
import type { User } from '@/lib/contracts/users';
import { formatDateTime } from '@/lib/rules/format/format-date';

type AccessProps = { read: Versioned<User>; isSelf: boolean };

/** Access of a user: since when, last sign-in, deactivation and removal. */
export function AccessCard({ read, isSelf }: AccessProps) {
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
        {isActive ? <Deactivate read={read} isSelf={isSelf} /> : <Reactivate read={read} />}
        {!isInvitationPending && <Remove read={read} isSelf={isSelf} />}
      </div>
    </Card>
  );
}

function useExplained() {
  const t = useTranslations('settings.users');
  return (problem: ApiProblem) => (problem.code === 'last-admin' ? t('lastAdmin') : undefined);
}

function Deactivate({ read, isSelf }: AccessProps) {
  const t = useTranslations('settings.users');
  const explain = useExplained();
  const name = nameOfUser(read.value);
  const save = useSaveUser();
  const keys = useKeysOfUser(read.value, { highest: null, isSelf });
  return (
    <ConfirmMutation
      trigger={<Button>{t('deactivate')}</Button>}
      title={t('deactivateTitle', { name })}
      description={t('deactivateText', { name })}
      confirmLabel={t('deactivate')}
      explain={explain}
      onConfirm={async () => {
        const value = { ...read.value, isActive: false };
        await save.mutateAsync({ value, etag: read.etag, createdKeys: keys.choice });
        toast.success(t('deactivated', { name }));
      }}
    >
      {keys.field}
    </ConfirmMutation>
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

function Remove({ read, isSelf }: AccessProps) {
  const t = useTranslations('settings.users');
  const explain = useExplained();
  const name = nameOfUser(read.value);
  const router = useRouter();
  const remove = useRemoveUser(read);
  const keys = useKeysOfUser(read.value, { highest: null, isSelf });
  return (
    <ConfirmMutation
      trigger={<Button variant="dangerQuiet">{t('remove')}</Button>}
      title={t('removeTitle', { name })}
      description={t('removeText', { name })}
      confirmLabel={t('remove')}
      explain={explain}
      onConfirm={async () => {
        await remove.mutateAsync(keys.choice);
        toast.success(t('removed', { name }));
        router.push('/settings/users');
      }}
    >
      {keys.field}
    </ConfirmMutation>
  );
}
