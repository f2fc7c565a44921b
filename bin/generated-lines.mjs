/**
 * Counts the lines of the files that .gitattributes marks as generated, and exits with 1 above the limit. Does not
 * count the lockfile, the document of the last release, and the newest migration snapshot. Older snapshots can be
 * deleted, because drizzle-kit reads the newest one.
 */
import './node24.mjs';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { report } from './report.mjs';
import { root } from './run-node.mjs';

const linesMax = 5_000;

const generated = execFileSync('git', ['ls-files', ':(attr:linguist-generated)'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(file => file !== '' && existsSync(path.join(root, file)))
  .map(file => ({ file, lines: linesOf(file) }));
const newestSnapshot = generated.findLast(({ file }) => /\/meta\/\d+_snapshot\.json$/.test(file));
const uncounted = ['package-lock.json', 'docs/openapi/v1.json', newestSnapshot?.file];
const counted = generated.filter(({ file }) => !uncounted.includes(file));
const lines = counted.reduce((sum, one) => sum + one.lines, 0);

if (lines > linesMax) {
  for (const one of counted) console.error(`${one.file}: ${one.lines} generated lines`);
  process.exitCode = 1;
}
report(
  'generated',
  `${lines} of at most ${linesMax} lines, beside ${newestSnapshot?.lines ?? 0} of the newest migration snapshot`,
);

/** @param {string} file */
function linesOf(file) {
  return readFileSync(path.join(root, file), 'utf8').split('\n').length - 1;
}
