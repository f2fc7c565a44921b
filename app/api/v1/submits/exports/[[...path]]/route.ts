import * as exportOperations from '@/lib/contracts/operations/exports';
import { created, file, listed, noContent, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { cancelExportJob } from '@/lib/services/exports/cancel';
import { createProfile } from '@/lib/services/exports/create-profile';
import { openExportFile } from '@/lib/services/exports/open-file';
import { previewProfile } from '@/lib/services/exports/preview-profile';
import { getExportJob, listExportJobs } from '@/lib/services/exports/read';
import { getProfile, listClubSoftwareFormats } from '@/lib/services/exports/read-formats';
import { removeProfile } from '@/lib/services/exports/remove-profile';
import { startExport } from '@/lib/services/exports/start';
import { updateProfile } from '@/lib/services/exports/update-profile';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  '/submits/exports',
  bind(exportOperations.listExportJobs, async ({ ctx, query, request }) =>
    listed(await listExportJobs(ctx, query), request.url),
  ),
  bind(exportOperations.getExportJob, async ({ ctx, params }) => {
    const { job, retryAfter } = await getExportJob(ctx, params.jobId);
    return ok(job, retryAfter === null ? {} : { headers: { 'Retry-After': String(retryAfter) } });
  }),
  bind(exportOperations.cancelExportJob, async ({ ctx, params, precondition }) => {
    await cancelExportJob(ctx, { id: params.jobId, precondition });
    return noContent();
  }),
  bind(exportOperations.downloadExport, async ({ ctx, params }) => {
    const { stream, fileName, etag } = await openExportFile(ctx, params.jobId);
    const reply = file(stream, 'application/zip', fileName);
    return { ...reply, headers: { ...reply.headers, ETag: etag } };
  }),
  bind(exportOperations.startClubSoftwareExport, async ({ ctx, body }) => {
    const job = await startExport(ctx, { type: 'ClubSoftware', request: body });
    return created(job, `/submits/exports/${job.id}`);
  }),
  bind(exportOperations.listClubSoftwareFormats, async ({ ctx }) => ok(await listClubSoftwareFormats(ctx))),
  bind(exportOperations.createClubSoftwareProfile, async ({ ctx, body }) => {
    const profile = await createProfile(ctx, body);
    return created(profile, `/submits/exports/club-software/formats/${profile.id}`);
  }),
  bind(exportOperations.getClubSoftwareProfile, async ({ ctx, params }) => {
    const { profile, version } = await getProfile(ctx, params.id);
    return ok(profile, { version });
  }),
  bind(exportOperations.updateClubSoftwareProfile, async ({ ctx, params, body, precondition }) => {
    await updateProfile(ctx, { id: params.id, profile: body, precondition });
    return noContent();
  }),
  bind(exportOperations.deleteClubSoftwareProfile, async ({ ctx, params, precondition }) => {
    await removeProfile(ctx, { id: params.id, precondition });
    return noContent();
  }),
  bind(exportOperations.previewClubSoftwareProfile, async ({ ctx, body }) =>
    ok(await previewProfile(ctx, body)),
  ),
  bind(exportOperations.startCsvExport, async ({ ctx, body }) => {
    const job = await startExport(ctx, { type: 'Csv', request: body });
    return created(job, `/submits/exports/${job.id}`);
  }),
  bind(exportOperations.startPdfExport, async ({ ctx, body }) => {
    const job = await startExport(ctx, { type: 'Pdf', request: body });
    return created(job, `/submits/exports/${job.id}`);
  }),
);
