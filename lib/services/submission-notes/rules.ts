import type { Actor } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';

type Author = { readonly authorKind: Actor['kind']; readonly authorId: string | null };

/** Whether this user or API key wrote the note. */
export function isOwnNote(actor: Actor, { authorKind, authorId }: Author): boolean {
  return 'id' in actor && actor.kind === authorKind && actor.id === authorId;
}

/** Only its author may change or delete a note: throws 403 for others. */
export function assertOwnNote(actor: Actor, note: Author): void {
  if (!isOwnNote(actor, note)) throw new AppError('forbidden');
}
