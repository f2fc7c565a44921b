'use client';

import { useState } from 'react';
import { storePreference } from '@/components/office/shell/preferences';
import {
  type InboxPreferences,
  inboxCookie,
  writeInboxPreferences,
} from '@/components/office/submissions/inbox-preferences';

/** `first`: the preferences that the server rendered, so that the layout does not shift. */
export function useInboxPreferences(first: InboxPreferences) {
  const [preferences, setPreferences] = useState(first);
  function change(changes: Partial<InboxPreferences>) {
    const next = { ...preferences, ...changes };
    storePreference(inboxCookie, writeInboxPreferences(next));
    setPreferences(next);
  }
  return [preferences, change] as const;
}
