'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { currentRun, scheduleRun } from '@/components/office/submissions/batch-run';
import type { Target } from '@/components/office/submissions/use-overlay';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Checkbox } from '@/components/ui/inputs/checkbox';
import { Field } from '@/components/ui/inputs/field';
import { Textarea } from '@/components/ui/inputs/textarea';
import { Notice } from '@/components/ui/notice';
import { Dialog, DialogClose } from '@/components/ui/overlays/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { runBatch, useBatchPreview } from '@/lib/api-client/inbox';
import type { BatchAction } from '@/lib/contracts/submissions/batch';

type BatchDialogProps = {
  action: BatchAction;
  target: Target;
  onClose: () => void;
  onOrdered: () => void;
};

/**
 * Shows how many submissions the action affects and how many mails it sends, asks for one message for all,
 * and starts the batch.
 */
export function BatchDialog({ action, target, onClose, onOrdered }: BatchDialogProps) {
  const t = useTranslations('inbox.batch');
  const inbox = useTranslations('inbox');
  const client = useQueryClient();
  const [message, setMessage] = useState('');
  const [wantsMail, setWantsMail] = useState(true);
  const preview = useBatchPreview({
    action,
    ...(target.ids ? { ids: [...target.ids] } : { filter: target.filter }),
  });
  const isDecision = action === 'Accept' || action === 'Deny';
  const isBusy = currentRun() !== null && currentRun()?.phase !== 'over';
  const ids = preview.data?.ids ?? [];
  const name = target.count === 1 ? target.names.values().next().value : undefined;
  const mails = isDecision && !wantsMail ? 0 : (preview.data?.mails ?? 0);

  const { kind } = target;
  const counted = (count: number) => ({ count, what: inbox('what', { kind, count }) });

  function order() {
    scheduleRun({
      action,
      kind,
      ids,
      names: target.names,
      message: message.trim(),
      sendEmail: wantsMail,
      send: runBatch,
      onProgress: () => client.invalidateQueries({ queryKey: ['submissions'] }),
    });
    onOrdered();
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={name ? t(`titleOne.${action}`, { name, kind }) : t(`title.${action}`, counted(target.count))}
      footer={
        <>
          <DialogClose asChild>
            <Button>{t('cancel')}</Button>
          </DialogClose>
          <Button
            variant={action === 'Delete' || action === 'Deny' ? 'danger' : 'primary'}
            disabled={ids.length === 0 || isBusy}
            onClick={order}
          >
            {t(`confirm.${action}`, counted(ids.length))}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {preview.isPending && <Skeleton className="h-10 w-full" />}
        {preview.isError && <ErrorState onRetry={() => preview.refetch()} />}
        {preview.data && (
          <div role="status" className="flex flex-col gap-3">
            {preview.data.impossible > 0 && (
              <p>
                {t('possible', { count: preview.data.possible })}{' '}
                {t(`impossible.${action}`, { count: preview.data.impossible })}
              </p>
            )}
            {preview.data.possible > ids.length && <p>{t('cut', { count: ids.length })}</p>}
            {action !== 'Delete' && <p className="text-ink-muted">{t('mails', { count: mails })}</p>}
          </div>
        )}
        {action === 'Delete' && <Notice tone="warning">{t('deleteText')}</Notice>}
        {isBusy && <Notice tone="info">{t('busy')}</Notice>}
        {isDecision && (
          <>
            <Checkbox
              label={t('sendEmail')}
              checked={wantsMail}
              onChange={event => setWantsMail(event.target.checked)}
            />
            <Field
              label={t(action === 'Accept' ? 'message' : 'reason')}
              hint={t(wantsMail ? 'messageHint' : 'noteHint')}
              optional
            >
              <Textarea value={message} maxLength={5000} onChange={event => setMessage(event.target.value)} />
            </Field>
          </>
        )}
      </div>
    </Dialog>
  );
}
