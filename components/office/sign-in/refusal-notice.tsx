'use client';

import { useFormatter, useTranslations } from 'use-intl';
import type { Refusal } from '@/components/office/sign-in/sign-in';
import { Notice } from '@/components/ui/notice';
import type { ApiProblem } from '@/lib/api-client/api-problem';

export type ShownRefusal = Omit<Refusal, 'reason'> & {
  reason: Exclude<Refusal['reason'], 'RequiresTwoFactor'> | 'CodeFailed' | 'RecoveryCodeFailed';
};

/** Why the sign-in failed, and when to try again. */
export function RefusalNotice({ refusal }: { refusal: ShownRefusal }) {
  const t = useTranslations('office.signIn');
  const time = useClock(refusal.until);
  return (
    <Notice tone="danger" title={t('failedTitle')}>
      {t(refusal.reason, { time })}
    </Notice>
  );
}

/** An error of the API without a field. */
export function ProblemNotice({ problem }: { problem: ApiProblem }) {
  const t = useTranslations('office.signIn');
  const seconds = problem.retryAfterSeconds;
  const time = useClock(seconds === null ? null : new Date(Date.now() + seconds * 1000));
  const isTooMany = problem.code === 'quota-exceeded';
  return (
    <Notice tone="danger" title={t('notDoneTitle')}>
      {isTooMany ? t('tooManyRequests', { time }) : t('Unavailable')}
    </Notice>
  );
}

function useClock(instant: Date | null): string {
  const format = useFormatter();
  return instant ? format.dateTime(instant, { hour: '2-digit', minute: '2-digit' }) : '';
}
