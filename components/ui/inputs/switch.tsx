'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Choice } from '@/components/ui/inputs/choice';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode; hint?: ReactNode };

/** Takes effect at once. For values saved with a form use Checkbox. */
export function Switch({ label, hint, ...props }: SwitchProps) {
  return (
    <Choice label={label} hint={hint}>
      {({ id, describedBy }) => (
        <span className="relative mt-px inline-flex h-5 w-9 shrink-0">
          <input
            id={id}
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a check box exposes its state itself
            role="switch"
            {...props}
            aria-describedby={describedBy}
            className="peer size-full appearance-none rounded-full border border-hairline-strong bg-sunken transition-colors checked:border-accent checked:bg-accent disabled:border-hairline disabled:checked:bg-hairline-strong"
          />
          <span className="pointer-events-none absolute top-[3px] left-[3px] size-3.5 rounded-full bg-ink-muted transition-[translate,background-color] peer-checked:translate-x-4 peer-checked:bg-on-accent" />
        </span>
      )}
    </Choice>
  );
}
