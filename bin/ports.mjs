import net from 'node:net';

/**
 * `HOST` as Node's `listen` takes it. All addresses are those of IPv4 alone where the machine has no IPv6, which Node
 * finds out by itself only where it is given none.
 * @param {string} host
 * @returns {string | undefined}
 */
export function listenHost(host) {
  return host === '::' ? undefined : host;
}

/**
 * Why this process cannot listen on `port` of `host`: `EADDRINUSE`, `EADDRNOTAVAIL`, `EACCES` or another code of the
 * system. Returns null where it can.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | null>}
 */
export function findListenFault(port, host) {
  return new Promise(resolve => {
    const server = net.createServer();
    server.once('error', error => resolve('code' in error ? String(error.code) : 'unknown'));
    server.listen({ port, host: listenHost(host), exclusive: true }, () => server.close(() => resolve(null)));
  });
}

/**
 * True when nothing listens on `port` of `host` and this process may.
 * @param {number} port
 * @param {string} host
 */
export async function isPortFree(port, host) {
  return (await findListenFault(port, host)) === null;
}

/**
 * A free port of the loopback address: `preferred` where it is free, else one the system picks. Another
 * program can take it before it is used, so callers try again.
 * @param {number} [preferred]
 * @returns {Promise<number>}
 */
export async function chooseLoopbackPort(preferred) {
  if (preferred && (await isPortFree(preferred, '127.0.0.1'))) return preferred;
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
