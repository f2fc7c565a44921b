import { isIP } from 'node:net';
import { Agent, buildConnector, type Dispatcher, request } from 'undici';
import { env } from '@/lib/env';
import { assertCallable, guardedLookup, hostOf, type OutboundPolicy } from './guarded-lookup';
import { OutboundError, reasonOf } from './outbound-error';

/** What came back. Headers stay here: a receiver inside a network must not speak through them. */
type OutboundAnswer = {
  readonly statusCode: number;
  /** At most the first 4 kB, as text; empty where the answer was encoded. */
  readonly body: string;
};

const bodyBytesMax = 4096;
const connectTimeoutMs = 10_000;
const idleTimeoutMs = 10_000;

/**
 * The one door for HTTP calls to addresses that users name. It connects to public addresses over TLS only, or to
 * what the operator allowed; it follows no redirects, decompresses nothing, and hangs up once it has read 4 kB.
 */
export type OutboundClient = {
  /** Throws `OutboundError`; `timeoutMs` bounds everything from look-up to the end of the body. */
  post(
    url: string,
    options: { headers: Readonly<Record<string, string>>; body: string; timeoutMs: number },
  ): Promise<OutboundAnswer>;
  close(): Promise<void>;
};

export function createOutboundClient(
  policy: OutboundPolicy = { allowCidrs: env().OUTBOUND_ALLOW_CIDRS },
): OutboundClient {
  const agent = new Agent({
    connect: guardedConnector(policy),
    keepAliveTimeout: idleTimeoutMs,
    keepAliveMaxTimeout: idleTimeoutMs,
    headersTimeout: 0,
    bodyTimeout: 0,
    maxHeaderSize: 16_384,
    pipelining: 1,
  });
  return {
    post: async (url, { headers, body, timeoutMs }) => {
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const target = callableUrl(url);
        const response = await request(target, {
          dispatcher: agent,
          method: 'POST',
          headers: { ...headers },
          body,
          signal,
        });
        return { statusCode: response.statusCode, body: await readStart(response) };
      } catch (error) {
        throw new OutboundError(signal.aborted ? 'Timeout' : reasonOf(error), error);
      }
    },
    close: () => agent.destroy(),
  };
}

function callableUrl(text: string): URL {
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

/** Leaving the loop early destroys the stream, and with it the connection. */
async function readStart(response: Dispatcher.ResponseData): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytesLeft = bodyBytesMax;
  for await (const chunk of response.body) {
    const start = Buffer.from(chunk).subarray(0, bytesLeft);
    text += decoder.decode(start, { stream: true });
    bytesLeft -= start.length;
    if (bytesLeft === 0) break;
  }
  const isEncoded = response.headers['content-encoding'] !== undefined;
  return isEncoded ? '' : text.replaceAll('\u0000', '\ufffd');
}
