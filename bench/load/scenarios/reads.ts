import type { HttpRequest } from '../run-load';
import type { Context, Requests, Scenario } from '../scenario';

const page = 25;
const deepPage = 1000;

const repeat = (request: HttpRequest): Requests => ({ make: () => request });

function get(name: string, part: string, path: (context: Context) => string | Promise<string>): Scenario {
  return {
    name,
    part,
    prepare: async context => repeat({ method: 'GET', path: await path(context), headers: context.headers }),
  };
}

/** Reads of the office. */
export const readScenarios: readonly Scenario[] = [
  { ...get('tariffs', 'tariffs', () => '/api/v1/club/memberships'), isKept: true },
  {
    name: 'one submission',
    part: 'submission',
    prepare: async ({ owner, clubId, headers }) => {
      const ids = await membershipIds(owner, clubId, 200);
      return { make: index => ({ method: 'GET', path: `${pathOf(ids, index)}?bankData=Masked`, headers }) };
    },
  },
  get('list, first page', 'list', () => `/api/v1/submits?limit=${page}`),
  get('list, page 1,000 or the last', 'list', async context => {
    const cursor = await cursorOfPage(context, deepPage);
    return `/api/v1/submits?limit=${page}${cursor ? `&cursor=${cursor}` : ''}`;
  }),
  get('search, a name', 'search', () => `/api/v1/submits?limit=${page}&q=anna`),
  get('search, no such word', 'search', () => `/api/v1/submits?limit=${page}&q=xylophon`),
  get('list, counts', 'list', () => '/api/v1/submits/counts'),
  {
    name: 'PDF of one',
    part: 'pdf',
    pdfLines: 40,
    prepare: async ({ owner, clubId, headers }) => {
      const ids = await membershipIds(owner, clubId, 200);
      return { make: index => ({ method: 'GET', path: `${pathOf(ids, index)}/pdf`, headers }) };
    },
  },
  {
    name: 'CSV of one',
    part: 'csv',
    prepare: async ({ owner, clubId, headers }) => {
      const ids = await membershipIds(owner, clubId, 200);
      return { make: index => ({ method: 'GET', path: `${pathOf(ids, index)}/csv`, headers }) };
    },
  },
];

const reports = [
  ...['new-memberships', 'new-changes', 'new-cancellations', 'membership-chart', 'kpis', 'trend'],
  ...['age-distribution', 'gender-distribution', 'popular-departments', 'membership-types'],
  ...['payment-methods', 'funnel', 'processing-time', 'webhook-deliveries', 'zip-codes'],
];
const yearMs = 365 * 24 * 3_600_000;

/** The reports of the dashboard over the last year. */
export const dashboardScenarios: readonly Scenario[] = reports.map(report =>
  get(`dashboard/${report}`, 'dashboard', () => {
    const day = (at: number) => new Date(at).toISOString().slice(0, 10);
    return `/api/v1/dashboard/${report}?from=${day(Date.now() - yearMs)}&to=${day(Date.now())}`;
  }),
);

const pathOf = (ids: readonly string[], index: number) =>
  `/api/v1/submits/memberships/${ids[index % ids.length]}`;

async function membershipIds(owner: Context['owner'], clubId: string, count: number): Promise<string[]> {
  const rows = await owner<{ id: string }[]>`
    select id from submissions where club_id = ${clubId} and kind = 'Membership' order by number limit ${count}`;
  return rows.map(({ id }) => id);
}

/** Returns the cursor of a page, or of the last page if there are fewer. Reads 200 rows at a time, the API's limit. */
async function cursorOfPage({ send, headers }: Context, wanted: number): Promise<string> {
  let cursor = '';
  for (let rows = (wanted - 1) * page; rows > 0; ) {
    const limit = Math.min(200, rows);
    const path = `/api/v1/submits?limit=${limit}${cursor ? `&cursor=${cursor}` : ''}`;
    const { nextCursor } = await send({ method: 'GET', path, headers });
    if (typeof nextCursor !== 'string') return cursor;
    cursor = encodeURIComponent(nextCursor);
    rows -= limit;
  }
  return cursor;
}
