import { FieldNotes } from '@/components/form-view/fields/field-notes';
import { LengthNote } from '@/components/form-view/fields/length-note';
import { useControl } from '@/components/form-view/fields/use-control';
import { textAt } from '@/components/form-view/value-at';

type Props = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isOptional?: boolean;
  /** Longest text. The field takes a longer one, and says so. */
  readonly lengthMax?: number;
  readonly autoComplete?: string;
};

export function TextAreaField({ name, label, hint, isOptional = false, lengthMax, autoComplete }: Props) {
  const { model, error, hintId, errorId, aria, registration, labelled } = useControl(name, hint);
  return (
    <div className="field">
      <label htmlFor={name}>{labelled(label, isOptional)}</label>
      <FieldNotes hint={hint} hintId={hintId} error={error} errorId={errorId} />
      <textarea
        rows={3}
        autoComplete={autoComplete}
        {...aria}
        {...registration}
        value={textAt(model.values, name)}
      />
      {lengthMax !== undefined && <LengthNote text={textAt(model.values, name)} max={lengthMax} />}
    </div>
  );
}
