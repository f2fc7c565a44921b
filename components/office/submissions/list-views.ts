import type { SavedView } from '@/lib/contracts/saved-views';

/** A saved view; the one of assigned submissions, which everyone has, is stored nowhere. */
export type InboxView = Pick<SavedView, 'name' | 'filter'> & Partial<SavedView>;

/** The views of a user besides the states: what is assigned to them, then the saved ones. */
export function listViews(saved: readonly SavedView[], userId: string, mine: string): InboxView[] {
  return [{ name: mine, filter: { assigneeId: userId } }, ...saved];
}
