import {
  accessSync,
  constants,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

/**
 * @typedef {object} Browser
 * @property {string} name for people
 * @property {string} executablePath
 * @property {Record<string, string>} env what it needs on a machine without its libraries and fonts
 */

/**
 * The Chromium for browser tests: `CHROMIUM_PATH`, else the system's, else the one that npm brought along,
 * unpacked once for this user (about 300 MB in the temporary folder). Throws an `Error` of one line where
 * `CHROMIUM_PATH` names nothing that can be run.
 * @returns {Promise<Browser>}
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !isProgram(given)) throw new Error(`CHROMIUM_PATH names nothing that can be run: ${given}`);
  const installed = [given, '/usr/bin/chromium'].find(file => file && isProgram(file));
  if (installed) return { name: installed, executablePath: installed, env: {} };
  return bundledChromium();
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** @returns {Promise<Browser>} */
async function bundledChromium() {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const { version } = JSON.parse(readFileSync(path.join(path.dirname(entry), '../package.json'), 'utf8'));
  const folder = path.join(os.tmpdir(), `eintritt-chromium-${os.userInfo().uid}-${version}`);
  if (!isOwn(folder)) await unpackInto(folder);
  return {
    name: `@sparticuz/chromium ${version}`,
    executablePath: path.join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'), FONTCONFIG_PATH: path.join(folder, 'fonts') },
  };
}

/**
 * True for a folder that this user made: what others put in the temporary folder is not run.
 * @param {string} folder
 */
function isOwn(folder) {
  return existsSync(path.join(folder, 'chromium')) && statSync(folder).uid === os.userInfo().uid;
}

/**
 * Unpacks into a folder of its own that is renamed last, so that a cut-off unpacking leaves nothing that
 * looks whole.
 * @param {string} folder
 */
async function unpackInto(folder) {
  const fresh = mkdtempSync(`${folder}-`);
  const names = [
    'TMPDIR',
    'AWS_EXECUTION_ENV',
    'AWS_LAMBDA_JS_RUNTIME',
    'FONTCONFIG_PATH',
    'LD_LIBRARY_PATH',
  ];
  const before = Object.fromEntries(names.map(name => [name, process.env[name]]));
  // The package unpacks into the temporary folder, and its libraries only where it takes this for Lambda.
  process.env.TMPDIR = fresh;
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x';
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x';
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
  } finally {
    restore(before);
  }
  const fonts = path.join(fresh, 'fonts/fonts.conf');
  writeFileSync(fonts, readFileSync(fonts, 'utf8').replaceAll('/tmp/fonts', path.join(folder, 'fonts')));
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
}

/** @param {Record<string, string | undefined>} values */
function restore(values) {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}
