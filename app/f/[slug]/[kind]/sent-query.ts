import type { Receipt } from '@/components/form-view/sent-view';
import { keyedHash } from '@/lib/crypto/keyed-hash';

/**
 * The value of `sent` in the address that a plain form is led to: what the page after sending says, signed, so that
 * no link can claim a receipt that never was. Holds nothing about the person.
 */
export function writeSentQuery({ number, needsConfirmation, isMinor }: Receipt, clubId: string): string {
  const facts = [number ?? '', Number(needsConfirmation), Number(isMinor)].join('.');
  return `${facts}.${markOf(facts, clubId)}`;
}

/** Null for a value that this club's form did not write. */
export function readSentQuery(value: string | null, clubId: string): Receipt | null {
  const match = /^((\d{0,10})\.([01])\.([01]))\.([\w-]{22})$/.exec(value ?? '');
  if (!match) return null;
  const [, facts = '', number = '', needsConfirmation, isMinor, mark] = match;
  if (mark !== markOf(facts, clubId)) return null;
  return {
    number: number === '' ? null : Number(number),
    needsConfirmation: needsConfirmation === '1',
    isMinor: isMinor === '1',
    email: null,
  };
}

function markOf(facts: string, clubId: string): string {
  return keyedHash(facts, 'sent-page', clubId).slice(0, 22);
}
