'use client';

import { Check, Minus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Choice } from '@/components/ui/inputs/choice';

type CheckboxBoxProps = Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
  /** Some but not all of the items are selected. */
  indeterminate?: boolean;
};

type CheckboxProps = CheckboxBoxProps & { label: ReactNode; hint?: ReactNode; error?: string };

/** The box without a label, for table rows; needs an `aria-label`. */
export function CheckboxBox({ indeterminate = false, ...props }: CheckboxBoxProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <span className="relative mt-0.5 inline-flex size-4.5 shrink-0">
      <input
        ref={ref}
        type="checkbox"
        {...props}
        className="peer field-frame size-full appearance-none rounded-sm checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent disabled:checked:border-hairline-strong disabled:checked:bg-hairline-strong"
      />
      <Check
        aria-hidden="true"
        strokeWidth={3}
        className="pointer-events-none absolute inset-0 m-auto hidden size-3.5 text-on-accent peer-checked:block peer-indeterminate:hidden"
      />
      <Minus
        aria-hidden="true"
        strokeWidth={3}
        className="pointer-events-none absolute inset-0 m-auto hidden size-3.5 text-on-accent peer-indeterminate:block"
      />
    </span>
  );
}

export function Checkbox({ label, hint, error, ...props }: CheckboxProps) {
  return (
    <Choice label={label} hint={hint} error={error}>
      {({ id, describedBy }) => (
        <CheckboxBox
          id={id}
          {...props}
          aria-describedby={describedBy}
          aria-invalid={error ? true : props['aria-invalid']}
        />
      )}
    </Choice>
  );
}
