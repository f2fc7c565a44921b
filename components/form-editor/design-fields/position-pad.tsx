'use client';

import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { ImageSettings } from '@/components/form-editor/design/design';

type Position = ImageSettings['position'];

const positions = [
  ...(['left top', 'center top', 'right top'] as const),
  ...(['left center', 'center center', 'right center'] as const),
  ...(['left bottom', 'center bottom', 'right bottom'] as const),
] satisfies Position[];

/** Nine positions, arranged as on the page; arrow keys move between them. */
export function PositionPad({ value, onChange }: { value: Position; onChange: (value: Position) => void }) {
  const t = useTranslations('forms.design');
  const name = useId();
  return (
    <fieldset>
      <legend className="font-medium text-ink">{t('position')}</legend>
      <div className="mt-2 grid w-fit grid-cols-3 gap-1 rounded-md border bg-sunken p-1">
        {positions.map(position => (
          <label
            key={position}
            title={t(`positions.${position}`)}
            className="grid size-8 cursor-pointer place-items-center rounded-sm text-hairline-strong hover:bg-surface has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-disabled:cursor-not-allowed pointer-coarse:size-11"
          >
            <input
              type="radio"
              name={name}
              value={position}
              checked={position === value}
              onChange={() => onChange(position)}
              className="sr-only"
            />
            <span aria-hidden="true" className="size-2 rounded-full bg-current" />
            <span className="sr-only">{t(`positions.${position}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
