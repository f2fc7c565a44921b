'use client';

import { useTranslations } from 'use-intl';
import { undoAction } from '@/components/office/submissions/queue/action-queue';
import { toast } from '@/components/ui/overlays/toaster';

/** Undoes the latest action and returns its first submission; says so if no action can be undone any more. */
export function useUndo(): () => string | undefined {
  const t = useTranslations('office');
  return () => {
    const [id] = undoAction();
    if (!id) toast.info(t('nothingToUndo'));
    return id;
  };
}
