'use client';

import { Send } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useSendAgain } from '@/components/office/submissions/detail/use-send-again';
import { Button } from '@/components/ui/button';
import type { Submission } from '@/lib/contracts/submissions/submissions';

/** Asks the guardians who have not agreed once more. */
export function AskGuardians({ submission }: { submission: Submission }) {
  const t = useTranslations('decide.hints.guardian');
  const { sendAgain, isPending } = useSendAgain(submission);
  return (
    <Button size="sm" icon={Send} pending={isPending} onClick={sendAgain} className="mt-2 print:hidden">
      {t('askAgain')}
    </Button>
  );
}
