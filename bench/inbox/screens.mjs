const paths = ['/submissions', '/dashboard', '/exports', '/forms', '/club', '/settings'];

/**
 * Returns the compressed bytes of JavaScript that each screen loads with an empty cache.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} origin
 */
export async function measureScreens(context, origin) {
  const screens = [];
  for (const path of [...paths, await findFirstSubmission(context, origin)])
    screens.push({ path, bytes: await measureJavascript(context, `${origin}${path}`) });
  return screens;
}

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} origin
 */
async function findFirstSubmission(context, origin) {
  const tab = await context.newPage();
  await tab.goto(`${origin}/submissions?kind=Membership`, { waitUntil: 'networkidle' });
  const id = await tab.locator('tbody tr').first().getAttribute('data-row');
  await tab.close();
  return `/submissions/${id}`;
}

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} address
 */
async function measureJavascript(context, address) {
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  const scripts = new Set();
  let bytes = 0;
  session.on(
    'Network.requestWillBeSent',
    ({ requestId, type }) => type === 'Script' && scripts.add(requestId),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await tab.goto(address);
  // Some screens are never idle, because their previews of forms keep sending requests.
  await tab.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {});
  await tab.close();
  return bytes;
}
