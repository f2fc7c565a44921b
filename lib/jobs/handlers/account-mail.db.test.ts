import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { smtpSettings } from '@/db/schema/mail';
import { testDatabase } from '@/db/testing/database';
import { emailTemplateTypes } from '@/lib/contracts/enums';
import { sendMail } from '@/lib/jobs/handlers/send-mail';
import { openRig, type Rig } from '@/lib/jobs/testing/rig';
import { type SmtpReceiver, startSmtpReceiver } from '@/lib/jobs/testing/smtp-receiver';
import { queueMail } from '@/lib/mail/queue-mail';

const accountTypes = ['UserInvitation', 'PasswordReset', 'EmailChange'];

describe('where both the club and the installation have a mail server', () => {
  let rig: Rig;
  let clubServer: SmtpReceiver;
  let installation: SmtpReceiver;

  beforeAll(async () => {
    installation = await startSmtpReceiver();
    rig = await openRig(await testDatabase(), { SMTP_URL: installation.url });
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
        ...{ clubId: rig.clubId, host: '127.0.0.1', port: clubServer.port },
        ...{ security: 'None', fromAddress: 'verein@tsv.example' },
      });
    });
  });
  afterEach(() => clubServer.close());

  it.each(emailTemplateTypes)('%s goes by the one that may read it', async type => {
    const before = [clubServer.mails.length, installation.mails.length];
    const to = { address: 'zoe@example.org', name: '' };
    await rig.inClub(tx => queueMail(tx, rig.ctx, { type, to, locale: 'de', variables: {} }));
    const mailId = (await rig.jobs('send-mail')).at(-1)?.payload.mailId ?? '';
    await sendMail(rig.runtime, { clubId: rig.clubId, mailId });
    const after = [clubServer.mails.length, installation.mails.length];
    const byInstallation = accountTypes.includes(type);
    expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual(
      byInstallation ? [0, 1] : [1, 0],
    );
  });
});
