import type { Server } from 'node:net';

/** Makes a server listen on loopback and returns its port; 0 chooses a free one. */
export async function listen(server: Server, host = '127.0.0.1', port = 0): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A server without a port');
  return address.port;
}
