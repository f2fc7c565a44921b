import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { listen } from './listen';

type ReceivedRequest = {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly at: number;
};

export type HttpReceiver = {
  readonly url: string;
  readonly port: number;
  readonly requests: ReceivedRequest[];
  /** Counts all TCP connections, with or without a request. */
  connections(): number;
  /** Counts the open connections. */
  open(): number;
  /** Sets the answer of the next requests; default 204. */
  answer(respond: (request: ReceivedRequest, response: ServerResponse) => void): void;
  close(): Promise<void>;
};

/** A real HTTP server on loopback that records its requests. */
export async function startHttpReceiver(host = '127.0.0.1'): Promise<HttpReceiver> {
  const requests: ReceivedRequest[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  let respond = (_request: ReceivedRequest, response: ServerResponse) => {
    response.writeHead(204).end();
  };
  const server = createServer(async (incoming, response) => {
    const request = await readRequest(incoming);
    requests.push(request);
    respond(request, response);
  });
  server.on('connection', socket => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const port = await listen(server, host);
  return {
    url: `http://${host}:${port}/hook`,
    port,
    requests,
    connections: () => connections,
    open: () => sockets.size,
    answer: next => {
      respond = next;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

async function readRequest(incoming: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
  );
  return { path: incoming.url ?? '', headers, body: Buffer.concat(chunks).toString('utf8'), at: Date.now() };
}
