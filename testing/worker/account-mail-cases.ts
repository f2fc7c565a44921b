import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { smtpSettings } from '@/db/schema/mail';
import { queueMail } from '@/lib/mail/queue-mail';
import type { Ctx } from '@/lib/platform/context';
import { accountMailTypes, emailTemplateTypes } from '@/lib/rules/enums';
import { getOutboxMail } from '@/lib/services/outbox/read';
import { retryOutboxMail } from '@/lib/services/outbox/retry';
import { sendMail } from '@/server/worker/handlers/send-mail';
import { testDatabase } from '@/testing/db/database';
import { refusalOf } from '@/testing/db/factories';
import { openRig, type Rig } from '@/testing/worker/rig';
import { type SmtpReceiver, startSmtpReceiver } from '@/testing/worker/smtp-receiver';

const link = 'https://eintritt.example/account#code=secret';
const recipientUserId = '019a0000-0000-7000-8000-00000000aaaa';
const otherUserId = '019a0000-0000-7000-8000-00000000bbbb';

/**
 * Tests which server sends account mails, with or without the installation's mail server, beside a club's own server.
 * One call per test file, because a process reads its settings once.
 */
export function testAccountMails(isInstalled: boolean): void {
  let rig: Rig;
  let clubServer: SmtpReceiver;
  let installation: SmtpReceiver;

  beforeAll(async () => {
    installation = await startSmtpReceiver();
    rig = await openRig(await testDatabase(), { SMTP_URL: isInstalled ? installation.url : '' });
  });
  afterAll(async () => {
    await rig.close();
    await installation.close();
  });
  beforeEach(async () => {
    clubServer = await startSmtpReceiver();
    await rig.inClub(async tx => {
      await tx.delete(smtpSettings);
      await tx.insert(smtpSettings).values({
        clubId: rig.clubId,
        host: '127.0.0.1',
        port: clubServer.port,
        security: 'None',
        fromAddress: 'verein@tsv.example',
      });
    });
  });
  afterEach(() => clubServer.close());

  async function queue(type: (typeof emailTemplateTypes)[number]): Promise<string> {
    const variables =
      type === 'EmailChange' ? { confirmationUrl: link, message: 'M' } : { passwordUrl: link };
    const to = { address: 'zoe@example.org', name: '' };
    const ctx = { ...rig.ctx, now: new Date() };
    await rig.inClub(tx => queueMail(tx, ctx, { type, to, locale: 'de', recipientUserId, variables }));
    return (await rig.jobs('send-mail')).at(-1)?.payload.mailId ?? '';
  }
  const send = (mailId: string) => sendMail(rig.runtime, { clubId: rig.clubId, mailId });
  const user = (id: string, role: 'Admin' | 'Manager'): Ctx => ({
    ...rig.ctx,
    actor: { kind: 'User', id, role, sessionId: id },
  });
  const key = (id: string): Ctx => ({ ...rig.ctx, actor: { kind: 'ApiKey', id, role: 'Admin' } });
  const strangers: Record<string, Ctx> = {};
  beforeAll(() => {
    Object.assign(strangers, {
      manager: user(otherUserId, 'Manager'),
      admin: user(otherUserId, 'Admin'),
      key: key(recipientUserId),
    });
  });

  const ordinary = emailTemplateTypes.filter(
    type => !accountMailTypes.includes(type) && type !== 'StaffNotification',
  );
  it.each(ordinary)("%s uses the club's mail server", async type => {
    const before = installation.mails.length;
    await send(await queue(type));
    expect([clubServer.mails.length, installation.mails.length - before]).toEqual([1, 0]);
  });

  it.each(accountMailTypes)(
    "%s never reaches the club's mail server, also when it is sent again",
    async type => {
      const before = installation.mails.length;
      const id = await queue(type);
      await send(id);
      const state = isInstalled ? 'Sent' : 'Captured';
      expect((await getOutboxMail(user(otherUserId, 'Admin'), id)).state).toBe(state);
      let refused = 0;
      for (const stranger of Object.values(strangers)) {
        for (const now of ['Captured', 'Failed', 'Sent', 'Queued']) {
          await rig.owner`update mails set state = ${now} where id = ${id}`;
          expect((await refusalOf(retryOutboxMail(stranger, id))).code).toBe('forbidden');
          refused += 1;
          const read = await getOutboxMail(stranger, id);
          expect([read.isContentHidden, read.text, read.html, read.mayRetry]).toEqual([true, '', '', false]);
        }
      }
      await rig.owner`update mails set state = 'Captured' where id = ${id}`;
      const own = user(recipientUserId, 'Manager');
      expect(await getOutboxMail(own, id)).toMatchObject({ isContentHidden: false, mayRetry: true });
      await retryOutboxMail(own, id);
      await send(id);
      expect((await getOutboxMail(own, id)).state).toBe(state);
      const links = clubServer.mails.filter(({ raw }) => raw.includes('secret')).length;
      process.stdout.write(
        `${type}: account links on the club's server ${links}, on the installation's ${installation.mails.length - before}, refused retries ${refused}\n`,
      );
      expect([links, clubServer.mails.length]).toEqual([0, 0]);
      expect(installation.mails.length - before).toBe(isInstalled ? 2 : 0);
    },
  );
}
