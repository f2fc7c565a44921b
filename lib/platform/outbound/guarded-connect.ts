import { connect, isIP, type Socket } from 'node:net';
import { assertCallable, guardedLookup, hostOf, type OutboundPolicy, outboundPolicy } from './guarded-lookup';
import { OutboundError } from './outbound-error';

/**
 * A plain TCP connection to a host that a user named, at an address that the policy allows. Throws `OutboundError`.
 * The caller adds TLS if needed, with the host's name as server name.
 */
export async function guardedConnect(
  target: { host: string; port: number },
  options: { timeoutMs: number; policy?: OutboundPolicy },
): Promise<Socket> {
  const policy = options.policy ?? outboundPolicy();
  const host = hostOf(target.host);
  if (isIP(host)) assertCallable(host, policy);
  const socket = connect({ host, port: target.port, lookup: guardedLookup(policy), autoSelectFamily: true });
  try {
    await opened(socket, options.timeoutMs);
    assertCallable(socket.remoteAddress ?? '', policy);
    return socket;
  } catch (error) {
    socket.destroy();
    throw error;
  }
}

function opened(socket: Socket, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new OutboundError('Timeout')), timeoutMs);
    const settle = (act: () => void) => {
      clearTimeout(timer);
      act();
    };
    socket.once('connect', () => settle(resolve));
    socket.once('error', error => settle(() => reject(error)));
  });
}
