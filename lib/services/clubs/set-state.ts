import { type Db, withClub } from '@/db/client';
import { lockCatalog } from '@/db/locks';
import { updateState } from './queries';

type State = { readonly suspendedAt: Date | null; readonly removeAfter: Date | null };

/**
 * Suspends a club, has it removed later, or ends both. Waits for submissions that have begun; later ones see the new
 * state.
 */
export async function setState(db: Db, clubId: string, state: State): Promise<void> {
  await withClub({ db, clubId }, async tx => {
    await lockCatalog(tx);
    await updateState(tx, clubId, state);
  });
}
