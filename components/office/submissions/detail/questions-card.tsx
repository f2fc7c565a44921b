'use client';

import { useTranslations } from 'use-intl';
import { useSubmissionWords } from '@/components/office/submissions/detail/describe/use-submission-words';
import { useQueuedStates } from '@/components/office/submissions/queue/use-queue';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/display/card';
import { RelativeTime } from '@/components/ui/display/relative-time';
import { toast } from '@/components/ui/overlays/toaster';
import { detailOf } from '@/lib/api-client/api-problem';
import { useCloseQuestion, useQuestions } from '@/lib/api-client/submission-questions';
import type { SubmissionQuestion } from '@/lib/contracts/submissions/submission-questions';
import type { QuestionState } from '@/lib/rules/enums';

/** What became of the newest question that nobody closed, also of one that can still be undone; null without one. */
export function useQuestionState(id: string): QuestionState | null {
  const queued = useQueuedStates().get(id)?.question;
  const latest = useQuestions(id).data?.items.find(({ closedAt }) => closedAt === null);
  if (queued) return queued;
  if (!latest) return null;
  return latest.answeredAt ? 'Answered' : 'Open';
}

type QuestionsCardProps = { submissionId: string; canWork: boolean };

/** The questions to the applicant with their answers; nothing if nobody asked. */
export function QuestionsCard({ submissionId, canWork }: QuestionsCardProps) {
  const t = useTranslations('detail.questions');
  const { data } = useQuestions(submissionId);
  if (!data || data.items.length === 0) return null;
  return (
    <Card title={t('title')}>
      <ul className="flex flex-col divide-y divide-hairline">
        {data.items.map(question => (
          <Question key={question.id} submissionId={submissionId} canWork={canWork} question={question} />
        ))}
      </ul>
    </Card>
  );
}

function Question({
  submissionId,
  canWork,
  question,
}: QuestionsCardProps & { question: SubmissionQuestion }) {
  const t = useTranslations('detail.questions');
  const { id, text, askedAt, askedBy, answer, answeredAt, closedAt, remindOn, remindedAt } = question;
  const words = useSubmissionWords();
  const close = useCloseQuestion(submissionId);
  const isWaiting = answeredAt === null && closedAt === null;
  return (
    <li className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
      <div>
        <p className="wrap-anywhere whitespace-pre-line">{text}</p>
        <p className="text-sm text-ink-muted">
          {askedBy.name ?? t('somebody')} · <RelativeTime value={askedAt} />
        </p>
      </div>
      {answeredAt && (
        <div className="border-l-2 border-accent pl-3">
          <p className="wrap-anywhere whitespace-pre-line">{answer || t('onlyCorrected')}</p>
          <p className="text-sm text-ink-muted">
            {t('answered')} · <RelativeTime value={answeredAt} />
          </p>
        </div>
      )}
      {isWaiting && (
        <p className="text-sm text-ink-muted">
          {remindedAt
            ? t('reminded', { date: words.instant(remindedAt) })
            : remindOn
              ? t('remindOn', { date: words.date(remindOn) })
              : t('noReminder')}
        </p>
      )}
      {closedAt === null && canWork && (
        <Button
          size="sm"
          className="self-start"
          pending={close.isPending}
          onClick={() =>
            close.mutate(id, {
              onError: problem => toast.error(t('closeFailed'), { description: detailOf(problem) }),
            })
          }
        >
          {t(answeredAt ? 'done' : 'close')}
        </Button>
      )}
      {closedAt && !answeredAt && <p className="text-sm text-ink-muted">{t('closed')}</p>}
    </li>
  );
}
