import type { SubmissionFile } from '@/lib/contracts/submissions/submission-files';
import { AppError } from '@/lib/platform/errors';
import { type FileType, fileTypes } from '@/lib/rules/custom-fields/file-answer';
import type { FileFacts } from './queries';

/** How long an upload waits for its submission: as long as a form token is valid. */
export const uploadMs = 24 * 3_600_000;

/** Uploads that wait at the same time, of one form and of one club: more is abuse. */
const waitingMax = { ofToken: 20, bytes: 1_000_000_000 } as const;

/** Throws a 429 while too much waits. */
export function assertRoom(waiting: { readonly bytes: number; readonly ofToken: number }): void {
  if (waiting.bytes < waitingMax.bytes && waiting.ofToken < waitingMax.ofToken) return;
  throw new AppError('quota-exceeded', { headers: { 'Retry-After': '3600' } });
}

const nameMax = 100;

/** The name of an upload without characters that mislead people or programs; its end names the real type. */
export function storedName(given: string, type: FileType): string {
  const plain = given
    .normalize('NFC')
    .replace(/[\p{C}/\\:*?"<>|]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, nameMax)
    .trim();
  return `${plain === '' ? 'file' : plain}.${fileTypes[type]}`;
}

/** What the API tells about a file of a submission. */
export function toSubmissionFile({
  id,
  fieldName,
  fileName,
  contentType,
  byteCount,
}: FileFacts): SubmissionFile {
  return { id, field: fieldName, fileName, contentType, size: byteCount };
}
