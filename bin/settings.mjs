import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

/**
 * @typedef {object} Settings
 * @property {import('../lib/env').Env} env validated, with defaults; `DATABASE_URL` is unused if `isEmbedded`
 * @property {boolean} isEmbedded whether the embedded PostgreSQL is used
 * @property {boolean} hasDemo whether to create the demo club; default: if embedded
 * @property {string} dataDir absolute
 * @property {NodeJS.ProcessEnv} forChildren environment of the processes it starts
 */

/** What web and worker never get: the owner's address, and all that opens or removes backups. */
export const ownersAlone = Object.fromEntries(
  [
    ...['DATABASE_MIGRATION_URL', 'BACKUP_TO', 'BACKUP_KEY'],
    ...['BACKUP_S3_ENDPOINT', 'BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'],
  ].map(name => [name, '']),
);

/**
 * Reads the environment and the optional file `.env`; the environment wins. Without a database address it creates the
 * data folder and stores a new secret in it (0600). Throws an `Error` of one line that names the wrong variable.
 * @param {string} root
 * @returns {Promise<Settings>}
 */
export async function readSettings(root) {
  const file = path.join(root, '.env');
  const ofFile = existsSync(file) ? Object.keys(parseEnv(readFileSync(file, 'utf8'))) : [];
  if (ofFile.length > 0) process.loadEnvFile(file);
  const { readEnv } = await import('../lib/env.ts');
  const { findMisspelt } = await import('./misspelt.mjs');
  for (const line of findMisspelt(ofFile)) console.warn(`Warning: ${line}`);
  const isEmbedded = !process.env.DATABASE_URL;
  const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');
  const DEMO = process.env.DEMO || (isEmbedded ? '1' : '0');
  const source = isEmbedded
    ? { ...process.env, DEMO, DATABASE_URL: 'postgres://127.0.0.1/eintritt', APP_SECRET: ownSecret(dataDir) }
    : { ...process.env, DEMO };
  const env = readEnv(source);
  return {
    env,
    isEmbedded,
    hasDemo: env.DEMO,
    dataDir,
    forChildren: { ...source, NODE_ENV: 'production', DATA_DIR: dataDir },
  };
}

/**
 * `readSettings` in a process of its own. What checks them (Zod, and Node's removal of types) would keep 24 MB in a
 * process that stays.
 * @param {string} root
 * @returns {Promise<Settings>}
 */
export function readSettingsApart(root) {
  const child = fork(path.join(root, 'bin/read-settings.mjs'), { serialization: 'advanced' });
  return new Promise((resolve, reject) => {
    child.once('message', (/** @type {{ settings: Settings } | { fault: string }} */ read) => {
      if ('settings' in read) resolve(read.settings);
      else reject(new Error(read.fault));
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error('the settings could not be read')));
  });
}

/**
 * Stores another secret in `app-secret`, if there is such a file: it is what the operator keeps beside the backups.
 * @param {string} dataDir
 * @param {string} secret
 */
export function replaceOwnSecret(dataDir, secret) {
  const file = path.join(dataDir, 'app-secret');
  if (!existsSync(file) || readFileSync(file, 'utf8').trim() === secret) return;
  writeFileSync(`${file}.new`, secret, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  console.log(
    `${file} has the new APP_SECRET: copy it, and keep the old one with the backups made until now.`,
  );
}

/** @param {string} dataDir */
function ownSecret(dataDir) {
  const file = path.join(dataDir, 'app-secret');
  try {
    // Others may enter the folder, because PostgreSQL may have to run as another user. Its files are protected.
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    if (process.env.APP_SECRET) return process.env.APP_SECRET;
    if (!existsSync(file))
      writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : 'unknown';
    throw new Error(
      `DATA_DIR ${dataDir} cannot be written (${code}): choose a folder that belongs to this user`,
    );
  }
}
