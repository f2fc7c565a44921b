import { createContext, use } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';

/** The values of an entry are those of the request; which there are depends on the kind of form. */
export type EntryForm = ApiForm<FieldValues>;

export const EntryContext = createContext<EntryForm | null>(null);

export function useEntry(): EntryForm {
  const form = use(EntryContext);
  if (!form) throw new Error('Fields of an entry stand in an EntryContext');
  return form;
}

export function useEntryValues(): FieldValues {
  return useFormValues(useEntry());
}

/** Id of the field of a path. */
export function fieldId(path: string): string {
  return `entry-${path.replace(/[^\w-]+/g, '-')}`;
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function listOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
