import { z } from 'zod';
import { Instant, RecordId, requiredLine } from '@/lib/contracts/common';
import { isBase64 } from '@/lib/contracts/file';
import { fileBytes } from '@/lib/rules/custom-fields/file-answer';

const base64Max = Math.ceil(fileBytes.max / 3) * 4;

/** Most bytes of a body with a file (contract §1). */
export const fileBodyBytesMax = base64Max + 4_096;

const id = '5f0c2f6e-8a1b-4c3d-9e7f-2a6b4c8d0e1f';
const example = {
  id,
  fileName: 'bescheinigung.png',
  contentType: 'image/png',
  size: 87,
} as const;

/** A file that answers a custom field of type File. */
export const UploadFile = z
  .strictObject({
    field: requiredLine(50).describe('`internalName` of the custom field'),
    fileName: requiredLine(200).describe('Shown to the club. Its end is replaced by that of the real type'),
    data: z
      .string()
      .refine(text => text !== '', { error: 'fileEmpty', abort: true })
      .refine(text => text.length <= base64Max, { error: 'fileTooLargeAnyway', abort: true })
      .refine(isBase64, { error: 'base64' })
      .meta({
        format: 'byte',
        maxLength: base64Max,
        description: 'Base64 of a PDF, JPEG or PNG, 10 MB decoded at most. The type comes from the content',
      }),
  })
  .meta({
    id: 'UploadFile',
    example: {
      field: 'proofOfStudy',
      fileName: 'bescheinigung.png',
      data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    },
  });
export type UploadFile = z.output<typeof UploadFile>;

const contentType = z.string().describe('The type of the content: application/pdf, image/jpeg or image/png');
const size = z.int().describe('Bytes, as stored');

export const UploadedFile = z
  .object({
    id: RecordId,
    answer: z.string().describe('The value of the custom field in a submission: the id, a space, the name'),
    fileName: z.string(),
    contentType,
    size,
    expiresAt: Instant.describe('When it is deleted unless it was submitted'),
  })
  .meta({
    id: 'UploadedFile',
    example: { ...example, answer: `${id} bescheinigung.png`, expiresAt: '2026-07-02T10:00:00.000Z' },
  });
export type UploadedFile = z.output<typeof UploadedFile>;

/** A file of a submission, without its content. */
export const SubmissionFile = z
  .object({
    id: RecordId,
    field: z.string().describe('`internalName` of the custom field'),
    fileName: z.string(),
    contentType,
    size,
  })
  .meta({ id: 'SubmissionFile', example: { ...example, field: 'proofOfStudy' } });
export type SubmissionFile = z.output<typeof SubmissionFile>;
