import { crc32, deflateRawSync } from 'node:zlib';
import { type Db, type Tx, withClub } from '@/db/client';
import { instantParts } from '@/lib/documents/instant-parts';
import { csvLines, headerRow } from '@/lib/documents/submission-csv';
import { combineCrc32 } from '@/lib/documents/zip/crc32';
import {
  dataDescriptor,
  directory,
  localHeader,
  localHeaderBytes,
  type ZipMember,
  type ZipTime,
  zipTime,
} from '@/lib/documents/zip/zip';
import { systemCtx } from '@/lib/platform/context';
import { enqueue } from '@/lib/queue/enqueue';
import { getClubInfo } from '@/lib/services/clubs/read';
import { recordExported } from '@/lib/services/submissions/record-history';
import { recordEvent } from '@/lib/webhooks/record-event';
import { ChunkNotes } from './chunk-notes';
import { fileKeyOf, openPart, sealPart } from './file-key';
import { indexColumns, storedMember } from './pdf-chunk';
import { type ExportJobRow, endJob, insertChunks, listFinishedChunks, lockRunning } from './queries';
import { reportHeader } from './report';
import { lastBlock, TableLayout, tableMember, tableName } from './table-chunk';

/** How long an export file can be downloaded (contract §3). */
export const fileKeptMs = 48 * 3600 * 1000;

const chunksAtOnce = 200;
const entriesAtOnce = 5000;
const tailChunkBytes = 1024 * 1024;
const byteOrderMark = '\ufeff';

/**
 * Completes a job whose chunks are all stored, in one transaction. Writes the end of the file (index or report,
 * directory), the history of each submission, the event, and the job that will remove the file. Does nothing if the job
 * was cancelled or completed meanwhile. Throws if a chunk was emptied, so that a later run builds it.
 */
export async function finishExport(db: Db, job: ExportJobRow, now: Date): Promise<void> {
  const { clubId, id: jobId } = job;
  await withClub({ db, clubId }, async tx => {
    const ctx = systemCtx({ db, tx, clubId, now, requestId: jobId, locale: 'de' });
    if (!(await lockRunning(tx, clubId, jobId))) return;
    const { info: club } = await getClubInfo(ctx);
    const body = await readBody(tx, job);
    const at = zipTime(instantParts(job.createdAt.toISOString(), club.timeZone));
    const tail = endOfFile(body, TableLayout.parse(job.layout), at, { locale: club.locale, club });
    const expiresAt = new Date(now.getTime() + fileKeptMs);
    const byteCount = body.byteCount + tail.length;
    const end = { state: 'Completed', finishedAt: now, expiresAt, byteCount } as const;
    if (!(await endJob(tx, clubId, jobId, end))) return;
    await insertChunks(tx, tailChunks(job, tail, body.chunkCount));
    await recordAllExported(tx, job, body.submissionIds, now);
    const exportJob = { id: jobId, type: job.type, total: job.total, expiresAt: expiresAt.toISOString() };
    await recordEvent(tx, ctx, { type: 'ExportCompleted', submissionId: null, data: { clubId, exportJob } });
    await enqueue(tx, 'expire-export', { clubId, jobId }, { startAfter: expiresAt });
  });
}

/** Content of the chunks, in the order of the file. */
type Body = {
  readonly chunkCount: number;
  readonly byteCount: number;
  readonly members: readonly ZipMember[];
  /** Of the whole table, before compression. */
  readonly table: { readonly crc: number; readonly size: number };
  readonly lines: string;
  readonly submissionIds: readonly string[];
};

async function readBody(tx: Tx, job: ExportJobRow): Promise<Body> {
  const { clubId, id: jobId } = job;
  const key = fileKeyOf(job);
  const members: ZipMember[] = [];
  const submissionIds: string[] = [];
  const lines: string[] = [];
  let table = { crc: 0, size: 0 };
  let byteCount = 0;
  let chunkCount = 0;
  for (;;) {
    const chunks = await listFinishedChunks(tx, clubId, jobId, chunkCount - 1, chunksAtOnce);
    for (const { position, notes: sealed, byteCount: bytes, submissionIds: ids } of chunks) {
      if (!sealed || bytes === null) throw new Error(`Chunk ${position} of export ${jobId} does not exist`);
      const notes = ChunkNotes.parse(
        JSON.parse(openPart(key, { clubId, jobId, position }, 'notes', sealed).toString()),
      );
      let offset = byteCount;
      for (const member of notes.members) {
        members.push({ ...storedMember(member), offset });
        offset += localHeaderBytes(member.name) + member.size;
      }
      if (notes.table) {
        const { crc, size } = notes.table;
        table = { crc: combineCrc32(table.crc, crc, size), size: table.size + size };
      }
      lines.push(notes.lines);
      submissionIds.push(...ids);
      byteCount += bytes;
      chunkCount += 1;
    }
    if (chunks.length < chunksAtOnce) break;
  }
  return { chunkCount, byteCount, members, table, lines: lines.join(''), submissionIds };
}

type Language = Parameters<typeof reportHeader>[0];

/** The bytes after the chunks: the table's end or the index, the report, and the directory. */
function endOfFile(body: Body, layout: TableLayout, at: ZipTime, language: Language): Buffer {
  const parts: Buffer[] = [];
  const members = [...body.members];
  let offset = body.byteCount;
  const add = (...bytes: Buffer[]) => {
    parts.push(...bytes);
    offset += bytes.reduce((sum, one) => sum + one.length, 0);
  };
  const addText = (name: string, text: string) => {
    const data = Buffer.from(byteOrderMark + text);
    const packed = deflateRawSync(data);
    const sizes = { crc: crc32(data), size: data.length, compressedSize: packed.length };
    const member = { name, ...sizes, isDeflated: true, hasDescriptor: false };
    members.push({ ...member, offset });
    add(localHeader(member, at), packed);
  };
  if (layout.kind === 'None') {
    addText('index.csv', csvLines([headerRow(indexColumns)], indexColumns) + body.lines);
  } else {
    const name = tableName(layout);
    const compressedSize = body.byteCount - localHeaderBytes(name) + lastBlock.length;
    const member = { ...tableMember(name), ...body.table, compressedSize, offset: 0 };
    members.push(member);
    add(lastBlock, dataDescriptor(member));
    if (layout.kind === 'ClubSoftware') addText('report.csv', reportHeader(language) + body.lines);
  }
  return Buffer.concat([...parts, directory(members, at, offset)]);
}

function tailChunks({ clubId, id: jobId, ...job }: ExportJobRow, tail: Buffer, firstPosition: number) {
  const key = fileKeyOf({ clubId, id: jobId, ...job });
  return Array.from({ length: Math.ceil(tail.length / tailChunkBytes) }, (_, index) => {
    const place = { clubId, jobId, position: firstPosition + index };
    const bytes = tail.subarray(index * tailChunkBytes, (index + 1) * tailChunkBytes);
    return { ...place, data: sealPart(key, place, 'data', bytes), byteCount: bytes.length };
  });
}

async function recordAllExported(
  tx: Tx,
  job: ExportJobRow,
  submissionIds: readonly string[],
  at: Date,
): Promise<void> {
  const { clubId, requestedByKind: kind, requestedBy: id } = job;
  const exported = { clubId, by: { kind, id }, at, as: job.format ?? job.type.toLowerCase() };
  for (let first = 0; first < submissionIds.length; first += entriesAtOnce) {
    await recordExported(tx, exported, submissionIds.slice(first, first + entriesAtOnce));
  }
}
