import './node24.mjs';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const assets = path.join(root, 'public/assets/form');
const target = path.join(root, 'dist/form');
const view = 'components/form-view';

/** Preact under React's names: the same components are a third of the size in the browser. */
const alias = {
  react: 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react-dom/server': 'preact/compat/server',
};

const shared = /** @satisfies {esbuild.BuildOptions} */ ({
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  minify: true,
  alias,
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'silent',
});

/**
 * Builds the public pages from one source: `dist/form/renderer.mjs` for the server, with style sheet and texts
 * in it, and the script that takes over in the browser, `public/assets/form/form-<hash>.js` with its late
 * parts. `dist/form/manifest.json` names the script. Takes less than two seconds and leaves no older files.
 */
export async function buildForms() {
  rmSync(assets, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const [script, css, texts] = await Promise.all([buildBrowser(), buildCss(), compileTexts()]);
  await buildRenderer(script, css, texts);
  writeFileSync(path.join(target, 'manifest.json'), `${JSON.stringify({ script }, null, 2)}\n`);
}

async function buildBrowser() {
  await esbuild.build({
    ...shared,
    entryPoints: { form: `${view}/browser.tsx` },
    outdir: assets,
    entryNames: '[name]-[hash]',
    chunkNames: 'part-[hash]',
    splitting: true,
    platform: 'browser',
    target: ['es2022', 'chrome110', 'firefox115', 'safari16.4'],
    legalComments: 'none',
  });
  const name = readdirSync(assets).find(file => /^form-\w+\.js$/.test(file));
  if (!name) throw new Error('the script of the form was not built');
  return `/assets/form/${name}`;
}

async function buildCss() {
  const source = readFileSync(path.join(root, view, 'form.css'), 'utf8');
  const built = await esbuild.transform(source, {
    loader: 'css',
    minify: true,
    target: ['chrome111', 'firefox121', 'safari16.4'],
  });
  return built.code.trim();
}

/** The messages of every language, parsed now so that nothing has to parse them later. */
async function compileTexts() {
  const folder = mkdtempSync(path.join(target, 'texts-'));
  try {
    const file = path.join(folder, 'texts.mjs');
    await esbuild.build({
      ...shared,
      entryPoints: [`${view}/compile-messages.ts`],
      outfile: file,
      platform: 'node',
      packages: 'external',
    });
    const { compileMessages } = await import(pathToFileURL(file).href);
    return JSON.stringify(compileMessages());
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * @param {string} script
 * @param {string} css
 * @param {string} texts
 */
async function buildRenderer(script, css, texts) {
  await esbuild.build({
    ...shared,
    entryPoints: { renderer: `${view}/renderer.tsx` },
    outdir: target,
    outExtension: { '.js': '.mjs' },
    platform: 'node',
    target: 'node24',
    define: { ...shared.define, FORM_SCRIPT: JSON.stringify(script), FORM_CSS: JSON.stringify(css) },
    plugins: [finishedTexts(texts)],
  });
}

/**
 * Puts finished texts in the place of the module that would compile them.
 * @param {string} texts
 * @returns {esbuild.Plugin}
 */
function finishedTexts(texts) {
  return {
    name: 'finished-texts',
    setup(build) {
      build.onLoad({ filter: /form-view[\\/]compiled-messages\.ts$/ }, () => ({
        contents: `export const compiledMessages = JSON.parse(${JSON.stringify(texts)});`,
        loader: 'js',
      }));
    },
  };
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    await buildForms();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
