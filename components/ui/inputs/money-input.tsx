'use client';

import type { ComponentProps } from 'react';
import { useLocale } from 'use-intl';
import { TypedInput } from '@/components/ui/inputs/typed-input';
import { numberFormat } from '@/lib/rules/format/intl-formats';
import { parseAmount } from '@/lib/rules/format/parse-amount';

type MoneyInputProps = Omit<ComponentProps<typeof TypedInput>, 'read' | 'write'> & {
  /** ISO 4217 code. */
  currency: string;
};

/**
 * A typed amount, formatted for the reader's language on blur; the currency is shown beside it. Entering the field
 * selects the amount, so that typing replaces it: a 7 inside of `0,00` would be 70,00.
 */
export function MoneyInput({ currency, ...props }: MoneyInputProps) {
  const locale = useLocale();
  return (
    <div className="flex items-center gap-2">
      <TypedInput
        inputMode="decimal"
        {...props}
        className="text-right tabular-nums"
        onFocus={event => event.currentTarget.select()}
        onMouseDown={event => {
          if (event.currentTarget === document.activeElement) return;
          // Browsers would put the cursor at the mouse, which ends the selection.
          event.preventDefault();
          event.currentTarget.focus();
        }}
        read={parseAmount}
        write={amount =>
          numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount)
        }
      />
      <span aria-hidden="true" className="text-ink-muted">
        {signOf(currency, locale)}
      </span>
    </div>
  );
}

function signOf(currency: string, locale: string): string {
  const parts = numberFormat(locale, { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
