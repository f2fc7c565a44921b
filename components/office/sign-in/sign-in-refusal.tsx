'use client';

import { useFormatter, useTranslations } from 'use-intl';
import type { Refusal } from '@/components/office/sign-in/sign-in';
import { Notice } from '@/components/ui/notice';

export type ShownRefusal = Omit<Refusal, 'reason'> & {
  reason: Exclude<Refusal['reason'], 'RequiresTwoFactor'> | 'CodeFailed' | 'RecoveryCodeFailed';
};

/** Why the sign-in failed, and when to try again. */
export function SignInRefusal({ refusal }: { refusal: ShownRefusal }) {
  const t = useTranslations('office.signIn');
  const time = useClock(refusal.until);
  return (
    <Notice tone="danger" title={t('failedTitle')}>
      {t(refusal.reason, { time })}
    </Notice>
  );
}

function useClock(instant: Date | null): string {
  const format = useFormatter();
  return instant ? format.dateTime(instant, { hour: '2-digit', minute: '2-digit' }) : '';
}
