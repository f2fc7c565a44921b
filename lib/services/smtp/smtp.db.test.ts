import tls from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '@/db/schema/operations';
import { ChangeClubInfo } from '@/lib/contracts/club';
import { SmtpSettingsWriteDto } from '@/lib/contracts/smtp';
import { createMailer } from '@/lib/mail/mailer';
import { findClubSmtp } from '@/lib/mail/smtp-settings';
import type { Ctx } from '@/lib/platform/context';
import { contentEtagOf } from '@/lib/platform/precondition';
import { createClub } from '@/lib/services/clubs/create';
import { removeSmtpSettings } from '@/lib/services/smtp/remove';
import { withStoredTexts } from '@/lib/services/smtp/rules';
import { setSmtpSettings } from '@/lib/services/smtp/set';
import { testSmtp } from '@/lib/services/smtp/try';
import { testDatabase } from '@/testing/db/database';
import { refusalOf } from '@/testing/db/factories';
import { localhostCertificate } from '@/testing/mail/localhost-certificate';
import { startHangingServer, startMailServer, type TestMailServer } from '@/testing/mail/mail-server';
import { openRig, type Rig } from '@/testing/worker/rig';
import { getSmtpSettings, hasMailServer } from './read';

const limits = { greetingMs: 400, totalMs: 900 };
const anyVersion = { precondition: null };

