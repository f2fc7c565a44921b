'use client';

import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { cn } from '@/components/ui/cn';
import { lengthState } from '@/lib/rules/texts/length-state';

/** How long a screen reader waits for the end of typing. */
const settledMs = 1_000;

type Props = {
  /** The value of the control; nothing is said about other than texts. */
  text: unknown;
  max: number | undefined;
};

/** Says below a control how many characters are left, or too many: the control itself cuts nothing. */
export function LengthNote({ text, max }: Props) {
  const t = useTranslations('ui.length');
  const found = typeof text === 'string' && max !== undefined ? lengthState(text, max) : null;
  const words = found ? t(found.state, { count: found.count }) : '';
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(setSpoken, settledMs, words);
    return () => clearTimeout(timer);
  }, [words]);
  if (max === undefined) return null;
  return (
    <>
      {found && (
        <p
          aria-hidden="true"
          className={cn('mt-1 text-sm', found.state === 'over' ? 'text-danger-ink' : 'text-ink-muted')}
        >
          {words}
        </p>
      )}
      <span className="sr-only" aria-live="polite">
        {spoken}
      </span>
    </>
  );
}
