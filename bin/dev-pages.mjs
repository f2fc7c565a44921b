import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import next from 'next';

/** Serves the pages in Next's development mode on a loopback port: `node bin/dev-pages.mjs <port>`. */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const hostname = '127.0.0.1';
const port = Number(process.argv[2]);

// lib/http/own-server.ts: all requests come from our server, which forwards them.
Object.assign(globalThis, { eintrittServer: true });
const app = next({ dev: true, turbopack: true, dir: root, hostname, port });
await app.prepare();
const server = createServer(app.getRequestHandler());
server.on('upgrade', app.getUpgradeHandler());
server.listen(port, hostname, () => process.send?.('ready'));
// Ends together with `npm run dev`, also if the kernel does not kill it.
process.on('disconnect', () => process.exit(0));
