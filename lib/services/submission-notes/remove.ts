import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';
import { assertPrecondition, type Precondition } from '@/lib/platform/precondition';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { deleteNote, requireNote } from './queries';
import type { NotePlace } from './read';
import { assertOwnNote } from './rules';

/** Deletes an own note. Throws 403 for another author's note, 404 and 412. */
export async function removeNote(
  ctx: Ctx,
  { submissionId, id, precondition }: NotePlace & { readonly precondition: Precondition },
): Promise<void> {
  await withClub(ctx, async tx => {
    const { note } = await requireNote(tx, ctx.clubId, submissionId, id);
    assertOwnNote(ctx.actor, note);
    assertPrecondition(precondition, note.version);
    if (!(await deleteNote(tx, note))) throw new AppError('precondition-failed');
    await recordAudit(tx, ctx, { action: 'Deleted', recordType: 'SubmissionNote', recordId: note.id });
  });
}
