'use client';

import { Link, Send } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useLocale, useNow, useTimeZone, useTranslations } from 'use-intl';
import { ConfirmMutation } from '@/components/forms/mutation-dialog';
import { type HandedLink, HandedLinkDialog } from '@/components/office/settings/users/handed-link-dialog';
import { nameOfUser, userStateOf } from '@/components/office/settings/users/user-state';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/display/card';
import { Description, DescriptionList } from '@/components/ui/display/description-list';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/overlays/toaster';
import { detailOf } from '@/lib/api-client/api-problem';
import type { Versioned } from '@/lib/api-client/client';
import { useMailWay } from '@/lib/api-client/mail-servers';
import { useInvitationLink, useRemoveUser, useResendInvitation } from '@/lib/api-client/users';
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
          {t(way === 'sent' ? 'expiredText' : 'expiredTextLink')}
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
        {isActive && way === 'waits' && <HandOver user={user} />}
        {isActive && way === 'sent' && (
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

/** Shows a new link where no invitation is sent. */
function HandOver({ user }: { user: User }) {
  const t = useTranslations('settings.users.handOver');
  const [handed, setHanded] = useState<HandedLink | null>(null);
  const link = useInvitationLink();
  const name = nameOfUser(user);
  return (
    <>
      <Button
        icon={Link}
        pending={link.isPending}
        onClick={() =>
          link.mutate(user.id, {
            onSuccess: made => setHanded({ ...made, name }),
            onError: error => toast.error(t('failed'), { description: detailOf(error) }),
          })
        }
      >
        {t('make')}
      </Button>
      {handed && <HandedLinkDialog handed={handed} onClose={() => setHanded(null)} />}
    </>
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
