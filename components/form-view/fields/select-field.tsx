import { FieldNotes } from '@/components/form-view/fields/field-notes';
import { useControl } from '@/components/form-view/fields/use-control';
import { textAt } from '@/components/form-view/value-at';

export type Option = { readonly value: string; readonly label: string };

type Props = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly options: readonly Option[];
  /** Label of the empty choice; absent if a value is always selected. */
  readonly none?: string | undefined;
  readonly isOptional?: boolean;
  readonly autoComplete?: string;
  readonly className?: string;
};

export function SelectField({
  name,
  label,
  hint,
  options,
  none,
  isOptional = false,
  autoComplete,
  className = '',
}: Props) {
  const { model, error, hintId, errorId, aria, registration, labelled } = useControl(name, hint);
  return (
    <div className={`field ${className}`}>
      <label htmlFor={name}>{labelled(label, isOptional)}</label>
      <FieldNotes hint={hint} hintId={hintId} error={error} errorId={errorId} />
      <select autoComplete={autoComplete} {...aria} {...registration} value={textAt(model.values, name)}>
        {none !== undefined && <option value="">{none}</option>}
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
