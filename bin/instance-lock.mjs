import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/**
 * Acquires the lock `purpose` on `folder`. Holds it until `release` or the end of this process, which the kernel
 * notices. If another process holds it, resolves to the data that it published. Works between processes of one machine
 * only.
 * @template {object} T
 * @param {string} folder must exist
 * @param {string} purpose
 * @param {T} published
 * @returns {Promise<{ release: () => void; heldBy?: undefined } | { heldBy: Partial<T> }>}
 */
export async function acquireLock(folder, purpose, published) {
  const name = lockName(folder, purpose);
  for (;;) {
    const server = await listen(name, JSON.stringify(published));
    if (server) return { release: () => server.close() };
    const heldBy = await ask(name);
    if (heldBy !== undefined) return { heldBy: JSON.parse(heldBy) };
    if (!name.startsWith('\0')) rmSync(name, { force: true });
  }
}

/**
 * Name of the lock: in the kernel (Linux, Windows), where nothing stale remains; else a socket file.
 * @param {string} folder
 * @param {string} purpose
 */
function lockName(folder, purpose) {
  const id = createHash('sha256')
    .update(`${realpathSync(folder)}\0${purpose}`)
    .digest('hex')
    .slice(0, 32);
  if (process.platform === 'linux') return `\0eintritt-${id}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\eintritt-${id}`;
  return path.join(os.tmpdir(), `eintritt-${id}`);
}

/**
 * @param {string} name
 * @param {string} answer
 * @returns {Promise<net.Server | undefined>}
 */
function listen(name, answer) {
  return new Promise((resolve, reject) => {
    const server = net.createServer(socket => {
      socket.on('error', () => {});
      socket.end(answer);
    });
    server.unref();
    server.once('listening', () => resolve(server));
    server.once('error', error =>
      'code' in error && error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(name);
  });
}

/**
 * @param {string} name
 * @returns {Promise<string | undefined>}
 */
function ask(name) {
  return new Promise(resolve => {
    let text = '';
    const socket = net.connect(name);
    socket.setTimeout(5_000, () => socket.destroy());
    socket.on('data', chunk => {
      text += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(text || undefined));
  });
}
