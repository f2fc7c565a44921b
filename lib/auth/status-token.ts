import { createHmac, timingSafeEqual } from 'node:crypto';
import { validate as isUuid, parse, stringify } from 'uuid';
import { type KeyRing, processKeyRing } from '@/lib/crypto/keys';
import { env } from '@/lib/env';

/** Whose link it is: the applicant's, or that of one guardian of a minor. */
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
 * The personal link to a submission's status page, for the person at this address. It needs no row: place and a mark
 * of 192 bits (HMAC-SHA-256, a key of its own purpose) over place and address. So it is the same in every mail to the
 * person, is known to nobody who reads the database, and ends once the person gets another address or none.
 */
export function statusUrlOf(place: StatusPlace, address: string): string {
  return `${env().APP_URL}/status/${makeStatusToken(place, address)}`;
}

/** The token of `statusUrlOf`: 96 characters of base64url. */
export function makeStatusToken(place: StatusPlace, address: string): string {
  const bytes = bytesOf(place);
  const mark = markOf(bytes, address, processKeyRing('status-link').current);
  return Buffer.concat([bytes, mark]).toString('base64url');
}

/** What a token claims, to be believed only where `isFor` holds for the address that is stored there; else null. */
export function readStatusToken(
  token: string,
): { readonly place: StatusPlace; readonly isFor: (address: string) => boolean } | null {
  if (!/^[\w-]{96}$/.test(token)) return null;
  const all = Buffer.from(token, 'base64url');
  const bytes = all.subarray(0, placeBytes);
  const given = all.subarray(placeBytes);
  const [clubId = '', submissionId = '', guardianId = ''] = [0, 1, 2].map(index => uuidAt(bytes, index));
  if (!isUuid(clubId) || !isUuid(submissionId)) return null;
  return {
    place: { clubId, submissionId, guardianId: guardianId === noGuardian ? null : guardianId },
    isFor: address =>
      address.trim() !== '' &&
      [...processKeyRing('status-link').byId.values()].some(key =>
        timingSafeEqual(given, markOf(bytes, address, key)),
      ),
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

function markOf(place: Buffer, address: string, key: KeyRing['current']): Buffer {
  return createHmac('sha256', key)
    .update(place)
    .update(address.trim().toLowerCase())
    .digest()
    .subarray(0, markBytes);
}
