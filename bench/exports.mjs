import { parseArgs } from 'node:util';
import { buildPages, buildServer } from '../bin/build.mjs';
import { measureWithDatabase } from './with-database.mjs';

/**
 * `node bench/exports.mjs [Pdf|Csv|ClubSoftware] [submissions] [kills] [--web]`: exports so many applications (2,000)
 * with a worker that is killed (-9) so often on the way, and prints how fast it was, how much memory it took and, for
 * a table, how fast PostgreSQL itself writes the same rows. `--web` serves requests before and meanwhile.
 */
const { values, positionals } = parseArgs({
  options: { web: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [type = 'Pdf', count = '2000', kills = '0'] = positionals;
await buildServer();
if (values.web) await buildPages();
await measureWithDatabase('exports', {
  type,
  count: Number(count),
  kills: Number(kills),
  withWeb: values.web,
});
