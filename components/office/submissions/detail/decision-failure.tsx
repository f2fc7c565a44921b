'use client';

import { useTranslations } from 'use-intl';
import { Notice } from '@/components/ui/notice';
import { ApiProblem } from '@/lib/api-client/api-problem';

/** Why a decision was not saved. Errors of a field are shown there. */
export function DecisionFailure({ error }: { error: Error | null }) {
  const t = useTranslations('detail.decide');
  if (!error) return null;
  const problem = error instanceof ApiProblem ? error : null;
  const text = problem?.code === 'state-conflict' ? t('conflict') : (problem?.detail ?? t('failed'));
  return (
    <Notice tone="danger" title={t('failedTitle')}>
      {text}
    </Notice>
  );
}
