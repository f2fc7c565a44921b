import { isIP } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { assertCallable, guardedLookup, hostOf, type OutboundPolicy } from './guarded-lookup';
import { OutboundError } from './outbound-error';

const connectTimeoutMs = 10_000;
const idleTimeoutMs = 10_000;

/** An HTTP client that connects only to addresses that the policy allows, whatever a name resolves to. */
export function guardedAgent(policy: OutboundPolicy): Agent {
  return new Agent({
    connect: guardedConnector(policy),
    keepAliveTimeout: idleTimeoutMs,
    keepAliveMaxTimeout: idleTimeoutMs,
    headersTimeout: 0,
    bodyTimeout: 0,
    maxHeaderSize: 16_384,
    pipelining: 1,
  });
}

/** Throws `AddressRefused` if the text is no web address or contains credentials. */
export function callableUrl(text: string): URL {
  const url = URL.parse(text);
  if (!url || !['https:', 'http:'].includes(url.protocol) || url.username || url.password) {
    throw new OutboundError('AddressRefused');
  }
  return url;
}

function guardedConnector(base: OutboundPolicy): buildConnector.connector {
  const policies: Record<string, OutboundPolicy> = {
    'https:': base,
    'http:': { ...base, isAllowedOnly: true },
  };
  const connectors = Object.fromEntries(
    Object.entries(policies).map(([protocol, policy]) => [
      protocol,
      buildConnector({
        timeout: connectTimeoutMs,
        allowH2: false,
        lookup: guardedLookup(policy),
        autoSelectFamily: true,
        host: '',
        port: 0,
      }),
    ]),
  );
  return (options, callback) => {
    const policy = policies[options.protocol];
    const connector = connectors[options.protocol];
    if (!policy || !connector) return callback(new OutboundError('AddressRefused'), null);
    try {
      const host = hostOf(options.hostname);
      if (isIP(host)) assertCallable(host, policy);
    } catch (error) {
      return callback(asError(error), null);
    }
    connector(options, (...[error, socket]) => {
      if (error) return callback(error, null);
      try {
        assertCallable(socket.remoteAddress ?? '', policy);
        callback(null, socket);
      } catch (refusal) {
        socket.destroy();
        callback(asError(refusal), null);
      }
    });
  };
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new OutboundError('ConnectFailed');
}
