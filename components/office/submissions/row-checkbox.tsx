'use client';

import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Selection } from '@/components/office/submissions/use-selection';
import { CheckboxBox } from '@/components/ui/inputs/checkbox';
import type { SubmissionListItem } from '@/lib/contracts/submissions/submissions';

type RowCheckboxProps = { item: SubmissionListItem; name: string; selection: Selection };

/** Selects a row; with Shift, all rows since the last one. */
export function RowCheckbox({ item, name, selection }: RowCheckboxProps) {
  const t = useTranslations('inbox.select');
  const id = useId();
  return (
    // Reaches over the space beside the box, above the row's link.
    <label
      htmlFor={id}
      className="relative -mx-1.25 flex min-h-7 min-w-7 items-center justify-center pointer-coarse:-mx-3.25 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
    >
      <CheckboxBox
        id={id}
        aria-label={t('row', { name })}
        checked={selection.isSelected(item.id)}
        onChange={({ nativeEvent }) =>
          selection.toggle(item, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
}
