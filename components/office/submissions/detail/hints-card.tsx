'use client';

import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { HintList, isAnythingOdd } from '@/components/office/submissions/decide/hint-list';
import { Card } from '@/components/ui/display/card';

/** Hints for the decision, or that there are none. */
export function HintsCard(props: ComponentProps<typeof HintList>) {
  const t = useTranslations('decide.hints');
  return (
    <Card title={t('title')} className="print:hidden">
      {isAnythingOdd(props) ? <HintList {...props} /> : <p className="text-ink-muted">{t('none')}</p>}
    </Card>
  );
}
