'use client';

import { createContext, use } from 'react';

export type FieldControl = {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
};

export const FieldContext = createContext<FieldControl>({});

/** Ids and state of the surrounding Field. The caller's own props win. */
export function useFieldControl<Props extends object>(props: Props): FieldControl & Props {
  return { ...use(FieldContext), ...props };
}
