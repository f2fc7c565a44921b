import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { lastListHref, storeList } from '@/components/office/submissions/last-list';
import { api, bodyOf } from '@/lib/api-client/client';
import type { SubmissionRef } from '@/lib/api-client/submissions';
import type {
  SubmissionList,
  SubmissionListItem,
  SubmissionListQuery,
} from '@/lib/contracts/submissions/submissions';

/**
 * The list through which the user moves, as it was when a submission was opened from it: decided submissions
 * stay in place. Stored for this tab, so that a reload does not lose the position.
 */
export type Walk = {
  readonly items: readonly SubmissionRef[];
  readonly total: number;
  /** Cursor of the page after `items`; null at the end. */
  readonly nextCursor: string | null;
  readonly query: Readonly<Record<string, string>>;
  /** Query string of the list's address. */
  readonly search: string;
  readonly takenAt: number;
};

type ListQuery = z.input<typeof SubmissionListQuery>;

const listPath = '/submissions';
const place = 'eintritt-walk';
let walk: Walk | null = null;

/** The walk that contains a submission; null if it was not opened from a list. */
export function walkOf(client: QueryClient, id: string): Walk | null {
  walk ??= restoredWalk();
  const seen = newestListWith(client, id);
  if (seen && seen.takenAt > (walk?.takenAt ?? 0)) keep(seen);
  return walk?.items.some(item => item.id === id) ? walk : null;
}

/**
 * The walk of a submission that was opened from a list in another tab, or before hydration: fetches the list
 * by the referring address. Null without one.
 */
export async function findWalk(id: string): Promise<Walk | null> {
  const from = URL.parse(document.referrer);
  if (from?.origin !== location.origin || from.pathname !== listPath) return null;
  const query = { sort: '-receivedAt', ...Object.fromEntries(from.searchParams) };
  const page = await bodyOf(api.GET('/submits', { params: { query: asListQuery(query) } }));
  const items = page.items.map(toRef);
  if (!items.some(item => item.id === id)) return null;
  storeList(from.search, []);
  return keep({
    items,
    total: page.totalCount,
    nextCursor: page.nextCursor,
    query,
    search: from.search,
    takenAt: Date.now(),
  });
}

/** The cast is safe enough: the API refuses unknown parameters. */
function asListQuery(query: Record<string, string>): ListQuery {
  return query as ListQuery;
}

/** Loads the next page of the list and returns the extended walk. */
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

/** The submissions that wait for a decision, under the filters of the list last shown and in its order. */
export async function listWaiting(signal: AbortSignal): Promise<readonly SubmissionListItem[]> {
  const {
    state: _,
    isWithdrawn: __,
    ...filters
  } = Object.fromEntries(new URLSearchParams(lastListHref().slice(listPath.length)));
  const query = asListQuery({ sort: '-receivedAt', ...filters, awaits: 'Decision' });
  return (await bodyOf(api.GET('/submits', { params: { query }, signal }))).items;
}

function keep(next: Walk): Walk {
  walk = next;
  try {
    sessionStorage.setItem(place, JSON.stringify(next));
  } catch {
    // If storage is not available, the walk is lost on a reload.
  }
  return next;
}

/** Restores the walk after a reload, so that going back leads to the same list. */
function restoredWalk(): Walk | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null');
    if (!isWalk(stored)) return null;
    storeList(stored.search, []);
    return stored;
  } catch {
    return null;
  }
}

function isWalk(value: unknown): value is Walk {
  return typeof value === 'object' && value !== null && 'items' in value && Array.isArray(value.items);
}

/** The newest list fetched in this tab that contains the submission. */
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
      search: lastListHref().slice(listPath.length),
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
