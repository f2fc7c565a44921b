'use client';

import { Send } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useLocale, useNow, useTimeZone, useTranslations } from 'use-intl';
import { ConfirmMutation } from '@/components/forms/mutation-dialog';
import { nameOfUser, userStateOf } from '@/components/office/settings/users/user-state';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/display/card';
import { Description, DescriptionList } from '@/components/ui/display/description-list';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/overlays/toaster';
import { detailOf } from '@/lib/api-client/api-problem';
import type { Versioned } from '@/lib/api-client/client';
import { useMailWay } from '@/lib/api-client/mail-servers';
import { useRemoveUser, useResendInvitation } from '@/lib/api-client/users';
import type { User } from '@/lib/contracts/users';
import { formatDateTime } from '@/lib/rules/format/format-date';

/** State of an invitation: sent, valid until, resend or revoke. */
export function InvitationCard({ read }: { read: Versioned<User> }) {
  const t = useTranslations('settings.users');
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'Europe/Berlin';
  const user = read.value;
  const { invitedAt, invitationExpiresAt, email, isActive } = user;
  const isExpired = userStateOf(user, useNow()) === 'expired';
  const way = useMailWay(true);
  const resend = useResendInvitation(user.id);
  const instant = (text: string) => formatDateTime(new Date(text), timeZone, locale);
  return (
    <Card title={t('invitationTitle')}>
      {isExpired && (
        <Notice tone="warning" className="mb-3">
          {t('expiredText')}
        </Notice>
      )}
      <DescriptionList>
        {invitedAt && <Description label={t('invitedAt')}>{instant(invitedAt)}</Description>}
        {invitationExpiresAt && (
          <Description label={t(isExpired ? 'expiredOn' : 'expires')}>
            {instant(invitationExpiresAt)}
          </Description>
        )}
      </DescriptionList>
      <div className="mt-4 flex flex-wrap gap-2">
        {isActive && (
          <Button
            icon={Send}
            pending={resend.isPending}
            onClick={() =>
              resend.mutate(undefined, {
                onSuccess: () => toast.success(t('resent', { email, way })),
                onError: error => toast.error(t('resendFailed'), { description: detailOf(error) }),
              })
            }
          >
            {t('resend')}
          </Button>
        )}
        <Withdraw read={read} />
      </div>
    </Card>
  );
}

function Withdraw({ read }: { read: Versioned<User> }) {
  const t = useTranslations('settings.users');
  const router = useRouter();
  const remove = useRemoveUser(read);
  return (
    <ConfirmMutation
      trigger={<Button variant="dangerQuiet">{t('withdraw')}</Button>}
      title={t('withdrawTitle', { name: nameOfUser(read.value) })}
      description={t('withdrawText')}
      confirmLabel={t('withdraw')}
      explain={problem => (problem.code === 'last-admin' ? t('lastAdmin') : undefined)}
      onConfirm={async () => {
        await remove.mutateAsync();
        toast.success(t('withdrawn'));
        router.push('/settings/users');
      }}
    />
  );
}
