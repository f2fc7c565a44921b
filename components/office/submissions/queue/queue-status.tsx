'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import {
  currentQueue,
  hasJustLeft,
  subscribeToQueue,
} from '@/components/office/submissions/queue/action-queue';
import { refreshSubmissions } from '@/lib/api-client/submissions';
import { intlTag } from '@/lib/platform/i18n/locale';

const empty = currentQueue();
/** When lists are fetched again; a busy server takes longer than a second. */
const settleMs = [1_000, 4_000, 12_000];

/** The queue of actions, on every screen of the office; nothing before the first action. */
export function QueueStatus() {
  const client = useQueryClient();
  useEffect(() => {
    if (!hasJustLeft()) return;
    // The page before sent decisions while this one was read.
    const timers = settleMs.map(ms => setTimeout(() => refreshSubmissions(client, null), ms));
    return () => timers.forEach(clearTimeout);
  }, [client]);
  const view = useSyncExternalStore(subscribeToQueue, currentQueue, () => empty);
  const loaded = usePanel(view.news !== null);
  const messages = { ...useMessages(), decide: loaded?.decide };
  const locale = useLocale();
  if (!loaded) return null;
  return (
    <IntlProvider locale={locale} messages={messages}>
      <loaded.QueuePanel {...view} />
    </IntlProvider>
  );
}

type LoadedPanel = Awaited<ReturnType<typeof loadPanel>>;

function usePanel(isWanted: boolean): LoadedPanel | null {
  const tag = useLocale();
  const [loaded, setLoaded] = useState<LoadedPanel | null>(null);
  useEffect(() => {
    if (isWanted) void loadPanel(tag === intlTag('de')).then(setLoaded);
  }, [isWanted, tag]);
  return loaded;
}

/** Loads the panel's code and texts when the first action is queued. */
async function loadPanel(isGerman: boolean) {
  const [{ QueuePanel }, { default: decide }] = await Promise.all([
    import('./queue-panel'),
    isGerman ? import('@/messages/de/decide.json') : import('@/messages/en/decide.json'),
  ]);
  return { QueuePanel, decide };
}
