import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Tx } from '@/db/client';
import { isMember, memberName } from '@/db/member-name';
import { submissionNotes } from '@/db/schema/submission-notes';
import { submissions } from '@/db/schema/submissions';
import { apiKeys, users } from '@/db/schema/users';
import { notFound } from '@/lib/platform/errors';

/** The submission and whether it was anonymised; `isHeld` locks it until the transaction ends. Throws 404. */
export async function requireSubmission(tx: Tx, clubId: string, id: string, isHeld = false) {
  if (!isUuid(id)) throw notFound();
  const query = tx
    .select({ id: submissions.id, anonymizedAt: submissions.anonymizedAt })
    .from(submissions)
    .where(and(eq(submissions.clubId, clubId), eq(submissions.id, id)));
  const [row] = await (isHeld ? query.for('key share') : query);
  if (!row) throw notFound();
  return row;
}

const authorName = sql<string | null>`coalesce(${memberName}, ${apiKeys.name})`;

function notes(tx: Tx, clubId: string) {
  return tx
    .select({ note: submissionNotes, authorName })
    .from(submissionNotes)
    .leftJoin(users, and(eq(submissionNotes.authorKind, 'User'), isMember(clubId, submissionNotes.authorId)))
    .leftJoin(
      apiKeys,
      and(eq(apiKeys.clubId, submissionNotes.clubId), eq(apiKeys.id, submissionNotes.authorId)),
    );
}

export type NoteRow = Awaited<ReturnType<typeof listNoteRows>>['rows'][number];

/** At most `limit` + 1 rows, newest first, and the total count. */
export async function listNoteRows(
  tx: Tx,
  clubId: string,
  submissionId: string,
  page: { readonly after: readonly [string, string] | null; readonly limit: number },
) {
  const isOfSubmission = and(
    eq(submissionNotes.clubId, clubId),
    eq(submissionNotes.submissionId, submissionId),
  );
  const [rows, [total]] = await Promise.all([
    notes(tx, clubId)
      .where(and(isOfSubmission, page.after ? isBefore(page.after) : undefined))
      .orderBy(desc(submissionNotes.createdAt), desc(submissionNotes.id))
      .limit(page.limit + 1),
    tx.select({ count: count() }).from(submissionNotes).where(isOfSubmission),
  ]);
  return { rows, totalCount: total?.count ?? 0 };
}

function isBefore([at, id]: readonly [string, string]): SQL {
  return sql`(${submissionNotes.createdAt}, ${submissionNotes.id}) < (${at}, ${id})`;
}

/** A note about this submission, with its author's name. Throws 404. */
export async function requireNote(tx: Tx, clubId: string, submissionId: string, id: string) {
  if (!isUuid(id) || !isUuid(submissionId)) throw notFound();
  const [row] = await notes(tx, clubId).where(
    and(
      eq(submissionNotes.clubId, clubId),
      eq(submissionNotes.submissionId, submissionId),
      eq(submissionNotes.id, id),
    ),
  );
  if (!row) throw notFound();
  return row;
}

export async function insertNote(tx: Tx, row: typeof submissionNotes.$inferInsert): Promise<void> {
  await tx.insert(submissionNotes).values(row);
}

export type StoredNote = typeof submissionNotes.$inferSelect;

/** Returns false if the note was changed or deleted since it was read. */
export async function updateNote(
  tx: Tx,
  note: StoredNote,
  columns: { text: string; editedAt: Date },
): Promise<boolean> {
  const changed = await tx
    .update(submissionNotes)
    .set({ ...columns, version: note.version + 1 })
    .where(isVersion(note))
    .returning({ id: submissionNotes.id });
  return changed.length > 0;
}

/** Returns false if the note was changed or deleted since it was read. */
export async function deleteNote(tx: Tx, note: StoredNote): Promise<boolean> {
  const gone = await tx.delete(submissionNotes).where(isVersion(note)).returning({ id: submissionNotes.id });
  return gone.length > 0;
}

function isVersion({ clubId, id, version }: StoredNote) {
  return and(
    eq(submissionNotes.clubId, clubId),
    eq(submissionNotes.id, id),
    eq(submissionNotes.version, version),
  );
}
