import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { formId } from '@/components/form-view/form-page';
import type { ControlValue, FormValues } from '@/components/form-view/form-values';
import { flagAt, listAt, valueAt, withValueAt } from '@/components/form-view/value-at';

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
  const [, setValues] = useState(first);
  const latest = useRef(first);
  const rendered = useRef<FormValues | null>(null);
  const keys = useRef<string[]>([]);
  const made = useRef(0);

  const replace = useCallback((next: FormValues) => {
    latest.current = next;
    setValues(next);
  }, []);

  const readPage = useCallback(() => {
    if (rendered.current) latest.current = withPageValues(latest.current, rendered.current);
    return latest.current;
  }, []);

  // Rendering writes the values into the controls, so it reads first what is in them.
  const values = readPage();
  useLayoutEffect(() => {
    rendered.current = values;
  });

  while (keys.current.length < values.familyMembers.length) {
    made.current += 1;
    keys.current.push(String(made.current));
  }

  return {
    values,
    latest: readPage,
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
 * With the values of controls that differ from what was rendered: programs that fill in forms set them without an event.
 * The trap for robots is left out, because such programs are none.
 */
function withPageValues(values: FormValues, rendered: FormValues): FormValues {
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return values;
  let read = values;
  for (const control of form.elements) {
    if (!isControl(control) || ['hidden', 'file', 'submit'].includes(control.type)) continue;
    const { name } = control;
    if (name === 'website' || valueAt(rendered, name) === undefined || !isSetFromOutside(control, rendered))
      continue;
    read = withValueAt(read, name, valueOfControl(control, name, read));
  }
  return read;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

function isSetFromOutside(control: Control, rendered: FormValues): boolean {
  const { name, value, type } = control;
  const before = valueAt(rendered, name);
  const isTicked = control instanceof HTMLInputElement && control.checked;
  if (type === 'radio') return isTicked && value !== before;
  if (type !== 'checkbox') return value !== before;
  return (
    isTicked !== (Array.isArray(before) ? listAt(rendered, name).includes(value) : flagAt(rendered, name))
  );
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
  return target instanceof Element && isControl(target) ? target.value : '';
}
