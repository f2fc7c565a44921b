import { createHmac, timingSafeEqual } from 'node:crypto';
import { validate as isUuid, parse, stringify } from 'uuid';
import { env } from '@/lib/env';
import { type KeyRing, processKeyRing } from '@/lib/platform/crypto/keys';

/** Owner of a status link: the applicant, or one guardian of a minor. */
export type StatusPlace = {
  readonly clubId: string;
  readonly submissionId: string;
  readonly guardianId: string | null;
};

const noGuardian = '00000000-0000-0000-0000-000000000000';
const idBytes = 16;
const placeBytes = 3 * idBytes;
const markBytes = 24;

/**
 * Holder of a status link: the owner of the address, or the sender of the form. The sender may have typed the address
 * of another person.
 */
export type StatusHolder = 'Owner' | 'Sender';

/**
 * Returns the status link of a submission for the person at this address. It needs no row: place and a MAC of 192 bits
 * (HMAC-SHA-256, its own key) over place and address. It is therefore the same in every mail to the person, and readers
 * of the database cannot compute it. It ends when the person's address changes.
 */
export function statusUrlOf(place: StatusPlace, address: string, holder: StatusHolder = 'Owner'): string {
  return `${env().APP_URL}/status/${makeStatusToken(place, address, holder)}`;
}

/** Returns the token of `statusUrlOf`: 96 characters of base64url. */
export function makeStatusToken(place: StatusPlace, address: string, holder: StatusHolder = 'Owner'): string {
  const bytes = bytesOf(place);
  const mark = markOf(bytes, address, holder, processKeyRing('status-link').current);
  return Buffer.concat([bytes, mark]).toString('base64url');
}

/**
 * Parses a token without verifying it: its claims hold only if `holderAt` returns a holder for the stored address.
 * Returns null for malformed input.
 */
export function readStatusToken(
  token: string,
): { readonly place: StatusPlace; readonly holderAt: (address: string) => StatusHolder | null } | null {
  if (!/^[\w-]{96}$/.test(token)) return null;
  const all = Buffer.from(token, 'base64url');
  const bytes = all.subarray(0, placeBytes);
  const given = all.subarray(placeBytes);
  const [clubId = '', submissionId = '', guardianId = ''] = [0, 1, 2].map(index => uuidAt(bytes, index));
  if (!isUuid(clubId) || !isUuid(submissionId)) return null;
  return {
    place: { clubId, submissionId, guardianId: guardianId === noGuardian ? null : guardianId },
    holderAt: address => {
      if (address.trim() === '') return null;
      const keys = [...processKeyRing('status-link').byId.values()];
      const isHeldBy = (holder: StatusHolder) =>
        keys.some(key => timingSafeEqual(given, markOf(bytes, address, holder, key)));
      return isHeldBy('Owner') ? 'Owner' : isHeldBy('Sender') ? 'Sender' : null;
    },
  };
}

function bytesOf({ clubId, submissionId, guardianId }: StatusPlace): Buffer {
  return Buffer.concat([clubId, submissionId, guardianId ?? noGuardian].map(id => parse(id)));
}

function uuidAt(bytes: Buffer, index: number): string {
  const hex = bytes.subarray(index * idBytes, (index + 1) * idBytes);
  try {
    return stringify(hex);
  } catch {
    return '';
  }
}

function markOf(place: Buffer, address: string, holder: StatusHolder, key: KeyRing['current']): Buffer {
  // The line break separates the holder from the address, which cannot contain one.
  return createHmac('sha256', key)
    .update(place)
    .update(address.trim().toLowerCase())
    .update(holder === 'Sender' ? '\nSender' : '')
    .digest()
    .subarray(0, markBytes);
}
