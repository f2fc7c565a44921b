import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import type { Db } from '@/db/client';
import { streamZip, type ZipFile } from '@/lib/documents/zip';
import { findFileBytes } from '@/lib/services/submissions/files/get';
import { readChunk, readNotes } from './chunk-bytes';
import { indexName } from './pdf-chunk';
import type { ExportJobRow } from './queries';
import { TableLayout, tableName } from './table-chunk';

const inflate = promisify(inflateRaw);

/**
 * Streams the ZIP of a completed job with `chunkCount` chunks, one chunk in memory at a time and only on demand. Fails
 * if the file is removed meanwhile.
 */
export function streamArchive(
  db: Db,
  job: ExportJobRow,
  { modifiedAt, ...rest }: { readonly modifiedAt: Date } & Pick<Source, 'chunkCount' | 'reportName'>,
): ReadableStream<Uint8Array> {
  return streamZip(listFiles({ db, job, ...rest }), modifiedAt);
}

type Source = {
  readonly db: Db;
  readonly job: ExportJobRow;
  readonly chunkCount: number;
  /** File name of the report on club software. */
  readonly reportName: string;
};

async function* listFiles(source: Source): AsyncGenerator<ZipFile> {
  const layout = TableLayout.parse(source.job.layout);
  if (layout.kind === 'None') {
    yield* listDocuments(source);
    yield { name: indexName, content: readLines(source) };
    return;
  }
  yield { name: tableName(layout), content: readTable(source) };
  if (layout.kind === 'ClubSoftware') yield { name: source.reportName, content: readLines(source) };
}

async function* listDocuments({ db, job, chunkCount }: Source): AsyncGenerator<ZipFile> {
  for (let position = 0; position < chunkCount; position += 1) {
    const { data, notes } = await readChunk(db, job, position);
    let offset = 0;
    for (const { name, size, fileId } of notes.files) {
      if (fileId !== undefined) {
        // Left out if it was replaced meanwhile.
        const content = await findFileBytes({ db, clubId: job.clubId }, fileId);
        if (content) yield { name, content };
        continue;
      }
      yield { name, content: data.subarray(offset, offset + size) };
      offset += size;
    }
  }
}

async function* readTable({ db, job, chunkCount }: Source): AsyncGenerator<Buffer> {
  for (let position = 0; position < chunkCount; position += 1)
    yield await inflate((await readChunk(db, job, position)).data);
}

async function* readLines({ db, job, chunkCount }: Source): AsyncGenerator<Buffer> {
  for (let position = 0; position < chunkCount; position += 1)
    yield Buffer.from((await readNotes(db, job, position)).lines);
}
