import { channel } from 'node:diagnostics_channel';
import type { Operation } from '@/lib/contracts/operation';

/** A request with its answer; `operation` is null where the path does not take the method, or there is no such path. */
export type Exchange = {
  readonly operation: Operation | null;
  readonly request: Request;
  readonly response: Response;
};

/** Name under which Node's `diagnostics_channel` tells of every exchange of the API. */
export const exchangeChannel = 'eintritt.http.exchange';

const exchanges = channel(exchangeChannel);

/** Tells whoever watches this process; costs nothing while nobody does. A watcher that reads the body clones first. */
export function tellExchange(exchange: Exchange): void {
  if (exchanges.hasSubscribers) exchanges.publish(exchange);
}
