import { makeFileKey, openBytes, sealBytes } from '@/lib/platform/crypto/byte-encryption';
import { decryptField, encryptField } from '@/lib/platform/crypto/record-encryption';
import type { ChunkPlace } from './queries';

const field = (clubId: string, recordId: string) => ({
  table: 'export_jobs',
  column: 'file_key_encrypted',
  clubId,
  recordId,
});

/** Returns a new key for the file of a job, sealed as the job stores it. */
export function sealedFileKey(clubId: string, jobId: string): string {
  return encryptField(makeFileKey().toString('base64url'), field(clubId, jobId));
}

/** Returns the key of a job's file. Throws if the job has none any more. */
export function fileKeyOf(job: {
  readonly clubId: string;
  readonly id: string;
  readonly fileKeyEncrypted: string | null;
}): Buffer {
  if (job.fileKeyEncrypted === null) throw new Error(`Export ${job.id} has no file any more`);
  return Buffer.from(decryptField(job.fileKeyEncrypted, field(job.clubId, job.id)), 'base64url');
}

type Part = 'data' | 'notes';

/** Encrypts the bytes of a chunk; they can only be decrypted for the same chunk and part. */
export function sealPart(key: Buffer, place: ChunkPlace, part: Part, bytes: Uint8Array): Buffer {
  return sealBytes(key, bytes, placeName(place, part));
}

export function openPart(key: Buffer, place: ChunkPlace, part: Part, sealed: Buffer): Buffer {
  return openBytes(key, sealed, placeName(place, part));
}

function placeName({ clubId, jobId, position }: ChunkPlace, part: Part): string {
  return [clubId, jobId, position, part].join('/');
}
