import { z } from 'zod';
import { changeReasons } from '@/lib/contracts/club-software';
import { SubmissionListQuery } from '@/lib/contracts/submissions/submissions';
import { exportJobStates, exportJobTypes, locales, submissionKinds, submitStates } from '@/lib/rules/enums';
import { Instant, PageQuery, page, RecordId, text, withDaysInOrder } from './common';
import { exampleIds } from './example-ids';

/** Most ids in one export request; a filter has no such limit. */
export const exportIdsMax = 10_000;

const { from, to, q, membershipId, departmentId, furtherFormId, awaits, assigneeId, notExportedAs } =
  SubmissionListQuery.shape;

/** The filter of the list of submissions, without paging. */
export const ExportFilter = withDaysInOrder(
  z.strictObject({
    kind: z.enum(submissionKinds).optional(),
    state: z.enum(submitStates).optional(),
    isWithdrawn: z
      .boolean()
      .optional()
      .describe('`true`: only submissions that the applicant withdrew; `false`: all others'),
    from,
    to,
    q,
    membershipId,
    departmentId,
    furtherFormId,
    awaits,
    assigneeId,
    notExportedAs,
  }),
).meta({ id: 'ExportFilter', example: { kind: 'Membership', state: 'Accepted' } });
export type ExportFilter = z.output<typeof ExportFilter>;

/** Ids or a filter; without both, everything that the club has. */
export const StartExportJobRequest = z
  .strictObject({
    ids: z
      .array(RecordId)
      .min(1)
      .max(exportIdsMax)
      .optional()
      .describe('The submissions in this order. Ids named twice are exported once'),
    filter: ExportFilter.optional(),
    format: text(50)
      .optional()
      .describe(
        'Id of a format, only at `POST /submits/exports/club-software`: the others answer 400 to it. Default: SpgVerein',
      ),
    language: z
      .enum(locales)
      .optional()
      .describe(
        'Only at `POST /submits/exports/csv`: the others answer 400 to it. Writes the table for people, with headings, values, dates and amounts in this language and without technical columns. Without it, columns are named by property paths and values by codes',
      ),
  })
  .meta({
    id: 'StartExportJobRequest',
    example: { filter: { kind: 'Membership', from: '2026-01-01', to: '2026-03-31' } },
  });
export type StartExportJobRequest = z.output<typeof StartExportJobRequest>;

export const ExportJobType = z.enum(exportJobTypes).meta({ id: 'ExportJobType', example: 'Pdf' });
export const ExportJobState = z.enum(exportJobStates).meta({ id: 'ExportJobState', example: 'Completed' });

export const ExportJob = z
  .object({
    id: RecordId,
    type: ExportJobType,
    format: z.string().nullable().describe('For club software exports. Null for others'),
    language: z.enum(locales).nullable().describe('Language of a CSV table for people. Null for others'),
    state: ExportJobState,
    filter: ExportFilter.nullable().describe('The filter of the request. Null for ids'),
    requestedBy: z
      .string()
      .nullable()
      .describe('Name of the user or API key that started it. Null if they no longer exist'),
    submissions: z
      .array(z.object({ id: RecordId, number: z.int(), name: z.string() }))
      .optional()
      .describe('The first 100 of the submissions, while the file exists. Only when one export is read'),
    changedValues: z
      .int()
      .optional()
      .describe(
        'Values that were left out or changed for club software; the second file of the ZIP lists them. Only when one completed export is read',
      ),
    changeReasons: z
      .array(z.object({ reason: z.enum(changeReasons), count: z.int().min(1) }))
      .optional()
      .describe('How many of `changedValues` for which reason, most first. Where `changedValues` is'),
    total: z.int().min(0).describe('Submissions to export'),
    done: z.int().min(0),
    percent: z.int().min(0).max(100),
    createdAt: Instant,
    startedAt: Instant.nullable(),
    finishedAt: Instant.nullable(),
    error: z.enum(['RenderingFailed']).nullable(),
    byteCount: z
      .int()
      .nullable()
      .describe('Size of the files in the ZIP, before compression. Null until they are complete'),
    expiresAt: Instant.nullable().describe('Until when the file can be downloaded (48 hours)'),
    downloadUrl: z.string().nullable().describe('Path of the file, once it is ready'),
  })
  .meta({
    id: 'ExportJob',
    example: {
      id: exampleIds.exportJob,
      type: 'Pdf',
      format: null,
      language: null,
      state: 'Completed',
      filter: { kind: 'Membership', state: 'Accepted' },
      requestedBy: 'Katharina Böhm',
      submissions: [{ id: exampleIds.submission, number: 17, name: 'Änne Groß' }],
      total: 120,
      done: 120,
      percent: 100,
      createdAt: '2026-03-20T08:00:00.000Z',
      startedAt: '2026-03-20T08:00:00.120Z',
      finishedAt: '2026-03-20T08:00:04.480Z',
      error: null,
      byteCount: 3_512_604,
      expiresAt: '2026-03-22T08:00:04.480Z',
      downloadUrl: `/api/v1/submits/exports/${exampleIds.exportJob}/download`,
    },
  });
export type ExportJob = z.output<typeof ExportJob>;

/** An example of the answer that starts a job: nothing is done yet. */
export function exampleStarted(type: z.output<typeof ExportJobType>): ExportJob {
  return {
    id: exampleIds.exportJob,
    type,
    format: type === 'ClubSoftware' ? 'SpgVerein' : null,
    language: null,
    state: 'Queued',
    filter: { kind: 'Membership', state: 'Accepted' },
    requestedBy: 'Katharina Böhm',
    total: 120,
    done: 0,
    percent: 0,
    createdAt: '2026-03-20T08:00:00.000Z',
    startedAt: null,
    finishedAt: null,
    error: null,
    byteCount: null,
    expiresAt: null,
    downloadUrl: null,
  };
}

export const ExportJobList = page(ExportJob).meta({ id: 'ExportJobList' });
export type ExportJobList = z.output<typeof ExportJobList>;

export const ExportJobQuery = PageQuery.strict();

export const ClubSoftwareFormat = z
  .object({
    id: z.string().describe('Value for `format`'),
    name: z.string(),
    isOwn: z.boolean().describe('Created by the club'),
    encoding: z.string(),
    delimiter: z.string(),
    dateForm: z.string(),
    columns: z.array(z.string()).describe('In the order of the file'),
  })
  .meta({
    id: 'ClubSoftwareFormat',
    example: {
      id: 'OpenJVerein',
      name: 'openJVerein',
      isOwn: false,
      encoding: 'utf-8',
      delimiter: ';',
      dateForm: 'dd.MM.yyyy',
      columns: ['vorname', 'name', 'geschlecht'],
    },
  });
export type ClubSoftwareFormat = z.output<typeof ClubSoftwareFormat>;
