import {
  deleteSubmissionNote,
  getSubmissionNote,
  updateSubmissionNote,
} from '@/lib/contracts/operations/submission-work';
import { noContent, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { changeNote } from '@/lib/services/submission-notes/change';
import { getNote } from '@/lib/services/submission-notes/read';
import { removeNote } from '@/lib/services/submission-notes/remove';

const placeOf = ({ id, noteId }: { readonly id: string; readonly noteId: string }) => ({
  submissionId: id,
  id: noteId,
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getSubmissionNote, async ({ ctx, params }) => {
    const { note, version } = await getNote(ctx, placeOf(params));
    return ok(note, { version, showsOthers: true });
  }),
  bind(updateSubmissionNote, async ({ ctx, params, body, precondition }) => {
    await changeNote(ctx, { ...placeOf(params), text: body.text, precondition });
    return noContent();
  }),
  bind(deleteSubmissionNote, async ({ ctx, params, precondition }) => {
    await removeNote(ctx, { ...placeOf(params), precondition });
    return noContent();
  }),
);
