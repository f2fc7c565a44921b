'use client';

import { useTranslations } from 'use-intl';
import { useQueue } from '@/components/office/submissions/queue/use-queue';
import type { Target } from '@/components/office/submissions/use-overlay';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Notice } from '@/components/ui/notice';
import { Dialog, DialogClose } from '@/components/ui/overlays/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { useBatchPreview } from '@/lib/api-client/inbox';

type BatchDialogProps = {
  action: 'ResendConfirmation' | 'Delete';
  target: Target;
  onClose: () => void;
  onOrdered: () => void;
};

/** Shows how many submissions the action affects and how many mails it sends, and puts it into the queue. */
export function BatchDialog({ action, target, onClose, onOrdered }: BatchDialogProps) {
  const t = useTranslations('decide.batch');
  const decide = useTranslations('decide');
  const enqueue = useQueue();
  const preview = useBatchPreview({
    action,
    ...(target.ids ? { ids: [...target.ids] } : { filter: target.filter }),
  });
  const ids = preview.data?.ids ?? [];
  const name = target.count === 1 ? target.names.values().next().value : undefined;

  const { kind } = target;
  const counted = (count: number) => ({ count, what: decide('what', { kind, count }) });

  function order() {
    enqueue({ action, kind, ids, names: target.names, decision: { message: '', sendEmail: true } });
    onClose();
    onOrdered();
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
            variant={action === 'Delete' ? 'danger' : 'primary'}
            disabled={ids.length === 0}
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
            {action !== 'Delete' && (
              <p className="text-ink-muted">{t('mails', { count: preview.data.mails })}</p>
            )}
          </div>
        )}
        {action === 'Delete' && <Notice tone="warning">{t('deleteText')}</Notice>}
      </div>
    </Dialog>
  );
}
