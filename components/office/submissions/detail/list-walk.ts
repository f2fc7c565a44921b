import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '@/lib/api-client/client';
import type { SubmissionRef } from '@/lib/api-client/submissions';
import type { SubmissionList, SubmissionListItem } from '@/lib/contracts/submissions';

/**
 * The list that somebody walks through, as it was when a submission was opened from it: what is decided on the way
 * keeps its place. Kept for this tab, so that loading the page anew does not lose the place.
 */
export type Walk = {
  readonly items: readonly SubmissionRef[];
  readonly total: number;
  /** Where the list goes on beyond `items`; null at its end. */
  readonly nextCursor: string | null;
  readonly query: Readonly<Record<string, string>>;
  readonly takenAt: number;
};

const place = 'eintritt-walk';
let walk: Walk | null = null;

/** The walk that a submission is part of; null for one that was not opened from a list. */
export function walkOf(client: QueryClient, id: string): Walk | null {
  walk ??= storedWalk();
  const seen = newestListWith(client, id);
  if (seen && seen.takenAt > (walk?.takenAt ?? 0)) keep(seen);
  return walk?.items.some(item => item.id === id) ? walk : null;
}

/** The walk with the next page of its list. */
export async function extendWalk(known: Walk): Promise<Walk> {
  if (known.nextCursor === null) return known;
  const query = { ...known.query, cursor: known.nextCursor };
  const page = await bodyOf(api.GET('/submits', { params: { query } }));
  return keep({
    ...known,
    items: [...known.items, ...page.items.map(toRef)],
    nextCursor: page.nextCursor,
  });
}

function keep(next: Walk): Walk {
  walk = next;
  try {
    sessionStorage.setItem(place, JSON.stringify(next));
  } catch {
    // Without storage the walk lasts as long as the page.
  }
  return next;
}

function storedWalk(): Walk | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null');
    return isWalk(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isWalk(value: unknown): value is Walk {
  return typeof value === 'object' && value !== null && 'items' in value && Array.isArray(value.items);
}

/** Of the lists that were read in this tab, the newest with this submission. */
function newestListWith(client: QueryClient, id: string): Walk | null {
  const lists = client
    .getQueryCache()
    .findAll({ queryKey: ['submissions'] })
    .filter(({ queryKey }) => queryKey[1] === 'inbox' || queryKey[1] === 'list')
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  for (const { queryKey, state } of lists) {
    const pages = isPaged(state.data) ? state.data.pages : [];
    const items = pages.flatMap(page => page.items.map(toRef));
    if (!items.some(item => item.id === id)) continue;
    return {
      items,
      total: pages[0]?.totalCount ?? items.length,
      nextCursor: pages.at(-1)?.nextCursor ?? null,
      query: isQuery(queryKey[2]) ? queryKey[2] : {},
      takenAt: state.dataUpdatedAt,
    };
  }
  return null;
}

function toRef({ id, kind }: SubmissionListItem): SubmissionRef {
  return { id, kind };
}

function isPaged(data: unknown): data is InfiniteData<SubmissionList> {
  return typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages);
}

function isQuery(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null;
}
