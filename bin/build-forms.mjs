import './node24.mjs';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import * as esbuild from 'esbuild';
import { buildEmbed } from './build-embed.mjs';
import { buildFonts } from './build-fonts.mjs';
import { buildPlaces } from './build-places.mjs';
import { escapeOutputs } from './escape-sources.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const assets = path.join(root, 'public/assets/form');
const target = path.join(root, 'dist/form');
const view = 'components/form-view';

/** Aliases React to Preact: the same components are a third of the size in the browser. */
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
 * Builds the public pages from one source. `dist/form/renderer.mjs` is for the server and includes style sheet and
 * texts. `public/assets/form` has a script for each kind of form, with lazy parts, each also compressed, and the fonts.
 * `dist/form/manifest.json` names the scripts. Builds `embed.js` too. Takes less than two seconds and removes older files.
 */
export async function buildForms() {
  rmSync(assets, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const places = buildPlaces(root, assets);
  const [{ scripts: forms, frameScript }, sign, css, texts] = await Promise.all([
    buildBrowser(places),
    buildSignPage(),
    buildCss(),
    compileTexts(),
    buildFonts(root),
  ]);
  const scripts = { ...forms, Sign: sign };
  await compressScripts();
  await buildRenderer({ FORM_SCRIPTS: scripts, FRAME_SCRIPT: frameScript, FORM_CSS: css }, texts);
  writeFileSync(path.join(target, 'manifest.json'), `${JSON.stringify({ scripts }, null, 2)}\n`);
  await buildEmbed(root);
}

const kinds = ['membership', 'change', 'cancellation'];

/** In the browser less than `preact/compat` will do. */
const browserReact = path.join(root, view, 'live/react.ts');

const forBrowser = /** @satisfies {esbuild.BuildOptions} */ ({
  ...shared,
  alias: {
    react: browserReact,
    'react/jsx-runtime': alias['react/jsx-runtime'],
    'react-dom/client': browserReact,
  },
  outdir: assets,
  entryNames: '[name]-[hash]',
  metafile: true,
  platform: 'browser',
  target: ['es2022', 'chrome110', 'firefox115', 'safari16.4'],
  legalComments: 'none',
});

/**
 * Returns for each kind the script and its static imports, without lazy ones. Also returns the script of embedded
 * pages. Each kind is built on its own: hardly anybody opens two kinds, and parts that they share cost every visitor a
 * request.
 * @param {string} places
 */
async function buildBrowser(places) {
  const build = /** @param {string} name @param {string} source */ async (name, source) => {
    const { metafile } = await esbuild.build({
      ...forBrowser,
      define: { ...shared.define, FORM_PLACES: JSON.stringify(places), IS_RENDERED: 'true' },
      entryPoints: { [name]: source },
      chunkNames: 'part-[hash]',
      splitting: true,
    });
    const entry = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === source);
    if (!entry) throw new Error(`${source} was not built`);
    const [file, { imports }] = entry;
    const atOnce = imports.filter(one => one.kind === 'import-statement').map(one => one.path);
    return [file, ...atOnce].map(one => one.replace(/^public/, ''));
  };
  const [frame, ...scripts] = await Promise.all([
    build('frame', `${view}/live/frame.ts`),
    ...kinds.map(kind => build(kind, `${view}/${kind}/browser.ts`)),
  ]);
  const names = kinds.map(kind => `${kind[0]?.toUpperCase()}${kind.slice(1)}`);
  return {
    scripts: Object.fromEntries(names.map((name, index) => [name, scripts[index]])),
    frameScript: frame?.[0],
  };
}

/** Builds the page for signing on a phone as one file: the forms share no code with it. */
async function buildSignPage() {
  const { metafile } = await esbuild.build({
    ...forBrowser,
    entryPoints: { sign: `${view}/sign/browser.ts` },
  });
  return Object.keys(metafile.outputs).map(file => file.replace(/^public/, ''));
}

/** Codes of distances (RFC 7932, section 4) that fit these scripts: the membership form has some 90 bytes less by them. */
const codesOfDistances = { [constants.BROTLI_PARAM_NPOSTFIX]: 1, [constants.BROTLI_PARAM_NDIRECT]: 24 };

/** Writes a copy of each script that is compressed with brotli (`server/runtime/form-scripts.ts` serves it). */
async function compressScripts() {
  const compress = promisify(brotliCompress);
  const files = readdirSync(assets).filter(file => file.endsWith('.js'));
  await Promise.all(
    files.map(async file => {
      const script = path.join(assets, file);
      writeFileSync(`${script}.br`, await compress(readFileSync(script), { params: codesOfDistances }));
    }),
  );
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

/** Compiles the messages of every language at build time, so that no process must parse them. */
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
 * @param {Record<string, unknown>} written what is written in by name
 * @param {string} texts
 */
async function buildRenderer(written, texts) {
  const define = Object.entries(written).map(([name, value]) => [name, JSON.stringify(value)]);
  await esbuild.build({
    ...shared,
    entryPoints: { renderer: `${view}/renderer.tsx` },
    outdir: target,
    outExtension: { '.js': '.mjs' },
    platform: 'node',
    target: 'node24',
    define: { ...shared.define, ...Object.fromEntries(define) },
    metafile: true,
    plugins: [finishedTexts(texts), escapeOutputs(root)],
  });
}

/**
 * Replaces the module that compiles texts by the compiled ones.
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
