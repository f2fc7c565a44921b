import type { ReactNode } from 'react';
import { FieldNotes } from '@/components/form-view/fields/field-notes';
import { useControl } from '@/components/form-view/fields/use-control';
import { listAt, textAt } from '@/components/form-view/value-at';

export type Choice = {
  readonly value: string;
  readonly label: string;
  readonly detail?: string | undefined;
  /** Right of the label: the price. */
  readonly aside?: string | undefined;
  /** What else it costs; below the label. */
  readonly costs?: string | undefined;
  /** Why it cannot be chosen now. A choice that is made stays, so that it is sent and refused with words. */
  readonly refusal?: string | undefined;
  /** What to know before it is chosen. It can be chosen all the same. */
  readonly note?: string | undefined;
  /** Shown in the choice's frame, below the label. */
  readonly more?: ReactNode;
};

type Props = {
  readonly name: string;
  readonly legend: string;
  readonly hint?: string | undefined;
  readonly choices: readonly Choice[];
  /** Whether several may be chosen. */
  readonly isMultiple?: boolean;
  readonly isOptional?: boolean;
  readonly isLegendHidden?: boolean;
  readonly className?: string;
};

/** Visible choices, one or several of which can be selected. */
export function ChoiceGroup({
  name,
  legend,
  hint,
  choices,
  isMultiple = false,
  isOptional = false,
  isLegendHidden = false,
  className = '',
}: Props) {
  const { model, error, hintId, errorId, aria, labelled } = useControl(name, hint);
  const refused = choices.find(
    ({ value, refusal }) => isMultiple && refusal && listAt(model.values, name).includes(value),
  );
  const first = refused ?? choices.find(({ refusal }) => !refusal) ?? choices[0];
  return (
    <fieldset className={`field choices ${className}`} aria-describedby={aria['aria-describedby']}>
      <legend className={isLegendHidden ? 'unseen' : undefined}>{labelled(legend, isOptional)}</legend>
      <FieldNotes hint={hint} hintId={hintId} error={error} errorId={errorId} />
      <div className="options">
        {choices.map(choice => (
          <ChoiceOption
            key={choice.value}
            name={name}
            choice={choice}
            isFirst={choice === first}
            isMultiple={isMultiple}
          />
        ))}
      </div>
    </fieldset>
  );
}

type OptionProps = {
  readonly name: string;
  readonly choice: Choice;
  /** The error summary links to it: the chosen one to remove, else the first one that can be chosen. */
  readonly isFirst: boolean;
  readonly isMultiple: boolean;
};

function ChoiceOption({ name, choice, isFirst, isMultiple }: OptionProps) {
  const { model, registration, error } = useControl(name);
  const { values } = model;
  const isChosen = isMultiple
    ? listAt(values, name).includes(choice.value)
    : textAt(values, name) === choice.value;
  const id = isFirst ? name : `${name}.${choice.value}`;
  return (
    <div className="option">
      <label className="choice" htmlFor={id}>
        <input
          type={isMultiple ? 'checkbox' : 'radio'}
          id={id}
          {...registration}
          value={choice.value}
          checked={isChosen}
          disabled={choice.refusal !== undefined && !isChosen}
          aria-invalid={error ? true : undefined}
        />
        <span className="words">
          <span className="label">
            <span className="name">{choice.label}</span>
            {choice.aside && <span className="aside">{choice.aside}</span>}
          </span>
          {choice.detail && <span className="detail">{choice.detail}</span>}
          {choice.costs && <span className="terms">{choice.costs}</span>}
          {(choice.refusal || choice.note) && (
            <span className="terms refusal">{choice.refusal || choice.note}</span>
          )}
        </span>
      </label>
      {choice.more}
    </div>
  );
}
