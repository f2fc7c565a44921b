import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SmtpSettingsWriteDto } from '@/lib/contracts/smtp';
import { testSmtp } from '@/lib/services/smtp/try';
import { createWebhook } from '@/lib/services/webhooks/create';
import { testWebhook } from '@/lib/services/webhooks/try';
import { testDatabase } from '@/testing/db/database';
import { refusalOf } from '@/testing/db/factories';
import { startHttpReceiver } from '@/testing/worker/http-receiver';
import { openRig, type Rig } from '@/testing/worker/rig';

describe('tests of addresses that a caller names', () => {
  let rig: Rig;
  beforeAll(async () => {
    rig = await openRig(await testDatabase(), { RATE_LIMIT_SCALE: '1' });
  });
  afterAll(() => rig.close());

  it('are limited to ten mail servers in ten minutes per club', async () => {
    const server = { host: '10.0.0.7', port: 25, security: 'None', fromAddress: 'a@x.org' };
    const request = { to: 'a@x.org', settings: SmtpSettingsWriteDto.parse(server) };
    const test = () => testSmtp(rig.ctx, request, { greetingMs: 1, totalMs: 100 });
    for (let index = 0; index < 10; index += 1) expect((await test()).stage).toBe('Connect');
    const { code, headers } = await refusalOf(test());
    expect(code).toBe('quota-exceeded');
    expect(Number(headers['Retry-After'])).toBeGreaterThan(0);
  });

  it('are limited to twenty webhooks in ten minutes per club', async () => {
    const receiver = await startHttpReceiver();
    const { id } = await createWebhook(rig.ctx, {
      name: 'CRM',
      url: receiver.url,
      subscribedEvents: ['ApplicationReceived'],
      isActive: true,
    });
    for (let index = 0; index < 20; index += 1) expect((await testWebhook(rig.ctx, id)).success).toBe(true);
    expect((await refusalOf(testWebhook(rig.ctx, id))).code).toBe('quota-exceeded');
    expect(receiver.requests).toHaveLength(20);
    await receiver.close();
  });
});
