import { withClub } from '@/db/client';
import type {
  SenderCheck,
  SenderCheckItem,
  SenderCheckQuery,
  SenderFinding,
} from '@/lib/contracts/sender-check';
import { env } from '@/lib/env';
import { type DomainRecords, lookUpRecords, publicDomainOf } from '@/lib/mail/domain-records';
import { isDmarc, type Judgement, judgeDkim, judgeDmarc, judgeMx, judgeSpf } from '@/lib/mail/judge-domain';
import type { Ctx } from '@/lib/platform/context';
import { translatorFor } from '@/lib/platform/i18n/translator';
import { consumeLimit } from '@/lib/platform/limits';
import { findSmtp } from './queries';

/** Selectors under which providers usually publish their keys. */
const usualSelectors = ['default', 'dkim', 'mail', 'google', 'selector1', 's1', 'k1'] as const;
/** A domain and its parents, as far as a DMARC policy may be published. */
const policyLevelsMax = 4;

/** Domains of providers where anybody has an address. */
const providers = new Set(
  (
    'gmail.com googlemail.com gmx.de gmx.net gmx.at gmx.ch web.de t-online.de freenet.de outlook.com outlook.de ' +
    'hotmail.com hotmail.de live.de icloud.com me.com yahoo.com yahoo.de aol.com posteo.de mailbox.org proton.me'
  ).split(' '),
);

/**
 * Checks the sender of the club's mails and what receivers find out about its domain: SPF, DKIM, DMARC, and whether
 * it accepts replies. A failed lookup gives `Unknown`, never an error. Connects only to the name server. Throws 429:
 * thirty checks in ten minutes for each club.
 */
export async function checkSender(
  ctx: Ctx,
  { fromAddress, dkimSelector }: SenderCheckQuery,
  records: DomainRecords = lookUpRecords(),
): Promise<SenderCheck> {
  await consumeLimit(ctx.db, 'SenderCheck', ctx.clubId);
  const own = await withClub(ctx, tx => findSmtp(tx, ctx.clubId));
  const address = fromAddress ?? own?.fromAddress ?? env().MAIL_FROM;
  const domain = publicDomainOf(address);
  const isMailProvider = domain !== null && providers.has(domain);
  const found = domain === null || isMailProvider ? [] : await judgeDomain(records, domain, dkimSelector);
  return {
    sender: own ? 'Club' : env().SMTP_URL ? 'Installation' : 'Captured',
    fromAddress: address,
    domain: domain ?? address.slice(address.lastIndexOf('@') + 1),
    isMailProvider,
    checks: found.map(judgement => inWords(ctx, judgement)),
  };
}

async function judgeDomain(
  records: DomainRecords,
  domain: string,
  selector: string | undefined,
): Promise<Judgement[]> {
  const [spf, dkim, dmarc, mx] = await Promise.all([
    records.txt(domain),
    findKeys(records, domain, selector === undefined ? usualSelectors : [selector]),
    findPolicy(records, domain),
    records.mx(domain),
  ]);
  return [judgeSpf(spf), judgeDkim(dkim, selector !== undefined), judgeDmarc(dmarc), judgeMx(mx)];
}

/** Returns the DKIM keys of all selectors; null if DNS answered no lookup. */
async function findKeys(records: DomainRecords, domain: string, selectors: readonly string[]) {
  const found = await Promise.all(selectors.map(name => records.txt(`${name}._domainkey.${domain}`)));
  const answered = found.filter(answer => answer !== null);
  return answered.length === 0 ? null : answered.flat();
}

/** The policy of the domain, else of the nearest parent that has one. */
async function findPolicy(records: DomainRecords, domain: string) {
  const labels = domain.split('.');
  const names = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  const asked = names.length <= policyLevelsMax ? names : [domain, ...names.slice(1 - policyLevelsMax)];
  const found = await Promise.all(asked.map(name => records.txt(`_dmarc.${name}`)));
  const policy = found.find(answer => answer === null || answer.some(isDmarc));
  return policy === undefined ? [] : policy;
}

/** Whether a finding needs no action. */
function isFine(finding: SenderFinding): finding is 'SpfGood' | 'DkimGood' | 'DmarcGood' | 'MxGood' {
  return finding.endsWith('Good');
}

function inWords(ctx: Ctx, judgement: Judgement): SenderCheckItem {
  const t = translatorFor('mail', { locale: ctx.locale });
  const { kind, finding } = judgement;
  return {
    ...judgement,
    message: t(`senderCheck.${finding}.message`, { kind: kind.toUpperCase() }),
    advice: isFine(finding) ? null : t(`senderCheck.${finding}.advice`),
  };
}
