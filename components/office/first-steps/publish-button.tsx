'use client';

import { Globe } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { OnlineChecklist } from '@/components/form-editor/online-check';
import type { SetupFacts } from '@/components/form-editor/setup-facts';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/inputs/checkbox';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { toast } from '@/components/ui/overlays/toaster';
import { usePublishForms } from '@/lib/api-client/first-steps';
import { useCancellationForm, useMembershipForm } from '@/lib/api-client/forms';

/** Publishes the forms after a list of what should be right first, once there is a tariff. */
export function PublishButton({ hasTariff, facts }: { hasTariff: boolean; facts: SetupFacts }) {
  const t = useTranslations('firstSteps.step.Form');
  const publish = usePublishForms();
  const { data: membership } = useMembershipForm();
  const { data: cancellation } = useCancellationForm();
  const [isWithOthers, setIsWithOthers] = useState(true);
  const areOthersClosed =
    membership?.value.isChangeActive === false && cancellation?.value.isActive === false;
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
        const isPublishingAll = areOthersClosed && isWithOthers;
        await publish.mutateAsync({ isWithOthers: isPublishingAll });
        toast.success(t('published', { others: isPublishingAll ? 'yes' : 'no' }));
      }}
    >
      <OnlineChecklist facts={facts} />
      {areOthersClosed && (
        <div className="mt-3">
          <Checkbox
            label={t('withOthers')}
            hint={t('withOthersHint')}
            checked={isWithOthers}
            onChange={event => setIsWithOthers(event.target.checked)}
          />
        </div>
      )}
    </ConfirmDialog>
  );
}
