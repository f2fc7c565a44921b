import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export type CutConnection = {
  /** Address of the database of `url`, through the proxy. */
  through(url: string): string;
  /** Cuts all connections instead of passing on the statement after the next `count`. */
  cutAfter(count: number): void;
  /** How often it has cut. */
  readonly cuts: number;
  /** Resolves when it has cut. */
  readonly wasCut: Promise<unknown>;
  close(): Promise<void>;
};

const statementTypes = ['Q', 'P'].map(letter => letter.charCodeAt(0));

/**
 * A proxy before a PostgreSQL. It ends connections in the way that PostgreSQL sees after kill -9 of its client: at an exact
 * statement (Query or Parse message), without a farewell.
 */
export async function startCutConnection(cluster: URL): Promise<CutConnection> {
  const sockets = new Set<Socket>();
  const wasCut = Promise.withResolvers<unknown>();
  let cuts = 0;
  let left = Number.POSITIVE_INFINITY;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  const server = createServer(client => {
    const upstream = connect(Number(cluster.port), cluster.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      // Messages are passed on one by one; without this each would wait 40 ms for the answer to the one before.
      socket.setNoDelay();
      socket.on('error', () => {});
      socket.once('close', () => {
        client.destroy();
        upstream.destroy();
      });
    }
    upstream.pipe(client);
    let rest = Buffer.alloc(0);
    let hasStarted = false;
    client.on('data', chunk => {
      rest = Buffer.concat([rest, chunk]);
      // The first message has no type.
      for (let head = hasStarted ? 1 : 0; rest.length >= head + 4; head = 1) {
        const length = head + rest.readInt32BE(head);
        if (rest.length < length) return;
        if (head === 1 && statementTypes.includes(rest[0] ?? 0)) {
          if (left <= 0) {
            wasCut.resolve(true);
            cuts += 1;
            return cut();
          }
          left -= 1;
        }
        hasStarted = true;
        upstream.write(rest.subarray(0, length));
        rest = rest.subarray(length);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  return {
    through: url => Object.assign(new URL(url), { port }).href,
    cutAfter: count => {
      left = count;
    },
    get cuts() {
      return cuts;
    },
    wasCut: wasCut.promise,
    close: async () => {
      cut();
      server.close();
    },
  };
}
