import type { SavedView } from '@/lib/contracts/saved-views';

/** A saved view; those of assigned and of asked submissions, which everyone has, are stored nowhere. */
export type InboxView = Pick<SavedView, 'name' | 'filter'> & Partial<SavedView>;

/** The views of a user besides the states: what is assigned to them, what waits for an answer, then the saved ones. */
export function listViews(
  saved: readonly SavedView[],
  userId: string,
  t: (key: 'mine' | 'asked') => string,
): InboxView[] {
  return [
    { name: t('mine'), filter: { assigneeId: userId } },
    { name: t('asked'), filter: { awaits: 'Answer' } },
    ...saved,
  ];
}
