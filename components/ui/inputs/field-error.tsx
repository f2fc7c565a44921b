import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

type FieldErrorProps = { id?: string; children: ReactNode };

export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-danger-ink">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}
