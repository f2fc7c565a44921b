import { useCallback, useState } from 'react';
import type { FormModel } from '@/components/form-view/form-model';
import { type ControlProblem, formProblems } from '@/components/form-view/form-problems';
import type { FormValues } from '@/components/form-view/form-values';
import { errorsInWords } from '@/components/form-view/page-state';
import type { StepId } from '@/components/form-view/steps';

type Errors = {
  readonly errors: Readonly<Record<string, string>>;
  readonly summary: readonly string[];
  /** The controls that lost the focus. */
  readonly left: ReadonlySet<string>;
  readonly setSummary: (names: readonly string[]) => void;
  /** Marks a control as left: from now on its errors are shown. */
  readonly leave: (name: string) => void;
  /** Drops the service's error of a changed control. */
  readonly clearError: (name: string) => void;
  /**
   * Drops the service's errors of family members: a member was removed, so their indexes changed.
   */
  readonly clearMemberErrors: () => void;
  readonly setServerErrors: (errors: Readonly<Record<string, string>>) => void;
  /** Shows the errors of these steps; returns the first one, or null. */
  readonly showIn: (steps: readonly StepId[], values: FormValues) => ControlProblem | null;
};

/**
 * The shown errors: those of the step's last check, and those of controls that lost the focus. A
 * control that appeared later shows none before the next check.
 */
export function useErrors(
  { form, rules, locale, t, errors, summary: first }: FormModel,
  values: FormValues,
): Errors {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [found, setFound] = useState<ReadonlySet<string>>(new Set());
  const [serverErrors, setServerErrors] = useState(errors);
  const [summary, setSummary] = useState(first);

  const isDue = ({ name, key }: ControlProblem) => found.has(name) || (left.has(name) && key !== 'required');
  const due = formProblems(rules, values, form, locale).filter(isDue);

  return {
    errors: { ...errorsInWords(due, form, t), ...serverErrors },
    summary,
    left,
    setSummary,
    setServerErrors,
    leave: useCallback(
      (name: string) => setLeft(known => (known.has(name) ? known : new Set(known).add(name))),
      [],
    ),
    clearError: useCallback(
      (name: string) => setServerErrors(({ [name]: _cleared, ...others }) => others),
      [],
    ),
    clearMemberErrors: () => {
      const others = (known: ReadonlySet<string>) =>
        new Set([...known].filter(name => !name.startsWith('familyMembers.')));
      setLeft(others);
      setFound(others);
    },
    showIn: (steps, latest) => {
      const open = formProblems(rules, latest, form, locale).filter(({ name }) =>
        steps.includes(rules.stepOf(name, form)),
      );
      const names = open.map(({ name }) => name);
      setFound(known => new Set([...known, ...names]));
      setSummary([...new Set(names)]);
      return open[0] ?? null;
    },
  };
}
