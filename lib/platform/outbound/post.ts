import { type Dispatcher, request } from 'undici';
import { annotate, inSpan, markFailed, startSpan } from '@/lib/tracing';
import { callableUrl, guardedAgent } from './guarded-agent';
import { type OutboundPolicy, outboundPolicy } from './guarded-lookup';
import { OutboundError, reasonOf } from './outbound-error';

/**
 * The answer of the receiver. Only one header is returned: a receiver inside a network must not communicate through
 * headers.
 */
type OutboundAnswer = {
  readonly statusCode: number;
  /** At most the first 4 kB, as text; empty if the answer was encoded. */
  readonly body: string;
  /** Pause that a busy receiver (429, 503) requests; null if it requests none. */
  readonly retryAfterMs: number | null;
};

const bodyBytesMax = 4096;

/** Without the address, which a user named and which may have secrets. */
const spanAttributes = { 'http.request.method': 'POST' };

/**
 * Sends events to addresses that users name. It connects to public addresses over TLS only, or to addresses that the
 * operator allowed. It follows no redirects, decompresses nothing, and closes the connection after 4 kB.
 */
export type OutboundClient = {
  /** Throws `OutboundError`; `timeoutMs` covers everything from the DNS lookup to the end of the body. */
  post(
    url: string,
    options: { headers: Readonly<Record<string, string>>; body: string; timeoutMs: number },
  ): Promise<OutboundAnswer>;
  close(): Promise<void>;
};

export function createOutboundClient(policy: OutboundPolicy = outboundPolicy()): OutboundClient {
  const agent = guardedAgent(policy);
  return {
    post: (url, { headers, body, timeoutMs }) =>
      inSpan(startSpan('POST', 'Client', spanAttributes), async () => {
        const signal = AbortSignal.timeout(timeoutMs);
        try {
          const target = callableUrl(url);
          const response = await request(target, {
            dispatcher: agent,
            method: 'POST',
            headers: { 'accept-encoding': 'identity', ...headers },
            body,
            signal,
          });
          annotate({ 'http.response.status_code': response.statusCode });
          if (response.statusCode >= 400) markFailed(String(response.statusCode));
          return {
            statusCode: response.statusCode,
            body: await readStart(response),
            retryAfterMs: pauseOf(response),
          };
        } catch (error) {
          throw new OutboundError(signal.aborted ? 'Timeout' : reasonOf(error), error);
        }
      }),
    close: () => agent.destroy(),
  };
}

function pauseOf({ statusCode, headers }: Dispatcher.ResponseData): number | null {
  const value = headers['retry-after'];
  const isBusy = statusCode === 429 || statusCode === 503;
  return isBusy && typeof value === 'string' ? retryAfterMs(value, new Date()) : null;
}

/** Leaving the loop early destroys the stream and its connection. */
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

/**
 * The milliseconds of a `Retry-After`, given in seconds or as a date (RFC 9110 §10.2.3). 0 for a date in the past,
 * null for anything else.
 */
export function retryAfterMs(value: string, now: Date): number | null {
  const text = value.trim();
  if (/^\d{1,10}$/.test(text)) return Number(text) * 1000;
  if (!/^[A-Za-z]{3,9},? /.test(text)) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}
