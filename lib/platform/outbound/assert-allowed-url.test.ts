import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '@/lib/platform/errors';
import { assertAllowedUrl } from '@/lib/platform/outbound/assert-allowed-url';
import { getFile } from '@/lib/platform/outbound/get';
import { guardedConnect } from '@/lib/platform/outbound/guarded-connect';
import { OutboundError } from '@/lib/platform/outbound/outbound-error';
import { createOutboundClient } from '@/lib/platform/outbound/post';
import { type HttpReceiver, startHttpReceiver } from '@/testing/worker/http-receiver';

const v4 = { address: '127.0.0.1', family: 4 };
const v6 = { address: '::1', family: 6 };

/** Spellings of internal addresses; `%` is the port of a canary server on 127.0.0.1. */
const innerUrls = [
  ...['https://127.0.0.1:%/', 'https://127.1:%/', 'https://127.0.1:%/', 'https://2130706433:%/'],
  ...['https://0x7f000001:%/', 'https://0x7f.0.0.1:%/', 'https://0177.0.0.1:%/', 'https://017700000001:%/'],
  ...['https://127.0.0.1.:%/', 'https://0.0.0.0:%/', 'https://0:%/', 'https://127.127.127.127:%/'],
  ...['https://localhost:%/', 'https://LOCALHOST:%/', 'https://localhost.:%/', 'https://foo.localhost:%/'],
  ...['https://[::]:%/', 'https://[::1]:%/', 'https://[0:0:0:0:0:0:0:1]:%/', 'https://[::127.0.0.1]:%/'],
  ...['https://[::ffff:127.0.0.1]:%/', 'https://[::ffff:7f00:1]:%/', 'https://[0:0:0:0:0:ffff:7f00:1]:%/'],
  ...['https://[::ffff:a9fe:a9fe]:%/', 'https://[::ffff:0:7f00:1]:%/', 'https://[64:ff9b::7f00:1]:%/'],
  ...['https://[64:ff9b::127.0.0.1]:%/', 'https://[2002:7f00:1::]:%/', 'https://[2001::7f00:1]:%/'],
  ...['https://[fd00:ec2::254]:%/', 'https://[fe80::1]:%/', 'https://[ff02::1]:%/', 'https://[fc00::1]:%/'],
  ...['https://169.254.169.254/latest/meta-data', 'https://100.100.100.200/', 'https://10.0.0.1/'],
  ...['https://172.16.0.1/', 'https://192.168.0.1/', 'https://192.0.0.8/', 'https://198.18.0.1/'],
  ...['https://224.0.0.1/', 'https://255.255.255.255/', 'https://100.64.0.1/', 'https://0x0a000001/'],
  ...['https://metadata.google.internal/', 'https://router.local/', 'https://nas.home.arpa/', 'https://db/'],
  ...['https://１２７.０.０.１:%/', 'https://127。0。0。1:%/', 'https://①②⑦.⓪.⓪.①:%/'],
  ...['https://ok@127.0.0.1:%/', 'https://user:secret@127.0.0.1:%/', 'https://127.0.0.1:%\\@example.org/'],
  ...['https:\\\\127.0.0.1:%\\', 'https://127.0.0.1:%#@example.org/', 'https://example.org\\@127.0.0.1:%/'],
  ...[
    'http://127.0.0.1:%/',
    'http://localhost:%/',
    'http://8.8.8.8/',
    'file:///etc/passwd',
    'gopher://127.0.0.1:%/',
  ],
  ...['https://0x7f.1:%/', 'https://0177.1:%/', 'https://127.0.0.01:%/', 'https://0x7F.0x0.0x0.0x1:%/'],
  ...['https://3232235521/', 'https://0xc0a80001/', 'https://0300.0250.0.1/', 'https://2852039166/'],
  ...['https://0xa9fea9fe/', 'https://0251.0376.0251.0376/', 'https://169.254.43518/', 'https://10.1/'],
  ...['https://[::ffff:0:127.0.0.1]:%/', 'https://[::ffff:10.0.0.1]/', 'https://[::7f00:1]:%/'],
  ...['https://[64:ff9b:1::7f00:1]:%/', 'https://[64:ff9b::a9fe:a9fe]/', 'https://[64:ff9b::192.168.0.1]/'],
  ...['https://[2002:a9fe:a9fe::]/', 'https://[2002:c0a8:1::1]/', 'https://[2001:0:7f00:1::]/'],
  ...['https://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/', 'https://[fe80::5efe:7f00:1]:%/'],
  ...['https://[fe80::1%25eth0]:%/', 'https://[fe80::1%25lo]:%/', 'https://[::1%25lo]:%/'],
  ...['https://[fec0::1]/', 'https://[100::1]/', 'https://[2001:db8::1]/', 'https://[fd12:3456::1]/'],
  ...['https://192.0.0.192/', 'https://192.88.99.1/', 'https://240.0.0.1/', 'https://0.0.0.1:%/'],
  ...['https://metadata.google.internal./', 'https://instance-data/', 'https://localhost.localdomain:%/'],
  ...['https://ip6-localhost:%/', 'https://127%2e0%2e0%2e1:%/', 'https://%6c%6f%63%61%6c%68%6f%73%74:%/'],
  ...['https://127.0.0.1\t:%/', 'HTTPS://127.0.0.1:%/', 'https://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ:%/', 'https://١٢٧.٠.٠.١:%/'],
  ...['ftp://127.0.0.1:%/', 'data:text/plain,x', 'javascript:alert(1)', '//127.0.0.1:%/', '127.0.0.1:%', ''],
];

