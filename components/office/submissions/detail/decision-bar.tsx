'use client';

import { Check, MailCheck, MessageCircleQuestion, X } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DecisionDialog } from '@/components/office/submissions/decide/decision-dialog';
import { NextWaiting } from '@/components/office/submissions/detail/next-waiting';
import { useQuestionState } from '@/components/office/submissions/detail/questions-card';
import { useOddities } from '@/components/office/submissions/detail/use-oddities';
import { useShortcuts } from '@/components/office/submissions/detail/use-shortcuts';
import { useQueue } from '@/components/office/submissions/queue/use-queue';
import { useUndo } from '@/components/office/submissions/queue/use-undo';
import { useOverlay } from '@/components/office/submissions/use-overlay';
import { usePersonName } from '@/components/office/submissions/use-person-name';
import { Button } from '@/components/ui/button';
import { plainDecision } from '@/lib/api-client/submissions';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { senderOf } from '@/lib/contracts/submissions/sender';
import type { SubmissionHints } from '@/lib/contracts/submissions/submission-work';
import type { Submission } from '@/lib/contracts/submissions/submissions';
import type { Role } from '@/lib/rules/enums';
import { isWaitingForStaff, stateAfter } from '@/lib/rules/submissions/submission-steps';

const QuestionDialog = dynamic(
  () => import('@/components/office/submissions/decide/question-dialog').then(part => part.QuestionDialog),
  { ssr: false },
);

const UnconfirmedDialog = dynamic(
  () =>
    import('@/components/office/submissions/decide/unconfirmed-dialog').then(part => part.UnconfirmedDialog),
  { ssr: false },
);

type DecisionBarProps = {
  submission: Submission;
  /** The key that accepts asks first if there are marks. */
  hints: SubmissionHints;
  role: Role;
  hasKeys: boolean;
};

const barStyle =
  'sticky bottom-[calc(3.5rem+var(--panel)+env(safe-area-inset-bottom))] z-20 -mx-4 mt-6 border-t bg-surface/95 px-4 py-3 backdrop-blur-sm md:bottom-(--panel) md:-mx-8 md:px-8 print:hidden';

/** Accept and reject buttons at the bottom of the window; after a decision on this page the way to the next one. */
export function DecisionBar({ submission, hints, role, hasKeys }: DecisionBarProps) {
  const t = useTranslations('detail.decide');
  const actions = useTranslations('detail.actions');
  const odd = useOddities(submission, hints);
  const { overlay, open, close } = useOverlay();
  const canDeny = stateAfter('deny', submission) !== null;
  const [wasOpen] = useState(canDeny);
  const isReady = isWaitingForStaff(submission);
  // A cancellation takes effect on receipt; staff need not wait for the confirmation by e-mail.
  const isReceived = !isReady && submission.kind === 'Cancellation';
  const question = useQuestionState(submission.id);
  const enqueue = useQueue();
  const undo = useUndo();
  const personName = usePersonName();
  const { id, kind } = submission;
  const names = new Map([[id, personName(senderOf(submission))]]);
  const stored = new Map([[id, submission]]);

  /** Without questions, as it was applied for, unless there is something to look at first. */
  function acceptAtOnce() {
    if (hints.marks.length > 0) ask('Accept');
    else enqueue({ action: 'Accept', kind, ids: [id], names, stored, decision: plainDecision });
  }

  const ask = (action: 'Accept' | 'Deny') =>
    open({
      kind: 'decision',
      action,
      target: {
        ids: [id],
        filter: {},
        count: 1,
        names,
        stored,
        marks: new Map(),
        kind,
        hasApplications: kind === 'Membership',
        areAccepted: false,
      },
    });

  const canAsk = canDeny && question !== 'Open';
  const askApplicant = () => open({ kind: 'question', item: submission, name: names.get(id) ?? '' });

  const askToConfirm = () => open({ kind: 'unconfirmed', item: submission });

  useShortcuts(hasKeys, {
    a: isReady ? acceptAtOnce : canDeny ? askToConfirm : undefined,
    A: isReady ? () => ask('Accept') : canDeny ? askToConfirm : undefined,
    d: canDeny ? () => ask('Deny') : undefined,
    q: canAsk ? askApplicant : undefined,
    z: undo,
  });
  if (!canDeny)
    return wasOpen ? (
      <section aria-label={t('label')} data-foot-bar="" className={`empty:hidden ${barStyle}`}>
        <NextWaiting id={id} hasKeys={hasKeys} />
      </section>
    ) : null;
  return (
    <section aria-label={t('label')} data-foot-bar="" className={barStyle}>
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <p className="min-w-0 flex-[1_1_14rem] text-ink-muted">
          {question === 'Open'
            ? t('asked')
            : isReady && odd !== ''
              ? t('look', { odd })
              : t(isReady ? 'ready' : isReceived ? 'received' : 'waiting')}
        </p>
        <div className="flex flex-wrap justify-end gap-2 max-sm:[&_button]:px-2.5 max-sm:[&_svg]:hidden">
          <Button
            variant={isReceived ? 'ghost' : 'dangerQuiet'}
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
          {!isReady && (
            <Button
              variant={isReceived ? 'primary' : 'secondary'}
              icon={MailCheck}
              aria-haspopup="dialog"
              onClick={askToConfirm}
            >
              {actions('confirm')}
            </Button>
          )}
          {isReady && (
            <Button variant="primary" icon={Check} aria-haspopup="dialog" onClick={() => ask('Accept')}>
              {t('accept')}
            </Button>
          )}
        </div>
      </div>
      {overlay?.kind === 'unconfirmed' && <UnconfirmedDialog item={overlay.item} onClose={close} />}
      {overlay?.kind === 'question' && (
        <QuestionDialog
          item={overlay.item}
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
