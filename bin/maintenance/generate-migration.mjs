/** `npm run db:generate -- --name what_it_does`: a migration from the tables in db/schema. */
import '../node24.mjs';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, runNode } from '../run-node.mjs';

const meta = path.join(root, 'db/migrations/meta');

process.exitCode = await runNode('node_modules/drizzle-kit/bin.cjs', ['generate', ...process.argv.slice(2)]);
// drizzle-kit reads the newest snapshot only, and each one has thousands of lines.
const snapshots = readdirSync(meta).filter(name => name.endsWith('_snapshot.json'));
for (const name of snapshots.toSorted().slice(0, -1)) rmSync(path.join(meta, name));