/** Resolves only the names of this machine, so the test needs no name server. */
async function resolveHere(name: string) {
  if (/localhost/i.test(name)) return [v4, v6];
  throw Object.assign(new Error('unknown name'), { code: 'ENOTFOUND' });
}

describe('addresses into private networks', () => {
  let canary: HttpReceiver;
  let canary6: HttpReceiver;

  beforeAll(async () => {
    canary = await startHttpReceiver('127.0.0.1');
    canary6 = await startHttpReceiver('::1');
  });
  afterAll(async () => {
    await canary.close();
    await canary6.close();
  });

  it.each(innerUrls)('refuses %j when it is saved and when it is called', async pattern => {
    for (const { port } of [canary, canary6]) {
      const url = pattern.replace('%', String(port));
      await expect(assertAllowedUrl(url, 'url', { allowCidrs: [] })).rejects.toThrow(AppError);
      const client = createOutboundClient({ allowCidrs: [], resolve: resolveHere });
      const call = client.post(url, { headers: {}, body: '{}', timeoutMs: 2000 });
      await expect(call).rejects.toThrow(OutboundError);
      await client.close();
    }
    expect(canary.connections() + canary6.connections()).toBe(0);
  });

  it.each([
    ...[
      '127.0.0.1',
      '127.1',
      '2130706433',
      '0x7f.1',
      'localhost',
      '::1',
      '[::1]',
      '::ffff:127.0.0.1',
      '0.0.0.0',
    ],
  ])('opens no mail connection to %s', async host => {
    for (const { port } of [canary, canary6]) {
      const policy = { allowCidrs: [] };
      await expect(guardedConnect({ host, port }, { timeoutMs: 2000, policy })).rejects.toThrow();
    }
    expect(canary.connections() + canary6.connections()).toBe(0);
  });

  it('refuses a name that resolves to a private address among public ones, or does so later', async () => {
    const answers = [
      [
        { address: '203.0.113.1', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ],
      [{ address: '127.0.0.1', family: 4 }],
      [{ address: '::ffff:7f00:1', family: 6 }],
    ];
    for (const records of answers) {
      const client = createOutboundClient({ allowCidrs: [], resolve: async () => records });
      const call = client.post(`https://rebind.example:${canary.port}/`, {
        headers: {},
        body: '',
        timeoutMs: 2000,
      });
      await expect(call).rejects.toMatchObject({ reason: 'AddressRefused' });
      await client.close();
    }
    expect(canary.connections()).toBe(0);
  });

  it('gives no connection in 200 calls to a name whose address changes each time', async () => {
    // The first is allowed, and nothing listens there.
    const answers = ['127.0.0.2', '127.0.0.1', '::1', '::ffff:127.0.0.1', '64:ff9b::7f00:1'];
    let asked = 0;
    const resolve = async () => {
      const address = answers[asked % answers.length] ?? '';
      asked += 1;
      return [{ address, family: address.includes(':') ? 6 : 4 }];
    };
    const client = createOutboundClient({ allowCidrs: ['127.0.0.2/32'], resolve });
    const reasons = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const { port } = index % 2 ? canary : canary6;
        const url = `https://rebind.example:${port}/`;
        const refused = client.post(url, { headers: {}, body: '', timeoutMs: 3000 });
        return refused.then(
          () => 'answered',
          (error: unknown) => (error instanceof OutboundError ? error.reason : 'other'),
        );
      }),
    );
    await client.close();
    expect(asked).toBeGreaterThanOrEqual(200);
    const counts = Object.groupBy(reasons, reason => reason);
    expect(Object.keys(counts).sort()).toEqual(['AddressRefused', 'ConnectFailed']);
    expect(counts.AddressRefused).toHaveLength(160);
    expect(canary.connections() + canary6.connections()).toBe(0);
  });

  it.each([301, 302, 303, 307, 308])(
    'follows no %i into the network, for an event or a file',
    async status => {
      const allowed = await startHttpReceiver('127.0.0.2');
      const { port } = canary;
      const targets = [
        `http://127.0.0.1:${port}/`,
        `http://2130706433:${port}/`,
        `https://[::1]:${canary6.port}/`,
      ];
      for (const Location of targets) {
        allowed.answer((_request, response) => response.writeHead(status, { Location }).end());
        const policy = { allowCidrs: ['127.0.0.2/32'] };
        const client = createOutboundClient(policy);
        const answer = await client.post(allowed.url, { headers: {}, body: '', timeoutMs: 2000 });
        expect(answer.statusCode).toBe(status);
        await client.close();
        const file = getFile(allowed.url, 'image/*', { bytesMax: 1000, timeoutMs: 2000, policy });
        await expect(file).rejects.toMatchObject({ reason: 'AddressRefused' });
      }
      await allowed.close();
      expect(canary.connections() + canary6.connections()).toBe(0);
    },
  );
});

