import { z } from 'zod';
import { ChangeClubSoftwareProfile, ClubSoftwarePreview, ClubSoftwareProfile } from '../club-software';
import {
  ClubSoftwareFormat,
  ExportJob,
  ExportJobList,
  ExportJobQuery,
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
  summary: 'Start a PDF export job: a ZIP with one PDF for each submission and an index',
  access: 'Clerk',
  body: StartExportJobRequest,
  isBodyOptional: true,
  isIdempotent: true,
  success: { status: 202, schema: ExportJob },
});

export const startCsvExport = operation({
  operationId: 'startCsvExport',
  method: 'POST',
  path: '/submits/exports/csv',
  tag,
  summary: 'Start a CSV export job: a ZIP with one table',
  access: 'Clerk',
  body: StartExportJobRequest,
  isBodyOptional: true,
  isIdempotent: true,
  success: { status: 202, schema: ExportJob },
});

export const startClubSoftwareExport = operation({
  operationId: 'startClubSoftwareExport',
  method: 'POST',
  path: '/submits/exports/club-software',
  tag,
  summary:
    'Start an export job for club software: a ZIP with its import file and a report of what was changed',
  access: 'Clerk',
  body: StartExportJobRequest,
  isBodyOptional: true,
  isIdempotent: true,
  success: { status: 202, schema: ExportJob },
});

export const listExportJobs = operation({
  operationId: 'listExportJobs',
  method: 'GET',
  path: '/submits/exports',
  tag,
  summary: 'Export jobs, newest first',
  access: 'Clerk',
  query: ExportJobQuery,
  success: { status: 200, schema: ExportJobList },
});

export const getExportJob = operation({
  operationId: 'getExportJob',
  method: 'GET',
  path: '/submits/exports/{jobId}',
  tag,
  summary: 'Progress of an export job; Retry-After tells when to ask again',
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
  summary: 'Cancel an export job, or remove its file',
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
  summary: 'Download exported files as ZIP; takes Range for one range',
  access: 'Clerk',
  params,
  success: { status: 200, contentType: 'application/zip' },
  errors: [206, 409, 410, 416],
  hasVersion: true,
});

export const listClubSoftwareFormats = operation({
  operationId: 'listClubSoftwareFormats',
  method: 'GET',
  path: '/submits/exports/club-software/formats',
  tag,
  summary: 'Formats of club software',
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
  summary: 'Create a format of the club’s own',
  access: 'Manager',
  body: ChangeClubSoftwareProfile,
  isIdempotent: true,
  success: { status: 201, schema: ClubSoftwareProfile },
});

export const getClubSoftwareProfile = operation({
  operationId: 'getClubSoftwareProfile',
  method: 'GET',
  ...ofFormat,
  summary: 'A format with its columns in full; one of a product is a start for one of the club’s own',
  access: 'Clerk',
  success: { status: 200, schema: ClubSoftwareProfile },
});

export const updateClubSoftwareProfile = operation({
  operationId: 'updateClubSoftwareProfile',
  method: 'PUT',
  ...ofFormat,
  summary: 'Replace a format of the club’s own',
  access: 'Manager',
  body: ChangeClubSoftwareProfile,
  success: { status: 204 },
});

export const deleteClubSoftwareProfile = operation({
  operationId: 'deleteClubSoftwareProfile',
  method: 'DELETE',
  ...ofFormat,
  summary: 'Delete a format of the club’s own; jobs that have begun go on with it',
  access: 'Manager',
  success: { status: 204 },
});

export const previewClubSoftwareProfile = operation({
  operationId: 'previewClubSoftwareProfile',
  method: 'POST',
  path: '/submits/exports/club-software/preview',
  tag,
  summary: 'How the newest applications would look in a format that need not be stored',
  access: 'Manager',
  body: ChangeClubSoftwareProfile,
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
