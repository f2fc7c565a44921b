import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChangeClubInfo } from '@/lib/contracts/club';
import { SenderCheckQuery } from '@/lib/contracts/sender-check';
import { SmtpSettingsWriteDto } from '@/lib/contracts/smtp';
import type { DomainRecords } from '@/lib/mail/domain-records';
import type { Ctx } from '@/lib/platform/context';
import { createClub } from '@/lib/services/clubs/create';
import { checkSender } from '@/lib/services/smtp/check-sender';
import { setSmtpSettings } from '@/lib/services/smtp/set';
import { testDatabase } from '@/testing/db/database';
import { refusalOf } from '@/testing/db/factories';
import { openRig, type Rig } from '@/testing/worker/rig';

/** A name server with these texts that records the queried names. */
function knowing(texts: Record<string, readonly string[] | null>): DomainRecords & { asked: string[] } {
  const asked: string[] = [];
  const answer = async (name: string) => {
    asked.push(name);
    return name in texts ? (texts[name] ?? null) : [];
  };
  return { asked, txt: answer, mx: name => answer(`mx:${name}`) };
}

describe('the check of the sender', () => {
  let rig: Rig;
  let other: Ctx;
  beforeAll(async () => {
    rig = await openRig(await testDatabase(), { RATE_LIMIT_SCALE: '1' });
    const clubId = await createClub(rig.db, 'other', ChangeClubInfo.parse({ name: 'Other', locale: 'en' }));
    other = { ...rig.ctx, clubId };
    const server = {
      host: '127.0.0.1',
      port: 2525,
      security: 'None',
      fromAddress: 'post@mail.verein.example',
    };
    const settings = SmtpSettingsWriteDto.parse(server);
    await setSmtpSettings(rig.ctx, { settings, precondition: null });
  });
  afterAll(() => rig.close());

  it('returns the sender, and SPF, DKIM, DMARC and MX of the domain, also the policy of a parent domain', async () => {
    const records = knowing({
      'mail.verein.example': ['v=spf1 include:spf.provider.example -all'],
      '_dmarc.verein.example': ['v=DMARC1; p=reject'],
      'selector1._domainkey.mail.verein.example': ['v=DKIM1; k=rsa; p=MIIB'],
      'mx:mail.verein.example': ['mx.provider.example'],
    });
    const check = await checkSender(rig.ctx, {}, records);
    expect(check).toMatchObject({
      sender: 'Club',
      fromAddress: 'post@mail.verein.example',
      domain: 'mail.verein.example',
      isMailProvider: false,
    });
    expect(check.checks.map(({ state, finding, advice }) => [state, finding, advice])).toEqual(
      ['SpfGood', 'DkimGood', 'DmarcGood', 'MxGood'].map(finding => ['Good', finding, null]),
    );
    expect(records.asked.every(name => name.endsWith('verein.example'))).toBe(true);
  });

  it('returns what is missing and what to do, in the reader’s language, and throws for no failed lookup', async () => {
    const query = SenderCheckQuery.parse({ fromAddress: 'a@verein.example', dkimSelector: 's2024' });
    const none = await checkSender({ ...rig.ctx, locale: 'en' }, query, knowing({}));
    expect(none.checks.map(one => one.finding)).toEqual([
      'SpfMissing',
      'DkimMissing',
      'DmarcMissing',
      'MxMissing',
    ]);
    expect(none.checks.every(one => one.advice !== null && one.message !== '')).toBe(true);
    const silent: DomainRecords = { txt: async () => null, mx: async () => null };
    const unknown = await checkSender(rig.ctx, query, silent);
    expect(new Set(unknown.checks.map(one => one.state))).toEqual(new Set(['Unknown']));
  });

  it('looks up no providers, addresses and internal names', async () => {
    for (const fromAddress of ['verein@gmx.de', 'a@localhost.localdomain', 'a@10.0.0.7', 'a@x_y.local']) {
      const records = knowing({});
      const check = await checkSender(rig.ctx, { fromAddress }, records);
      expect([check.checks, records.asked]).toEqual([[], []]);
      expect(check.isMailProvider).toBe(fromAddress.endsWith('gmx.de'));
    }
  });

  it('returns the installation’s address, or none, if a club has no mail server', async () => {
    expect(await checkSender(other, {}, knowing({}))).toMatchObject({
      sender: 'Captured',
      fromAddress: 'post@eintritt.example',
    });
  });

  it('is limited to thirty in ten minutes per club', async () => {
    const clubId = await createClub(rig.db, 'third', ChangeClubInfo.parse({ name: 'Third' }));
    const ctx = { ...rig.ctx, clubId };
    for (let index = 0; index < 30; index += 1) await checkSender(ctx, {}, knowing({}));
    expect((await refusalOf(checkSender(ctx, {}, knowing({})))).code).toBe('quota-exceeded');
  });
});
