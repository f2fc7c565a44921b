import { parseArgs } from 'node:util';
import { buildPages, buildServer } from '../bin/build.mjs';
import { measureWithDatabase } from './with-database.mjs';

/**
 * `node bench/webhooks.mjs [deliveries]`: measures deliveries a second and the delay after a commit (default 2,000).
 * `--backlog 50000`: measures instead how a worker delivers a backlog, how fairly to the clubs, and how much slower the
 * pages get.
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
