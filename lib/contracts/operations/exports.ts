import { z } from 'zod';
import { ChangeClubSoftwareProfile, ClubSoftwarePreview, ClubSoftwareProfile } from '../club-software';
import {
  ClubSoftwareFormat,
  ExportJob,
  ExportJobList,
  ExportJobQuery,
  exampleStarted,
  StartExportJobRequest,
} from '../exports';
import { operation } from '../operation';

const params = z.object({ jobId: z.string() });
const tag = 'Submits';

export const startPdfExport = operation({
  operationId: 'startPdfExport',
  method: 'POST',
  path: '/submits/exports/pdf',
  tag,
  summary:
    'Start a PDF export job. The ZIP contains one PDF per submission and an index. The job is `Queued`: ask the address in `Location` until it is `Completed`, then download it within 48 hours. Sends the event `ExportCompleted` when it is ready. Without a body, exports everything',
  access: 'Clerk',
  body: StartExportJobRequest,
  isBodyOptional: true,
  isIdempotent: true,
  success: { status: 202, schema: ExportJob, example: exampleStarted('Pdf') },
});

export const startCsvExport = operation({
  operationId: 'startCsvExport',
  method: 'POST',
  path: '/submits/exports/csv',
  tag,
  summary:
    'Start a CSV export job. The ZIP contains one table, with a row for each submission and each family member. Progress, download and event are those of the PDF export',
  access: 'Clerk',
  body: StartExportJobRequest,
  isBodyOptional: true,
  isIdempotent: true,
  success: { status: 202, schema: ExportJob, example: exampleStarted('Csv') },
});

export const startClubSoftwareExport = operation({
  operationId: 'startClubSoftwareExport',
  method: 'POST',
  path: '/submits/exports/club-software',
  tag,
  summary:
    'Start an export job for club software. The ZIP contains the import file of the format and a report of adjusted values. Membership applications only. Progress, download and event are those of the PDF export',
  access: 'Clerk',
  body: StartExportJobRequest,
  isBodyOptional: true,
  isIdempotent: true,
  success: { status: 202, schema: ExportJob, example: exampleStarted('ClubSoftware') },
});

export const listExportJobs = operation({
  operationId: 'listExportJobs',
  method: 'GET',
  path: '/submits/exports',
  tag,
  summary: 'List export jobs, newest first',
  access: 'Clerk',
  query: ExportJobQuery,
  success: { status: 200, schema: ExportJobList },
});

export const getExportJob = operation({
  operationId: 'getExportJob',
  method: 'GET',
  path: '/submits/exports/{jobId}',
  tag,
  summary:
    'Get the progress of an export job. While it is `Queued` or `Running`, `Retry-After` says when to ask again; once it is `Completed`, `downloadUrl` is set',
  access: 'Clerk',
  params,
  success: { status: 200, schema: ExportJob, headers: ['Retry-After'] },
  hasVersion: true,
});

export const cancelExportJob = operation({
  operationId: 'cancelExportJob',
  method: 'DELETE',
  path: '/submits/exports/{jobId}',
  tag,
  summary:
    'Cancel an export job or delete its file. An unfinished job becomes `Cancelled`, a finished one `Expired`; both stay in the list',
  access: 'Clerk',
  params,
  success: { status: 204 },
  hasVersion: true,
});

export const downloadExport = operation({
  operationId: 'downloadExport',
  method: 'GET',
  path: '/submits/exports/{jobId}/download',
  tag,
  summary:
    'Download the exported files as a ZIP. Only of a job that is `Completed`, else 409; after 48 hours 410. It is put together while it is sent, so there is no `Content-Length` and no ranges, and an interrupted download starts again',
  access: 'Clerk',
  params,
  success: { status: 200, contentType: 'application/zip' },
  conflicts: ['state-conflict'],
  errors: [410],
  hasVersion: true,
});

export const listClubSoftwareFormats = operation({
  operationId: 'listClubSoftwareFormats',
  method: 'GET',
  path: '/submits/exports/club-software/formats',
  tag,
  summary: 'List the formats for club software',
  access: 'Clerk',
  success: { status: 200, schema: z.array(ClubSoftwareFormat) },
});

const ofFormat = {
  path: '/submits/exports/club-software/formats/{id}',
  tag,
  params: z.object({ id: z.string() }),
  hasVersion: true,
} as const;

export const createClubSoftwareProfile = operation({
  operationId: 'createClubSoftwareProfile',
  method: 'POST',
  path: '/submits/exports/club-software/formats',
  tag,
  summary: 'Create a format for the club',
  access: 'Manager',
  body: ChangeClubSoftwareProfile,
  record: ClubSoftwareProfile,
  isIdempotent: true,
  success: { status: 201, schema: ClubSoftwareProfile },
  conflicts: ['already-taken', 'limit-reached'],
});

export const getClubSoftwareProfile = operation({
  operationId: 'getClubSoftwareProfile',
  method: 'GET',
  ...ofFormat,
  summary: 'Get a format with all its columns. Use the format of a product as a starting point for your own',
  access: 'Clerk',
  success: { status: 200, schema: ClubSoftwareProfile },
});

export const updateClubSoftwareProfile = operation({
  operationId: 'updateClubSoftwareProfile',
  method: 'PUT',
  ...ofFormat,
  summary: 'Replace one of the club’s own formats',
  access: 'Manager',
  body: ChangeClubSoftwareProfile,
  record: ClubSoftwareProfile,
  success: { status: 204 },
  conflicts: ['already-taken'],
});

export const deleteClubSoftwareProfile = operation({
  operationId: 'deleteClubSoftwareProfile',
  method: 'DELETE',
  ...ofFormat,
  summary: 'Delete one of the club’s own formats. Running jobs keep using it',
  access: 'Manager',
  success: { status: 204 },
});

export const previewClubSoftwareProfile = operation({
  operationId: 'previewClubSoftwareProfile',
  method: 'POST',
  path: '/submits/exports/club-software/preview',
  tag,
  summary: 'Preview the latest applications in a format. The format need not be stored',
  access: 'Manager',
  body: ChangeClubSoftwareProfile,
  record: ClubSoftwareProfile,
  success: { status: 200, schema: ClubSoftwarePreview },
});

export const getMembershipSubmissionClubSoftware = operation({
  operationId: 'getMembershipSubmissionClubSoftware',
  method: 'GET',
  path: '/submits/memberships/{id}/club-software',
  tag: 'Membership submissions',
  summary: 'Export a membership application as CSV for club software',
  access: 'Viewer',
  params: z.object({ id: z.string() }),
  query: z.strictObject({ format: z.string().max(50).default('SpgVerein') }),
  success: { status: 200, contentType: 'text/csv' },
});
