import { withClub } from '@/db/client';
import type { SubmissionNoteList } from '@/lib/contracts/submission-work';
import type { Ctx } from '@/lib/platform/context';
import { decodeCursor, InstantPlace, pageOf } from '@/lib/platform/cursor';
import { listNoteRows, requireSubmission } from './queries';
import { toNote } from './serialize';

type ListNotes = { readonly id: string; readonly limit: number; readonly cursor?: string };

/** What staff wrote about a submission, newest first. Throws 404, and 400 (`bad-query`) for a wrong cursor. */
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
