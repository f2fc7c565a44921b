import { useEffect, useState } from 'react';
import { useFormModel } from '@/components/form-view/form-model';
import { lengthState } from '@/lib/rules/texts/length-state';

/** How long a screen reader waits for the end of typing. */
const settledMs = 1_000;

/** Says below a field how many characters are left, or too many: the field itself cuts nothing. */
export function LengthNote({ text, max }: { readonly text: string; readonly max: number }) {
  const { t, isLive } = useFormModel();
  const found = isLive ? lengthState(text, max) : null;
  const words = found ? t(`form.length.${found.state}`, { count: found.count }) : '';
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(setSpoken, settledMs, words);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <>
      {found && (
        <p aria-hidden="true" className={found.state === 'over' ? 'error' : 'hint'}>
          {words}
        </p>
      )}
      <p className="unseen" aria-live="polite">
        {spoken}
      </p>
    </>
  );
}
