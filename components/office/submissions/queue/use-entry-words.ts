import { useTranslations } from 'use-intl';
import { type Entry, failuresOf, type Outcome } from '@/components/office/submissions/queue/queue-state';
import type { BatchAction } from '@/lib/contracts/submissions/batch';

/** The words for a queued action, its result and what was not done. */
export function useEntryWords() {
  const t = useTranslations('decide.queue');
  const decide = useTranslations('decide');

  function subject({ order: { kind, ids, names } }: Entry, count: number) {
    const name = ids.length === 1 ? names.get(ids[0] ?? '') : undefined;
    return { count, what: name ? t('one', { kind, name }) : decide('what', { kind, count }) };
  }
  const notDone = (action: BatchAction, { outcome, words }: Outcome) =>
    t(`notDoneTo.${action}`, { reason: words ?? (outcome === 'Done' ? '' : t(`outcome.${outcome}`)) });

  return {
    held: (entry: Entry) => t(`held.${entry.order.action}`, subject(entry, entry.order.ids.length)),
    done: (entry: Entry) => {
      const count = entry.outcomes.length - failuresOf(entry).length;
      return t(`done.${entry.order.action}`, subject(entry, count));
    },
    notDone,
  };
}
