'use client';

import { useFormatter, useTranslations } from 'use-intl';
import { Notice } from '@/components/ui/notice';
import { type ApiProblem, detailOf } from '@/lib/api-client/api-problem';

const known = [
  'already-taken',
  'limit-reached',
  'network',
  'not-found',
  'quota-exceeded',
  'unauthenticated',
  'precondition-failed',
] as const;

/** The only place that turns a problem into words: the product's own for known codes, otherwise the API's. */
export function useProblemWords(): (problem: ApiProblem) => string {
  const t = useTranslations('office.form.reasons');
  const format = useFormatter();
  return problem => {
    if (problem.members['violated-policies'] === 'exports') return t('exports');
    const code = known.find(one => one === problem.code);
    const seconds = problem.retryAfterSeconds;
    const time =
      seconds === null
        ? ''
        : format.dateTime(new Date(Date.now() + seconds * 1000), { hour: '2-digit', minute: '2-digit' });
    if (code) return t(code, { time });
    return detailOf(problem) ?? t('other');
  };
}

type ProblemNoticeProps = { problem: ApiProblem | null; title?: string; className?: string };

/** A problem of a request outside of forms. */
export function ProblemNotice({ problem, title, className }: ProblemNoticeProps) {
  const t = useTranslations('office.form');
  const words = useProblemWords();
  if (!problem) return null;
  return (
    <Notice tone="danger" title={title ?? t('notDone')} className={className}>
      {words(problem)}
    </Notice>
  );
}
