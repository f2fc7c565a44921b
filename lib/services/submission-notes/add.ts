import { v7 as uuid } from 'uuid';
import { withClub } from '@/db/client';
import type { SubmissionNote } from '@/lib/contracts/submissions/submission-work';
import type { Ctx } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';
import { insertNote, requireNote, requireSubmission } from './queries';
import { toNote } from './read';

/**
 * Writes a note about a submission. Only staff see it: no mail, file, event or link of a member contains it. Throws
 * 404, and 409 (`state-conflict`) if the submission was anonymised, because a note could name the person again.
 */
export async function addNote(
  ctx: Ctx,
  { submissionId, text }: { readonly submissionId: string; readonly text: string },
): Promise<SubmissionNote> {
  return withClub(ctx, async tx => {
    const submission = await requireSubmission(tx, ctx.clubId, submissionId, true);
    if (submission.anonymizedAt !== null) throw new AppError('state-conflict');
    const id = uuid();
    await insertNote(tx, {
      clubId: ctx.clubId,
      id,
      submissionId: submission.id,
      text: text.trim(),
      createdAt: ctx.now,
      authorKind: ctx.actor.kind,
      authorId: 'id' in ctx.actor ? ctx.actor.id : null,
    });
    return toNote(await requireNote(tx, ctx.clubId, submission.id, id), ctx.actor);
  });
}