describe("a club's mail server", () => {
  let rig: Rig;
  let other: Ctx;
  let servers: TestMailServer[] = [];
  const trusted = tls.getCACertificates('default');

  beforeAll(async () => {
    tls.setDefaultCACertificates([...trusted, localhostCertificate.cert]);
    rig = await openRig(await testDatabase());
    const clubId = await createClub(rig.db, 'other', ChangeClubInfo.parse({ name: 'Other' }));
    other = { ...rig.ctx, clubId };
  });
  afterAll(async () => {
    tls.setDefaultCACertificates(trusted);
    await rig.close();
  });
  afterEach(async () => {
    for (const server of servers) await server.close();
    servers = [];
    await rig.owner`delete from smtp_settings`;
  });

  async function start(kind?: Parameters<typeof startMailServer>[0]): Promise<TestMailServer> {
    const server = await startMailServer(kind);
    servers.push(server);
    return server;
  }
  async function hang(...lines: string[]): Promise<TestMailServer> {
    const server = await startHangingServer(...lines);
    servers.push(server);
    return server;
  }
  const settings = (changes: Record<string, unknown> = {}) =>
    SmtpSettingsWriteDto.parse({
      host: '127.0.0.1',
      port: 587,
      security: 'StartTls',
      username: 'verein',
      password: 'geheim-123',
      fromAddress: 'post@tsv.example',
      ...changes,
    });
  const set = (changes: Record<string, unknown> = {}) =>
    setSmtpSettings(rig.ctx, { settings: settings(changes), ...anyVersion });
  const violationsOf = async (changes: Record<string, unknown>) =>
    (await refusalOf(set(changes))).violations.map(({ path, key }) => `${path} ${key}`);
  const stored = () => rig.inClub(tx => findClubSmtp(tx, rig.clubId));
  const audits = () => rig.inClub(tx => tx.select().from(auditEntries).orderBy(auditEntries.id));

  describe('settings', () => {
    it('are stored with an encrypted password, which no response contains, and audited by field name', async () => {
      await set();
      const read = await getSmtpSettings(rig.ctx);
      expect(read).toMatchObject({ host: '127.0.0.1', hasPassword: true, replyTo: '' });
      expect(JSON.stringify(read)).not.toContain('geheim');
      const [row] = await rig.owner`select * from smtp_settings`;
      expect(JSON.stringify(row)).not.toContain('geheim');
      expect(await stored()).toMatchObject({ password: 'geheim-123' });
      await set({ fromName: 'TSV' });
      const notes = (await audits()).filter(({ recordType }) => recordType === 'SmtpSettings');
      expect(notes.map(({ action }) => action)).toEqual(['Created', 'Updated']);
      expect(notes.at(-1)?.details).toEqual({ changed: ['fromName', 'password'] });
      expect(JSON.stringify(notes)).not.toMatch(/geheim|127\.0/);
    });

    it('keep the password when a client sends back what it read', async () => {
      await set();
      const read = await getSmtpSettings(rig.ctx);
      const input = SmtpSettingsWriteDto.parse({ ...read, fromName: 'TSV Größenwahn' });
      const changed = await setSmtpSettings(rig.ctx, { settings: input, ...anyVersion });
      expect(changed).toMatchObject({ fromName: 'TSV Größenwahn', hasPassword: true });
      expect(await stored()).toMatchObject({ password: 'geheim-123' });
    });

    it.each([
      ['another host', { host: '127.0.0.2' }],
      ['another port', { port: 2525 }],
      ['another user', { username: 'someone' }],
    ])('require the password again for %s', async (_what, change) => {
      await set();
      expect(await violationsOf({ ...change, password: undefined })).toEqual(['password smtpPasswordAgain']);
      expect(await stored()).toMatchObject({ host: '127.0.0.1', password: 'geheim-123' });
      await set({ ...change, password: 'neu' });
      expect(await stored()).toMatchObject({ password: 'neu' });
    });

    it('drop the password with the username, and require both together', async () => {
      await set();
      await set({ username: '', password: undefined });
      expect(await getSmtpSettings(rig.ctx)).toMatchObject({ hasPassword: false, username: '' });
      expect(await violationsOf({ password: undefined })).toEqual(['password smtpPasswordNeeded']);
      expect(await violationsOf({ password: null })).toEqual(['password smtpPasswordNeeded']);
      expect(await violationsOf({ username: '' })).toEqual(['username smtpUsernameNeeded']);
    });

    it.each([
      ['host smtpHostNotAllowed', { host: '10.0.0.7' }],
      ['host smtpHostNotAllowed', { host: '169.254.169.254' }],
      ['host smtpHostNotAllowed', { host: '::1' }],
      ['host smtpHostNotAllowed', { host: '::ffff:10.0.0.7' }],
      ['host smtpHostNotAllowed', { host: 'mail.internal' }],
      ['host smtpHostNotAllowed', { host: 'nas' }],
      ['port smtpPort', { host: '8.8.8.8', port: 22 }],
      ['port smtpPort', { host: '8.8.8.8', port: 6379 }],
      ['security smtpPlain', { host: '8.8.8.8', security: 'None' }],
      ['security smtpPlain', { host: '8.8.8.8', security: 'None', username: '', password: undefined }],
    ])('are refused with %s for %j', async (violation, change) => {
      expect(await violationsOf(change)).toEqual([violation]);
    });

    it('accept a host that cannot be resolved now', async () => {
      await set({ host: 'smtp.no-such-host.invalid' });
      expect(await getSmtpSettings(rig.ctx)).toMatchObject({ host: 'smtp.no-such-host.invalid' });
      expect(await violationsOf({ host: 'smtp.no-such-host.invalid', port: 22 })).toEqual(['port smtpPort']);
    });

    it('accept any port and no TLS in a network that the operator allows', async () => {
      await set({ host: '127.0.0.1', port: 10_025, security: 'None' });
      expect(await getSmtpSettings(rig.ctx)).toMatchObject({ port: 10_025, security: 'None' });
    });

    it.each([
      { host: 'smtp.example.org:25' },
      { host: 'https://smtp.example.org/' },
      { host: 'a b' },
      { host: 'smtp.example.org\r\nEHLO x' },
      { host: '' },
      { port: 0 },
      { port: 65_536 },
      { port: 25.5 },
      { security: 'tls' },
      { fromAddress: 'a@x.org, b@x.org' },
      { fromAddress: 'a@x.org\r\nBcc: v@y.org' },
      { fromName: 'TSV\r\nBcc: v@y.org' },
      { replyTo: 'a@x.org\nBcc: v@y.org' },
      { username: 'a\r\nb' },
      { password: 'a\u0000b' },
    ])('cannot have %j', change => {
      const input = { host: 'h.example', port: 25, security: 'None', fromAddress: 'a@x.org', ...change };
      expect(SmtpSettingsWriteDto.safeParse(input).success).toBe(false);
    });

    it('are changed and removed only with the current version', async () => {
      const precondition = ['"v1"'];
      const first = { settings: settings(), precondition };
      expect((await refusalOf(setSmtpSettings(rig.ctx, first))).code).toBe('precondition-failed');
      const seen = [contentEtagOf(JSON.stringify(await set()))];
      const changed = await setSmtpSettings(rig.ctx, { settings: settings(), precondition: seen });
      const late = { settings: settings(), precondition: seen };
      expect((await refusalOf(setSmtpSettings(rig.ctx, late))).code).toBe('precondition-failed');
      const removal = removeSmtpSettings(rig.ctx, { precondition: seen });
      expect((await refusalOf(removal)).code).toBe('precondition-failed');
      await removeSmtpSettings(rig.ctx, { precondition: [contentEtagOf(JSON.stringify(changed))] });
      expect((await audits()).at(-1)).toMatchObject({ action: 'Deleted', recordType: 'SmtpSettings' });
    });

    it('are changed by only one of ten requests with the same version', async () => {
      await set();
      const seen = [contentEtagOf(JSON.stringify(await getSmtpSettings(rig.ctx)))];
      const tries = Array.from({ length: 10 }, (_, index) =>
        setSmtpSettings(rig.ctx, { settings: settings({ fromName: `N${index}` }), precondition: seen }),
      );
      const ended = await Promise.allSettled(tries);
      expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it("are separate from another club's", async () => {
      await set();
      expect(await getSmtpSettings(other)).toMatchObject({ host: '' });
      await removeSmtpSettings(other, anyVersion);
      expect(await getSmtpSettings(rig.ctx)).toMatchObject({ host: '127.0.0.1' });
    });
  });

  it('is missing until it is set up, for this club only', async () => {
    expect(await hasMailServer(rig.ctx)).toBe(false);
    await set();
    expect([await hasMailServer(rig.ctx), await hasMailServer(other)]).toEqual([true, false]);
  });

  describe('without settings', () => {
    it('returns a record without a host, whose ETag a first change can use', async () => {
      const unset = await getSmtpSettings(rig.ctx);
      expect(unset).toMatchObject({ host: '', username: '', fromAddress: '', hasPassword: false });
      expect(unset).not.toHaveProperty('dateModified');
      const precondition = [contentEtagOf(JSON.stringify(unset))];
      await setSmtpSettings(rig.ctx, { settings: settings(), precondition });
      const late = setSmtpSettings(rig.ctx, { settings: settings(), precondition });
      expect((await refusalOf(late)).code).toBe('precondition-failed');
    });

    it('removes nothing, without an error and without an entry in the audit log', async () => {
      const before = await audits();
      await removeSmtpSettings(rig.ctx, anyVersion);
      expect(await audits()).toEqual(before);
    });
  });

  describe('a test mail', () => {
    const test = (changes: Record<string, unknown>, ctx: Ctx = rig.ctx) =>
      testSmtp(ctx, { to: 'vorstand@tsv.example', settings: settings(changes) }, limits);
    const here = (server: TestMailServer, changes: Record<string, unknown> = {}) =>
      test({
        host: '127.0.0.1',
        port: server.port,
        security: 'None',
        username: '',
        password: null,
        ...changes,
      });
    const asUser = { username: 'verein', password: 'geheim-123' };

    it.each([
      ['without TLS', {}, {}],
      ['after STARTTLS', { tls: 'StartTls' }, { security: 'StartTls' }],
      ['with TLS', { tls: 'Implicit' }, { security: 'Tls' }],
    ] as const)('is sent %s', async (_how, kind, changes) => {
      const server = await start({ ...kind, password: 'geheim-123' });
      const result = await here(server, { ...changes, ...asUser });
      expect(result).toMatchObject({ success: true, stage: null, responseCode: null, remedy: null });
      expect(server.signIns).toEqual([{ user: 'verein', password: 'geheim-123' }]);
      expect(server.mails).toHaveLength(1);
      expect(server.mails[0]).toMatch(/^To: vorstand@tsv\.example/m);
      expect((await audits()).at(-1)).toMatchObject({ action: 'Tested', details: { stage: null } });
    });

    it('that fails returns the reason and a remedy in the language of the request', async () => {
      const server = await start();
      const german = await here(server, asUser);
      expect(german.message).toBe('Der Mailserver lehnt die Anmeldung ab.');
      const english = await testSmtp(
        { ...rig.ctx, locale: 'en' },
        { to: 'a@x.org', settings: settings({ host: '127.0.0.1', port: server.port, security: 'None' }) },
        limits,
      );
      expect(english.message).toBe('The mail server rejects the sign-in.');
      expect(english.remedy).toMatch(/^Check the username and password/);
    });

    it('that fails at sign-in returns only the response code, not the text of the server', async () => {
      const result = await here(await start({ tls: 'StartTls', password: 'right' }), {
        ...asUser,
        security: 'StartTls',
      });
      expect(result).toMatchObject({ success: false, stage: 'SignIn', responseCode: 535 });
      expect(JSON.stringify(result)).not.toMatch(/secret|internal|banner|corp/);
    });

    it('fails at sign-in if the server offers none', async () => {
      const server = await start({ options: { disabledCommands: ['AUTH', 'STARTTLS'] } });
      expect(await here(server, asUser)).toMatchObject({ stage: 'SignIn' });
    });

    it.each([
      ['an untrusted certificate', { tls: 'Implicit', hasBadCertificate: true }, 'Tls'],
      ['an untrusted certificate after STARTTLS', { tls: 'StartTls', hasBadCertificate: true }, 'StartTls'],
      ['no STARTTLS', {}, 'StartTls'],
      ['no TLS', {}, 'Tls'],
    ] as const)('fails at TLS with %s, and sends no password', async (_what, kind, security) => {
      const server = await start({ ...kind, password: 'geheim-123' });
      expect(await here(server, { security, ...asUser })).toMatchObject({ stage: 'Tls' });
      expect(server.signIns).toEqual([]);
      expect(server.mails).toEqual([]);
    });

    it.each([
      ['Sender', 'onMailFrom', 553],
      ['Recipient', 'onRcptTo', 550],
      ['Message', 'onData', 554],
    ] as const)('returns the stage %s at which the server refuses it', async (stage, hook, responseCode) => {
      const refuse = (_what: unknown, _session: unknown, done: (error: Error) => void) =>
        done(Object.assign(new Error('secret reply of the server'), { responseCode }));
      const onData = (stream: NodeJS.ReadableStream, session: unknown, done: (error: Error) => void) => {
        stream.on('end', () => refuse(stream, session, done));
        stream.resume();
      };
      const options = { [hook]: hook === 'onData' ? onData : refuse };
      const result = await here(await start({ options }));
      expect(result).toMatchObject({ success: false, stage, responseCode });
      expect(JSON.stringify(result)).not.toContain('secret');
    });

    it.each([
      ['after its greeting', ['220 hi'], 'StartTls', 'Tls'],
      ['in the handshake', ['220 hi', '250-hi\r\n250 STARTTLS', '220 go'], 'StartTls', 'Tls'],
      ['at the sender', ['220 hi', '250 hi'], 'None', 'Message'],
    ] as const)('ends in time on a server that hangs %s', async (_when, lines, security, stage) => {
      const result = await here(await hang(...lines), { security });
      expect(result).toMatchObject({ success: false, stage });
      expect(result.durationMs).toBeLessThan(limits.totalMs + 3000);
    });

    it('gets the same response after the same time for a closed, silent, refused or foreign port', async () => {
      const closed = await start();
      await closed.close();
      servers = [];
      const silent = await hang();
      const noMail = await hang('SSH-2.0-OpenSSH_9.9');
      const results = [];
      for (const changes of [
        { host: '127.0.0.1', port: closed.port },
        { host: '127.0.0.1', port: silent.port },
        { host: '127.0.0.1', port: noMail.port },
        { host: '10.0.0.7' },
        { host: '169.254.169.254', port: 80 },
        { host: '::ffff:10.0.0.7' },
        { host: '8.8.8.8', port: 22 },
        { host: '8.8.8.8', security: 'None', ...asUser },
      ]) {
        results.push(await test({ security: 'None', username: '', password: null, ...changes }));
      }
      for (const { durationMs, ...result } of results) {
        expect(result).toEqual({ ...results[0], durationMs: undefined });
        expect(durationMs).toBeGreaterThanOrEqual(limits.greetingMs * 0.95);
        expect(durationMs).toBeLessThan(limits.greetingMs * 4);
      }
      expect(results[0]).toMatchObject({ success: false, stage: 'Connect', responseCode: null });
    });

    it('fails at name resolution or connection for a host that does not exist', async () => {
      const result = await test({ host: 'no-such-host.invalid' });
      expect(result).toMatchObject({ success: false, stage: expect.stringMatching(/^(Dns|Connect)$/) });
    });

    it('uses the stored password for the stored server only', async () => {
      const server = await start({ password: 'geheim-123' });
      const place = { host: '127.0.0.1', port: server.port, security: 'None' };
      await set(place);
      expect(await testSmtp(rig.ctx, { to: 'a@x.org' }, limits)).toMatchObject({ success: true });
      expect(await test({ ...place, password: undefined })).toMatchObject({ success: true });
      const elsewhere = await start({ password: 'geheim-123' });
      const stolen = test({ ...place, port: elsewhere.port, password: undefined });
      expect((await refusalOf(stolen)).violations).toEqual([
        { path: 'settings.password', key: 'smtpPasswordAgain' },
      ]);
      expect(elsewhere.signIns).toEqual([]);
      const nothing = testSmtp(other, { to: 'a@x.org' }, limits);
      expect((await refusalOf(nothing)).violations).toEqual([{ path: 'settings', key: 'smtpNothingStored' }]);
    });

    it('gets no headers or recipients from line breaks in the name of the club', async () => {
      await rig.owner`update clubs set name = ${'TSV\r\nBcc: v@y.org {{subject}}'} where id = ${rig.clubId}`;
      const server = await start();
      await here(server);
      await rig.owner`update clubs set name = 'TSV Größenwahn' where id = ${rig.clubId}`;
      expect(server.mails).toHaveLength(1);
      expect(server.mails[0]?.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im);
      expect(server.mails[0]).toContain('{{subject}}');
    });
  });

  it('the club’s mails are not sent to servers that a test mail may not reach', async () => {
    const mailer = createMailer();
    const mail = {
      id: 'x',
      replyTo: '',
      subject: 'S',
      text: 'T',
      html: 'H',
      to: { address: 'a@x.org', name: '' },
      from: { address: 'b@x.org', name: '' },
    };
    for (const changes of [
      { host: '8.8.8.8', port: 22 },
      { host: '8.8.8.8', security: 'None' },
    ]) {
      const server = {
        clubId: rig.clubId,
        version: 1,
        ...withStoredTexts(settings(changes), null),
        password: 'p',
      };
      const failure = await mailer.send(mail, { kind: 'Club', settings: server }, 2000);
      expect(failure).toEqual({ isPermanent: false, message: 'AddressRefused' });
    }
    const bad = await start({ tls: 'Implicit', hasBadCertificate: true });
    const server = {
      clubId: rig.clubId,
      version: 1,
      ...withStoredTexts(settings({ port: bad.port }), null),
      password: 'p',
    };
    const settingsHere = { ...server, host: '127.0.0.1', security: 'Tls' as const };
    const failure = await mailer.send(mail, { kind: 'Club', settings: settingsHere }, 2000);
    expect(failure).toEqual({ isPermanent: false, message: 'TlsFailed' });
    mailer.close();
  });
});
