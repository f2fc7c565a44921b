import type { UploadedFile, UploadFile } from '@/lib/contracts/submissions/submission-files';
import { api, bodyOf } from './client';

/** Uploads a file for a custom field; the next PATCH or paper entry may name its answer. */
export function uploadFile(body: UploadFile): Promise<UploadedFile> {
  return bodyOf(api.POST('/submits/files', { body }));
}

/** The address of a file of a submission. Opening it is recorded in the audit log. */
export function submissionFileUrl(submissionId: string, fileId: string): string {
  return `/api/v1/submits/${submissionId}/files/${fileId}`;
}
