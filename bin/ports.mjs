import net from 'node:net';

/**
 * Converts `HOST` for Node's `listen`. On a machine without IPv6, all addresses are those of IPv4; Node only finds this
 * out if it gets no address.
 * @param {string} host
 * @returns {string | undefined}
 */
export function listenHost(host) {
  return host === '::' ? undefined : host;
}

/**
 * Returns why this process cannot listen on `port` of `host`: `EADDRINUSE`, `EADDRNOTAVAIL`, `EACCES` or another code
 * of the system. Returns null if it can.
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
 * Whether this process can listen on `port` of `host`.
 * @param {number} port
 * @param {string} host
 */
export async function isPortFree(port, host) {
  return (await findListenFault(port, host)) === null;
}

/**
 * Returns a free port of the loopback address: `preferred` if it is free, else one of the system. Another program can
 * use it first, so callers must try again.
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
