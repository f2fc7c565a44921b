/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ name: string, isAim: boolean, values: number[] }} Figure */

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

/**
 * Times in milliseconds, in the browser, with what it loaded before in its cache. `isAim`: held against the aim.
 * @param {Page} page
 * @param {string} origin
 * @returns {Promise<Figure[]>}
 */
export async function measurePaints(page, origin) {
  return [
    ...(await serverTimes(page)),
    { name: 'painted: the list from the overview', isAim: true, values: await openList(page, origin) },
    { name: 'painted: a state as filter', isAim: true, values: await filter(page, origin) },
    { name: 'painted: a search, after the last key', isAim: true, values: await search(page, origin) },
    { name: 'painted: a submission from the list', isAim: true, values: await openRow(page, origin) },
    { name: 'painted: the next submission', isAim: true, values: await goOn(page, origin) },
  ];
}

/** @param {Page} page */
async function serverTimes(page) {
  const { nextCursor } = await page.evaluate(() => fetch('/api/v1/submits').then(answer => answer.json()));
  /** @type {Record<string, string[]>} */
  const addresses = {
    'server: first page': ['/submits?limit=50'],
    'server: second page': [`/submits?limit=50&cursor=${encodeURIComponent(nextCursor)}`],
    'server: by name': ['/submits?limit=50&sort=lastName'],
    'server: filtered': states.map(state => `/submits?limit=50&kind=Membership&state=${state}`),
    'server: searched': words.map(word => `/submits?limit=50&q=${encodeURIComponent(word)}`),
    'server: counts': ['/submits/counts'],
    'server: counts of a search': words.map(word => `/submits/counts?q=${encodeURIComponent(word)}`),
  };
  const figures = [];
  for (const [name, list] of Object.entries(addresses)) {
    const values = await page.evaluate(
      async ({ list, runs }) => {
        const times = [];
        for (let run = 0; run < runs; run += 1) {
          const began = performance.now();
          const answer = await fetch(`/api/v1${list[run % list.length]}`);
          if (!answer.ok) throw new Error(`${answer.status} for ${answer.url}`);
          await answer.text();
          times.push(performance.now() - began);
        }
        return times;
      },
      { list, runs },
    );
    figures.push({ name, isAim: false, values });
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
    values.push(await act(page, 'nav a[href="/submissions"]', { kind: 'click' }, { rows: true }));
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
    const index = run % states.length;
    // A period of its own each time, so that nothing is known from the last round.
    if (index === 0)
      await page.goto(`${origin}/submissions?from=2020-01-${String(1 + run).padStart(2, '0')}`, {
        waitUntil: 'networkidle',
      });
    const total = await totalOf(
      page,
      `state=${states[index]}&from=2020-01-${String(1 + run - index).padStart(2, '0')}`,
    );
    values.push(await act(page, `input[type=radio][value=${states[index]}]`, { kind: 'click' }, { total }));
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
    values.push(await act(page, 'main input[type=search]', { kind: 'type', text: word }, { total }));
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
    values.push(await act(page, `tbody tr:nth-child(${1 + run}) a`, { kind: 'click' }, { heading: true }));
  }
  return values;
}

/**
 * @param {Page} page
 * @param {string} origin
 */
async function goOn(page, origin) {
  await page.goto(`${origin}/submissions`, { waitUntil: 'networkidle' });
  await act(page, 'tbody tr:nth-child(1) a', { kind: 'click' }, { heading: true });
  const values = [];
  for (let run = 0; run < runs; run += 1) {
    await page.waitForLoadState('networkidle');
    values.push(await act(page, 'a[aria-label="Nächster Antrag"]', { kind: 'click' }, { heading: true }));
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
 * Does something in the page and answers after how many milliseconds what was waited for is painted: rows, a total
 * that the list tells, or another heading with what stands below it.
 * @param {Page} page
 * @param {string} selector
 * @param {{ kind: 'click' } | { kind: 'type', text: string }} deed
 * @param {{ rows?: boolean, total?: number, heading?: boolean }} goal
 * @returns {Promise<number>}
 */
function act(page, selector, deed, goal) {
  return page.evaluate(
    async ({ selector, deed, goal }) => {
      const headingOf = () => document.querySelector('h1')?.textContent ?? '';
      const former = `${location.pathname}${headingOf()}`;
      const isThere = () => {
        const status = document.querySelector('main p[role=status]')?.textContent ?? '';
        const isBusy = document.querySelector('[aria-busy=true]') !== null;
        if (goal.rows) return document.querySelector('tbody tr[data-row]') !== null;
        if (goal.total !== undefined)
          return (
            !isBusy &&
            (goal.total === 0 ? /^\D*$/.test(status) : Number(status.replace(/\D/g, '')) === goal.total)
          );
        return `${location.pathname}${headingOf()}` !== former && document.querySelector('main dl') !== null;
      };
      const element = document.querySelector(selector);
      if (!(element instanceof HTMLElement)) throw new Error(`${selector} is not there`);
      // The server sends the page ready to be read; it does something once React has taken it over.
      const isAwake = () => Object.keys(element).some(key => key.startsWith('__reactProps'));
      while (!isAwake()) await new Promise(resolve => setTimeout(resolve, 20));
      const began = performance.now();
      if (deed.kind === 'click') element.click();
      else if (element instanceof HTMLInputElement) {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, deed.text);
        element.dispatchEvent(new Event('input', { bubbles: true }));
      }
      while (!isThere()) {
        if (performance.now() - began > 15_000) throw new Error(`${selector} led to nothing`);
        await new Promise(resolve => requestAnimationFrame(resolve));
      }
      // Painted by the end of the frame that follows.
      await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
      return performance.now() - began;
    },
    { selector, deed, goal },
  );
}
