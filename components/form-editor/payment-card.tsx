'use client';

import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { CheckboxField } from '@/components/forms/choice-fields';
import type { ApiForm } from '@/components/forms/use-api-form';
import { Card } from '@/components/ui/display/card';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { useClubInfo } from '@/lib/api-client/club-info';
import type { FormMembership } from '@/lib/contracts/forms';

/**
 * The payment methods. Without a creditor identifier nobody can grant a mandate; the card says so
 * before saving.
 */
export function PaymentCard({ form }: { form: ApiForm<FormMembership> }) {
  const t = useTranslations('forms.settings');
  const club = useClubInfo();
  const isCreditorMissing = club.data?.value.creditorId === '';
  const [showSepa, showOnAccount] = useWatch({ control: form.control, name: ['showSepa', 'showOnAccount'] });
  return (
    <Card title={t('payment')} description={t('sharedHint')}>
      <div className="flex flex-col gap-3">
        <CheckboxField form={form} name="showSepa" label={t('showSepa')} hint={t('showSepaHint')} />
        {isCreditorMissing && showSepa && (
          <Notice tone="warning" title={t('creditorMissing')}>
            {t.rich(showOnAccount ? 'creditorMissingText' : 'creditorNeededText', {
              link: words => <TextLink href="/club">{words}</TextLink>,
            })}
          </Notice>
        )}
        <CheckboxField form={form} name="showOnAccount" label={t('showOnAccount')} />
      </div>
    </Card>
  );
}
