import { OutboundError, type OutboundReason } from '@/lib/platform/outbound/outbound-error';
import type { OutboundClient } from '@/lib/platform/outbound/post';
import type { SignedEvent } from './sign-event';

/** Answer of a receiver. If there was no answer, `statusCode` is null and `error` gives the reason. */
export type ReceiverAnswer = {
  readonly statusCode: number | null;
  readonly error: OutboundReason | null;
  readonly responseBody: string | null;
  readonly durationMs: number;
  readonly retryAfterMs: number | null;
};

/** Posts an event once, for at most `timeoutMs`. Throws only for our own faults. */
export async function sendEvent(
  outbound: OutboundClient,
  url: string,
  signed: SignedEvent,
  timeoutMs: number,
): Promise<ReceiverAnswer> {
  const began = performance.now();
  const durationMs = () => Math.round(performance.now() - began);
  try {
    const { statusCode, body, retryAfterMs } = await outbound.post(url, { ...signed, timeoutMs });
    return { statusCode, error: null, responseBody: body, durationMs: durationMs(), retryAfterMs };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    const none = { statusCode: null, responseBody: null, retryAfterMs: null };
    return { ...none, error: error.reason, durationMs: durationMs() };
  }
}

/** Whether the attempt succeeded: only with a 2xx status (contract §5). */
export function isAccepted({ statusCode }: Pick<ReceiverAnswer, 'statusCode'>): boolean {
  return statusCode !== null && statusCode >= 200 && statusCode < 300;
}
