import { parseArgs } from 'node:util';
import { buildPages, buildServer } from '../bin/build.mjs';
import { measureWithDatabase } from './with-database.mjs';

/**
 * `node bench/webhooks.mjs [deliveries]`: how many deliveries a second, and how soon after a commit (2,000).
 * `--backlog 50000` instead: how so many that have come due while no worker ran are caught up with, how fairly, and what
 * the pages notice of it.
 */
const { values, positionals } = parseArgs({
  options: { backlog: { type: 'string' } },
  allowPositionals: true,
});
if (values.backlog === undefined) {
  await measureWithDatabase('webhooks', { deliveries: Number(positionals[0] ?? 2000) });
} else {
  await buildServer();
  await buildPages();
  await measureWithDatabase('backlog', { deliveries: Number(values.backlog) });
}
