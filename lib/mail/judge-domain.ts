import type { SenderCheckItem, SenderFinding } from '@/lib/contracts/sender-check';

/** Result of a check before it is translated. */
export type Judgement = Pick<SenderCheckItem, 'kind' | 'state' | 'finding' | 'record'>;

type Records = readonly string[] | null;

/** RFC 7208: exactly one record, which ends in a rule for all other servers. */
export function judgeSpf(records: Records): Judgement {
  if (records === null) return unknown('Spf');
  const found = records.filter(text => /^v=spf1(?:\s|$)/i.test(text));
  const [record] = found;
  const say = (state: Judgement['state'], finding: SenderFinding) =>
    judged('Spf', state, finding, found.join('\n') || null);
  if (record === undefined) return say('Missing', 'SpfMissing');
  if (found.length > 1) return say('Warning', 'SpfSeveral');
  const [, sign] = /(?:^|\s)([+?~-]?)all(?:\s|$)/i.exec(record) ?? [];
  if (sign === '' || sign === '+') return say('Warning', 'SpfOpen');
  const isClosed = sign === '-' || sign === '~' || /(?:^|\s)redirect=/i.test(record);
  return isClosed ? say('Good', 'SpfGood') : say('Warning', 'SpfWeak');
}

/** RFC 6376: a key whose `p` is empty is revoked. `isNamed`: the provider's selector was given. */
export function judgeDkim(records: Records, isNamed: boolean): Judgement {
  if (records === null) return unknown('Dkim');
  const found = records.find(text => /(?:^|;)\s*p=/i.test(text));
  if (found === undefined) {
    return isNamed
      ? judged('Dkim', 'Missing', 'DkimMissing', null)
      : judged('Dkim', 'Unknown', 'DkimNotSeen', null);
  }
  return /(?:^|;)\s*p=\s*[^;\s]/i.test(found)
    ? judged('Dkim', 'Good', 'DkimGood', found)
    : judged('Dkim', 'Warning', 'DkimRevoked', found);
}

/** RFC 7489: one record that says what to do with mails that only pretend to be of the domain. */
export function judgeDmarc(records: Records): Judgement {
  if (records === null) return unknown('Dmarc');
  const found = records.filter(isDmarc);
  const [record] = found;
  if (record === undefined) return judged('Dmarc', 'Missing', 'DmarcMissing', null);
  if (found.length > 1) return judged('Dmarc', 'Warning', 'DmarcSeveral', found.join('\n'));
  const policy = /;\s*p\s*=\s*(none|quarantine|reject)\s*(?:;|$)/i.exec(record)?.[1]?.toLowerCase();
  if (policy === undefined) return judged('Dmarc', 'Warning', 'DmarcBroken', record);
  return judged('Dmarc', 'Good', policy === 'none' ? 'DmarcWatches' : 'DmarcGood', record);
}

/** RFC 7505: a single `.` means that the domain accepts no mail. */
export function judgeMx(records: Records): Judgement {
  if (records === null) return unknown('Mx');
  const hosts = records.filter(host => host !== '' && host !== '.');
  return hosts.length > 0
    ? judged('Mx', 'Good', 'MxGood', hosts.join('\n'))
    : judged('Mx', 'Warning', 'MxMissing', null);
}

export function isDmarc(text: string): boolean {
  return /^v\s*=\s*DMARC1\s*(?:;|$)/i.test(text);
}

function unknown(kind: Judgement['kind']): Judgement {
  return judged(kind, 'Unknown', 'NotLookedUp', null);
}

function judged(
  kind: Judgement['kind'],
  state: Judgement['state'],
  finding: SenderFinding,
  record: string | null,
): Judgement {
  return { kind, state, finding, record };
}
