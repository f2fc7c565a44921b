import { parseArgs } from 'node:util';
import { buildPages, buildServer } from '../bin/build.mjs';
import { measureWithDatabase } from './with-database.mjs';

/**
 * `npm run chaos [-- --small] [--seed N] [worker] [web] [database]`: kills (-9) the worker, the web process and
 * PostgreSQL while they work, and fails where something was lost. The same seed kills at the same moments. `--small`
 * takes a minute and kills all three at once.
 */
const { values, positionals } = parseArgs({
  options: { small: { type: 'boolean', default: false }, seed: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const sizes = values.small
  ? {
      worker: { kills: 4, deliveries: 800, mails: 40 },
      web: { kills: 3, posts: 200 },
      database: { kills: 2 },
    }
  : {
      worker: { kills: 50, deliveries: 10_000, mails: 500 },
      web: { kills: 50, posts: 5_000 },
      database: { kills: 10 },
    };
const parts = positionals.length > 0 ? positionals : ['worker', 'web', 'database'];
if (parts.some(part => part !== 'worker')) {
  await buildServer();
  await buildPages();
}
await measureWithDatabase('chaos', {
  seed: Number(values.seed),
  parts,
  isTogether: values.small,
  sizes,
});
