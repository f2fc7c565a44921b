'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'use-intl';
import { ConfirmMutation } from '@/components/forms/mutation-dialog';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/overlays/toaster';
import type { Versioned } from '@/lib/api-client/client';
import { type SmtpSettings, useRemoveSmtp } from '@/lib/api-client/smtp';

type RemoveServerProps = { stored: Versioned<SmtpSettings>; installationSender: string | null };

export function RemoveServer({ stored, installationSender }: RemoveServerProps) {
  const t = useTranslations('settings.smtp');
  const router = useRouter();
  const remove = useRemoveSmtp(stored.etag);
  return (
    <ConfirmMutation
      trigger={<Button variant="dangerQuiet">{t('remove')}</Button>}
      title={t('removeTitle', { host: stored.value.host })}
      description={
        installationSender ? t('removeInstallation', { address: installationSender }) : t('removeCaptured')
      }
      confirmLabel={t('remove')}
      onConfirm={async () => {
        await remove.mutateAsync();
        router.refresh();
        toast.success(t('removed'));
      }}
    />
  );
}
