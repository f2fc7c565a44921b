import { useTranslations } from 'use-intl';
import {
  type Entry,
  failuresOf,
  type Outcome,
  type QueuedAction,
} from '@/components/office/submissions/queue/queue-state';
import { useMailWay } from '@/lib/api-client/mail-servers';

/** The words for a queued action, its result and what was not done. */
export function useEntryWords() {
  const t = useTranslations('decide.queue');
  const decide = useTranslations('decide');
  const way = useMailWay();

  function subject({ order: { kind, ids, names } }: Entry, count: number) {
    const name = ids.length === 1 ? names.get(ids[0] ?? '') : undefined;
    return { count, what: name ? t('one', { kind, name }) : decide('what', { kind, count }) };
  }
  /** Adds that the mails of the action wait for a mail server. */
  const withMails = ({ order }: Entry, count: number, words: string) =>
    way === 'waits' && order.sendsMail && count > 0 ? `${words}. ${t('mailsWait', { count })}` : words;
  const notDone = (action: QueuedAction, { outcome, words }: Outcome) =>
    outcome === 'Already'
      ? t('already', { action })
      : t(`notDoneTo.${action}`, {
          reason: words ?? (outcome === 'Done' ? '' : t(`outcome.${outcome}`, { action })),
        });
  const heldAction = (entry: Entry) =>
    t(`held.${entry.order.action}`, subject(entry, entry.order.ids.length));

  return {
    held: (entry: Entry) => withMails(entry, entry.order.ids.length, heldAction(entry)),
    undone: (entry: Entry) => t('undone', { what: heldAction(entry) }),
    done: (entry: Entry) => {
      const count = entry.outcomes.length - failuresOf(entry).length;
      return withMails(entry, count, t(`done.${entry.order.action}`, subject(entry, count)));
    },
    notDone,
  };
}
