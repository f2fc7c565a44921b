import { type Db, type Tx, withClubSnapshot } from '@/db/client';
import type { Layout } from '@/lib/contracts/club-software';
import type { MembershipSubmission, Submission } from '@/lib/contracts/submissions/submissions';
import { encodeFile } from '@/lib/documents/club-software/encode';
import type { PersonContext } from '@/lib/documents/club-software/person-fields';
import { headerLine, writeRows } from '@/lib/documents/club-software/write-rows';
import type { ExportContext } from '@/lib/documents/export-context';
import { readableTable } from '@/lib/documents/readable-csv';
import { csvHeader, submissionLines } from '@/lib/documents/submission-csv';
import { StoreUnavailable } from '@/lib/platform/bucket';
import { type Ctx, systemCtx } from '@/lib/platform/context';
import { log } from '@/lib/platform/log';
import { loadPersonContext } from '@/lib/services/exports/club-software/load-person-context';
import { loadExportContext, loadTableContext } from '@/lib/services/exports/load-export-context';
import {
  countNamedSubmissions,
  forEachFullSubmission,
  listFullSubmissions,
} from '@/lib/services/submissions/list/list';
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
import { type CsvLayout, makeTableChunk, TableLayout } from './table-chunk';

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
  const made = await read.make(place.position === 0);
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
    // An erasure locks the job too, so the count must come after the lock.
    if ((await countNamedSubmissions(tx, clubId, read.namedIds)) < read.namedIds.length) return 'Outdated';
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
  /** Those that are not anonymised. */
  readonly namedIds: readonly string[];
  /** Makes the file's chunk, outside of the transaction because that can take long. */
  readonly make: (isFirst: boolean) => MadeChunk | Promise<MadeChunk>;
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
  const context = await contextOf(ctx, job);
  const table = TableLayout.parse(job.layout);
  if (table.kind === 'Csv' || table.kind === 'Readable')
    return { job, submissionIds, ...(await readTable(ctx, submissionIds, tableOf(table, context))) };
  const signature = job.type === 'Pdf' ? 'Full' : 'Presence';
  const submissions = await listFullSubmissions(ctx, { ids: submissionIds, signature });
  const namedIds = submissions.filter(isNamed).map(({ id }) => id);
  const read = { job, submissionIds, namedIds };
  if (table.kind === 'None') {
    const changes = await listOfficeChanges(ctx, submissionIds);
    return { ...read, make: isFirst => makePdfChunk(submissions, context, isFirst, changes) };
  }
  const applications = submissions.filter(isApplication);
  const people = await loadPersonContext(ctx, applications, table.layout, context.club.timeZone);
  return {
    ...read,
    make: isFirst => makeClubSoftwareChunk({ applications, layout: table.layout, people, context }, isFirst),
  };
}

type Table = { readonly header: string; readonly lines: (submission: Submission) => string };

function tableOf(layout: CsvLayout, context: ExportContext): Table {
  const { columns } = layout;
  return layout.kind === 'Csv'
    ? { header: csvHeader(columns), lines: submissionLines(columns, context) }
    : readableTable(columns, { ...context, locale: layout.language });
}

/**
 * Writes each submission's lines when it arrives and keeps only those, as bytes, so that a large chunk needs little memory
 * and V8 has little to copy.
 */
async function readTable(
  ctx: Ctx,
  submissionIds: readonly string[],
  { header, lines }: Table,
): Promise<Pick<ReadChunk, 'namedIds' | 'make'>> {
  const written = new Map<string, Buffer>();
  const namedIds: string[] = [];
  await forEachFullSubmission(ctx, { ids: submissionIds, signature: 'Presence' }, submission => {
    written.set(submission.id, Buffer.from(lines(submission)));
    if (isNamed(submission)) namedIds.push(submission.id);
  });
  const parts = submissionIds.flatMap(id => written.get(id) ?? []);
  const first = Buffer.from(`\ufeff${header}`);
  return {
    namedIds,
    make: isFirst => makeTableChunk(Buffer.concat(isFirst ? [first, ...parts] : parts), ''),
  };
}

const isNamed = (submission: Submission) => !submission.isAnonymized;

const isApplication = (submission: Submission) => submission.kind === 'Membership';

/** Reads as the system: only staff who may see bank data start an export. */
function readerOf(db: Db, job: ExportJobRow, tx: Tx): Ctx {
  const now = job.startedAt ?? job.createdAt;
  return systemCtx({ db, tx, clubId: job.clubId, now, requestId: job.id, locale: 'de' });
}

type ClubSoftware = {
  readonly applications: readonly MembershipSubmission[];
  readonly layout: Layout;
  readonly people: PersonContext;
  readonly context: ExportContext;
};

function makeClubSoftwareChunk(
  { applications, layout, people, context }: ClubSoftware,
  isFirst: boolean,
): MadeChunk {
  const written = writeRows(applications, layout, people);
  const bytes = encodeFile((isFirst ? headerLine(layout) : '') + written.text, layout.encoding, isFirst);
  const header = isFirst ? reportHeader(context) : '';
  const reasons = written.changes.map(({ reason }) => reason);
  return makeTableChunk(bytes, header + reportLines(written.changes, context), reasons);
}

/** Logo, club and fields are read once for all chunks of a job that this thread builds. */
let latest: { readonly jobId: string; readonly context: Promise<ExportContext> } | undefined;

async function contextOf(ctx: Ctx, job: ExportJobRow): Promise<ExportContext> {
  if (latest?.jobId !== job.id) {
    // Documents are in the language of their submission.
    const context = job.type === 'Pdf' ? loadExportContext(ctx, 'de') : loadTableContext(ctx);
    context.catch(() => {
      latest = undefined;
    });
    latest = { jobId: job.id, context };
  }
  return latest.context;
}
