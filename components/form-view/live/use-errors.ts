import { useCallback, useState } from 'react';
import type { FormModel } from '@/components/form-view/form-model';
import { type ControlProblem, formProblems } from '@/components/form-view/form-problems';
import type { FormValues } from '@/components/form-view/form-values';
import { errorsInWords } from '@/components/form-view/page-state';
import type { StepId } from '@/components/form-view/steps';

type Errors = {
  readonly errors: Readonly<Record<string, string>>;
  readonly summary: readonly string[];
  readonly setSummary: (names: readonly string[]) => void;
  /** A control was left: what is wrong in it may be said from now on. */
  readonly leave: (name: string) => void;
  /** A control was changed: what the service said of it no longer counts. */
  readonly forget: (name: string) => void;
  readonly forgetMembers: () => void;
  readonly setServerErrors: (errors: Readonly<Record<string, string>>) => void;
  /** Shows what is wrong in these steps; the first thing, or null where nothing is. */
  readonly showIn: (steps: readonly StepId[], values: FormValues) => ControlProblem | null;
};

/** What is wrong, and how much of it is to be said by now: not what somebody has had no time to fill in. */
export function useErrors(
  { form, rules, locale, t, errors, summary: first }: FormModel,
  values: FormValues,
): Errors {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [attempted, setAttempted] = useState<ReadonlySet<StepId>>(new Set());
  const [serverErrors, setServerErrors] = useState(errors);
  const [summary, setSummary] = useState(first);

  const isDue = ({ name, key }: ControlProblem) =>
    (left.has(name) && key !== 'required') || attempted.has(rules.stepOf(name, form));
  const due = formProblems(rules, values, form, locale).filter(isDue);

  return {
    errors: { ...errorsInWords(due, form, t), ...serverErrors },
    summary,
    setSummary,
    setServerErrors,
    leave: useCallback(
      (name: string) => setLeft(known => (known.has(name) ? known : new Set([...known, name]))),
      [],
    ),
    forget: useCallback(
      (name: string) =>
        setServerErrors(known =>
          name in known ? Object.fromEntries(Object.entries(known).filter(([key]) => key !== name)) : known,
        ),
      [],
    ),
    forgetMembers: () =>
      setLeft(known => new Set([...known].filter(name => !name.startsWith('familyMembers.')))),
    showIn: (steps, latest) => {
      const open = formProblems(rules, latest, form, locale).filter(({ name }) =>
        steps.includes(rules.stepOf(name, form)),
      );
      setAttempted(known => new Set([...known, ...steps]));
      setSummary([...new Set(open.map(({ name }) => name))]);
      return open[0] ?? null;
    },
  };
}
