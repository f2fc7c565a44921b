import { timingSafeEqual } from 'node:crypto';
import type { FormVisit } from '@/app/f/[slug]/[kind]/form-visit';
import type { Receipt } from '@/components/form-view/receipt';
import { keyedHash } from '@/lib/platform/crypto/keyed-hash';

type Place = Pick<FormVisit, 'rules' | 'ctx'>;

/**
 * The value of `sent` in the address that a plain form is led to: what the page after sending says, signed, so that
 * no link can claim a receipt that never was. Holds nothing about the person.
 */
export function writeSentQuery(receipt: Receipt, place: Place): string {
  const { number, needsConfirmation, isMinor, receivedAt, effectiveDate } = receipt;
  const time = receivedAt === '' ? '' : Date.parse(receivedAt);
  const facts = [number ?? '', Number(needsConfirmation), Number(isMinor), time, effectiveDate ?? ''].join(
    '.',
  );
  return `${facts}.${markOf(facts, place)}`;
}

/** Null for a value that this form of this club did not write. */
export function readSentQuery(value: string | null, place: Place): Receipt | null {
  const match = /^((\d{0,10})\.([01])\.([01])\.(\d{0,15})\.(\d{4}-\d{2}-\d{2})?)\.([\w-]{22})$/.exec(
    value ?? '',
  );
  if (!match) return null;
  const [, facts = '', number, needsConfirmation, isMinor, time, effectiveDate, mark = ''] = match;
  if (!timingSafeEqual(Buffer.from(mark), Buffer.from(markOf(facts, place)))) return null;
  return {
    number: number ? Number(number) : null,
    needsConfirmation: needsConfirmation === '1',
    isMinor: isMinor === '1',
    receivedAt: time ? new Date(Number(time)).toISOString() : '',
    effectiveDate: effectiveDate ?? null,
    email: null,
    statusUrl: null,
  };
}

function markOf(facts: string, { rules, ctx }: Place): string {
  return keyedHash(`${rules.kind}.${facts}`, 'sent-page', ctx.clubId).slice(0, 22);
}
