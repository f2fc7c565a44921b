'use client';

import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { HintList, isAnythingOdd } from '@/components/office/submissions/decide/hint-list';
import { Card } from '@/components/ui/display/card';

/** Hints for the decision. Without any there is no card: the summary says that nothing is odd. */
export function HintsCard(props: ComponentProps<typeof HintList>) {
  const t = useTranslations('decide.hints');
  if (!isAnythingOdd(props)) return null;
  return (
    <Card title={t('title')} className="print:hidden">
      <HintList {...props} />
    </Card>
  );
}
