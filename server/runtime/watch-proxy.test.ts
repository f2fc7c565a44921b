import { expect, it } from 'vitest';
import { proxyFault } from './watch-proxy';

const visitor = '8.8.8.8';

it('a request through a proxy, with TRUST_PROXY=0, is a fault that names the setting', () => {
  for (const proxy of ['127.0.0.1', '::ffff:172.18.0.3', '10.0.0.2', 'fd00::2'])
    expect(proxyFault(proxy, visitor, 0)).toMatch(/set TRUST_PROXY to the number of proxies$/);
});

it('a request that comes past the proxy, with TRUST_PROXY=1, is a fault', () => {
  expect(proxyFault(visitor, undefined, 1)).toMatch(/anybody can choose their address.*TRUST_PROXY=0$/);
});

it('no fault: a proxy that is trusted, probes, direct visitors, and a header that a visitor made up', () => {
  expect(proxyFault('127.0.0.1', visitor, 1)).toBeNull();
  expect(proxyFault('10.0.0.2', undefined, 1)).toBeNull();
  expect(proxyFault(visitor, undefined, 0)).toBeNull();
  expect(proxyFault(visitor, '198.51.100.1', 0)).toBeNull();
  expect(proxyFault(undefined, undefined, 1)).toBeNull();
});
