import { withClub } from '@/db/client';
import type { SubmissionNote } from '@/lib/contracts/submission-work';
import type { Ctx } from '@/lib/platform/context';
import { requireNote } from './queries';
import { toNote } from './serialize';

export type NotePlace = { readonly submissionId: string; readonly id: string };

/** A note with its version. Throws 404. */
export async function getNote(
  ctx: Ctx,
  { submissionId, id }: NotePlace,
): Promise<{ note: SubmissionNote; version: number }> {
  const row = await withClub(ctx, tx => requireNote(tx, ctx.clubId, submissionId, id));
  return { note: toNote(row, ctx.actor), version: row.note.version };
}
