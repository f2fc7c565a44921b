import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';
import { assertPrecondition, type Precondition } from '@/lib/platform/precondition';
import { requireNote, updateNote } from './queries';
import type { NotePlace } from './read';
import { assertOwnNote } from './rules';

type UpdateNote = NotePlace & { readonly text: string; readonly precondition: Precondition };

/** Changes an own note and marks it as changed. Throws 403 for another author's note, 404 and 412. */
export async function changeNote(
  ctx: Ctx,
  { submissionId, id, text, precondition }: UpdateNote,
): Promise<void> {
  await withClub(ctx, async tx => {
    const { note } = await requireNote(tx, ctx.clubId, submissionId, id);
    assertOwnNote(ctx.actor, note);
    assertPrecondition(precondition, note.version);
    const isChanged = await updateNote(tx, note, { text: text.trim(), editedAt: ctx.now });
    if (!isChanged) throw new AppError('precondition-failed');
  });
}
