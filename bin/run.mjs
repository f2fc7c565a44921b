import './node24.mjs';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildServer } from './build.mjs';
import { parseCommand } from './commands.mjs';
import { openEmbeddedDatabase } from './embedded-database.mjs';
import { oneLine } from './report.mjs';
import { readSettings, replaceOwnSecret } from './settings.mjs';

/**
 * Runs one of the operator's commands (`bin/commands.mjs`) on the installation's database: the one of `DATABASE_URL`,
 * else the embedded one, which is started for the command unless `npm start` runs it. Migrates first, unless the command
 * looks at the database as it is.
 */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const asItIs = ['migrate', 'backup', 'restore', 'doctor'];
const [name = '', ...args] = process.argv.slice(2);
/** Started by npm, and not by `bin/eintritt.mjs`, which runs `migrate` itself, perhaps as another user. */
const isByNpm = path.basename(process.argv[1] ?? '') === 'run.mjs';

// Standard output is then for the program that reads it.
if (args.includes('--json')) console.log = console.error;

try {
  const { help } = parseCommand([name, ...args]);
  if (help) {
    console.log(help);
    process.exit(0);
  }
  const settings = await readSettings(root);
  await buildServer();
  const { url, loginUrl, stop } = settings.isEmbedded
    ? await openEmbeddedDatabase(settings.dataDir)
    : { url: settings.env.DATABASE_URL, loginUrl: '', stop: async () => {} };
  const env = { ...settings.forChildren, DATABASE_URL: url };
  // That of another database, which a command on the embedded one must not touch.
  if (settings.isEmbedded) Object.assign(env, { DATABASE_MIGRATION_URL: '' });
  // The doctor signs in as web and worker do, too, and migrate creates and names their user.
  if (settings.isEmbedded && ['doctor', 'migrate'].includes(name))
    Object.assign(env, { DATABASE_URL: loginUrl, DATABASE_MIGRATION_URL: url });
  if (settings.isEmbedded && name === 'doctor') args.push('--data-dir', settings.dataDir);
  // The process that starts the embedded database may be about to migrate it.
  const migratesFirst = !asItIs.includes(name) && (isByNpm || settings.isEmbedded);
  process.exitCode =
    (migratesFirst && (await run(env, 'migrate', ['--quiet']))) || (await run(env, name, args));
  if (name === 'rotate-keys' && settings.isEmbedded && process.exitCode === 0)
    replaceOwnSecret(settings.dataDir, settings.env.APP_SECRET);
  await stop();
} catch (error) {
  console.error(oneLine(error));
  process.exitCode = 1;
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} script
 * @param {string[]} [scriptArgs]
 * @returns {Promise<number>}
 */
function run(env, script, scriptArgs = []) {
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', `dist/server/${script}.mjs`, ...scriptArgs],
    {
      cwd: root,
      env,
      stdio: 'inherit',
    },
  );
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', code => resolve(code ?? 1));
  });
}
