import type { FormValues } from '@/components/form-view/form-values';

/** The value at a control's name (`familyMembers.0.firstName`); undefined where there is none. */
function valueAt(values: FormValues, name: string): unknown {
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
