import { describe, expect, test } from 'vitest';
import { clientAddress } from './client-address';

describe('clientAddress', () => {
  test.each([
    ['the socket counts where no proxy is trusted', '198.51.100.7', '203.0.113.9', 0, '198.51.100.7'],
    ['IPv4 over an IPv6 socket is dotted', '::ffff:198.51.100.7', undefined, 0, '198.51.100.7'],
    ['one proxy: the last entry', '10.0.0.1', '203.0.113.9', 1, '203.0.113.9'],
    ['one proxy: what the client claims is ignored', '10.0.0.1', '6.6.6.6, 203.0.113.9', 1, '203.0.113.9'],
    ['two proxies: the last but one entry', '10.0.0.2', '6.6.6.6, 203.0.113.9, 10.0.0.1', 2, '203.0.113.9'],
    ['fewer entries than proxies: the first', '10.0.0.2', '203.0.113.9', 2, '203.0.113.9'],
    ['a proxy that sends nothing: the socket', '10.0.0.1', undefined, 1, '10.0.0.1'],
    ['not an address: the socket', '10.0.0.1', 'unknown', 1, '10.0.0.1'],
    ['an injected line is not an address', '10.0.0.1', '203.0.113.9\r\nx: y', 1, '10.0.0.1'],
    ['ports are left out', '10.0.0.1', '203.0.113.9:5123', 1, '203.0.113.9'],
    ['brackets and ports of IPv6 are left out', '10.0.0.1', '[2001:DB8::1]:443', 1, '2001:db8::1'],
    ['a closed socket has no address', undefined, undefined, 0, 'unknown'],
  ])('%s', (_name, socket, forwarded, hops, expected) => {
    expect(clientAddress(socket, forwarded, hops)).toBe(expected);
  });
});
