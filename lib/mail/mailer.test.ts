import { expect, it, onTestFinished, vi } from 'vitest';
import { startMailServer } from '@/testing/mail/mail-server';
import { createMailer, installationOptions } from './mailer';

vi.stubEnv('APP_URL', 'https://app.example');
vi.stubEnv('APP_SECRET', 'a secret of the test run, not of any installation');
vi.stubEnv('DATABASE_URL', 'postgres://localhost/none');

it.each([
  // Without a password a server may do without TLS, so a certificate that is not valid is no worse.
  ['smtp://mail.example:25', false, false],
  ['smtp://mail.example:25?requireTLS=true', false, true],
  ['smtp://user:secret@mail.example:587', true, true],
  ['smtps://mail.example', false, true],
  // Nobody is between the product and a server on the same machine.
  ['smtp://user:secret@localhost:587', true, false],
  ['smtp://user:secret@127.0.0.1:587', true, false],
  ['smtps://[::1]', false, false],
  ['smtp://user:secret@localhost.example', true, true],
])('%s requires TLS: %s, and a valid certificate: %s', (url, requireTLS, rejectUnauthorized) => {
  expect(installationOptions(url)).toMatchObject({ url, requireTLS, tls: { rejectUnauthorized } });
});

const mail = {
  id: 'x',
  replyTo: '',
  subject: 'S',
  text: 'T',
  html: 'H',
  to: { address: 'a@x.org', name: '' },
  from: { address: 'b@x.org', name: '' },
};

it.each(['StartTls', 'Implicit'] as const)(
  'a server on this machine gets mails and password with its default certificate, and the name of this server (%s)',
  async tls => {
    const names: unknown[] = [];
    const server = await startMailServer({
      tls,
      hasBadCertificate: true,
      password: 'secret',
      options: {
        onMailFrom: (_address, { hostNameAppearsAs, secure }, done) => {
          names.push([hostNameAppearsAs, secure]);
          done();
        },
      },
    });
    onTestFinished(server.close);
    const mailer = createMailer();
    onTestFinished(mailer.close);
    const url = `${tls === 'Implicit' ? 'smtps' : 'smtp'}://user:secret@localhost:${server.port}`;
    expect(await mailer.send(mail, { kind: 'Installation', url }, 5000)).toBeNull();
    expect(server.mails).toHaveLength(1);
    expect(server.signIns).toEqual([{ user: 'user', password: 'secret' }]);
    expect(names).toEqual([['app.example', true]]);
  },
);

it('an option in the URL asks a server on this machine for a valid certificate', async () => {
  const server = await startMailServer({ tls: 'StartTls', hasBadCertificate: true });
  onTestFinished(server.close);
  const mailer = createMailer();
  onTestFinished(mailer.close);
  const url = `smtp://localhost:${server.port}?tls.rejectUnauthorized=true`;
  const failure = await mailer.send(mail, { kind: 'Installation', url }, 5000);
  expect(failure).toEqual({ isPermanent: false, message: 'TlsFailed' });
});
