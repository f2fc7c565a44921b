import { type Db, withClub } from '@/db/client';
import { updateState } from './queries';

type State = { readonly suspendedAt: Date | null; readonly removeAfter: Date | null };

/** Suspends a club, has it removed later, or ends both. */
export async function setState(db: Db, clubId: string, state: State): Promise<void> {
  await withClub({ db, clubId }, tx => updateState(tx, clubId, state));
}
