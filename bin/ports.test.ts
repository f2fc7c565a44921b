import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { chooseLoopbackPort, findListenFault, isPortFree, listenFaultText } from './ports.mjs';

async function occupyPort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port }: Pick<AddressInfo, 'port'> = Object(server.address());
  return port;
}

test('a port with a listener is not free', async () => {
  expect(await isPortFree(await occupyPort(), '127.0.0.1')).toBe(false);
});

test('chooseLoopbackPort returns the preferred port if it is free', async () => {
  const port = await chooseLoopbackPort();
  expect(await chooseLoopbackPort(port)).toBe(port);
});

test('chooseLoopbackPort returns another port if the preferred one is used', async () => {
  const taken = await occupyPort();
  const chosen = await chooseLoopbackPort(taken);
  expect(chosen).not.toBe(taken);
  expect(await isPortFree(chosen, '127.0.0.1')).toBe(true);
});

test('findListenFault distinguishes an address of another machine from a used port', async () => {
  const taken = await occupyPort();
  expect(await findListenFault(taken, '127.0.0.1')).toBe('EADDRINUSE');
  expect(await findListenFault(taken, '192.0.2.1')).toBe('EADDRNOTAVAIL');
});

test('only a used port is said to be in use by another program', () => {
  const wanted = { name: 'PORT', port: 3000, host: '127.0.0.1' } as const;
  expect(listenFaultText('EADDRINUSE', wanted)).toMatch(/^PORT 3000 is in use by another program/);
  expect(listenFaultText('EMFILE', wanted)).toMatch(/^PORT 3000 cannot be used \(EMFILE\)/);
});
