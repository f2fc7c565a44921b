'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';

type ChipProps = {
  /** The filtered field. */
  name: string;
  value: string;
  onRemove: () => void;
};

/** An active filter, with a button that removes it. */
export function Chip({ name, value, onRemove }: ChipProps) {
  const t = useTranslations('ui');
  return (
    <span className="inline-flex h-7 max-w-full items-center rounded-full border border-accent/25 bg-accent-soft pl-3 text-sm text-accent-ink pointer-coarse:h-11">
      <span className="truncate">
        {name}: <strong className="font-medium">{value}</strong>
      </span>
      <button
        type="button"
        onClick={onRemove}
        aria-label={t('removeFilter', { name, value })}
        className="ml-0.5 grid h-full w-7 shrink-0 place-items-center rounded-full hover:bg-accent/15 pointer-coarse:w-11"
      >
        <X aria-hidden="true" className="size-3.5" />
      </button>
    </span>
  );
}
