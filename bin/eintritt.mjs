import './node24.mjs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { oneLine } from './report.mjs';
import { ownersAlone, readSettings } from './settings.mjs';

/**
 * Entrypoint of the image, and of the services of systemd: `eintritt.mjs <what> [<arguments>]`. `web` and `worker` run
 * in this process, without a migration and without a restart after a crash: the system that started it does that.
 * `start` does as `npm start`. `health` exits with 0 if the process beside it is ready. Everything else is a command of
 * the operator (`migrate`, `doctor`, `backup` …).
 */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const [what = 'start'] = process.argv.slice(2);

try {
  if (!process.env.DATABASE_URL) throw new Error('DATABASE_URL is not set: it must be a postgres:// address');
  if (what === 'web' || what === 'worker') await serve(what);
  else if (what === 'health') await requireHealth();
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

async function requireHealth() {
  const { env } = await readSettings(root);
  const host = env.HOST === '::' ? 'localhost' : env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST;
  const answer = await fetch(`http://${host}:${env.METRICS_PORT ?? env.PORT}/readyz`);
  if (!answer.ok) throw new Error(await answer.text());
}
