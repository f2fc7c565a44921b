import { createHmac, timingSafeEqual } from 'node:crypto';
import { validate as isUuid, parse, stringify } from 'uuid';
import { env } from '@/lib/env';
import { type KeyRing, processKeyRing } from '@/lib/platform/crypto/keys';
import { emailKey } from '@/lib/rules/format/email-domain';

/** Owner of a status link: the applicant, or one guardian of a minor. */
export type StatusPlace = {
  readonly clubId: string;
  readonly submissionId: string;
  readonly guardianId: string | null;
};

const noGuardian = '00000000-0000-0000-0000-000000000000';
const idBytes = 16;
const placeBytes = 3 * idBytes;
/** One byte more than a multiple of three: the last character is a letter, which no mail program takes for punctuation. */
const markBytes = 25;
/** Of links in mails that were sent before. */
const earlierLength = 96;

/**
 * Holder of a status link: the owner of the address, or the sender of the form. The sender may have typed the address
 * of another person.
 */
export type StatusHolder = 'Owner' | 'Sender';

/** A family member of an application. */
export type FamilyPlace = {
  readonly clubId: string;
  readonly submissionId: string;
  readonly memberId: string;
};

/**
 * Returns the status link of a submission for the person at this address. It needs no row: place and a MAC of 200 bits
 * (HMAC-SHA-256, its own key) over place and address. It is therefore the same in every mail to the person, and readers
 * of the database cannot compute it. It ends when the person's address changes.
 */
export function statusUrlOf(place: StatusPlace, address: string, holder: StatusHolder = 'Owner'): string {
  return `${env().APP_URL}/status/${makeStatusToken(place, address, holder)}`;
}

/** Returns the token of `statusUrlOf`: 98 characters of base64url, of which the last is a letter. */
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
  if (!/^([\w-]{98}|[\w-]{95,96})$/.test(token)) return null;
  // Mail programs take a dash or underscore at the end of a link for punctuation.
  const whole = token.length < earlierLength ? ['-', '_'].map(end => token + end) : [token];
  const all = whole.map(one => Buffer.from(one, 'base64url'));
  const bytes = all[0]?.subarray(0, placeBytes) ?? Buffer.alloc(placeBytes);
  const given = all.map(one => one.subarray(placeBytes));
  const [clubId = '', submissionId = '', guardianId = ''] = [0, 1, 2].map(index => uuidAt(bytes, index));
  if (![clubId, submissionId, guardianId].every(id => isUuid(id))) return null;
  return {
    place: { clubId, submissionId, guardianId: guardianId === noGuardian ? null : guardianId },
    holderAt: address => {
      if (address.trim() === '') return null;
      const keys = [...processKeyRing('status-link').byId.values()];
      const isHeldBy = (holder: StatusHolder) =>
        keys.some(key => {
          const mark = markOf(bytes, address, holder, key);
          return given.some(one => timingSafeEqual(one, mark.subarray(0, one.length)));
        });
      return isHeldBy('Owner') ? 'Owner' : isHeldBy('Sender') ? 'Sender' : null;
    },
  };
}

/**
 * Returns the link of a family member. Like a status link it needs no row, and ends when the person's address changes.
 * It is valid at no other page, and no other link is valid there.
 */
export function familyUrlOf(place: FamilyPlace, address: string): string {
  return `${env().APP_URL}/family/${makeFamilyToken(place, address)}`;
}

export function makeFamilyToken({ memberId, ...place }: FamilyPlace, address: string): string {
  const bytes = bytesOf({ ...place, guardianId: memberId });
  const mark = markOf(bytes, address, 'Family', processKeyRing('status-link').current);
  return Buffer.concat([bytes, mark]).toString('base64url');
}

/** Parses a token of `familyUrlOf` without verifying it; null for malformed input. */
export function readFamilyToken(
  token: string,
): { readonly place: FamilyPlace; readonly isHeldAt: (address: string) => boolean } | null {
  const read = readStatusToken(token);
  if (!read || read.place.guardianId === null) return null;
  const { guardianId: memberId, ...place } = read.place;
  const bytes = bytesOf({ ...place, guardianId: memberId });
  const given = Buffer.from(token, 'base64url').subarray(placeBytes);
  return {
    place: { ...place, memberId },
    isHeldAt: address =>
      address.trim() !== '' &&
      given.length === markBytes &&
      [...processKeyRing('status-link').byId.values()].some(key =>
        timingSafeEqual(given, markOf(bytes, address, 'Family', key)),
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

function markOf(
  place: Buffer,
  address: string,
  holder: StatusHolder | 'Family',
  key: KeyRing['current'],
): Buffer {
  // The line break separates the holder from the address, which cannot contain one.
  return createHmac('sha256', key)
    .update(place)
    .update(emailKey(address))
    .update(holder === 'Owner' ? '' : `\n${holder}`)
    .digest()
    .subarray(0, markBytes);
}
