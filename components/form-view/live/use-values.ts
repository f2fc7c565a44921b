import { useCallback, useRef, useState } from 'react';
import type { ControlValue, FormValues } from '@/components/form-view/form-values';
import { valueAt, withValueAt } from '@/components/form-view/value-at';

export type Values = {
  readonly values: FormValues;
  /** The values at this moment, even before they are rendered. */
  readonly latest: () => FormValues;
  readonly set: (name: string, value: ControlValue) => void;
  readonly replace: (values: FormValues) => void;
  /** One per family member; stable while the person is in the form. */
  readonly memberKeys: readonly string[];
  readonly removeMemberKey: (index: number) => void;
};

/** All values of the form. The controls show and write them by name. */
export function useValues(first: FormValues): Values {
  const [values, setValues] = useState(first);
  const latest = useRef(first);
  const keys = useRef<string[]>([]);
  const made = useRef(0);

  const replace = useCallback((next: FormValues) => {
    latest.current = next;
    setValues(next);
  }, []);

  while (keys.current.length < values.familyMembers.length) {
    made.current += 1;
    keys.current.push(String(made.current));
  }

  return {
    values,
    latest: useCallback(() => latest.current, []),
    replace,
    set: useCallback(
      (name: string, value: ControlValue) => replace(withValueAt(latest.current, name, value)),
      [replace],
    ),
    memberKeys: keys.current.slice(0, values.familyMembers.length),
    removeMemberKey: index => keys.current.splice(index, 1),
  };
}

/**
 * The value of the control that sent an event: its text, its tick, or its group with the value
 * added or removed.
 */
export function valueOfControl(target: EventTarget | null, name: string, values: FormValues): ControlValue {
  const before = valueAt(values, name);
  if (target instanceof HTMLInputElement && target.type === 'checkbox') {
    if (!Array.isArray(before)) return target.checked;
    const others = before.filter(one => one !== target.value);
    return target.checked ? [...others, target.value] : others;
  }
  const isText =
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement;
  return isText ? target.value : '';
}
