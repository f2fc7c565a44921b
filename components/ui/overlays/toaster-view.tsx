'use client';

import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { Toaster as Sonner, toast as show } from 'sonner';
import { useTranslations } from 'use-intl';
import { type QueuedToast, toastQueue } from '@/components/ui/overlays/toast-queue';

const aboveBottomBars = 'calc(1.25rem + var(--foot) + var(--panel) + env(safe-area-inset-bottom))';

/**
 * Shows the queued toasts, at the top while a dialog is open, whose buttons are at its foot. Each has a close button;
 * Alt-T moves the focus to them.
 */
export default function ToasterView({ queue }: { queue: readonly QueuedToast[] }) {
  const t = useTranslations('ui');
  const isDialogOpen = useSyncExternalStore(watchBody, hasScrim, () => false);
  useEffect(() => {
    if (queue.length > 0)
      for (const { kind, title, options } of toastQueue.drain()) show[kind](title, options);
  }, [queue]);
  return (
    <Sonner
      style={{ fontFamily: 'inherit' }}
      position={isDialogOpen ? 'top-right' : 'bottom-right'}
      duration={6_000}
      gap={8}
      closeButton
      className="print:hidden"
      containerAriaLabel={t('notifications')}
      offset={{ top: '1.25rem', bottom: aboveBottomBars, right: '1.25rem' }}
      mobileOffset={{ top: '0.75rem', bottom: aboveBottomBars, left: '0.75rem', right: '0.75rem' }}
      icons={{
        success: <CircleCheck aria-hidden="true" className="size-4.5 text-accepted" />,
        error: <CircleAlert aria-hidden="true" className="size-4.5 text-danger" />,
        info: <Info aria-hidden="true" className="size-4.5 text-new" />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: t('dismiss'),
        classNames: {
          toast:
            'pointer-events-auto relative flex w-full flex-wrap items-start gap-x-3 gap-y-2 rounded-md border border-hairline bg-surface px-4 py-3 text-base text-ink shadow-overlay sm:w-[22rem]',
          icon: 'mt-0.5 shrink-0',
          content: 'min-w-0 flex-1 basis-48',
          title: 'font-medium',
          description: 'mt-0.5 text-sm text-ink-muted',
          actionButton:
            'order-2 ml-auto shrink-0 rounded-sm px-2 py-1 font-medium text-accent hover:bg-accent-soft hover:text-accent-ink',
          closeButton:
            'order-1 grid size-6 shrink-0 place-items-center rounded-sm text-ink-muted hover:bg-sunken hover:text-ink',
        },
      }}
    />
  );
}

/** A dialog and its scrim are children of the body. */
function watchBody(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}

const hasScrim = () => document.querySelector('[data-scrim]') !== null;
