import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const latest = new WeakMap<Socket, Promise<void>>();

/**
 * Resolves when the requests before this one on its connection are answered. Node hands over pipelined requests all at
 * once and keeps the answers in memory until they can be sent, for a reader who may never read them.
 */
export async function turnOf({ socket }: IncomingMessage, res: ServerResponse): Promise<void> {
  const before = latest.get(socket);
  latest.set(socket, new Promise(resolve => res.once('close', resolve)));
  await before;
}
