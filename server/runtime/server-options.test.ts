import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { serverOptions } from './server-options';

it.each([
  ['h2c', 'HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA'],
  ['websocket', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='],
])(
  'a request that offers an upgrade to %s gets an HTTP/1.1 answer, even with an upgrade listener',
  async (protocol, header) => {
    const server = createServer(serverOptions, (_req, res) => res.end('plain'));
    server.on('upgrade', () => {});
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
    const fields = ['Host: localhost', 'Connection: Upgrade', `Upgrade: ${protocol}`, header];
    socket.write(`GET /healthz HTTP/1.1\r\n${fields.join('\r\n')}\r\n\r\n`);
    const answer = await new Promise<string>(resolve => socket.once('data', data => resolve(String(data))));
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
    await new Promise(resolve => server.close(resolve));
  },
);
