import { ChangeSavedView, type SavedView } from '@/lib/contracts/saved-views';
import type { SavedViewRow } from './queries';

/** A stored view; what an older version of the service stored and this one does not know filters nothing. */
export function toSavedView({ id, name, settings }: SavedViewRow): SavedView {
  const known = ChangeSavedView.safeParse({ ...settings, name });
  return { id, ...(known.success ? known.data : { name, filter: {}, sort: '-receivedAt' }) };
}
