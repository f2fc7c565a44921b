import { v7 as uuidv7 } from 'uuid';
import { inWholeClub, withClub } from '@/db/client';
import { lockClubRow } from '@/db/locks';
import { runParallel } from '@/db/run-parallel';
import type { ExportFilter, ExportJob, StartExportJobRequest } from '@/lib/contracts/exports';
import { defaultFormat } from '@/lib/documents/club-software/presets';
import { readableColumns } from '@/lib/documents/readable-csv';
import { csvColumns } from '@/lib/documents/submission-csv';
import type { Ctx } from '@/lib/platform/context';
import { invalid } from '@/lib/platform/errors';
import { enqueue } from '@/lib/queue/enqueue';
import type { SubmissionKind } from '@/lib/rules/enums';
import { hasIban } from '@/lib/rules/payment/iban';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { listKnownCustomFields } from '@/lib/services/custom-fields/read';
import { sealedFileKey } from '@/lib/services/exports/bulk/file-key';
import type { TableLayout } from '@/lib/services/exports/bulk/table-chunk';
import { findFormat, listFormats } from '@/lib/services/exports/club-software/find-format';
import {
  findSubmissionIds,
  listSubmissionIds,
  type SubmissionId,
} from '@/lib/services/submissions/list/list';
import { countUnfinished, insertJob } from './queries';
import { readJob } from './read';
import { assertQueueLeft, chunkSizes } from './rules';

type ExportType = ExportJob['type'];

/**
 * Starts an export of the submissions that exist now: by ids in their order, by filter from the oldest on, or all of
 * the club. Throws a 400 that names unknown ids by index; for club software also ids of other kinds. Throws a 400 for
 * ids together with a filter, and for an unknown format. Throws a 429 while 20 exports of the club are unfinished.
 */
export async function startExport(
  ctx: Ctx,
  { type, request }: { readonly type: ExportType; readonly request: StartExportJobRequest },
): Promise<ExportJob> {
  const { clubId, actor, now } = ctx;
  return withClub(ctx, async tx => {
    const inClub = { ...ctx, tx };
    assertShape(type, request);
    await lockClubRow(tx, clubId);
    // Those of colleagues count too, which a limited user does not see.
    assertQueueLeft(await inWholeClub(tx, ctx, () => countUnfinished(tx, clubId)));
    const { ids, kinds } = await selectIds(inClub, type, request);
    const { format, layout } = await layoutOf(inClub, type, request, kinds);
    const id = uuidv7();
    const job = await insertJob(
      tx,
      {
        clubId,
        id,
        type,
        format,
        layout,
        filter: request.filter ? withoutIban(request.filter) : null,
        total: ids.length,
        requestedBy: 'id' in actor ? actor.id : null,
        requestedByKind: actor.kind,
        departmentIds: 'departmentIds' in actor && actor.departmentIds ? [...actor.departmentIds] : null,
        createdAt: now,
        fileKeyEncrypted: sealedFileKey(clubId, id),
      },
      splitIntoChunks(ids, chunkSizes[type]),
    );
    const details = { type, ...(format ? { format } : {}), total: ids.length };
    const started = readJob(tx, job, now);
    await runParallel(
      started,
      recordAudit(tx, ctx, { action: 'Exported', recordType: 'ExportJob', recordId: id, details }),
      enqueue(tx, 'run-export', { clubId, jobId: id }, { groupId: clubId }),
    );
    return started;
  });
}

/** The filter is stored in clear, so a search for an IBAN is left out. The job has the submissions by id. */
function withoutIban({ q, ...filter }: ExportFilter): ExportFilter {
  return q === undefined || hasIban(q) ? filter : { ...filter, q };
}

function assertShape(type: ExportType, { ids, filter, format, language }: StartExportJobRequest): void {
  if (ids && filter) throw invalid([{ path: 'filter', key: 'idsOrFilter' }]);
  if (format !== undefined && type !== 'ClubSoftware') throw invalid([{ path: 'format', key: 'leaveEmpty' }]);
  if (language !== undefined && type !== 'Csv') throw invalid([{ path: 'language', key: 'leaveEmpty' }]);
  if (type === 'ClubSoftware' && filter?.kind && filter.kind !== 'Membership')
    throw invalid([{ path: 'filter.kind', key: 'oneOf', params: { values: 'Membership' } }]);
}

async function layoutOf(
  ctx: Ctx,
  type: ExportType,
  { format: wanted = defaultFormat, language }: StartExportJobRequest,
  kinds: ReadonlySet<SubmissionKind>,
): Promise<{ format: string | null; layout: TableLayout }> {
  if (type === 'Pdf') return { format: null, layout: { kind: 'None' } };
  if (type === 'Csv') {
    const fields = await listKnownCustomFields(ctx);
    if (language)
      return {
        format: null,
        layout: { kind: 'Readable', language, columns: readableColumns(kinds, fields) },
      };
    return {
      format: null,
      layout: { kind: 'Csv', columns: csvColumns(fields.map(field => field.internalName)) },
    };
  }
  const found = await findFormat(ctx, wanted);
  if (!found || found.layout.columns.length === 0) throw await unknownFormat(ctx);
  return {
    format: found.id,
    layout: { kind: 'ClubSoftware', fileName: found.fileName, layout: found.layout },
  };
}

async function unknownFormat(ctx: Ctx) {
  const values = (await listFormats(ctx))
    .filter(({ layout }) => layout.columns.length > 0)
    .map(({ id }) => id)
    .join(', ');
  return invalid([{ path: 'format', key: 'oneOf', params: { values } }]);
}

type Selected = { readonly ids: string[]; readonly kinds: ReadonlySet<SubmissionKind> };

/** Returns the ids to export, each once, and their kinds. */
async function selectIds(ctx: Ctx, type: ExportType, request: StartExportJobRequest): Promise<Selected> {
  const isWanted = ({ kind }: { kind: SubmissionKind }) => type !== 'ClubSoftware' || kind === 'Membership';
  if (!request.ids) {
    const found = (await listSubmissionIds(ctx, request.filter ?? {})).filter(isWanted);
    return { ids: found.map(({ id }) => id), kinds: kindsOf(found) };
  }
  const known = await findSubmissionIds(ctx, request.ids);
  assertKnown(request.ids, known, isWanted);
  return { ids: [...new Set(request.ids.map(id => id.toLowerCase()))], kinds: kindsOf(known) };
}

const kindsOf = (found: readonly SubmissionId[]) => new Set(found.map(({ kind }) => kind));

function assertKnown(
  ids: readonly string[],
  known: readonly SubmissionId[],
  isWanted: (submission: SubmissionId) => boolean,
): void {
  const byId = new Map(known.map(submission => [submission.id, submission]));
  const violations = ids.flatMap((id, index) => {
    const submission = byId.get(id.toLowerCase());
    const key = submission ? 'membershipsOnly' : 'submissionUnknown';
    return submission && isWanted(submission) ? [] : [{ path: `ids[${index}]`, key }];
  });
  if (violations.length > 0) throw invalid(violations);
}

/** Returns at least one chunk, so that a table without submissions has its header. */
function splitIntoChunks(ids: readonly string[], size: number): string[][] {
  const count = Math.max(Math.ceil(ids.length / size), 1);
  return Array.from({ length: count }, (_, index) => ids.slice(index * size, (index + 1) * size));
}
