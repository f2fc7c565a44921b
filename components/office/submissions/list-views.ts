import type { SavedView } from '@/lib/contracts/saved-views';

/** A saved view; those of assigned, asked and answered submissions, which everyone has, are stored nowhere. */
export type InboxView = Pick<SavedView, 'name' | 'filter'> & Partial<SavedView>;

/** The views of a user besides the states: what is assigned to them, what waits for an answer or has one, then the saved ones. */
export function listViews(
  saved: readonly SavedView[],
  userId: string,
  t: (key: 'mine' | 'asked' | 'answered') => string,
): InboxView[] {
  return [
    { name: t('mine'), filter: { assigneeId: userId } },
    { name: t('asked'), filter: { awaits: 'Answer' } },
    { name: t('answered'), filter: { awaits: 'Reading' } },
    ...saved,
  ];
}
