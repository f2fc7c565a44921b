import { spawn } from 'node:child_process';
import { chooseLoopbackPort } from '@/bin/ports.mjs';
import { withParentDeathSignal } from '@/bin/processes.mjs';
import { expect, test } from '../fixtures/app';

test('next start refuses every request and says how to start', async () => {
  const port = await chooseLoopbackPort();
  const next = 'node_modules/next/dist/bin/next';
  const address = ['--hostname', '127.0.0.1', '--port', String(port)];
  const [command, ...args] = withParentDeathSignal('KILL', [process.execPath, next, 'start', ...address]);
  const child = spawn(command, args, { env: { ...process.env, NODE_ENV: 'production' } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      output += chunk;
    });
  try {
    await expect.poll(() => output).toContain('npm start');
    for (const path of ['/login', '/f/demo/membership', '/api/v1/public/clubs/demo/form-config']) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { 'x-client-address': '203.0.113.9' },
      });
      expect(answer.status, path).toBe(500);
      await answer.text();
    }
  } finally {
    child.kill('SIGKILL');
  }
});
