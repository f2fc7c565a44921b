'use client';

import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { buttonStyles } from '@/components/ui/button-styles';
import { type DialogWidth, dialogSurface, scrim } from '@/components/ui/overlays/overlay-styles';

type DialogProps = {
  /** The button that opens the dialog; omit it if `open` is controlled. */
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  width?: DialogWidth;
  /** Buttons, the main one last. Wrap one in DialogClose to close without an action. */
  footer?: ReactNode;
  children?: ReactNode;
};

export const DialogClose = Primitive.Close;

export function Dialog({
  trigger,
  open,
  onOpenChange,
  title,
  description,
  width = 'md',
  footer,
  children,
}: DialogProps) {
  const t = useTranslations('ui');
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <Primitive.Portal>
        <Primitive.Overlay data-scrim="" className={scrim} />
        <Primitive.Content
          className={dialogSurface(width)}
          onOpenAutoFocus={focusFirstField}
          onCloseAutoFocus={leaveMovedFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <header className="flex items-start gap-4 px-5 pt-5 pb-3">
            <div className="min-w-0 flex-1">
              <Primitive.Title className="text-lg font-semibold">{title}</Primitive.Title>
              {description && (
                <Primitive.Description className="mt-1 text-ink-muted">{description}</Primitive.Description>
              )}
            </div>
            <Primitive.Close
              aria-label={t('close')}
              className={buttonStyles({ variant: 'ghost', size: 'iconSm', className: '-mt-1 -mr-2' })}
            >
              <X aria-hidden="true" />
            </Primitive.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5">{children}</div>
          {footer && (
            <footer className="flex flex-col-reverse gap-2 border-t px-5 py-4 sm:flex-row sm:justify-end">
              {footer}
            </footer>
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Closing takes a task; by then the user may be at another element. */
function leaveMovedFocus(event: Event) {
  if (document.activeElement !== document.body) event.preventDefault();
}

/** Focuses the first field instead of the close button; a switch stands below a text to read first. */
function focusFirstField(event: Event) {
  const content = event.currentTarget instanceof Element ? event.currentTarget : null;
  const field = content?.querySelector<HTMLElement>(
    ':is(input, textarea, select):not([type="hidden"], [role="switch"], :disabled)',
  );
  if (!field) return;
  event.preventDefault();
  field.focus();
}
