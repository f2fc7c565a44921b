import '../bin/node24.mjs';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chooseLoopbackPort } from '../bin/ports.mjs';
import { waitUntil } from '../bin/processes.mjs';
import { root } from '../bin/run-node.mjs';
import { findGroups } from './weight/groups.mjs';

/**
 * `npm run bench:weight`
 *
 * Installs a copy of this checkout without development dependencies, builds and starts it, and puts it under load, each
 * in a control group with the memory of a small server. Prints memory, time and processor time beside the aims of
 * docs/performance.md, and exits 1 if one of memory or bytes is missed. `--minutes` is the length of the load. Needs
 * permission to make control groups.
 */
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '2' } } });
const readyMs = 600_000;
const restMs = 20_000;
let isMissed = false;

const groups = findGroups();
if (!groups) {
  console.log('bench:weight is skipped: no control groups for memory can be made here (run it as root)');
  process.exit(0);
}
const folder = mkdtempSync(path.join(os.tmpdir(), 'eintritt-weight-'));
try {
  copyCheckout();
  await install();
  await starts();
  await load();
} finally {
  groups.removeAll();
  rmSync(folder, { recursive: true, force: true });
}
console.log(`load of the machine at the end ${os.loadavg()[0]?.toFixed(1)}`);
process.exitCode = isMissed ? 1 : 0;

/** Copies the files that git knows, as they are now. */
function copyCheckout() {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  for (const file of listed.split('\0').filter(Boolean)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    cpSync(path.join(root, file), path.join(folder, file));
  }
}

async function install() {
  const group = groups.create('install', 1_024);
  const child = group.spawn('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], { cwd: folder });
  const code = await ended(child);
  if (code !== 0) throw new Error(`npm ci ended with ${code}`);
  show('npm ci --omit=dev, 1,024 MB', group.figures());
  const [size = ''] = execFileSync('du', ['-sm', 'node_modules'], { cwd: folder, encoding: 'utf8' }).split(
    '\t',
  );
  compare('node_modules', Number(size), 500);
}

async function starts() {
  const isBuilt = await start('npm start with build', 1_024);
  if (!isBuilt) await start('npm start with build', 2_048);
  await start('second start', 512);
}

/**
 * Starts the product and looks at it at rest. Returns whether it started.
 * @param {string} what
 * @param {number} megabytes limit of the group
 */
async function start(what, megabytes) {
  const title = `${what}, ${megabytes.toLocaleString('en')} MB`;
  const port = String(await chooseLoopbackPort());
  const group = groups.create(`start-${megabytes}`, megabytes);
  const child = group.spawn('npm', ['start'], {
    cwd: folder,
    env: { PORT: port, DATA_DIR: path.join(folder, '.data'), DATABASE_URL: '', APP_URL: '' },
  });
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', text => {
    output += text;
  });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  await waitUntil(() => output.includes('is ready:') || hasEnded(), readyMs);
  show(title, group.figures());
  if (!output.includes('is ready:') || hasEnded()) {
    console.log(`  did not start: ${output.trim().split('\n').at(-1)}`);
    isMissed = true;
    group.remove();
    return false;
  }
  for (const page of ['/login', '/f/demo/membership', '/developers']) {
    const { status } = await fetch(`http://localhost:${port}${page}`);
    if (status !== 200) throw new Error(`${title}: ${page} has status ${status}`);
  }
  await new Promise(resolve => setTimeout(resolve, restMs));
  const processes = group.processes();
  for (const one of processes) console.log(`  ${one.name.padEnd(24)}${one.megabytes} MB`);
  const sum = processes.reduce((total, one) => total + one.megabytes, 0);
  compare('at rest, proportional set size', sum, 400);
  group.signal('SIGINT', child);
  await ended(child);
  return true;
}

/** The soak test of `npm run bench`, with its load generator and PostgreSQL in the group too. */
async function load() {
  await ended(spawn(process.execPath, ['bin/build.mjs'], { cwd: root, stdio: 'ignore' }));
  const group = groups.create('load', 1_024);
  const args = ['bench/bench.mjs', 'soak', '--size', '2000', '--minutes', values.minutes];
  const child = group.spawn(process.execPath, args, { cwd: root });
  child.stdout?.pipe(process.stdout);
  const code = await ended(child);
  show(`load of ${values.minutes} minutes, 1,024 MB`, group.figures());
  if (code !== 0) {
    console.log('  the load test failed');
    isMissed = true;
  }
}

/** @param {import('node:child_process').ChildProcess} child */
async function ended(child) {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode ?? child.signalCode;
}

/**
 * @param {string} what
 * @param {import('./weight/groups.mjs').Figures} figures
 */
function show(what, { seconds, cpuSeconds, peakMegabytes, kills }) {
  if (kills > 0) isMissed = true;
  console.log(
    `${what}: ${seconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} s of processor time, ` +
      `at most ${peakMegabytes} MB of anonymous memory, ${kills} killed for lack of memory`,
  );
}

/**
 * @param {string} what
 * @param {number} megabytes
 * @param {number} max
 */
function compare(what, megabytes, max) {
  const isKept = megabytes <= max;
  if (!isKept) isMissed = true;
  console.log(`${what}: ${megabytes} MB, aim ${max}: ${isKept ? 'kept' : 'missed'}`);
}
