import { parseArgs } from 'node:util';
import { buildPages, buildServer } from '../bin/build.mjs';
import { measureWithDatabase } from './with-database.mjs';

/**
 * `node bench/exports.mjs [Pdf|Csv|ClubSoftware] [submissions] [kills] [--web]`
 *
 * Exports applications (default 2,000) and kills (-9) the worker `kills` times on the way. Prints speed and memory, and
 * for a table how fast PostgreSQL itself writes the same rows. Then downloads the file from a web process. `--web` also
 * sends that process requests, before and during the export.
 */
const { values, positionals } = parseArgs({
  options: { web: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [type = 'Pdf', count = '2000', kills = '0'] = positionals;
await buildServer();
await buildPages();
await measureWithDatabase('exports', {
  type,
  count: Number(count),
  kills: Number(kills),
  withLoad: values.web,
});
