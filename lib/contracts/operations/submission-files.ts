import { z } from 'zod';
import { fileBodyBytesMax, UploadedFile, UploadFile } from '@/lib/contracts/submissions/submission-files';
import { operation } from '../operation';

export const uploadSubmissionFile = operation({
  operationId: 'uploadSubmissionFile',
  method: 'POST',
  path: '/submits/files',
  tag: 'Submits',
  summary:
    'Upload a file for a custom field. Do this before you send the submission that refers to it. Members send the form token of their form',
  access: 'PublicOrClerk',
  limit: 'FileUpload',
  query: z.strictObject({ club: z.string().max(63).optional() }),
  body: UploadFile,
  bodyBytesMax: fileBodyBytesMax,
  hasClubCors: true,
  success: { status: 200, schema: UploadedFile },
  conflicts: ['form-token-used'],
  errors: [503],
});

export const getSubmissionFile = operation({
  operationId: 'getSubmissionFile',
  method: 'GET',
  path: '/submits/{id}/files/{fileId}',
  tag: 'Submits',
  summary: 'Get a file of a submission. Every access is recorded in the audit log',
  access: 'Clerk',
  params: z.object({ id: z.string(), fileId: z.string() }),
  success: {
    status: 200,
    contentType: 'application/octet-stream',
    headers: ['Content-Disposition'],
    description: 'The file as a download. `files` of the submission names its type',
  },
});
