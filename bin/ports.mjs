import { randomInt } from 'node:crypto';
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
 * Says in one line what to do about the code of a failed `listen`.
 * @param {string} code
 * @param {{ name: 'PORT' | 'METRICS_PORT'; port: number; host: string }} wanted
 */
export function listenFaultText(code, { name, port, host }) {
  if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT')
    return `HOST ${host} is no address of this machine: set another, or :: for all of them`;
  if (code === 'EACCES') return `${name} ${port} may not be used by this user: set one above 1023`;
  if (code !== 'EADDRINUSE')
    return `${name} ${port} cannot be used (${code}): set ${name} or HOST to another value`;
  return `${name} ${port} is in use by another program: stop that, or set ${name} to another number`;
}

/**
 * Whether this process can listen on `port` of `host`.
 * @param {number} port
 * @param {string} host
 */
export async function isPortFree(port, host) {
  return (await findListenFault(port, host)) === null;
}

/** Below the ports that Linux, macOS and Windows give to outgoing connections. */
const firstPort = 10_000;
const lastPort = 32_000;
const maximumOfTries = 100;

/**
 * Returns a free port of the loopback address: `preferred` if it is free, else a random one that the system never gives
 * to an outgoing connection: programs may listen on it minutes later. Another program can still use it first, so
 * callers must try again.
 * @param {number} [preferred]
 * @returns {Promise<number>}
 */
export async function chooseLoopbackPort(preferred) {
  if (preferred && (await isPortFree(preferred, '127.0.0.1'))) return preferred;
  for (let tries = 0; tries < maximumOfTries; tries += 1) {
    const port = randomInt(firstPort, lastPort);
    if (await isPortFree(port, '127.0.0.1')) return port;
  }
  throw new Error(`no free port from ${firstPort} to ${lastPort}`);
}
