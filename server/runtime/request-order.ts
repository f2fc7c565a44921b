import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const latest = new WeakMap<Socket, Promise<void>>();

/**
 * Resolves when the earlier requests of the same connection are answered. Node delivers pipelined requests all at once
 * and holds the answers in memory, perhaps for a reader that never reads them.
 */
export async function waitForEarlierRequests(
  { socket }: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const before = latest.get(socket);
  latest.set(socket, new Promise(resolve => res.once('close', resolve)));
  await before;
}
