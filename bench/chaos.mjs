import { parseArgs } from 'node:util';
import { buildPages, buildServer } from '../bin/build.mjs';
import { bundlePreviousVersion } from './chaos/previous-version.mjs';
import { measureWithDatabase } from './with-database.mjs';

/**
 * `npm run chaos [-- --small] [--seed N] [worker] [web] [database] [cancel] [nightly] [backup] [frozen] [roll] [upgrade]`
 *
 * Kills (-9) the worker (`nightly`: during a nightly run), the web process, PostgreSQL, backups and restores while they
 * work, cancels statements (`cancel`), freezes one of two workers (`frozen`), and restarts two web processes one after
 * the other (`roll`). `upgrade`, only if named, kills the migration from the version before (`--from <commit>`) at its
 * statements, then upgrades web and workers under load.
 * Exits 1 if something was lost. The same seed kills at the same moments. `--small` takes a minute and runs the parts at
 * the same time.
 */
const { values, positionals } = parseArgs({
  options: {
    small: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    from: { type: 'string' },
  },
  allowPositionals: true,
});
const sizes = values.small
  ? {
      worker: { kills: 4, deliveries: 800, mails: 40 },
      web: { kills: 3, posts: 200 },
      database: { kills: 2 },
      cancel: { cancels: 400 },
      nightly: { kills: 1, records: 20_000 },
      backup: { kills: 4, rows: 20_000 },
      frozen: { deliveries: 400, freezeMs: 0 },
      roll: { restarts: 1 },
      upgrade: { killEvery: 25 },
    }
  : {
      worker: { kills: 50, deliveries: 10_000, mails: 500 },
      web: { kills: 50, posts: 5_000 },
      database: { kills: 10 },
      cancel: { cancels: 5_000 },
      nightly: { kills: 5, records: 200_000 },
      backup: { kills: 20, rows: 500_000 },
      frozen: { deliveries: 1_000, freezeMs: 180_000 },
      roll: { restarts: 40 },
      upgrade: { killEvery: 1 },
    };
const parts =
  positionals.length > 0
    ? positionals
    : ['worker', 'web', 'database', 'cancel', 'nightly', 'backup', 'frozen', 'roll'];
if (parts.some(part => !['worker', 'nightly', 'backup', 'frozen'].includes(part))) {
  await buildServer();
  await buildPages();
}
const previous = parts.includes('upgrade') ? await bundlePreviousVersion(values.from) : undefined;
await measureWithDatabase('chaos', {
  seed: Number(values.seed),
  parts,
  isConcurrent: values.small,
  sizes: { ...sizes, upgrade: { ...sizes.upgrade, previous } },
});
previous?.remove();
