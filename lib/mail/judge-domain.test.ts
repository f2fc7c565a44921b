import { describe, expect, it } from 'vitest';
import { publicDomainOf } from '@/lib/mail/domain-records';
import { judgeDkim, judgeDmarc, judgeMx, judgeSpf } from '@/lib/mail/judge-domain';

describe('judgeSpf', () => {
  it.each([
    [['v=spf1 mx -all'], 'SpfGood'],
    [['V=SPF1 include:x.example ~ALL'], 'SpfGood'],
    [['v=spf1 redirect=_spf.x.example'], 'SpfGood'],
    [['google-site-verification=1', 'v=spf1 a -all'], 'SpfGood'],
    [['v=spf1 a all'], 'SpfOpen'],
    [['v=spf1 +all'], 'SpfOpen'],
    [['v=spf1 a ?all'], 'SpfWeak'],
    [['v=spf1 include:spf.all-mail.example'], 'SpfWeak'],
    [['v=spf1 -all', 'v=spf1 a -all'], 'SpfSeveral'],
    [['v=spf10 -all'], 'SpfMissing'],
    [[], 'SpfMissing'],
    [null, 'NotLookedUp'],
  ])('%j is %s', (records, finding) => {
    expect(judgeSpf(records).finding).toBe(finding);
  });
});

describe('judgeDkim', () => {
  it.each([
    [['v=DKIM1; k=rsa; p=MIIB'], true, 'DkimGood'],
    [['p=MIIB'], false, 'DkimGood'],
    [['v=DKIM1; p='], true, 'DkimRevoked'],
    [['v=DKIM1; p=;t=y'], false, 'DkimRevoked'],
    [[], true, 'DkimMissing'],
    [[], false, 'DkimNotSeen'],
    [null, false, 'NotLookedUp'],
  ])('%j, named %s, is %s', (records, isNamed, finding) => {
    expect(judgeDkim(records, isNamed).finding).toBe(finding);
  });
});

describe('judgeDmarc', () => {
  it.each([
    [['v=DMARC1; p=reject; rua=mailto:a@x.example'], 'DmarcGood'],
    [['v=DMARC1;p=quarantine'], 'DmarcGood'],
    [['v=DMARC1; p=none;'], 'DmarcWatches'],
    [['v=DMARC1; sp=reject'], 'DmarcBroken'],
    [['v=DMARC1; p=nonsense'], 'DmarcBroken'],
    [['v=DMARC1; p=none', 'v=DMARC1; p=reject'], 'DmarcSeveral'],
    [['v=DMARC2; p=none'], 'DmarcMissing'],
    [null, 'NotLookedUp'],
  ])('%j is %s', (records, finding) => {
    expect(judgeDmarc(records).finding).toBe(finding);
  });
});

describe('judgeMx', () => {
  it.each([
    [['mx.x.example'], 'MxGood'],
    [['.'], 'MxMissing'],
    [[''], 'MxMissing'],
    [[], 'MxMissing'],
    [null, 'NotLookedUp'],
  ])('%j is %s', (records, finding) => {
    expect(judgeMx(records).finding).toBe(finding);
  });
});

describe('publicDomainOf', () => {
  it.each([
    ['post@TSV-Beispiel.example', 'tsv-beispiel.example'],
    ['post@größe.example', 'xn--gre-6ka8i.example'],
    ['"a@b"@verein.example', 'verein.example'],
    ['post@verein', null],
    ['post@10.0.0.7', null],
    ['post@[::1]', null],
    ['post@a..example', null],
    ['post@verein.internal', null],
    ['post@verein.example/x', null],
    [`post@${'a'.repeat(64)}.example`, null],
  ])('%s is %s', (address, domain) => {
    expect(publicDomainOf(address)).toBe(domain);
  });
});
