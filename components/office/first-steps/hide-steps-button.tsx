'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/overlays/toaster';
import { useHideFirstSteps } from '@/lib/api-client/first-steps';

type HideStepsButtonProps = { isPutAway: boolean; onDone?: () => void };

/** Hides the first steps for the whole club; can be undone here and in the toast. */
export function HideStepsButton({ isPutAway, onDone }: HideStepsButtonProps) {
  const t = useTranslations('firstSteps');
  const change = useHideFirstSteps();

  async function put(away: boolean) {
    try {
      await change.mutateAsync(away);
      if (away)
        toast.success(t('putAwayDone'), { action: { label: t('undo'), onClick: () => void put(false) } });
      onDone?.();
    } catch {
      toast.error(t('changeFailed'));
    }
  }

  return (
    <Button
      variant="ghost"
      pending={change.isPending}
      onClick={() => void put(!isPutAway)}
      className="self-start"
    >
      {t(isPutAway ? 'takeOut' : 'putAway')}
    </Button>
  );
}
