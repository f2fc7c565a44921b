'use client';

import { useTranslations } from 'use-intl';
import { Card } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { useClubInfo } from '@/lib/api-client/club-info';
import type { FormMembership } from '@/lib/contracts/forms';

type Payment = Pick<FormMembership, 'showSepa' | 'showOnAccount'>;

type PaymentCardProps = {
  value: Payment;
  error: string | undefined;
  onChange: (changes: Partial<Payment>) => void;
};

/**
 * The payment methods. Without a creditor identifier nobody can grant a mandate; the card says so
 * before saving.
 */
export function PaymentCard({ value, error, onChange }: PaymentCardProps) {
  const t = useTranslations('forms.settings');
  const club = useClubInfo();
  const isCreditorMissing = club.data?.value.creditorId === '';
  return (
    <Card title={t('payment')} description={t('sharedHint')}>
      <div className="flex flex-col gap-3">
        <Checkbox
          label={t('showSepa')}
          hint={t('showSepaHint')}
          error={error}
          checked={value.showSepa}
          onChange={event => onChange({ showSepa: event.target.checked })}
        />
        {isCreditorMissing && value.showSepa && (
          <Notice tone="warning" title={t('creditorMissing')}>
            {t.rich(value.showOnAccount ? 'creditorMissingText' : 'creditorNeededText', {
              link: words => <TextLink href="/settings/club">{words}</TextLink>,
            })}
          </Notice>
        )}
        <Checkbox
          label={t('showOnAccount')}
          checked={value.showOnAccount}
          onChange={event => onChange({ showOnAccount: event.target.checked })}
        />
      </div>
    </Card>
  );
}
