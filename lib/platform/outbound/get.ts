import { request } from 'undici';
import { callableUrl, guardedAgent } from './guarded-agent';
import { type OutboundPolicy, outboundPolicy } from './guarded-lookup';
import { OutboundError, reasonOf } from './outbound-error';

export type OutboundFile = {
  readonly statusCode: number;
  /** Empty unless the status is 2xx. */
  readonly body: Buffer;
};

type Bounds = { readonly bytesMax: number; readonly timeoutMs: number; readonly policy?: OutboundPolicy };

const redirectsMax = 3;
const redirects = new Set([301, 302, 303, 307, 308]);

/**
 * Fetches a file from an address that a user named: over TLS from public addresses only, or from addresses that the
 * operator allowed. Follows up to three redirects and checks each like the first address. Sends only the host and
 * `accept`; decompresses nothing. Throws `OutboundError`, also for a body of more than `bytesMax` bytes or an encoded
 * one (`ResponseInvalid`). `timeoutMs` covers everything from the DNS lookup to the end of the body.
 */
export async function getFile(url: string, accept: string, bounds: Bounds): Promise<OutboundFile> {
  const { timeoutMs, policy = outboundPolicy() } = bounds;
  const agent = guardedAgent(policy);
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    let target = callableUrl(url);
    for (let hops = 0; hops <= redirectsMax; hops += 1) {
      const headers = { accept, 'accept-encoding': 'identity' };
      const response = await request(target, { dispatcher: agent, headers, signal });
      const { statusCode } = response;
      if (redirects.has(statusCode)) {
        target = callableUrl(new URL(String(response.headers.location ?? ''), target).href);
        await response.body.dump({ limit: 4096 });
        continue;
      }
      const isFile = statusCode >= 200 && statusCode < 300;
      if (isFile && response.headers['content-encoding'] !== undefined) {
        throw new OutboundError('ResponseInvalid');
      }
      return { statusCode, body: isFile ? await readWhole(response.body, bounds.bytesMax) : Buffer.alloc(0) };
    }
    throw new OutboundError('ResponseInvalid');
  } catch (error) {
    throw new OutboundError(signal.aborted ? 'Timeout' : reasonOf(error), error);
  } finally {
    await agent.destroy();
  }
}

async function readWhole(body: AsyncIterable<unknown>, bytesMax: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    if (!Buffer.isBuffer(chunk)) throw new OutboundError('ResponseInvalid');
    bytes += chunk.length;
    if (bytes > bytesMax) throw new OutboundError('ResponseInvalid');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
