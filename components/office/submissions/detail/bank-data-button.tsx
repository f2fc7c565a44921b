'use client';

import { Eye, EyeOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { useShownBankData } from '@/components/office/submissions/detail/use-bank-data';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/inputs/field-error';

type BankDataButtonProps = { bank: ReturnType<typeof useShownBankData> };

/** Shows the bank data, and says before that the audit log records it. */
export function BankDataButton({ bank }: BankDataButtonProps) {
  const t = useTranslations('detail.bank');
  return (
    <div className="flex flex-col items-start gap-1 print:hidden sm:items-end">
      <Button
        size="sm"
        icon={bank.isShown ? EyeOff : Eye}
        pending={bank.isPending}
        onClick={bank.isShown ? bank.hide : bank.show}
      >
        {t(bank.isShown ? 'hide' : 'show')}
      </Button>
      <p className="text-xs text-ink-muted">{t('note')}</p>
      <div aria-live="polite" className="empty:hidden">
        {bank.error && <FieldError>{t('failed')}</FieldError>}
      </div>
    </div>
  );
}
