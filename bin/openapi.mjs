import './node24.mjs';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildServer } from './build.mjs';
import { oneLine, report } from './report.mjs';
import { root, runNode } from './run-node.mjs';

/**
 * `release` stores the current OpenAPI document as that of a release. `check` fails if the API breaks the document of
 * the last release; before the first release it does nothing.
 */
const releaseFile = path.join(root, 'docs/openapi/v1.json');
/** @type {Record<string, () => Promise<void>>} */
const commands = { check: compareWithRelease, release: storeRelease };

try {
  const command = commands[process.argv[2] ?? ''];
  if (!command) throw new Error(`say one of ${Object.keys(commands).join(', ')}`);
  await command();
} catch (error) {
  console.error(oneLine(error));
  process.exitCode = 1;
}

async function compareWithRelease() {
  if (!existsSync(releaseFile)) {
    report('openapi', 'nothing to compare with before the first release');
    return;
  }
  await buildServer();
  process.exitCode = await runNode('dist/server/compare-openapi.mjs', [releaseFile]);
}

async function storeRelease() {
  await buildServer();
  const text = execFileSync(process.execPath, ['dist/server/print-openapi.mjs'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  mkdirSync(path.dirname(releaseFile), { recursive: true });
  writeFileSync(releaseFile, `${JSON.stringify(JSON.parse(text), null, 2)}\n`);
}
