import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startNightlyBackups } from './nightly-backup.mjs';

let home: string;
beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'eintritt-asks-'));
  await mkdir(path.join(home, 'dist/server'), { recursive: true });
});
afterAll(() => rm(home, { recursive: true }));

const log = () => readFile(path.join(home, 'log'), 'utf8').catch(() => '');

it('asks for the backup of the night again and again, one at a time, and ends a running one', async () => {
  await writeFile(
    path.join(home, 'dist/server/backup.mjs'),
    `import { appendFileSync } from 'node:fs';
    appendFileSync('log', process.argv.slice(2).join(' ') + ' ' + process.env.KEY + '\\n');
    if (process.env.STAYS) { appendFileSync('log', process.pid + '\\n'); setInterval(() => {}, 1000); }`,
  );
  const often = { cwd: home, args: ['--data-dir', home], firstCheckMs: 10, checkMs: 20 };
  const short = startNightlyBackups({ ...often, env: { ...process.env, KEY: 'one' } });
  await expect.poll(async () => (await log()).split('\n').length, { timeout: 20_000 }).toBeGreaterThan(2);
  await short.stop();
  expect((await log()).split('\n')[0]).toBe(`--if-due --quiet --data-dir ${home} one`);
  await rm(path.join(home, 'log'));
  const long = startNightlyBackups({ ...often, env: { ...process.env, KEY: 'two', STAYS: '1' } });
  await expect.poll(log, { timeout: 20_000 }).toMatch(/^\d+$/m);
  const pid = Number(/^\d+$/m.exec(await log())?.[0]);
  await long.stop();
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  expect((await log()).match(/--if-due/g)).toHaveLength(1);
});
