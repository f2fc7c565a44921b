'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { blockHistorySteps } from '@/components/forms/block-history-steps';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';

/**
 * Asks before the user leaves a page with unsaved input: by a link, the back button, closing the
 * tab or reloading.
 */
export function LeaveGuard({ isUnsaved }: { isUnsaved: () => boolean }) {
  const t = useTranslations('office.leave');
  const router = useRouter();
  const [leave, setLeave] = useState<{ go: () => void } | null>(null);
  const check = useRef(isUnsaved);
  useEffect(() => {
    check.current = isUnsaved;
  });

  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (check.current()) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const href = event.target instanceof Element ? leavingTo(event, event.target) : null;
      if (href === null || event.defaultPrevented || !check.current()) return;
      event.preventDefault();
      event.stopPropagation();
      setLeave({ go: () => router.push(href) });
    };
    const stopBlocking = blockHistorySteps(
      () => check.current(),
      go => setLeave({ go }),
    );
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    return () => {
      stopBlocking();
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
    };
  }, [router]);

  return (
    <ConfirmDialog
      open={leave !== null}
      onOpenChange={() => setLeave(null)}
      title={t('title')}
      description={t('text')}
      confirmLabel={t('confirm')}
      onConfirm={() => leave?.go()}
    />
  );
}

/** The page of this site that a click opens in this tab; null for any other click. */
function leavingTo(event: MouseEvent, target: Element): string | null {
  const link = target.closest('a');
  if (!link || link.target === '_blank' || link.hasAttribute('download') || link.origin !== location.origin)
    return null;
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  return link.pathname === location.pathname ? null : link.pathname + link.search;
}
