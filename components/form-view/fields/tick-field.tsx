import type { ReactNode } from 'react';
import { FieldNotes } from '@/components/form-view/fields/field-notes';
import { useControl } from '@/components/form-view/fields/use-control';
import { flagAt } from '@/components/form-view/value-at';

type Props = {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: string | undefined;
  readonly className?: string;
};

/** A check box with its label beside it. */
export function TickField({ name, label, hint, className = '' }: Props) {
  const { model, error, hintId, errorId, aria, registration } = useControl(name, hint);
  return (
    <div className={`field tick ${className}`}>
      <FieldNotes error={error} errorId={errorId} />
      <label className="choice" htmlFor={name}>
        <input type="checkbox" {...aria} {...registration} checked={flagAt(model.values, name)} />
        <span>{label}</span>
      </label>
      <FieldNotes hint={hint} hintId={hintId} />
    </div>
  );
}
