import { NIL as nobody } from 'uuid';
import { type Db, type Tx, withClub, withClubSnapshot } from '@/db/client';
import { exampleOf } from '@/lib/contracts/example-of';
import { MembershipSubmission } from '@/lib/contracts/submissions/submissions';
import { csvColumns, submissionLines } from '@/lib/documents/submission-csv';
import { systemCtx } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';
import { loadTableContext } from '@/lib/services/exports/load-export-context';
import { countNamedSubmissions, forEachFullSubmission } from '@/lib/services/submissions/list/list';
import { recordExported } from '@/lib/services/submissions/record-history';
import { ChunkNotes } from './chunk-notes';
import { fileKeyOf, sealedFileKey, sealPart } from './file-key';
import {
  advanceJob,
  endJob,
  findChunk,
  idsOfChunks,
  listChunkSizes,
  listOpenPositions,
  lockRunning,
  startRun,
  storeChunk,
} from './queries';
import { makeTableChunk, TableLayout } from './table-chunk';

const place = { clubId: nobody, jobId: nobody, position: 0 };

/**
 * Does what the first export of a table would otherwise wait for: sends its statements for a job that does not exist, so
 * that they are built and PostgreSQL has read its catalogs, and makes a chunk of the API's example. Stores nothing.
 */
export async function warmUpTables(db: Db): Promise<void> {
  await withClubSnapshot({ db, clubId: nobody }, tx => sendReads(db, tx));
  await withClub({ db, clubId: nobody }, sendWrites);
  makeExample();
}

async function sendReads(db: Db, tx: Tx): Promise<void> {
  const ctx = systemCtx({ db, tx, clubId: nobody, now: new Date(), requestId: nobody, locale: 'de' });
  await findChunk(tx, place);
  await loadTableContext(ctx).catch(ignoreNotFound);
  await forEachFullSubmission(ctx, { ids: [nobody], signature: 'Presence' }, () => {});
}

function ignoreNotFound(error: unknown): void {
  if (!(error instanceof AppError && error.code === 'not-found')) throw error;
}

async function sendWrites(tx: Tx): Promise<void> {
  const now = new Date();
  await startRun(tx, nobody, nobody, now);
  await listOpenPositions(tx, nobody, nobody);
  await lockRunning(tx, nobody, nobody);
  await countNamedSubmissions(tx, nobody, [nobody]);
  await storeChunk(tx, place, { data: Buffer.of(), objectId: null, notes: Buffer.of(), byteCount: 0 });
  await advanceJob(tx, nobody, nobody, 0);
  await listChunkSizes(tx, nobody, nobody);
  await endJob(tx, nobody, nobody, { state: 'Completed', finishedAt: now, expiresAt: now, byteCount: 0 });
  await recordExported(tx, {
    clubId: nobody,
    at: now,
    as: 'CSV',
    by: { kind: 'System', id: null },
    submissionIds: idsOfChunks(place, { first: 0, last: 0 }),
  });
}

function makeExample(): void {
  const columns = csvColumns([]);
  TableLayout.parse({ kind: 'Csv', columns });
  const lines = submissionLines(columns, {
    locale: 'de',
    club: { timeZone: 'Europe/Berlin' },
    customFields: [],
  });
  const made = makeTableChunk(
    Buffer.from(lines(exampleOf(MembershipSubmission) as MembershipSubmission)),
    '',
  );
  const key = fileKeyOf({ clubId: nobody, id: nobody, fileKeyEncrypted: sealedFileKey(nobody, nobody) });
  sealPart(key, place, 'data', made.data);
  ChunkNotes.parse(made.notes);
}
