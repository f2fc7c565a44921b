import { FieldNotes } from '@/components/form-view/fields/field-notes';
import { useControl } from '@/components/form-view/fields/use-control';
import { textAt } from '@/components/form-view/value-at';

type Props = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isOptional?: boolean;
  readonly maxLength?: number;
};

export function TextAreaField({ name, label, hint, isOptional = false, maxLength }: Props) {
  const { model, error, hintId, errorId, aria, registration } = useControl(name, hint);
  return (
    <div className="field">
      <label htmlFor={name}>{isOptional ? model.t('form.optional', { label }) : label}</label>
      <FieldNotes hint={hint} hintId={hintId} error={error} errorId={errorId} />
      <textarea
        rows={3}
        maxLength={maxLength}
        {...aria}
        {...registration}
        defaultValue={textAt(model.initial, name)}
      />
    </div>
  );
}
