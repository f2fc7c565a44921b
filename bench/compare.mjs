import '../bin/node24.mjs';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../bin/run-node.mjs';
import { alignColumns } from './load/align-columns.ts';
import { compareResults, listDifferences, listMissingScenarios, worseByMax } from './load/compare.ts';

/**
 * `npm run bench:compare -- [--strict] [--all] [results.json] [reference.json]`
 *
 * Compares the last run with the last release. Prints figures that are more than a fifth worse; `--all` prints every
 * figure. `--strict` exits 1 if one is worse. Does not compare runs on different machines.
 */
const { values, positionals } = parseArgs({
  options: { strict: { type: 'boolean', default: false }, all: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [now, before] = [
  path.resolve(positionals[0] ?? path.join(root, '.data/bench/last.json')),
  path.resolve(positionals[1] ?? path.join(root, 'bench/results/reference.json')),
].map(readResults);

const differences = listDifferences(before, now);
console.log(`${before.version} of ${before.at}, load ${before.load[0].toFixed(1)}`);
console.log(`${now.version} of ${now.at}, load ${now.load[0].toFixed(1)}`);
if (differences.length > 0) {
  console.log(`Not compared, because the runs differ:\n${differences.join('\n')}`);
} else {
  const compared = compareResults(before, now);
  const shown = compared.filter(({ isWorse }) => values.all || isWorse);
  if (shown.length > 0) {
    const rows = shown.map(({ size, name, what, before: was, now: is, worseBy, isWorse }) => [
      ...[`${name} (${size})`, what, was.toFixed(2), is.toFixed(2)],
      ...[`${worseBy > 0 ? '+' : ''}${(worseBy * 100).toFixed(0)} %`, isWorse ? 'WORSE' : ''],
    ]);
    console.log(alignColumns([['', '', 'before', 'now', 'worse by', ''], ...rows]));
  }
  const missing = listMissingScenarios(before, now);
  if (missing.length > 0) console.log(`Not measured this time: ${missing.join(', ')}`);
  const worse = compared.filter(({ isWorse }) => isWorse).length;
  console.log(`${worse} of ${compared.length} figures are more than ${worseByMax * 100} % worse`);
  if (worse > 0 && values.strict) process.exitCode = 1;
}

/** @param {string} file */
function readResults(file) {
  if (!existsSync(file)) {
    const name = path.relative(root, file);
    console.error(`${name} does not exist. Create it: npm run bench -- --json ${name}`);
    process.exit(1);
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}
