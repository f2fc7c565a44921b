import './node24.mjs';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildServer } from './build.mjs';
import { oneLine } from './report.mjs';
import { root } from './run-node.mjs';

/** `release` keeps the document as that of a release: later ones may break nothing that it says. */
const releaseFile = path.join(root, 'docs/openapi/v1.json');
const commands = { release: keepRelease };

try {
  const command = commands[process.argv[2]];
  if (!command) throw new Error(`say one of ${Object.keys(commands).join(', ')}`);
  await buildServer();
  const text = execFileSync(process.execPath, ['dist/server/print-openapi.mjs'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  command(JSON.parse(text));
} catch (error) {
  console.error(oneLine(error));
  process.exitCode = 1;
}

/** @param {object} document */
function keepRelease(document) {
  writeFileSync(releaseFile, `${JSON.stringify(document, null, 2)}\n`);
}
