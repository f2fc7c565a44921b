'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Consequences } from '@/components/office/submissions/consequences';
import { useQueue } from '@/components/office/submissions/queue/use-queue';
import { RemovedExports } from '@/components/office/submissions/removed-exports';
import type { Target } from '@/components/office/submissions/use-overlay';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Field } from '@/components/ui/inputs/field';
import { Select } from '@/components/ui/inputs/select';
import { Notice } from '@/components/ui/notice';
import { Dialog, DialogClose } from '@/components/ui/overlays/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { useAssignees, useBatchPreview } from '@/lib/api-client/inbox';

const nobody = 'nobody';

type BatchDialogProps = {
  action: 'ResendConfirmation' | 'Assign' | 'Delete';
  target: Target;
  onClose: () => void;
  onOrdered: () => void;
  /** Called when the action is undone. */
  onUndone: () => void;
};

/** Shows what the action affects, how many mails it sends or whom it assigns, and puts it into the queue. */
export function BatchDialog({ action, target, onClose, onOrdered, onUndone }: BatchDialogProps) {
  const t = useTranslations('decide.batch');
  const decide = useTranslations('decide');
  const enqueue = useQueue();
  const [assigneeId, setAssigneeId] = useState<string | null | undefined>();
  const preview = useBatchPreview({
    action,
    ...(target.ids ? { ids: [...target.ids] } : { filter: target.filter }),
  });
  const ids = preview.data?.ids ?? [];
  const name = target.count === 1 ? target.names.values().next().value : undefined;

  const { kind } = target;
  const counted = (count: number) => ({ count, what: decide('what', { kind, count }) });

  function order() {
    const decision = { message: '', sendEmail: true };
    enqueue({
      action,
      kind,
      ids,
      names: target.names,
      stored: target.stored,
      decision,
      onUndone,
      ...(assigneeId !== undefined && { assigneeId }),
    });
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
            disabled={ids.length === 0 || (action === 'Assign' && assigneeId === undefined)}
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
          <Consequences
            action={action}
            target={target}
            preview={preview.data}
            mails={action === 'ResendConfirmation' ? preview.data.mails : null}
          />
        )}
        {action === 'Assign' && <AssigneeField value={assigneeId} onChange={setAssigneeId} />}
        {action === 'Delete' && preview.data && <RemovedExports exports={preview.data.exports} />}
        {action === 'Delete' && <Notice tone="warning">{t('deleteText')}</Notice>}
      </div>
    </Dialog>
  );
}

/** `undefined`: nothing is chosen yet; null: nobody. */
type AssigneeFieldProps = { value: string | null | undefined; onChange: (id: string | null) => void };

function AssigneeField({ value, onChange }: AssigneeFieldProps) {
  const t = useTranslations('decide.batch');
  return (
    <Field label={t('assignee')}>
      <Select
        value={value === null ? nobody : (value ?? '')}
        onChange={({ target }) => onChange(target.value === nobody ? null : target.value)}
      >
        {value === undefined && <option value="">{t('choose')}</option>}
        <option value={nobody}>{t('nobody')}</option>
        {useAssignees().data?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
