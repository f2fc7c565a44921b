import { createSocket } from 'node:dgram';
import { lookup } from 'node:dns';
import { lookup as lookUp, Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { request } from 'undici';
import { afterEach, describe, expect, it } from 'vitest';
import { guardedConnect } from '@/lib/platform/outbound/guarded-connect';
import { createOutboundClient } from '@/lib/platform/outbound/post';
import { startHttpReceiver } from '@/testing/worker/http-receiver';
import { drainReached } from './loopback-only';

const failed = async (socket: Socket) => String((await once(socket, 'error'))[0]);
const publicAddress = '203.0.113.9';
const resolve = async () => [{ address: '8.8.8.8', family: 4 }];
const call = { headers: {}, body: '', timeoutMs: 1_000 };

/** Each way in which the product or a test could leave loopback, and the address that the guard must name. */
const ways: [string, () => Promise<unknown>, string][] = [
  ['a socket to an address', () => failed(connect(443, publicAddress)), publicAddress],
  ['a socket to an IPv6 address', () => failed(connect({ host: '2001:db8::9', port: 443 })), '2001:db8::9'],
  [
    'a socket to a name',
    () => failed(connect({ host: 'registry.npmjs.org', port: 443 })),
    'registry.npmjs.org',
  ],
  ['TLS', () => failed(connectSecurely({ host: publicAddress, port: 443 })), publicAddress],
  ['fetch', () => fetch(`http://${publicAddress}/`), publicAddress],
  ['undici', () => request('https://registry.npmjs.org/'), 'registry.npmjs.org'],
  ['node:http', () => once(get(`http://${publicAddress}/`), 'error'), publicAddress],
  [
    'a lookup of its own',
    () => failed(connect({ host: 'a.example', port: 1, lookup: answerPublic })),
    publicAddress,
  ],
  [
    'a webhook',
    () => createOutboundClient({ allowCidrs: [], resolve }).post('https://a.example/', call),
    '8.8.8.8',
  ],
  [
    'a mail server',
    () =>
      guardedConnect(
        { host: publicAddress, port: 25 },
        { timeoutMs: 1_000, policy: { allowCidrs: [`${publicAddress}/32`] } },
      ),
    publicAddress,
  ],
  ['a lookup', () => lookUp('registry.npmjs.org'), 'registry.npmjs.org'],
  ['a query for records', () => new Resolver().resolveTxt('registry.npmjs.org'), 'registry.npmjs.org'],
];

function answerPublic(
  _name: string,
  _options: object,
  callback: (error: null, address: string, family: number) => void,
) {
  callback(null, publicAddress, 4);
}

describe('a test that leaves loopback', () => {
  afterEach(() => drainReached());

  it.each(ways)('fails and names the address: %s', async (_name, leave, address) => {
    await leave().catch(() => {});
    expect(drainReached()).toContain(address);
  });

  it('fails and names the address: a lookup with a callback', async () => {
    const { promise, resolve: settle } = Promise.withResolvers<unknown>();
    lookup('registry.npmjs.org', settle);
    expect(await promise).toMatchObject({ code: 'ENOTFOUND' });
    expect(drainReached()).toEqual(['registry.npmjs.org']);
  });

  it('fails and names the address: a datagram', () => {
    const socket = createSocket('udp4');
    expect(() => socket.send('x', 53, publicAddress)).toThrow(publicAddress);
    socket.close();
    expect(drainReached()).toEqual([publicAddress]);
  });
});

it('reaches servers of this machine by address and by name', async () => {
  const receiver = await startHttpReceiver();
  const { port } = receiver;
  for (const host of ['127.0.0.1', 'localhost']) {
    expect((await fetch(`http://${host}:${port}/`)).status).toBe(204);
  }
  const socket = connect(port);
  await once(socket, 'connect');
  socket.destroy();
  await receiver.close();
  expect(drainReached()).toEqual([]);
});

it.each(['club.example', 'mail.example.org', 'nowhere.invalid'])(
  'knows no %s, without a query',
  async name => {
    await expect(lookUp(name)).rejects.toMatchObject({ code: 'ENOTFOUND' });
    await expect(new Resolver().resolveMx(name)).rejects.toMatchObject({ code: 'ENOTFOUND' });
    expect(drainReached()).toEqual([]);
  },
);
