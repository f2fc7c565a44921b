import { createContext, use } from 'react';
import type { EntryValue, EntryValues } from './entry-values';

export type Entry = {
  readonly values: EntryValues;
  /** JSON path → error texts. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  set(path: string, value: EntryValue): void;
};

export const EntryContext = createContext<Entry | null>(null);

export function useEntry(): Entry {
  const entry = use(EntryContext);
  if (!entry) throw new Error('Fields of an entry stand in an EntryContext');
  return entry;
}

/** Id of the field of a path. */
export function fieldId(path: string): string {
  return `entry-${path.replace(/[^\w-]+/g, '-')}`;
}

export function textOf(value: EntryValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

export function listOf(value: EntryValue | undefined): readonly string[] {
  return typeof value === 'object' ? value : [];
}
