import type { ControlValue, FormValues } from '@/components/form-view/form-values';

/** The value at a control's name (`familyMembers.0.firstName`); undefined if there is none. */
export function valueAt(values: FormValues, name: string): unknown {
  return name.split('.').reduce<unknown>((parent, key) => {
    if (typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, key)) return undefined;
    return Reflect.get(parent, key);
  }, values);
}

export function textAt(values: FormValues, name: string): string {
  const value = valueAt(values, name);
  return typeof value === 'string' ? value : '';
}

export function flagAt(values: FormValues, name: string): boolean {
  return valueAt(values, name) === true;
}

export function listAt(values: FormValues, name: string): readonly string[] {
  const value = valueAt(values, name);
  return Array.isArray(value) ? value.filter(item => typeof item === 'string') : [];
}

/** A copy with another value at a control's name; the same object if there is no such control. */
export function withValueAt(values: FormValues, name: string, value: ControlValue): FormValues {
  return replaced(values, name.split('.'), value);
}

function replaced<Parent extends object>(
  parent: Parent,
  [key = '', ...rest]: string[],
  value: unknown,
): Parent {
  if (!Object.hasOwn(parent, key)) return parent;
  const child: unknown = Reflect.get(parent, key);
  const next =
    typeof child === 'object' && child !== null && rest.length > 0 ? replaced(child, rest, value) : value;
  return asSameShape<Parent>(
    Array.isArray(parent) ? parent.with(Number(key), next) : { ...parent, [key]: next },
  );
}

/**
 * Safe if the object is a copy of one of that type with one value replaced by another of its type.
 */
function asSameShape<Shape>(copy: object): Shape {
  return copy as Shape;
}
