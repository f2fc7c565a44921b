import type { Actor } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';

type Author = { readonly authorKind: Actor['kind']; readonly authorId: string | null };

/** Whether this person or program wrote it. */
export function isOwnNote(actor: Actor, { authorKind, authorId }: Author): boolean {
  return 'id' in actor && actor.kind === authorKind && actor.id === authorId;
}

/** What somebody wrote is changed and taken back by nobody else: throws 403. */
export function assertOwnNote(actor: Actor, note: Author): void {
  if (!isOwnNote(actor, note)) throw new AppError('forbidden');
}
