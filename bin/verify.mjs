import './node24.mjs';
import { succeeds } from './processes.mjs';
import { report } from './report.mjs';
import { runNode } from './run-node.mjs';
import { staticChecks } from './static-checks.mjs';

/** @type {string[]} */
const failed = [];
for (const [name, file, args] of staticChecks) await step(name, file, args);
await step('unused', 'node_modules/knip/bin/knip.js', []);
// Without tests: code that only they use is dead.
await step('test-only', 'node_modules/knip/bin/knip.js', ['--production']);
await step('citations', 'bin/citations.mjs', []);
await step('generated', 'bin/generated-lines.mjs', []);
await step('openapi', 'bin/openapi.mjs', ['check']);
// promtool is in the package prometheus of Debian.
const rules = ['test', 'rules', 'deploy/prometheus/alerts.test.yaml'];
if (succeeds('promtool', ['--version']) && !succeeds('promtool', rules)) failed.push('alerts');
if (failed.length === 0) await step('tests', 'bin/test.mjs', []);
if (failed.length === 0) await step('page weight', 'bench/page-weight.mjs', []);
if (failed.length === 0)
  await step('chaos', 'bench/chaos.mjs', ['--small', 'worker', 'web', 'database', 'nightly', 'backup']);
if (failed.length > 0) {
  console.error(`failed: ${failed.join(', ')}`);
  process.exit(1);
}

/**
 * @param {string} name
 * @param {string} file
 * @param {string[]} args
 */
async function step(name, file, args) {
  const began = performance.now();
  const code = await runNode(file, args);
  if (code !== 0) failed.push(name);
  if (name !== 'tests') report(name, code === 0 ? 'good' : 'failed', began);
}
