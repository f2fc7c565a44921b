import './node24.mjs';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { numbersFrom } from './random.mjs';
import { root } from './run-node.mjs';

/**
 * Prints random comments and exported names of the product, to check their wording: `npm run code:sample -- [count]
 * [seed]`. The same seed gives the same sample until comments or exports change.
 */
const [count = 40, seed = 1] = process.argv.slice(2).map(Number);
const files = execFileSync('git', ['ls-files', 'app', 'components', 'db', 'lib', 'server'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
const texts = files.map(file => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
const comments = texts.flatMap(({ file, text }) =>
  [...text.matchAll(/\/\*\*?[\s\S]*?\*\/|(?:^[ \t]*\/\/ .*\n)+/gm)].map(
    ([found]) => `${file}: ${oneLine(found)}`,
  ),
);
const names = texts.flatMap(({ file, text }) =>
  [...text.matchAll(/^export (?:async )?(?:function|const|class|type) (\w+)/gm)].map(
    ([, name]) => `${name} (${file})`,
  ),
);
for (const [title, found] of Object.entries({ comments, names })) {
  console.log(`${title}: ${count} of ${found.length}, seed ${seed}`);
  for (const line of draw(found)) console.log(`- ${line}`);
}

/** @param {string[]} from */
function draw(from) {
  const left = [...from].sort();
  const next = numbersFrom(seed);
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(next() % left.length, 1),
  ).flat();
}

/** @param {string} comment */
function oneLine(comment) {
  return comment
    .replace(/^\s*(\/\*\*?|\*\/|\*|\/\/)\s?/gm, '')
    .replace(/\s*\*\/$/, '')
    .replace(/\s+/g, ' ')
    .trim();
}
