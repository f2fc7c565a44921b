import '../bin/node24.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chooseLoopbackPort } from '../bin/ports.mjs';
import { root } from '../bin/run-node.mjs';
import { launchBrowser } from './launch-browser.mjs';

/**
 * Measures how long `npm run dev` takes to be ready, and the time from saving a file to seeing the change, for five
 * kinds of file. Edits files of this checkout and restores them. Run it on an otherwise idle machine.
 */
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'eintritt-dev-'));
const port = await chooseLoopbackPort();
const origin = `http://localhost:${port}`;
const began = performance.now();
const dev = spawn(process.execPath, ['bin/dev.mjs'], {
  cwd: root,
  env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', APP_URL: '' },
  stdio: ['ignore', 'pipe', 'pipe'],
});
let output = '';
for (const stream of [dev.stdout, dev.stderr]) {
  stream.setEncoding('utf8').on('data', text => {
    output += text;
  });
}
const browser = await launchBrowser();
try {
  await waitUntil(() => output.includes('is ready'), 'ready');
  print('npm run dev is ready', began);
  const opened = performance.now();
  const tab = await browser.newPage();
  await tab.goto(`${origin}/login`, { waitUntil: 'networkidle' });
  print('first page is compiled and shown', opened);
  await textOf('/f/demo/membership');

  /** @type {[string, string, string, string, (marker: string) => Promise<boolean> | boolean][]} */
  const changes = [
    [
      'page, in the open tab',
      'app/(auth)/login/page.tsx',
      "title: t('signIn.title')",
      "title: 'MARK'",
      async marker => (await tab.title()).includes(marker),
    ],
    [
      'component of the public form',
      'components/form-view/form-page.tsx',
      'className="sheet"',
      'className="sheet MARK"',
      async marker => (await textOf('/f/demo/membership')).includes(marker),
    ],
    [
      'API route',
      'app/api/v1/openapi.json/route.ts',
      'JSON.stringify(openApiDocument())',
      "JSON.stringify({ ...openApiDocument(), mark: 'MARK' })",
      async marker => (await textOf('/api/v1/openapi.json')).includes(marker),
    ],
    [
      'service',
      'lib/services/public-forms/read.ts',
      'settings,\n',
      "settings: { ...settings, notes: 'MARK' },\n",
      async marker => (await textOf('/api/v1/public/clubs/demo/forms/membership')).includes(marker),
    ],
    [
      'worker handler',
      'server/worker/handlers/send-mail.ts',
      'export ',
      "process.stderr.write('MARK');\nexport ",
      marker => output.includes(marker),
    ],
  ];
  for (const [what, file, from, to, isSeen] of changes) await measure(what, file, from, to, isSeen);
} catch (error) {
  console.error(output);
  throw error;
} finally {
  await browser.close();
  dev.kill('SIGINT');
  await once(dev, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
}

/**
 * Saves the file three times, each time with a new marker, and prints the seconds until each marker is seen.
 * @param {string} what
 * @param {string} file
 * @param {string} from
 * @param {string} to
 * @param {(marker: string) => Promise<boolean> | boolean} isSeen
 */
async function measure(what, file, from, to, isSeen) {
  const source = readFileSync(path.join(root, file), 'utf8');
  if (!source.includes(from)) throw new Error(`${file} no longer contains ${from}`);
  const seconds = [];
  try {
    for (let round = 1; round <= 3; round += 1) {
      const marker = `saved-${round}-${Date.now()}`;
      const saved = performance.now();
      writeFileSync(path.join(root, file), source.replace(from, to.replace('MARK', marker)));
      await waitUntil(() => isSeen(marker), what);
      seconds.push(((performance.now() - saved) / 1000).toFixed(1));
      await delay(1_000);
    }
  } finally {
    writeFileSync(path.join(root, file), source);
    await delay(3_000);
  }
  console.log(`${what.padEnd(34)} ${seconds.join(' s, ')} s`);
}

/**
 * @param {() => Promise<boolean> | boolean} condition
 * @param {string} what
 */
async function waitUntil(condition, what) {
  const end = Date.now() + 180_000;
  while (!(await condition())) {
    if (Date.now() > end || dev.exitCode !== null) throw new Error(`${what}: not seen`);
    await delay(20);
  }
}

/** @param {string} address */
async function textOf(address) {
  const response = await fetch(`${origin}${address}`, { headers: { 'Cache-Control': 'no-cache' } });
  return response.text();
}

/**
 * @param {string} what
 * @param {number} since
 */
function print(what, since) {
  console.log(`${what.padEnd(34)} ${((performance.now() - since) / 1000).toFixed(1)} s`);
}
