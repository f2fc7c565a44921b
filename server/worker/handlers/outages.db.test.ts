import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { queueMail } from '@/lib/mail/queue-mail';
import { listOutages } from '@/lib/platform/outages/queries';
import { sendMail } from '@/server/worker/handlers/send-mail';
import { testDatabase } from '@/testing/db/database';
import { openRig, type Rig } from '@/testing/worker/rig';
import { type SmtpReceiver, startSmtpReceiver } from '@/testing/worker/smtp-receiver';
import { bundleWorker, type WorkerProgram } from '@/testing/worker/worker-process';

const settings = { RATE_LIMIT_SCALE: '1', NEW_CLUB_DAILY_MAILS: '3' };
let rig: Rig;
let program: WorkerProgram;
let smtp: SmtpReceiver;
beforeAll(async () => {
  smtp = await startSmtpReceiver();
  rig = await openRig(await testDatabase(), { ...settings, SMTP_URL: smtp.url });
  program = await bundleWorker();
});
afterAll(async () => {
  program.remove();
  await smtp.close();
  await rig.close();
});

const queue = () =>
  rig.inClub(tx =>
    queueMail(tx, rig.ctx, {
      type: 'MembershipAccepted',
      to: { address: 'a@x.example', name: '' },
      locale: 'de',
      variables: {},
    }),
  );
const outages = async () =>
  (await listOutages(rig.db, new Date())).map(({ name, text }) => `${name}: ${text}`);

it('an outage of the mail server is one line in the log and known to doctor and metrics, until a mail leaves', async () => {
  await smtp.close();
  const worker = await program.start({ ...settings, SMTP_URL: smtp.url, LOG_LEVEL: 'info' });
  const linesOfLog = () =>
    worker
      .log()
      .split('\n')
      .filter(line => line.includes('"outage":"Mail"'));
  await queue();
  await queue();
  await expect
    .poll(outages, { timeout: 20_000 })
    .toEqual([
      expect.stringMatching(
        /^Mail: The server of SMTP_URL does not take mails \(ConnectFailed\): check address/,
      ),
    ]);
  await vi.waitFor(async () => {
    const tried = await rig.owner`select from mails where attempts > 0`;
    expect(tried).toHaveLength(2);
  }, 20_000);
  expect(linesOfLog()).toEqual([expect.stringContaining('The server of SMTP_URL does not take mails')]);
  smtp = await startSmtpReceiver(smtp.port);
  await queue();
  await expect.poll(outages, { timeout: 20_000 }).toEqual([]);
  await expect.poll(() => linesOfLog().slice(1)).toEqual([expect.stringContaining('it works again')]);
  await worker.stop();
});

it('mails of a club whose budget is used up are known with the setting, as long as they wait', async () => {
  await rig.owner`delete from rate_limits`;
  for (let sent = 0; sent < 4; sent += 1) {
    await queue();
    const mailId = (await rig.jobs('send-mail')).at(-1)?.payload.mailId ?? '';
    await sendMail(rig.runtime, { clubId: rig.clubId, mailId });
  }
  expect(await outages()).toEqual([
    `MailHeldBack: Mails of the club ${rig.clubId} wait, because its budget of its first week (NEW_CLUB_DAILY_MAILS) is used up`,
  ]);
  expect(await listOutages(rig.db, new Date(Date.now() + 23 * 3_600_000))).toHaveLength(1);
  expect(await listOutages(rig.db, new Date(Date.now() + 25 * 3_600_000))).toHaveLength(0);
});
