import { addSubmissionNote, listSubmissionNotes } from '@/lib/contracts/operations/submission-work';
import { created, listed } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { addNote } from '@/lib/services/submission-notes/add';
import { listNotes } from '@/lib/services/submission-notes/read';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(listSubmissionNotes, async ({ ctx, params, query, request }) =>
    listed(await listNotes(ctx, { ...query, id: params.id }), request.url),
  ),
  bind(addSubmissionNote, async ({ ctx, params, body }) => {
    const note = await addNote(ctx, { submissionId: params.id, text: body.text });
    return created(note, `/submits/${params.id}/notes/${note.id}`);
  }),
);
