'use client';

import { useId, useRef } from 'react';

export type Keyed<Item> = { readonly item: Item; readonly index: number; readonly key: string };

/** Stable keys for a list whose items have no ids. `put` stores a changed list with its keys. */
export function useKeyed<Item>(items: readonly Item[], store: (items: Item[]) => void) {
  const prefix = useId();
  const made = useRef(0);
  const keys = useRef<string[]>([]);
  const makeKey = () => {
    made.current += 1;
    return `${prefix}-${made.current}`;
  };
  while (keys.current.length < items.length) keys.current.push(makeKey());
  return {
    keyed: items.map((item, index): Keyed<Item> => ({ item, index, key: keys.current[index] ?? '' })),
    put: (next: readonly Pick<Keyed<Item>, 'item' | 'key'>[]) => {
      keys.current = next.map(({ key }) => key);
      store(next.map(({ item }) => item));
    },
    makeKey,
  };
}
