'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { currentRun, subscribeToRun } from '@/components/office/submissions/batch-run';
import { intlTag } from '@/lib/platform/i18n/locale';

/** The present batch, on every screen of the office; nothing without one. */
export function BatchStatus() {
  const run = useSyncExternalStore(subscribeToRun, currentRun, () => null);
  const loaded = usePanel(run !== null);
  const messages = { ...useMessages(), inbox: loaded?.inbox };
  const locale = useLocale();
  if (!run || !loaded) return null;
  return (
    <IntlProvider locale={locale} messages={messages}>
      <loaded.BatchPanel run={run} />
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

/** Loads the panel's code and texts when the first batch starts. */
async function loadPanel(isGerman: boolean) {
  const [{ BatchPanel }, { default: inbox }] = await Promise.all([
    import('./batch-panel'),
    isGerman ? import('@/messages/de/inbox.json') : import('@/messages/en/inbox.json'),
  ]);
  return { BatchPanel, inbox };
}
