import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './run-node.mjs';

/** Lists every test file of the checkout from its root: vitest and Playwright (`e2e/…spec.ts`). */
export function listTests() {
  const patterns = ['*.test.ts', '*.test.tsx', 'e2e/*.spec.ts'];
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns];
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  return listed.filter(file => file && existsSync(path.join(root, file)));
}
