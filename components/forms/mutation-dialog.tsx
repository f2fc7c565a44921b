'use client';

import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { Form, RefusalNotice } from '@/components/forms/form';
import { useProblemWords } from '@/components/forms/problem-words';
import type { ApiForm } from '@/components/forms/use-api-form';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { Dialog, DialogClose } from '@/components/ui/overlays/dialog';
import { type ApiProblem, asProblem } from '@/lib/api-client/api-problem';

type ConfirmMutationProps = Omit<ComponentProps<typeof ConfirmDialog>, 'failureText' | 'onConfirm'> & {
  onConfirm: () => unknown;
  /** Own words for a problem. */
  explain?: (problem: ApiProblem) => string | undefined;
};

/** Asks before a request, and shows in the dialog why the API refused it. */
export function ConfirmMutation({ onConfirm, explain, ...dialog }: ConfirmMutationProps) {
  const inWords = useProblemWords();
  const [reason, setReason] = useState<string | undefined>();
  return (
    <ConfirmDialog
      {...dialog}
      failureText={reason}
      onConfirm={async () => {
        try {
          await onConfirm();
        } catch (error) {
          const problem = asProblem(error);
          setReason(problem ? (explain?.(problem) ?? inWords(problem)) : undefined);
          throw error;
        }
      }}
    />
  );
}

type MutationDialogProps<Values extends FieldValues> = Pick<
  ComponentProps<typeof Dialog>,
  'trigger' | 'title' | 'description' | 'width'
> & {
  form: ApiForm<Values>;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  submitLabel: string;
  failedTitle: string;
  tone?: 'primary' | 'danger';
  isDisabled?: boolean;
  onSaved?: () => void;
  /** Beside the fields where the window has room, else below them; for the width `columns`. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A dialog with a form that sends one request; it closes after success, and then forgets what was typed. */
export function MutationDialog<Values extends FieldValues>({
  form,
  open,
  onOpenChange,
  submitLabel,
  failedTitle,
  tone = 'primary',
  isDisabled,
  onSaved,
  aside,
  children,
  ...dialog
}: MutationDialogProps<Values>) {
  const t = useTranslations('ui');
  const [isOpenInside, setIsOpenInside] = useState(false);
  const isOpen = open ?? isOpenInside;
  const wasOpen = useRef(false);
  useEffect(() => {
    // Starts from the present values, which may have changed since it was last open.
    if (isOpen && !wasOpen.current) form.discard();
    wasOpen.current = isOpen;
  });
  function changeOpen(next: boolean) {
    if (!next) form.discard();
    setIsOpenInside(next);
    onOpenChange?.(next);
  }
  return (
    <Dialog
      {...dialog}
      open={isOpen}
      onOpenChange={changeOpen}
      footer={
        <>
          <DialogClose asChild>
            <Button>{t('cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={form.id} variant={tone} pending={form.isPending} disabled={isDisabled}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form
        form={form}
        className={cn(
          'flex flex-col gap-5',
          aside && 'xl:grid xl:grid-cols-[5fr_6fr] xl:items-start xl:gap-6',
        )}
        onKeyDown={submitByKey}
        onSaved={() => {
          changeOpen(false);
          onSaved?.();
        }}
      >
        <div className="flex min-w-0 flex-col gap-5">
          {children}
          <RefusalNotice form={form} title={failedTitle} />
        </div>
        {aside}
      </Form>
    </Dialog>
  );
}

/** Ctrl+Enter or ⌘+Enter sends the form from any field, also from one in which Enter is a new line. */
function submitByKey(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  if (event.currentTarget instanceof HTMLFormElement) event.currentTarget.requestSubmit();
}
