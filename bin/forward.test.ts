import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { forwardRequest, forwardUpgrade } from './forward.mjs';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** Starts a server that forwards everything to `port`. */
function forwarder(port: number): Promise<number> {
  const server = createServer((req, res) => void forwardRequest(req, res, port));
  server.on('upgrade', (req, socket, head) => forwardUpgrade(req, socket, head, port));
  return listen(server);
}

async function textOf(stream: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of stream) text += chunk;
  return text;
}

test('a request is forwarded with method, path, headers and body, and its answer comes back unchanged', async () => {
  const behind = createServer(async (req, res) => {
    const seen = `${req.method} ${req.url} ${req.headers.host} ${req.headers['x-client-address']} ${await textOf(req)}`;
    res.writeHead(418, { 'Set-Cookie': ['a=1', 'b=2'] }).end(seen);
  });
  const port = await forwarder(await listen(behind));
  const asked = request({ port, method: 'POST', path: '/a?b=%20', headers: { 'x-client-address': '::1' } });
  asked.end('body');
  const [answer]: IncomingMessage[] = await once(asked, 'response');
  expect(answer?.statusCode).toBe(418);
  expect(answer?.headers['set-cookie']).toEqual(['a=1', 'b=2']);
  expect(answer && (await textOf(answer))).toBe(`POST /a?b=%20 localhost:${port} ::1 body`);
});

test('the answer is 502 if nothing listens on the port', async () => {
  const gone = createServer();
  const port = await forwarder(await listen(gone));
  gone.close();
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(502);
});

test('an upgraded connection transfers bytes in both directions', async () => {
  const behind = createServer();
  behind.on('upgrade', (req, socket) => {
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n\r\n${req.url} `);
    socket.pipe(socket);
  });
  const socket = connect(await forwarder(await listen(behind)), '127.0.0.1').setEncoding('utf8');
  let text = '';
  socket.on('data', chunk => {
    text += chunk;
    if (text.endsWith('/_next/hmr ')) socket.end('ping');
  });
  socket.write('GET /_next/hmr HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  await once(socket, 'end');
  expect(text).toContain('101 Switching Protocols');
  expect(text).toMatch(/\/_next\/hmr ping$/);
});
