'use client';

import { useFormatter, useTranslations } from 'use-intl';
import { checkAccent } from '@/components/form-editor/design/contrast';
import { Notice } from '@/components/ui/notice';
import type { FormDesign } from '@/lib/contracts/forms';
import { type Colour, parseColour } from '@/lib/rules/css/colour';

type AccentNoticeProps = { design: FormDesign; css: string };

/** Warns if links in the accent colour are hard to read (WCAG 2.2 AA). */
export function AccentNotice({ design, css }: AccentNoticeProps) {
  const t = useTranslations('forms.design.contrast');
  const format = useFormatter();
  const pale = checkAccent(design, css, toColour);
  return (
    <div role="status">
      {pale && (
        <Notice tone="warning" title={t('accentTitle')} className="mt-3">
          {t(pale.isGroundDark ? 'accentDark' : 'accentLight', {
            colour: pale.colour,
            ratio: format.number(Math.floor(pale.ratio * 10) / 10),
          })}
        </Notice>
      )}
    </div>
  );
}

/** Parses any CSS colour; the browser handles what our own parser does not support. */
function toColour(text: string): Colour | null {
  const known = parseColour(text);
  if (known || typeof document === 'undefined' || !CSS.supports('color', text)) return known;
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return null;
  pen.fillStyle = text;
  return parseColour(pen.fillStyle);
}
