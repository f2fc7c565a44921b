'use client';

import { useTranslations } from 'use-intl';
import type { Step } from '@/components/office/first-steps/step-places';

/** Progress as a bar and in words. */
export function Progress({ steps }: { steps: readonly Step[] }) {
  const t = useTranslations('firstSteps');
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-sm text-ink-muted">{t('progress', { done, all: steps.length })}</p>
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-hairline">
        <div
          className="h-full rounded-full bg-accent transition-[width]"
          style={{ width: `${(100 * done) / steps.length}%` }}
        />
      </div>
    </div>
  );
}
