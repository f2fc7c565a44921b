import { expect, test } from 'vitest';
import { supervise } from './supervised.mjs';

test('a message to a process that has just died does not count as a failed start', async () => {
  let pid = 0;
  const givenUp: string[] = [];
  const web = supervise('web', {
    cwd: process.cwd(),
    env: process.env,
    onGivenUp: message => givenUp.push(message),
    script: ['-e', 'process.send("ready"); setInterval(() => {}, 1000)'],
    onStarted: started => {
      pid = started;
    },
  });
  await web.ready;
  process.kill(pid, 'SIGKILL');
  // Blocks the event loop, so that the death is not known yet.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  web.tell({ worker: {} });
  await new Promise(resolve => setImmediate(resolve));
  expect(givenUp).toEqual([]);
  await web.stop('SIGINT');
});

test('a process that was killed from outside is not said to have logged why', async () => {
  const ended = (script: string) => {
    const options = { cwd: process.cwd(), env: process.env, onGivenUp: () => {}, crashesMax: 1 };
    return supervise('web', { ...options, script: ['-e', script] }).ready;
  };
  await expect(ended('process.kill(process.pid, "SIGKILL")')).rejects.toThrow(
    'web ended (SIGKILL): it was killed from outside, perhaps because memory ran out (dmesg | grep -i oom)',
  );
  await expect(ended('process.exit(3)')).rejects.toThrow(
    'web ended (exit code 3): the log lines above say why',
  );
});