describe('assertAllowedUrl', () => {
  it.each([
    'https://example.org/hook',
    'https://8.8.8.8:8443/x?y=z',
    'https://8.8.8.8:444/',
    'https://8.8.8.8:80/',
    'https://[2606:4700:4700::1111]/',
  ])('accepts %s when it is saved', async url => {
    await expect(assertAllowedUrl(url, 'url', { allowCidrs: [] })).resolves.toBeUndefined();
  });

  it.each([0, 22, 25, 445, 5432, 6379, 3306])('refuses port %i, which other services use', async port => {
    await expect(
      assertAllowedUrl(`https://8.8.8.8:${port}/`, 'url', { allowCidrs: [] }),
    ).rejects.toMatchObject({
      extra: { violations: [{ path: 'url', key: 'outboundUrlPort' }] },
    });
  });

  it('accepts an address that the operator allowed, also without TLS', async () => {
    await expect(
      assertAllowedUrl('http://127.0.0.1:3000/', 'url', { allowCidrs: ['127.0.0.0/8'] }),
    ).resolves.toBeUndefined();
    await expect(
      assertAllowedUrl('http://127.0.0.1:3000/', 'url', { allowCidrs: ['10.0.0.0/8'] }),
    ).rejects.toThrow(AppError);
  });
});

it.each([
  ['http://127.0.0.1:8787', true, 'outboundUrlLoopback'],
  ['http://localhost:8787', true, 'outboundUrlLoopback'],
  ['http://127.0.0.1:8787', false, 'outboundUrlNotAllowed'],
  ['http://192.168.0.1', true, 'outboundUrlNotAllowed'],
])('a refusal of %s says how to allow this machine only in a demo: %s', async (url, isDemo, key) => {
  const refused = assertAllowedUrl(url, 'url', { allowCidrs: [], isDemo });
  await expect(refused).rejects.toMatchObject({ extra: { violations: [{ path: 'url', key }] } });
});
