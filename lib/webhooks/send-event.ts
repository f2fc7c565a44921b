import { OutboundError, type OutboundReason } from '@/lib/platform/outbound/outbound-error';
import type { OutboundClient } from '@/lib/platform/outbound/post';
import type { SignedEvent } from './sign-event';

/** What a receiver made of an event; without a status code there was no answer, and `error` says why. */
export type ReceiverAnswer = {
  readonly statusCode: number | null;
  readonly error: OutboundReason | null;
  readonly responseBody: string | null;
  readonly durationMs: number;
  readonly retryAfterMs: number | null;
};

/** Posts an event once, bounded by `timeoutMs`. Throws for faults of ours only. */
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

/** Whether the attempt succeeded: any 2xx, nothing else (contract §5). */
export function isTaken({ statusCode }: Pick<ReceiverAnswer, 'statusCode'>): boolean {
  return statusCode !== null && statusCode >= 200 && statusCode < 300;
}
