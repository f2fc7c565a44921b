'use client';

import { Check, MailCheck, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AcceptDialog } from '@/components/office/submissions/detail/accept-dialog';
import { DenyDialog } from '@/components/office/submissions/detail/deny-dialog';
import { ConfirmByHand } from '@/components/office/submissions/detail/submission-actions';
import { useShortcuts } from '@/components/office/submissions/detail/use-shortcuts';
import { Button } from '@/components/ui/button';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import type { Submission } from '@/lib/contracts/submissions/submissions';
import type { Role } from '@/lib/rules/enums';
import { isWaitingForStaff, stateAfter } from '@/lib/rules/submissions/submission-steps';

type DecisionBarProps = { submission: Submission; role: Role; hasKeys: boolean };

/** Accept and reject buttons at the bottom of the window; nothing after the decision. */
export function DecisionBar({ submission, role, hasKeys }: DecisionBarProps) {
  const t = useTranslations('detail.decide');
  const actions = useTranslations('detail.actions');
  const [asked, setAsked] = useState<'accept' | 'deny' | null>(null);
  const canDeny = stateAfter('deny', submission) !== null;
  const isReady = isWaitingForStaff(submission);
  // A cancellation takes effect on receipt; staff need not wait for the confirmation by e-mail.
  const canConfirm = !isReady && submission.kind === 'Cancellation';
  useShortcuts(hasKeys, {
    a: isReady ? () => setAsked('accept') : undefined,
    d: canDeny ? () => setAsked('deny') : undefined,
  });
  if (!canDeny) return null;
  const canManage = isRoleAtLeast(role, 'Manager');
  const dialogOf = (step: 'accept' | 'deny') => ({
    submission,
    canManage,
    open: asked === step,
    onOpenChange: (open: boolean) => setAsked(open ? step : null),
  });
  return (
    <section
      aria-label={t('label')}
      data-foot-bar=""
      className="sticky bottom-[calc(3.5rem+var(--panel)+env(safe-area-inset-bottom))] z-20 -mx-4 mt-6 border-t bg-surface/95 px-4 py-3 backdrop-blur-sm md:bottom-(--panel) md:-mx-8 md:px-8 print:hidden"
    >
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <p className="min-w-0 flex-[1_1_14rem] text-ink-muted">
          {t(isReady ? 'ready' : canConfirm ? 'received' : 'waiting')}
        </p>
        <div className="flex gap-2">
          <DenyDialog
            {...dialogOf('deny')}
            trigger={
              <Button variant="dangerQuiet" icon={X}>
                {t('deny')}
              </Button>
            }
          />
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
            <AcceptDialog
              {...dialogOf('accept')}
              trigger={
                <Button variant="primary" icon={Check}>
                  {t('accept')}
                </Button>
              }
            />
          )}
        </div>
      </div>
    </section>
  );
}
