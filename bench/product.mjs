import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chooseLoopbackPort } from '../bin/ports.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Returns the running product at `address`. Without an address starts one with the demo club; `stop` ends it and removes
 * its data.
 * @param {string | undefined} address
 */
export async function openProduct(address) {
  return address ? { origin: new URL(address).origin, stop: async () => {} } : startProduct();
}

async function startProduct() {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'eintritt-weight-'));
  const port = await chooseLoopbackPort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', APP_URL: '' };
  const child = spawn(process.execPath, [path.join(root, 'bin/start.mjs')], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGINT');
    await exited;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const origin = `http://localhost:${port}`;
  child.stdout.resume();
  for (let tries = 0; child.exitCode === null; tries += 1) {
    const isReady = await fetch(`${origin}/readyz`).then(
      response => response.ok,
      () => false,
    );
    if (isReady) return { origin, stop };
    if (tries > 1_200) break;
    await new Promise(resolve => setTimeout(resolve, 250));
  }
  await stop();
  throw new Error('the product did not start');
}
