import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { startSmtpReceiver } from '@/testing/worker/smtp-receiver';
import { messageOf } from './mailer';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

it('sends from and to domains with umlauts in ASCII, on the envelope and in the headers', async () => {
  const receiver = await startSmtpReceiver();
  const transport = createTransport(receiver.url);
  const message = messageOf({
    id: '019f1d8c-e200-7395-bcc5-f95cc6db0c10',
    from: { name: 'TSV Grünwald', address: 'info@tsv-grünwald.example' },
    to: { name: 'Ida', address: 'Ida@मेल.example' },
    replyTo: 'vorstand@tsv-grünwald.example',
    subject: 'Test',
    text: 'Test',
    html: '<p>Test</p>',
  });
  await transport.sendMail(message);
  transport.close();
  await receiver.close();
  expect(message.envelope).toEqual({
    from: 'info@xn--tsv-grnwald-yhb.example',
    to: ['Ida@xn--r2bi6d.example'],
  });
  const [sent] = receiver.mails;
  expect(sent?.raw.split('\r\n\r\n')[0]).not.toMatch(/[^\0-\x7f]/);
  expect(sent?.raw).toMatch(/^Reply-To: vorstand@xn--tsv-grnwald-/m);
});
