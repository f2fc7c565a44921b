import { type Db, type Tx, withClubSnapshot } from '@/db/client';
import type { Submission } from '@/lib/contracts/submissions/submissions';
import { encodeFile } from '@/lib/documents/club-software/encode';
import type { PersonContext } from '@/lib/documents/club-software/person-fields';
import { headerLine, writeRows } from '@/lib/documents/club-software/write-rows';
import type { ExportContext } from '@/lib/documents/export-context';
import { readableTable } from '@/lib/documents/readable-csv';
import { csvHeader, submissionLines } from '@/lib/documents/submission-csv';
import { StoreUnavailable } from '@/lib/platform/bucket';
import { type Ctx, systemCtx } from '@/lib/platform/context';
import { log } from '@/lib/platform/log';
import type { OfficeChanges } from '@/lib/rules/submissions/office-changes';
import { loadPersonContext } from '@/lib/services/exports/club-software/load-person-context';
import { loadExportContext } from '@/lib/services/exports/load-export-context';
import { countNamedSubmissions, listFullSubmissions } from '@/lib/services/submissions/list/list';
import { listOfficeChanges } from '@/lib/services/submissions/list-office-changes';
import { storeOrRemove, uploadChunk } from './chunk-bytes';
import { ChunkNotes, type MadeChunk } from './chunk-notes';
import { fileKeyOf, sealPart } from './file-key';
import { makePdfChunk } from './pdf-chunk';
import {
  advanceJob,
  type ChunkPlace,
  type ExportJobRow,
  findChunk,
  lockRunning,
  storeChunk,
} from './queries';
import { reportHeader, reportLines } from './report';
import { makeTableChunk, TableLayout } from './table-chunk';

/**
 * `AlreadyStored`: another run stored the chunk. `JobEnded`: the job does not run any more. `StoreUnavailable`: the
 * object store did not store the chunk.
 */
export type ChunkOutcome = 'Stored' | 'AlreadyStored' | 'JobEnded' | 'StoreUnavailable';

/**
 * Builds one chunk of a job's file from one database snapshot and stores it with the job's progress. If another worker
 * stored the chunk meanwhile, writes nothing, so that no submission is in the file twice. If a submission was deleted
 * or anonymised meanwhile, builds the chunk anew.
 */
export async function buildChunk(db: Db, place: ChunkPlace): Promise<ChunkOutcome> {
  const { clubId, jobId } = place;
  const read = await withClubSnapshot({ db, clubId }, tx => readChunk(db, tx, place));
  if (typeof read === 'string') return read;
  const made = await makeChunk(read, place.position === 0);
  const key = fileKeyOf(read.job);
  const notes = Buffer.from(JSON.stringify(ChunkNotes.parse(made.notes)));
  const uploaded = await uploadChunk(db, place, sealPart(key, place, 'data', made.data)).catch(
    catchUnavailable(place),
  );
  if (uploaded === 'StoreUnavailable') return uploaded;
  const sealed = {
    data: uploaded.data,
    objectId: uploaded.object?.id ?? null,
    notes: sealPart(key, place, 'notes', notes),
    byteCount: made.dataBytes + Buffer.byteLength(made.notes.lines),
  };
  const outcome = await storeOrRemove(db, clubId, uploaded, async tx => {
    if (!(await lockRunning(tx, clubId, jobId))) return 'JobEnded';
    const named = read.submissions.filter(one => !one.isAnonymized).map(one => one.id);
    if ((await countNamedSubmissions(tx, clubId, named)) < named.length) return 'Outdated';
    if (!(await storeChunk(tx, place, sealed))) return 'AlreadyStored';
    await advanceJob(tx, clubId, jobId, read.submissionIds.length);
    return 'Stored';
  });
  return outcome === 'Outdated' ? buildChunk(db, place) : outcome;
}

function catchUnavailable({ jobId, position }: ChunkPlace) {
  return (error: unknown) => {
    if (!(error instanceof StoreUnavailable)) throw error;
    log.warn({ jobId, position, code: error.code }, 'object store did not store a chunk');
    return 'StoreUnavailable' as const;
  };
}

type ReadChunk = {
  readonly job: ExportJobRow;
  readonly submissionIds: readonly string[];
  readonly submissions: readonly Submission[];
  readonly changes: ReadonlyMap<string, OfficeChanges>;
  readonly context: ExportContext;
  readonly table: TableLayout;
  readonly people: PersonContext | null;
};

/** Reads all data of the chunk. */
async function readChunk(
  db: Db,
  tx: Tx,
  place: ChunkPlace,
): Promise<ReadChunk | 'AlreadyStored' | 'JobEnded'> {
  const found = await findChunk(tx, place);
  if (!found) return 'JobEnded';
  if (found.isStored) return 'AlreadyStored';
  const { job, submissionIds } = found;
  const ctx = readerOf(db, job, tx);
  const signature = job.type === 'Pdf' ? 'Full' : 'Presence';
  const submissions = await listFullSubmissions(ctx, { ids: submissionIds, signature });
  const context = await contextOf(ctx, job);
  const table = TableLayout.parse(job.layout);
  const people =
    table.kind === 'ClubSoftware'
      ? await loadPersonContext(ctx, submissions.filter(isApplication), table.layout, context.club.timeZone)
      : null;
  const changes =
    table.kind === 'None' ? await listOfficeChanges(ctx, submissionIds) : new Map<string, OfficeChanges>();
  return { job, submissionIds, submissions, context, table, people, changes };
}

const isApplication = (submission: Submission) => submission.kind === 'Membership';

/** Reads as the system: only staff who may see bank data start an export. */
function readerOf(db: Db, job: ExportJobRow, tx: Tx): Ctx {
  const now = job.startedAt ?? job.createdAt;
  return systemCtx({ db, tx, clubId: job.clubId, now, requestId: job.id, locale: 'de' });
}

async function makeChunk(read: ReadChunk, isFirst: boolean): Promise<MadeChunk> {
  const { submissions, context, table, people, changes } = read;
  if (table.kind === 'None') return makePdfChunk(submissions, context, isFirst, changes);
  if (table.kind === 'Csv') {
    const lines = submissions.map(submissionLines(table.columns, context)).join('');
    const header = isFirst ? `\ufeff${csvHeader(table.columns)}` : '';
    return makeTableChunk(Buffer.from(header + lines), '');
  }
  if (table.kind === 'Readable') {
    const { header, lines } = readableTable(table.columns, { ...context, locale: table.language });
    const head = isFirst ? `\ufeff${header}` : '';
    return makeTableChunk(Buffer.from(head + submissions.map(lines).join('')), '');
  }
  if (!people) throw new Error('An export for club software was read without its people');
  const { layout } = table;
  const written = writeRows(submissions.filter(isApplication), layout, people);
  const bytes = encodeFile((isFirst ? headerLine(layout) : '') + written.text, layout.encoding, isFirst);
  const header = isFirst ? reportHeader(context) : '';
  return makeTableChunk(bytes, header + reportLines(written.changes, context), written.changes.length);
}

/** Logo, club and fields are read once for all chunks of a job that this thread builds. */
let latest: { readonly jobId: string; readonly context: Promise<ExportContext> } | undefined;

async function contextOf(ctx: Ctx, job: ExportJobRow): Promise<ExportContext> {
  if (latest?.jobId !== job.id) {
    const context = loadExportContext(ctx, 'de').then(one => ({ ...one, locale: one.club.locale }));
    context.catch(() => {
      latest = undefined;
    });
    latest = { jobId: job.id, context };
  }
  return latest.context;
}
