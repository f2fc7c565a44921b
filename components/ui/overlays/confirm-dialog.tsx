'use client';

import { AlertDialog as Primitive } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/inputs/field-error';
import { dialogSurface, scrim } from '@/components/ui/overlays/overlay-styles';

type ConfirmDialogProps = {
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** A question that names the record: "Delete the application of Mia Sommer?" */
  title: string;
  /** States what is lost and what stays. */
  description: ReactNode;
  /** A further choice, below the description. */
  children?: ReactNode;
  /** The verb of the action: "Delete application". */
  confirmLabel: string;
  tone?: 'danger' | 'primary';
  /**
   * The dialog closes when this resolves. When it rejects, the dialog stays open and shows
   * `failureText`.
   */
  onConfirm: () => void | Promise<void>;
  failureText?: string;
};

/** Asks before an action that cannot be undone; focus starts on Cancel. */
export function ConfirmDialog({
  trigger,
  open,
  onOpenChange,
  title,
  description,
  children,
  confirmLabel,
  tone = 'danger',
  onConfirm,
  failureText,
}: ConfirmDialogProps) {
  const t = useTranslations('ui');
  const [isOpenInside, setIsOpenInside] = useState(false);
  const [phase, setPhase] = useState<'asking' | 'working' | 'failed'>('asking');
  const isOpen = open ?? isOpenInside;

  function changeOpen(next: boolean) {
    if (phase === 'working') return;
    setPhase('asking');
    setIsOpenInside(next);
    onOpenChange?.(next);
  }

  async function confirm() {
    setPhase('working');
    try {
      await onConfirm();
      setPhase('asking');
      setIsOpenInside(false);
      onOpenChange?.(false);
    } catch {
      setPhase('failed');
    }
  }

  return (
    <Primitive.Root open={isOpen} onOpenChange={changeOpen}>
      {trigger && <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <Primitive.Portal>
        <Primitive.Overlay data-scrim="" className={scrim} />
        <Primitive.Content className={dialogSurface('md')}>
          <div className="min-h-0 overflow-y-auto px-5 pt-5 pb-4">
            <Primitive.Title className="text-lg font-semibold text-balance">{title}</Primitive.Title>
            <Primitive.Description className="mt-2 text-ink-muted">{description}</Primitive.Description>
            {children && <div className="mt-4">{children}</div>}
            <div aria-live="polite" className="mt-3 empty:hidden">
              {phase === 'failed' && <FieldError>{failureText ?? t('confirmFailed')}</FieldError>}
            </div>
          </div>
          <footer className="flex flex-col-reverse gap-2 px-5 pb-5 sm:flex-row sm:justify-end">
            <Primitive.Cancel asChild>
              <Button>{t('cancel')}</Button>
            </Primitive.Cancel>
            <Button variant={tone} pending={phase === 'working'} onClick={confirm}>
              {confirmLabel}
            </Button>
          </footer>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
