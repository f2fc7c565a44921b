'use client';

import { Globe } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { OnlineWarnings } from '@/components/form-editor/online-check';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { toast } from '@/components/ui/overlays/toaster';
import { usePublishForm } from '@/lib/api-client/first-steps';

/** Publishes the membership application, once there is a tariff. */
export function PublishButton({ hasTariff }: { hasTariff: boolean }) {
  const t = useTranslations('firstSteps.step.Form');
  const publish = usePublishForm();
  if (!hasTariff) return <p className="text-sm">{t('needsTariff')}</p>;
  return (
    <ConfirmDialog
      trigger={
        <Button variant="primary" icon={Globe} className="self-start">
          {t('publish')}
        </Button>
      }
      tone="primary"
      title={t('publishTitle')}
      description={t('publishText')}
      confirmLabel={t('publish')}
      onConfirm={async () => {
        await publish.mutateAsync();
        toast.success(t('published'));
      }}
    >
      <OnlineWarnings />
    </ConfirmDialog>
  );
}
