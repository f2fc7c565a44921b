/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ name: string, hasBudget: boolean, values: number[] }} Figure */

const runs = 30;
const words = [
  'müller',
  'ida koch',
  'becker',
  'greta 53111',
  'weber bonn',
  '@example.org',
  'zander',
  'jonas',
  'vogel-q',
  '#4711',
];
const states = ['New', 'Confirmed', 'Accepted', 'Rejected'];
/** Filters of the list by state: the value of the control, and the same filter of the API. */
const filters = [
  { value: 'Unconfirmed', query: 'awaits=Confirmation' },
  { value: 'ToDecide', query: 'awaits=Decision' },
  { value: 'Accepted', query: 'state=Accepted' },
  { value: 'Rejected', query: 'state=Rejected' },
];

/**
 * Measures times in milliseconds in the browser, with a warm cache. `hasBudget`: the figure must stay within the budget.
 * @param {Page} page
 * @param {string} origin
 * @returns {Promise<Figure[]>}
 */
export async function measurePaintTimes(page, origin) {
  return [
    ...(await serverTimes(page)),
    { name: 'painted: the list from the overview', hasBudget: true, values: await openList(page, origin) },
    { name: 'painted: a state as filter', hasBudget: true, values: await filter(page, origin) },
    { name: 'painted: a search, after the last key', hasBudget: true, values: await search(page, origin) },
    { name: 'painted: a submission from the list', hasBudget: true, values: await openRow(page, origin) },
    { name: 'painted: the next submission', hasBudget: true, values: await openNext(page, origin) },
  ];
}

/** @param {Page} page */
async function serverTimes(page) {
  const { nextCursor } = await page.evaluate(() => fetch('/api/v1/submits').then(answer => answer.json()));
  /** @type {Record<string, string[]>} */
  const requests = {
    'server: first page': ['/submits?limit=50'],
    'server: second page': [`/submits?limit=50&cursor=${encodeURIComponent(nextCursor)}`],
    'server: by name': ['/submits?limit=50&sort=lastName'],
    'server: filtered': states.map(state => `/submits?limit=50&kind=Membership&state=${state}`),
    'server: searched': words.map(word => `/submits?limit=50&q=${encodeURIComponent(word)}`),
    'server: counts': ['/submits/counts'],
    'server: counts of a search': words.map(word => `/submits/counts?q=${encodeURIComponent(word)}`),
  };
  const figures = [];
  for (const [name, paths] of Object.entries(requests)) {
    const values = await page.evaluate(
      async ({ paths, runs }) => {
        const times = [];
        for (let run = 0; run < runs; run += 1) {
          const began = performance.now();
          const answer = await fetch(`/api/v1${paths[run % paths.length]}`);
          if (!answer.ok) throw new Error(`${answer.status} for ${answer.url}`);
          await answer.text();
          times.push(performance.now() - began);
        }
        return times;
      },
      { paths, runs },
    );
    figures.push({ name, hasBudget: false, values });
  }
  return figures;
}

/**
 * @param {Page} page
 * @param {string} origin
 */
async function openList(page, origin) {
  const values = [];
  for (let run = 0; run < runs; run += 1) {
    await page.goto(`${origin}/dashboard`, { waitUntil: 'networkidle' });
    values.push(await measureAction(page, 'nav a[href^="/submissions?"]', { kind: 'click' }, { rows: true }));
  }
  return values;
}

/**
 * @param {Page} page
 * @param {string} origin
 */
async function filter(page, origin) {
  await page.goto(`${origin}/submissions`, { waitUntil: 'networkidle' });
  const values = [];
  for (let run = 0; run < runs; run += 1) {
    const index = run % filters.length;
    const chosen = filters[index];
    if (!chosen) throw new Error('there are no filters');
    // Another period in each round, so that no result comes from a cache.
    if (index === 0)
      await page.goto(`${origin}/submissions?from=2020-01-${String(1 + run).padStart(2, '0')}`, {
        waitUntil: 'networkidle',
      });
    const total = await totalOf(
      page,
      `${chosen.query}&from=2020-01-${String(1 + run - index).padStart(2, '0')}`,
    );
    values.push(
      await measureAction(page, `input[type=radio][value=${chosen.value}]`, { kind: 'click' }, { total }),
    );
  }
  return values;
}

