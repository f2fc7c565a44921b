import { timingSafeEqual } from 'node:crypto';
import type { FormVisit } from '@/app/f/[slug]/[kind]/form-visit';
import type { Receipt } from '@/components/form-view/receipt';
import { keyedHash } from '@/lib/platform/crypto/keyed-hash';

type Place = Pick<FormVisit, 'rules' | 'ctx'>;

/**
 * Writes the receipt into the value of `sent`, in the address of the page after a plain form post. It is
 * signed, so that a link cannot forge a receipt, and contains no personal data.
 */
export function writeSentQuery(receipt: Receipt, place: Place): string {
  const { number, needsConfirmation, guardianCount, isByMinor, receivedAt, effectiveDate } = receipt;
  const time = receivedAt === '' ? '' : Date.parse(receivedAt);
  const facts = [
    number ?? '',
    Number(needsConfirmation),
    guardianCount,
    Number(isByMinor),
    time,
    effectiveDate ?? '',
  ].join('.');
  return `${facts}.${markOf(facts, place)}`;
}

/** Returns null for a value that this form of this club did not write. */
export function readSentQuery(value: string | null, place: Place): Receipt | null {
  const match = /^((\d{0,10})\.([01])\.([012])\.([01])\.(\d{0,15})\.(\d{4}-\d{2}-\d{2})?)\.([\w-]{22})$/.exec(
    value ?? '',
  );
  if (!match) return null;
  const [, facts = '', number, needsConfirmation, guardianCount, isByMinor, time, effectiveDate, mark = ''] =
    match;
  if (!timingSafeEqual(Buffer.from(mark), Buffer.from(markOf(facts, place)))) return null;
  return {
    number: number ? Number(number) : null,
    needsConfirmation: needsConfirmation === '1',
    guardianCount: Number(guardianCount),
    isByMinor: isByMinor === '1',
    receivedAt: time ? new Date(Number(time)).toISOString() : '',
    effectiveDate: effectiveDate ?? null,
    email: null,
    guardians: [],
    part: null,
    isByGuardian: false,
    statusUrl: null,
  };
}

function markOf(facts: string, { rules, ctx }: Place): string {
  return keyedHash(`${rules.kind}.${facts}`, 'sent-page', ctx.clubId).slice(0, 22);
}
