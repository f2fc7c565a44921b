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
import { TextLink } from '@/components/ui/text-link';
import { usePublishForms } from '@/lib/api-client/first-steps';
import { useCancellationForm, useMembershipForm } from '@/lib/api-client/forms';

/** Publishes the forms after a list of what should be right first, once there is a tariff. */
export function PublishButton({ hasTariff, facts }: { hasTariff: boolean; facts: SetupFacts }) {
  const t = useTranslations('firstSteps.step.Form');
  const labels = useTranslations('labels');
  const publish = usePublishForms();
  const { data: membership } = useMembershipForm();
  const { data: cancellation } = useCancellationForm();
  const [isWithOthers, setIsWithOthers] = useState(true);
  const areOthersClosed =
    membership?.value.isChangeActive === false && cancellation?.value.isActive === false;
  const terms = cancellation?.value;
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
          {terms && isWithOthers && (
            <p className="mt-1 ml-7 text-sm">
              {t.rich('cancellationTerms', {
                when: labels(`cancellationMode.${terms.cancellationMode}`),
                value: terms.noticePeriod.value,
                period: labels(`noticePeriod.${terms.noticePeriod.unit}`, {
                  value: terms.noticePeriod.value,
                }),
                link: words => <TextLink href="/forms/cancellation">{words}</TextLink>,
              })}
            </p>
          )}
        </div>
      )}
    </ConfirmDialog>
  );
}
