import { channel } from 'node:diagnostics_channel';
import type { Operation } from '@/lib/contracts/operation';

/** A request with its answer. `operation` is null if the path is unknown or does not allow the method. */
export type Exchange = {
  readonly operation: Operation | null;
  readonly request: Request;
  readonly response: Response;
};

/** Name of the `diagnostics_channel` of Node that publishes every exchange of the API. */
export const exchangeChannel = 'eintritt.http.exchange';

const exchanges = channel(exchangeChannel);

/** Publishes an exchange to the subscribers in this process, if any. A subscriber that reads the body must clone it. */
export function publishExchange(exchange: Exchange): void {
  if (exchanges.hasSubscribers) exchanges.publish(exchange);
}
