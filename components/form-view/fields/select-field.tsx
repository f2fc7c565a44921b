import { FieldNotes } from '@/components/form-view/fields/field-notes';
import { useControl } from '@/components/form-view/fields/use-control';
import { textAt } from '@/components/form-view/value-at';

type Option = { readonly value: string; readonly label: string };

export type OptionGroup = { readonly label: string; readonly options: readonly Option[] };

type Props = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly options?: readonly Option[];
  /** Shown below `options`, each below its label. */
  readonly groups?: readonly OptionGroup[];
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
  options = [],
  groups = [],
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
        <Options options={options} />
        {groups.map(({ label: heading, options: grouped }) => (
          <optgroup key={heading} label={heading}>
            <Options options={grouped} />
          </optgroup>
        ))}
      </select>
    </div>
  );
}

function Options({ options }: { readonly options: readonly Option[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
