import './node24.mjs';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildId } from './build-id.mjs';
import { escapeOutputs, escapeSources } from './escape-sources.mjs';
import { inlineDrizzle } from './inline-drizzle.mjs';
import { acquireLock } from './instance-lock.mjs';
import { hasLittleMemory } from './memory.mjs';
import { withParentDeathSignal } from './processes.mjs';
import { oneLine, report } from './report.mjs';
import { runNode } from './run-node.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const dist = path.join(root, 'dist');
const marker = path.join(dist, '.build-id');
/** `npm run release` has built everything, and left out what builds. */
const isRelease = existsSync(path.join(root, 'release.json'));
const killed = 128 + constants.signals.SIGKILL;
const endedBySystem =
  'ended by the system, probably because it has no memory left: it needs 1 GB, a release none';

/** Settings of Next's build that need less memory and more time: one thread of Turbopack, and less kept by allocators. */
const littleMemory = { TOKIO_WORKER_THREADS: '1', MIMALLOC_PAGE_FULL_RETAIN: '0', MALLOC_ARENA_MAX: '1' };

/**
 * Bundles the entry points `server/*.ts` and `server/cli/*.ts` to `dist/server/*.mjs`, without packages. Takes well
 * under a second, so it always runs.
 */
export async function buildServer() {
  if (isRelease) return;
  return withBuildLock(bundleServer);
}

/**
 * Refuses `@/…` imports that do not exist; esbuild would treat them as packages. Checking the result costs nothing;
 * resolving each import here made a rebuild take seconds.
 * @type {import('esbuild').Plugin}
 */
const ownPaths = {
  name: 'own-paths',
  setup: build =>
    build.onEnd(({ metafile }) => {
      const files = Object.entries(metafile?.inputs ?? {});
      const missing = files.flatMap(([file, { imports }]) =>
        imports
          .filter(one => one.external && one.path.startsWith('@/'))
          .map(one => ({ file, path: one.path })),
      );
      return { errors: missing.map(({ file, path: text }) => ({ text: `${file}: ${text} does not exist` })) };
    }),
};

/** Builds the public form and the pages, unless the last finished build had the same sources. */
export async function buildPages() {
  if (isRelease) return;
  return withBuildLock(buildPagesIfChanged);
}

/**
 * Builds in a process of its own, whose memory the system gets back.
 * @param {'server' | 'pages'} part
 */
export async function buildApart(part) {
  if (isRelease) return;
  const code = await runNode('bin/build.mjs', [part]);
  if (code === killed) throw new Error(`the build was ${endedBySystem}`);
  if (code !== 0) throw new Error('nothing can be started without the build: the reason stands above');
}

/**
 * Bundles the public form and `embed.js`. The next `buildPages` still does all its work if the sources have changed.
 */
export function buildPublicForm() {
  return withBuildLock(bundleForms);
}

/** Ends esbuild's process, which would wait for further work with the memory of the last one (300 MB). */
export async function endBundler() {
  if (isRelease) return;
  await (await import('esbuild')).stop();
}

async function bundleServer() {
  const began = performance.now();
  applyPatches();
  const esbuild = await import('esbuild');
  const entryPoints = ['server', 'server/cli'].flatMap(folder =>
    readdirSync(path.join(root, folder))
      .filter(name => /^[a-z-]+\.ts$/.test(name))
      .map(name => `${folder}/${name}`),
  );
  await esbuild.build(serverBundle(entryPoints));
  report('server', 'bundled', began);
}

/** Repeats what npm does after an install. An install without scripts, or without `patches/`, leaves it out. */
function applyPatches() {
  const script = path.join(root, 'node_modules/patch-package/index.js');
  const { status } = spawnSync(process.execPath, [script, '--error-on-fail'], { cwd: root, stdio: 'ignore' });
  if (status !== 0) throw new Error('patches/ could not be applied: npm run postinstall says why');
}

/**
 * Options of esbuild for these entry points: each becomes `dist/server/<name>.mjs`.
 * @param {string[]} entryPoints
 * @returns {import('esbuild').BuildOptions}
 */
export function serverBundle(entryPoints) {
  return {
    absWorkingDir: root,
    entryPoints: Object.fromEntries(entryPoints.map(file => [path.basename(file, '.ts'), file])),
    outdir: 'dist/server',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    packages: 'external',
    jsx: 'automatic',
    sourcemap: true,
    // Node keeps each map in memory for stack traces, which need no text of the sources.
    sourcesContent: false,
    metafile: true,
    logLevel: 'silent',
    plugins: [ownPaths, inlineDrizzle(root), escapeOutputs(root)],
  };
}

async function buildPagesIfChanged() {
  const id = buildId(root);
  if (existsSync(path.join(root, '.next/BUILD_ID')) && builtId() === id) {
    report('pages', 'up to date');
    return;
  }
  rmSync(marker, { force: true });
  await endBundler();
  await runScript('form', 'bundled', 'bin/build-forms.mjs');
  await runScript('styles', 'compiled', 'bin/build-styles.mjs');
  await buildNext();
  mkdirSync(dist, { recursive: true });
  writeFileSync(marker, id);
}

/**
 * Runs a part of the build in a process of its own, so that its memory is free for Next.
 * @param {string} what
 * @param {string} done
 * @param {string} script
 */
async function runScript(what, done, script) {
  const began = performance.now();
  const code = await runNode(script, []);
  if (code !== 0) throw new Error(`${script} failed: the reason stands above`);
  report(what, done, began);
}

/** Id of the sources of the last finished build. */
function builtId() {
  return existsSync(marker) ? readFileSync(marker, 'utf8') : null;
}

async function bundleForms() {
  const began = performance.now();
  if (builtId() !== buildId(root)) rmSync(marker, { force: true });
  const { buildForms } = await import('./build-forms.mjs');
  await buildForms();
  report('form', 'bundled', began);
}

async function buildNext() {
  const began = performance.now();
  report('pages', 'building');
  const next = path.join(root, 'node_modules/next/dist/bin/next');
  const [command, ...args] = withParentDeathSignal('KILL', [
    process.execPath,
    '--max-semi-space-size=2',
    next,
    'build',
  ]);
  const child = spawn(command, args, {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      NEXT_ADAPTER_PATH: path.join(root, 'bin/next-adapter.mjs'),
      // The allocator of Turbopack then returns memory that it no longer needs (400 MB before the last step).
      MIMALLOC_PURGE_DELAY: '0',
      ...(hasLittleMemory() && littleMemory),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', text => {
      output += text;
    });
  }
  const [code, signal] = await once(child, 'close');
  if (signal === 'SIGKILL') throw new Error(`the build of the pages was ${endedBySystem}`);
  if (code !== 0) {
    console.error(output.trim());
    throw new Error('the pages could not be built: the reason stands above');
  }
  escapeSources(path.join(root, '.next/server'));
  report('pages', 'built', began);
}

/**
 * Runs `work` while no other process builds in this folder.
 * @param {() => Promise<void>} work
 */
async function withBuildLock(work) {
  for (let tries = 0; ; tries += 1) {
    const lock = await acquireLock(root, 'build', { pid: process.pid });
    if (!lock.heldBy) return work().finally(lock.release);
    if (tries === 0) report('build', `process ${lock.heldBy.pid} is building, waiting`);
    await new Promise(resolve => setTimeout(resolve, 250));
  }
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [part] = process.argv.slice(2);
  try {
    if (part !== 'pages') await buildServer();
    if (part !== 'server') await buildPages();
  } catch (error) {
    console.error(oneLine(error));
    process.exit(1);
  }
}
