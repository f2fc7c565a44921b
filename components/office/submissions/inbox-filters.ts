import { createParser, parseAsBoolean, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import type { ExportFilter } from '@/lib/contracts/exports';
import {
  type DisplayState,
  displayStates,
  submissionAwaits,
  submissionKinds,
  submissionSorts,
  submitStates,
} from '@/lib/rules/enums';

/** Text of one format; any other text in the address counts as absent, so that no link can break the list. */
function matching(shape: RegExp) {
  return createParser({ parse: text => (shape.test(text) ? text : null), serialize: (text: string) => text });
}

const recordId = matching(/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/);
export const isoDate = matching(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/);

export const defaultSort = '-receivedAt';

/** Parameters of the list's address, parsed the same way by server and browser. */
export const inboxParsers = {
  q: parseAsString.withDefault(''),
  kind: parseAsStringLiteral(submissionKinds),
  state: parseAsStringLiteral(submitStates),
  isWithdrawn: parseAsBoolean,
  awaits: parseAsStringLiteral(submissionAwaits),
  membershipId: recordId,
  departmentId: recordId,
  furtherFormId: recordId,
  assigneeId: recordId,
  from: isoDate,
  to: isoDate,
  notExportedAs: matching(/^[\w-]{1,50}$/),
  sort: parseAsStringLiteral(submissionSorts).withDefault(defaultSort),
};

export type InboxFilters = {
  [Name in keyof typeof inboxParsers]: ReturnType<(typeof inboxParsers)[Name]['parseServerSide']>;
};

/** Converts filters for the API; omits unset ones. */
export function toFilter(filters: Omit<InboxFilters, 'sort'>): ExportFilter {
  const given = Object.entries(narrowing(filters)).filter(([, value]) => value !== null && value !== '');
  return Object.fromEntries(given);
}

/**
 * Converts the address to the list's query; always in the same order, so that equal queries share one key.
 */
export function toListQuery({ sort, ...filters }: InboxFilters) {
  return { ...toFilter(filters), sort };
}

/** All filters; null and an empty search filter nothing. */
export function filtersOf(filter: ExportFilter): Omit<InboxFilters, 'sort'> {
  const { q, kind, state, isWithdrawn, awaits, membershipId, departmentId, furtherFormId } = filter;
  const { assigneeId, from, to, notExportedAs } = filter;
  return {
    q: q ?? '',
    kind: kind ?? null,
    state: state ?? null,
    isWithdrawn: isWithdrawn ?? null,
    awaits: awaits ?? null,
    membershipId: membershipId ?? null,
    departmentId: departmentId ?? null,
    furtherFormId: furtherFormId ?? null,
    assigneeId: assigneeId ?? null,
    from: from ?? null,
    to: to ?? null,
    notExportedAs: notExportedAs ?? null,
  };
}

function narrowing({
  q,
  kind,
  state,
  isWithdrawn: asked,
  awaits,
  membershipId,
  departmentId,
  furtherFormId,
  assigneeId,
  from,
  to,
  notExportedAs,
}: Omit<InboxFilters, 'sort'>) {
  // Withdrawn submissions have the state `Rejected`, but people do not expect them among those that the club
  // rejected.
  const isWithdrawn = asked ?? (state === 'Rejected' ? false : null);
  const records = { membershipId, departmentId, furtherFormId, assigneeId };
  return { q, kind, state, isWithdrawn, awaits, ...records, from, to, notExportedAs };
}

/** Returns the filter for submissions that have this state in the office. */
export function filterOfState(state: DisplayState): ExportFilter {
  return stateFilters[state];
}

const stateFilters: Record<DisplayState, ExportFilter> = {
  Unconfirmed: { awaits: 'Confirmation' },
  ToDecide: { awaits: 'Decision' },
  Accepted: { state: 'Accepted' },
  Rejected: { state: 'Rejected' },
  Withdrawn: { isWithdrawn: true },
};

type StateFilter = Pick<InboxFilters, 'state' | 'isWithdrawn' | 'awaits'>;

/** No filter by state. */
export const anyState: StateFilter = { state: null, isWithdrawn: null, awaits: null };

/** Returns the state that the list is filtered by; null without one, and for a filter by a state of the API. */
export function stateOfFilter({ state, isWithdrawn, awaits }: StateFilter): DisplayState | null {
  const shown = toFilter({ ...filtersOf({}), state, isWithdrawn, awaits });
  return displayStates.find(one => isSameFilter(filterOfState(one), shown)) ?? null;
}

/** Whether two sets of filters find the same submissions, in any order. */
export function isSameFilter(one: ExportFilter, other: ExportFilter): boolean {
  const text = (filter: ExportFilter) => JSON.stringify(toFilter(filtersOf(filter)));
  return text(one) === text(other);
}

/** The address of the list for a filter. */
export function inboxHref(filter: ExportFilter, sort: InboxFilters['sort'] = defaultSort): string {
  const given = { ...toFilter(filtersOf(filter)), ...(sort === defaultSort ? {} : { sort }) };
  const search = new URLSearchParams(
    Object.entries(given).map(([name, value]) => [name, String(value)]),
  ).toString();
  return search ? `/submissions?${search}` : '/submissions';
}
