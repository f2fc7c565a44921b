import { withClub } from '@/db/client';
import type { SubmissionNote, SubmissionNoteList } from '@/lib/contracts/submissions/submission-work';
import type { Actor, Ctx } from '@/lib/platform/context';
import { decodeCursor, InstantPlace, pageOf } from '@/lib/platform/cursor';
import { listNoteRows, type NoteRow, requireNote, requireSubmission } from './queries';
import { isOwnNote } from './rules';

type ListNotes = { readonly id: string; readonly limit: number; readonly cursor?: string };

/** The notes about a submission, newest first. Throws 404, and 400 (`bad-query`) for a wrong cursor. */
export async function listNotes(ctx: Ctx, { id, limit, cursor }: ListNotes): Promise<SubmissionNoteList> {
  const list = { name: 'notes', clubId: ctx.clubId, of: id };
  const after = decodeCursor(cursor, list, InstantPlace);
  const { rows, totalCount } = await withClub(ctx, async tx => {
    const submission = await requireSubmission(tx, ctx.clubId, id);
    return listNoteRows(tx, ctx.clubId, submission.id, { after, limit });
  });
  const page = pageOf(rows, limit, list, ({ note }) => [note.createdAt.toISOString(), note.id]);
  return {
    items: page.rows.map(row => toNote(row, ctx.actor)),
    nextCursor: page.nextCursor,
    totalCount,
  };
}

export type NotePlace = { readonly submissionId: string; readonly id: string };

/** A note with its version. Throws 404. */
export async function getNote(
  ctx: Ctx,
  { submissionId, id }: NotePlace,
): Promise<{ note: SubmissionNote; version: number }> {
  const row = await withClub(ctx, tx => requireNote(tx, ctx.clubId, submissionId, id));
  return { note: toNote(row, ctx.actor), version: row.note.version };
}

export function toNote({ note, authorName }: NoteRow, reader: Actor): SubmissionNote {
  const { id, text, authorKind, authorId, createdAt, editedAt } = note;
  return {
    id,
    text,
    author: { kind: authorKind === 'Member' ? 'System' : authorKind, id: authorId, name: authorName },
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    isOwn: isOwnNote(reader, note),
  };
}
