'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { extendWalk, findWalk, type Walk, walkOf } from '@/components/office/submissions/detail/list-walk';
import type { SubmissionRef } from '@/lib/api-client/submissions';

export type ListPlace = {
  /** Counts from 1. */
  readonly position: number;
  readonly total: number;
  readonly previous: SubmissionRef | null;
  readonly next: SubmissionRef | null;
};

/**
 * The position of a submission in the list from which it was opened; null without one. Prefetches the list's
 * next page. Uses the first `id` only: another page mounts this again.
 */
export function useListWalk(id: string): ListPlace | null {
  const client = useQueryClient();
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  // The server knows no walk, so the first drawing in the browser must not show one either.
  const stored = useMemo(() => (isHydrated ? walkOf(client, id) : null), [isHydrated, client, id]);
  const [found, setWalk] = useState<Walk | null>(null);
  const walk = found ?? stored;
  const place = walk && placeIn(walk, id);
  const isLast = place !== null && place.next === null;

  useEffect(() => {
    if (walk || !isHydrated) return;
    let isWanted = true;
    findWalk(id).then(
      found => isWanted && setWalk(found),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [walk, id, isHydrated]);

  useEffect(() => {
    if (!walk || !isLast || walk.nextCursor === null) return;
    let isWanted = true;
    extendWalk(walk).then(
      longer => isWanted && setWalk(longer),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [walk, isLast]);

  return place;
}

function placeIn({ items, total }: Walk, id: string): ListPlace | null {
  const index = items.findIndex(item => item.id === id);
  if (index < 0) return null;
  return {
    position: index + 1,
    total: Math.max(total, items.length),
    previous: items[index - 1] ?? null,
    next: items[index + 1] ?? null,
  };
}
