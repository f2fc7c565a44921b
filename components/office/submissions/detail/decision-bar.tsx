'use client';

import { Check, MailCheck, MessageCircleQuestion, Send, X } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'use-intl';
import { DecisionDialog } from '@/components/office/submissions/decide/decision-dialog';
import { useQuestionState } from '@/components/office/submissions/detail/questions-card';
import { ConfirmByHand, useSendAgain } from '@/components/office/submissions/detail/submission-actions';
import { useShortcuts } from '@/components/office/submissions/detail/use-shortcuts';
import { undoAction } from '@/components/office/submissions/queue/action-queue';
import { useQueue } from '@/components/office/submissions/queue/use-queue';
import { useOverlay } from '@/components/office/submissions/use-overlay';
import { usePersonName } from '@/components/office/submissions/use-person-name';
import { Button } from '@/components/ui/button';
import { plainDecision } from '@/lib/api-client/submissions';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { senderOf } from '@/lib/contracts/submissions/sender';
import type { Submission } from '@/lib/contracts/submissions/submissions';
import type { Role } from '@/lib/rules/enums';
import { isWaitingForStaff, stateAfter } from '@/lib/rules/submissions/submission-steps';

const QuestionDialog = dynamic(
  () => import('@/components/office/submissions/decide/question-dialog').then(part => part.QuestionDialog),
  { ssr: false },
);

type DecisionBarProps = { submission: Submission; role: Role; hasKeys: boolean };

/** Accept and reject buttons at the bottom of the window; nothing after the decision. */
export function DecisionBar({ submission, role, hasKeys }: DecisionBarProps) {
  const t = useTranslations('detail.decide');
  const actions = useTranslations('detail.actions');
  const { overlay, open, close } = useOverlay();
  const canDeny = stateAfter('deny', submission) !== null;
  const isReady = isWaitingForStaff(submission);
  // A cancellation takes effect on receipt; staff need not wait for the confirmation by e-mail.
  const canConfirm = !isReady && submission.kind === 'Cancellation';
  const question = useQuestionState(submission.id);
  const sendAgain = useSendAgain(submission);
  const enqueue = useQueue();
  const personName = usePersonName();
  const { id, kind } = submission;
  const names = new Map([[id, personName(senderOf(submission))]]);

  /** Without questions, as it was applied for. */
  function acceptAtOnce() {
    enqueue({ action: 'Accept', kind, ids: [id], names, decision: plainDecision });
  }

  const ask = (action: 'Accept' | 'Deny') =>
    open({ kind: 'decision', action, target: { ids: [id], filter: {}, count: 1, names, kind } });

  const canAsk = canDeny && question !== 'Open';
  const askApplicant = () => open({ kind: 'question', id, name: names.get(id) ?? '' });

  useShortcuts(hasKeys, {
    a: isReady ? acceptAtOnce : undefined,
    A: isReady ? () => ask('Accept') : undefined,
    d: canDeny ? () => ask('Deny') : undefined,
    q: canAsk ? askApplicant : undefined,
    z: () => undoAction(),
  });
  if (!canDeny) return null;
  return (
    <section
      aria-label={t('label')}
      data-foot-bar=""
      className="sticky bottom-[calc(3.5rem+var(--panel)+env(safe-area-inset-bottom))] z-20 -mx-4 mt-6 border-t bg-surface/95 px-4 py-3 backdrop-blur-sm md:bottom-(--panel) md:-mx-8 md:px-8 print:hidden"
    >
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <p className="min-w-0 flex-[1_1_14rem] text-ink-muted">
          {t(question === 'Open' ? 'asked' : isReady ? 'ready' : canConfirm ? 'received' : 'waiting')}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button
            variant={canConfirm ? 'ghost' : 'dangerQuiet'}
            icon={X}
            aria-haspopup="dialog"
            onClick={() => ask('Deny')}
          >
            {t('deny')}
          </Button>
          {canAsk && (
            <Button icon={MessageCircleQuestion} aria-haspopup="dialog" onClick={askApplicant}>
              {t('ask')}
            </Button>
          )}
          {canConfirm && (
            <Button icon={Send} onClick={sendAgain}>
              {actions('resend')}
            </Button>
          )}
          {canConfirm && (
            <ConfirmByHand
              submission={submission}
              trigger={
                <Button variant="primary" icon={MailCheck}>
                  {actions('confirm')}
                </Button>
              }
            />
          )}
          {isReady && (
            <Button variant="primary" icon={Check} aria-haspopup="dialog" onClick={() => ask('Accept')}>
              {t('accept')}
            </Button>
          )}
        </div>
      </div>
      {overlay?.kind === 'question' && (
        <QuestionDialog
          id={overlay.id}
          name={overlay.name}
          canManage={isRoleAtLeast(role, 'Manager')}
          onClose={close}
        />
      )}
      {overlay?.kind === 'decision' && (
        <DecisionDialog
          action={overlay.action}
          target={overlay.target}
          canManage={isRoleAtLeast(role, 'Manager')}
          onClose={close}
        />
      )}
    </section>
  );
}
