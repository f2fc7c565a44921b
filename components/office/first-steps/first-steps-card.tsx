'use client';

import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { HideStepsButton } from '@/components/office/first-steps/hide-steps-button';
import { Progress } from '@/components/office/first-steps/progress';
import { Card } from '@/components/ui/display/card';
import { LinkButton } from '@/components/ui/link-button';
import type { FirstSteps } from '@/lib/contracts/first-steps';

/** On the dashboard of a new club: progress and next step. */
export function FirstStepsCard({ steps: { steps } }: { steps: FirstSteps }) {
  const t = useTranslations('firstSteps');
  const [isPutAway, setIsPutAway] = useState(false);
  const next = steps.find(({ isDone, isOptional }) => !isDone && !isOptional);
  if (isPutAway) return null;
  return (
    <Card title={t('title')} description={t('text')} className="mb-5">
      <Progress steps={steps} />
      <div className="mt-4 flex flex-wrap gap-2">
        <LinkButton href="/first-steps" variant="primary" icon={ArrowRight}>
          {next ? t('next', { step: t(`step.${next.key}.title`) }) : t('toSteps')}
        </LinkButton>
        <HideStepsButton isPutAway={false} onDone={() => setIsPutAway(now => !now)} />
      </div>
    </Card>
  );
}
