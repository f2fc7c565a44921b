import { describe, expect, it } from 'vitest';
import { classifyAddress } from '@/lib/platform/outbound/classify-address';

describe('classifyAddress', () => {
  it.each(['8.8.8.8', '2606:4700:4700::1111', '::ffff:8.8.8.8', '64:ff9b::808:808'])(
    'classifies the public address %s as Public',
    address => {
      expect(classifyAddress(address, [])).toBe('Public');
    },
  );

  it.each([
    ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '100.64.0.1', '100.100.100.200', '127.0.0.1', '127.255.255.254'],
    ...['169.254.169.254', '172.16.0.1', '172.31.255.255', '192.0.0.8', '192.0.2.1', '192.88.99.1'],
    ...['192.168.1.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '224.0.0.1', '240.0.0.1'],
    ...['168.63.129.16', '::ffff:168.63.129.16'],
    ...['255.255.255.255', '::', '::1', '::127.0.0.1', '::ffff:127.0.0.1', '::ffff:7f00:1'],
    ...['::ffff:a9fe:a9fe', '::ffff:0:7f00:1', '64:ff9b::7f00:1', '64:ff9b::10.0.0.1', '64:ff9b:1::7f00:1'],
    ...['100::1', '2001::1', '2001:0:4136:e378:8000:63bf:3fff:fdd2', '2001:db8::1', '2002:7f00:1::'],
    ...['2002:808:808::', '3fff::1', '4000::1', '5f00::1', 'fc00::1', 'fd00:ec2::254', 'fe80::1', 'fec0::1'],
    ...['ff02::1', 'e000::1', 'not an address', ''],
  ])('refuses %j', address => {
    expect(classifyAddress(address, [])).toBe('Refused');
  });

  it('allows exactly what the operator allowed, in every notation', () => {
    const allow = ['127.0.0.0/30', 'fd00::/8'];
    expect(classifyAddress('127.0.0.1', allow)).toBe('Allowed');
    expect(classifyAddress('::ffff:127.0.0.1', allow)).toBe('Allowed');
    expect(classifyAddress('fd12::1', allow)).toBe('Allowed');
    expect(classifyAddress('127.0.0.4', allow)).toBe('Refused');
    expect(classifyAddress('fe80::1', allow)).toBe('Refused');
    expect(classifyAddress('8.8.8.8', allow)).toBe('Public');
    expect(classifyAddress('168.63.129.16', ['168.63.129.16/32'])).toBe('Allowed');
  });

  it('refuses what the operator denied, also if it is public or allowed', () => {
    const deny = ['203.0.114.0/24', '2606:4700::/32', '10.1.0.0/16'];
    expect(classifyAddress('203.0.114.7', [], deny)).toBe('Refused');
    expect(classifyAddress('::ffff:203.0.114.7', [], deny)).toBe('Refused');
    expect(classifyAddress('2606:4700:4700::1111', [], deny)).toBe('Refused');
    expect(classifyAddress('10.1.2.3', ['10.0.0.0/8'], deny)).toBe('Refused');
    expect(classifyAddress('10.2.2.3', ['10.0.0.0/8'], deny)).toBe('Allowed');
    expect(classifyAddress('203.0.115.7', [], deny)).toBe('Public');
  });
});
