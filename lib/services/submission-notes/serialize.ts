import type { SubmissionNote } from '@/lib/contracts/submission-work';
import type { Actor } from '@/lib/platform/context';
import type { NoteRow } from './queries';
import { isOwnNote } from './rules';

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