/**
 * @param {Page} page
 * @param {string} origin
 */
async function search(page, origin) {
  const values = [];
  for (let run = 0; run < runs; run += 1) {
    if (run % words.length === 0) await page.goto(`${origin}/submissions`, { waitUntil: 'networkidle' });
    const word = words[run % words.length] ?? '';
    const total = await totalOf(page, `q=${encodeURIComponent(word)}`);
    values.push(
      await measureAction(page, 'main input[type=search]', { kind: 'type', text: word }, { total }),
    );
  }
  return values;
}

/**
 * @param {Page} page
 * @param {string} origin
 */
async function openRow(page, origin) {
  const values = [];
  for (let run = 0; run < runs; run += 1) {
    await page.goto(`${origin}/submissions`, { waitUntil: 'networkidle' });
    values.push(
      await measureAction(page, `tbody tr:nth-child(${1 + run}) a`, { kind: 'click' }, { heading: true }),
    );
  }
  return values;
}

/**
 * @param {Page} page
 * @param {string} origin
 */
async function openNext(page, origin) {
  await page.goto(`${origin}/submissions`, { waitUntil: 'networkidle' });
  await measureAction(page, 'tbody tr:nth-child(1) a', { kind: 'click' }, { heading: true });
  const values = [];
  for (let run = 0; run < runs; run += 1) {
    await page.waitForLoadState('networkidle');
    values.push(
      await measureAction(page, 'a[aria-label="Nächster Antrag"]', { kind: 'click' }, { heading: true }),
    );
  }
  return values;
}

/**
 * @param {Page} page
 * @param {string} query
 */
function totalOf(page, query) {
  return page.evaluate(
    address => fetch(address).then(async answer => (await answer.json()).totalCount),
    `/api/v1/submits?limit=1&${query}`,
  );
}

/**
 * Clicks or types, and returns the milliseconds until the expected result is painted: rows, a total in the list's
 * status, or a new heading with its details.
 * @param {Page} page
 * @param {string} selector
 * @param {{ kind: 'click' } | { kind: 'type', text: string }} action
 * @param {{ rows?: boolean, total?: number, heading?: boolean }} expected
 * @returns {Promise<number>}
 */
function measureAction(page, selector, action, expected) {
  return page.evaluate(
    async ({ selector, action, expected }) => {
      const headingOf = () => document.querySelector('h1')?.textContent ?? '';
      const previous = `${location.pathname}${headingOf()}`;
      const isShown = () => {
        const status = document.querySelector('main p[role=status]')?.textContent ?? '';
        const isBusy = document.querySelector('[aria-busy=true]') !== null;
        if (expected.rows) return document.querySelector('tbody tr[data-row]') !== null;
        if (expected.total !== undefined)
          return (
            !isBusy &&
            (expected.total === 0
              ? /^\D*$/.test(status)
              : Number(status.replace(/\D/g, '')) === expected.total)
          );
        return (
          `${location.pathname}${headingOf()}` !== previous && document.querySelector('main dl') !== null
        );
      };
      const element = document.querySelector(selector);
      if (!(element instanceof HTMLElement)) throw new Error(`The page has no ${selector}`);
      // The page from the server reacts only once React has hydrated it.
      const isHydrated = () => Object.keys(element).some(key => key.startsWith('__reactProps'));
      while (!isHydrated()) await new Promise(resolve => setTimeout(resolve, 20));
      const began = performance.now();
      if (action.kind === 'click') element.click();
      else if (element instanceof HTMLInputElement) {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, action.text);
        element.dispatchEvent(new Event('input', { bubbles: true }));
      }
      while (!isShown()) {
        if (performance.now() - began > 15_000)
          throw new Error(`${selector}: the expected result did not appear`);
        await new Promise(resolve => requestAnimationFrame(resolve));
      }
      // The next frame paints the result.
      await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
      return performance.now() - began;
    },
    { selector, action, expected },
  );
}
