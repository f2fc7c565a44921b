'use client';

import { useEffect, useRef, useState } from 'react';
import type { SubmissionListItem } from '@/lib/contracts/submissions/submissions';

type State = {
  readonly list: string;
  readonly chosen: ReadonlyMap<string, SubmissionListItem>;
  /** All matches of the filter, on all pages. */
  readonly isAll: boolean;
  /** Start of a range that Shift ends. */
  readonly anchor: string | null;
};

const none: Omit<State, 'list'> = { chosen: new Map(), isAll: false, anchor: null };

export type Selection = ReturnType<typeof useSelection>;

/** The selection in a list; another list (`list` identifies its filter) starts empty. */
export function useSelection(list: string, items: readonly SubmissionListItem[]) {
  const [state, setState] = useState<State>({ list, ...none });
  const now = state.list === list ? state : { list, ...none };
  const shown = useRef(list);
  useEffect(() => {
    shown.current = list;
  }, [list]);

  function toggle(item: SubmissionListItem, isRange = false) {
    const chosen = new Map(now.isAll ? items.map(one => [one.id, one]) : now.chosen);
    const isOn = !chosen.has(item.id);
    for (const one of isRange ? between(items, now.anchor, item.id) : [item]) {
      if (isOn) chosen.set(one.id, one);
      else chosen.delete(one.id);
    }
    setState({ list, chosen, isAll: false, anchor: item.id });
  }

  function togglePage() {
    const isWhole = now.isAll || items.every(item => now.chosen.has(item.id));
    setState({ ...none, list, chosen: new Map(isWhole ? [] : items.map(item => [item.id, item])) });
  }

  return {
    isAll: now.isAll,
    chosen: now.chosen,
    isSelected: (id: string) => now.isAll || now.chosen.has(id),
    isEmpty: isNone(now),
    isPageWhole: items.length > 0 && (now.isAll || items.every(item => now.chosen.has(item.id))),
    toggle,
    togglePage,
    selectAll: () => setState({ ...now, isAll: true }),
    clear: () => setState({ list, ...none }),
    /** Selects again what is selected now, unless the list or the selection is another one by then. */
    restore: () =>
      setState(then => {
        const isUnused = then.list !== list || isNone(then);
        return shown.current === list && isUnused ? now : then;
      }),
  };
}

const isNone = ({ isAll, chosen }: State) => !isAll && chosen.size === 0;

/** The items between two rows, in either order; only the last one if the first is not in the list. */
function between(
  items: readonly SubmissionListItem[],
  from: string | null,
  to: string,
): readonly SubmissionListItem[] {
  const ends = [from ?? to, to]
    .map(id => items.findIndex(item => item.id === id))
    .filter(index => index >= 0);
  return items.slice(Math.min(...ends), Math.max(...ends) + 1);
}
