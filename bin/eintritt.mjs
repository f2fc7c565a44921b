import './node24.mjs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { listCommands, parseCommand, processes } from './commands.mjs';
import { oneLine, releaseText } from './report.mjs';
import { ownersAlone, readSettings } from './settings.mjs';

/**
 * Entrypoint of the image, and of the services of systemd: `eintritt.mjs <what> [<arguments>]`. `web` and `worker` run
 * in this process, without a migration and without a restart after a crash: the system that started it does that.
 * `start` does as `npm start`. `health` exits with 0 if the process beside it is ready. Everything else is a command of
 * the operator (`bin/commands.mjs`). Without an argument it lists them.
 */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const [what = '--help', ...args] = process.argv.slice(2);
const needsAddress = ['web', 'worker', 'nightly'].includes(what);
const isProcess = Object.hasOwn(processes, what);

try {
  if (['--version', '-v', 'version'].includes(what)) {
    process.chdir(root);
    console.log(`eintritt ${releaseText()}`);
    process.exit(0);
  }
  const isHelp = /^(--help|-h)$/.test(args[0] ?? '');
  const ofProcess = isProcess && isHelp && `eintritt ${what}\n  ${processes[what]}`;
  const ofCommand = !isProcess && !ofProcess && what !== 'help' && !/^(--help|-h)$/.test(what);
  const help = ofCommand ? parseCommand([what, ...args]).help : ofProcess || (!isProcess && listCommands());
  if (help) {
    console.log(help);
    process.exit(0);
  }
  // The image has no database of its own, so that none is made unasked.
  if (!process.env.DATABASE_URL && (!process.env.DATA_DIR || needsAddress))
    throw new Error(
      `DATABASE_URL is not set: it must be a postgres:// address${needsAddress ? '' : '. For the embedded PostgreSQL set DATA_DIR, its folder'}`,
    );
  if (what === 'web' || what === 'worker') await serve(what);
  else if (what === 'health') await requireHealth();
  else if (what === 'nightly') await makeNightlyBackups();
  else {
    // Without it the first process of a container ignores SIGTERM.
    if (what !== 'start') process.once('SIGTERM', () => process.exit(143));
    await (what === 'start' ? import('./start.mjs') : import('./run.mjs'));
  }
} catch (error) {
  console.error(oneLine(error));
  process.exit(1);
}

/** @param {'web' | 'worker'} role */
async function serve(role) {
  process.env.ROLE = role;
  const { forChildren } = await readSettings(root);
  Object.assign(process.env, forChildren, ownersAlone);
  process.chdir(root);
  await import(path.join(root, `dist/server/${role}.mjs`));
}

/** Makes the backups of the setting until it is stopped, beside web and worker that run by themselves. */
async function makeNightlyBackups() {
  const { env, forChildren } = await readSettings(root);
  if (!env.BACKUP_TO)
    throw new Error('BACKUP_TO is not set: it must be the full path of a folder, or s3://<bucket>/<folder>');
  const { startNightlyBackups } = await import('./nightly-backup.mjs');
  const backups = startNightlyBackups({ cwd: root, env: forChildren, args: [] });
  process.once('SIGTERM', () => backups.stop().then(() => process.exit(0)));
}

async function requireHealth() {
  const { env } = await readSettings(root);
  const host = env.HOST === '::' ? 'localhost' : env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST;
  const address = `http://${host}:${env.METRICS_PORT ?? env.PORT}/readyz`;
  const answer = await fetch(address).catch(() => {
    throw new Error(`nothing answers at ${address}: see that web or worker runs with these settings`);
  });
  if (!answer.ok) throw new Error(await answer.text());
}
