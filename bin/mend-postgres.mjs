import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What postgres.js 3.4.9 does with a connection that the server has closed (its issue 1208): it writes to it, which
 * ends the process, and it keeps what it could not write for the next connection, which then never begins. And where
 * a new connection is lost while it reads the types of arrays, nobody catches that, which ends the process too. And
 * nobody hears that the server refused rows of a COPY: whoever writes them waits for ever. Small packets wait for the
 * acknowledgement of those before (Nagle), which takes 40 ms at the end of each COPY.
 * @type {[string, string][]}
 */
const mends = [
  [
    'const x = socket.write(chunk, fn)',
    "if (!socket) { chunk = nextWriteTimer = null; error(Errors.connection('CONNECTION_CLOSED', options)); return false }\n    const x = socket.write(chunk, fn)",
  ],
  [
    'clearImmediate(nextWriteTimer)\n    socket.removeListener',
    'clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n    socket.removeListener',
  ],
  [
    'keep_alive && socket.setKeepAlive &&',
    'socket.setNoDelay && socket.setNoDelay(true)\n      keep_alive && socket.setKeepAlive &&',
  ],
  ['return fetchArrayTypes()', 'return fetchArrayTypes().catch(() => {})'],
  [
    '(query.cursorFn || query.describeFirst) && write(Sync)\n      errorResponse = Errors.postgres(parseError(x))',
    '(query.cursorFn || query.describeFirst) && write(Sync)\n      errorResponse = Errors.postgres(parseError(x))\n      if (final) { final(errorResponse); final = null } else stream && stream.destroy(errorResponse)',
  ],
];

/**
 * Takes the driver of PostgreSQL into the bundle, mended. Fails where the driver has changed, so that whoever updates
 * it looks whether it still needs this.
 * @param {string} root folder of the project
 * @returns {import('esbuild').Plugin}
 */
export function mendPostgres(root) {
  const folder = path.join(root, 'node_modules/postgres/src');
  return {
    name: 'mend-postgres',
    setup: build => {
      build.onResolve({ filter: /^postgres$/ }, () => ({ path: path.join(folder, 'index.js') }));
      build.onLoad({ filter: /postgres[\\/]src[\\/]connection\.js$/ }, ({ path: file }) => {
        const text = readFileSync(file, 'utf8');
        if (!mends.every(([wrong]) => text.split(wrong).length === 2)) {
          throw new Error('postgres has changed: look whether bin/mend-postgres.mjs is still needed');
        }
        return { contents: mends.reduce((mended, [wrong, right]) => mended.replace(wrong, right), text) };
      });
    },
  };
}
