'use client';

import { CircleCheck } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { checkContrast, correctContrast } from '@/components/form-editor/design/contrast';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { CustomDesignSettings } from '@/lib/contracts/forms';

type ContrastNoticeProps = {
  custom: CustomDesignSettings;
  brandColor: string | undefined;
  onCorrect: (corrected: CustomDesignSettings) => void;
};

/**
 * Reports whether everybody can read the form (WCAG 2.2 AA), which parts fail, and offers a
 * correction.
 */
export function ContrastNotice({ custom, brandColor, onCorrect }: ContrastNoticeProps) {
  const t = useTranslations('forms.design.contrast');
  const format = useFormatter();
  const ratioOf = (ratio: number) => format.number(Math.floor(ratio * 10) / 10);
  const { ratio, unreadable, isOverImage } = checkContrast({
    presetDesign: 'Custom',
    customDesign: custom,
    brandColor,
  });
  if (isOverImage) {
    return (
      <Notice tone="warning" title={t('imageTitle')}>
        {t('imageText')}
      </Notice>
    );
  }
  if (unreadable.length === 0) {
    return (
      <p role="status" className="flex items-center gap-2 text-sm text-accepted">
        <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
        {t('good', { ratio: ratioOf(ratio) })}
      </p>
    );
  }
  const corrected = correctContrast(custom, brandColor);
  return (
    <div role="status">
      <Notice tone="warning" title={t('poorTitle')}>
        <ul className="list-disc pl-4">
          {unreadable.map(one => (
            <li key={one.what}>{t(`poor.${one.what}`, { ratio: ratioOf(one.ratio) })}</li>
          ))}
        </ul>
        <p className="mt-1">{t('poorText')}</p>
        {corrected && (
          <Button size="sm" className="mt-2" onClick={() => onCorrect(corrected)}>
            {t('mend')}
          </Button>
        )}
      </Notice>
    </div>
  );
}
