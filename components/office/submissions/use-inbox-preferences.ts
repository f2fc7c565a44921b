'use client';

import { useState } from 'react';
import { rememberPreference } from '@/components/office/shell/preferences';
import {
  type InboxPreferences,
  inboxCookie,
  writeInboxPreferences,
} from '@/components/office/submissions/inbox-preferences';

/** `first`: as the cookie said when the page was rendered, so that nothing jumps. */
export function useInboxPreferences(first: InboxPreferences) {
  const [preferences, setPreferences] = useState(first);
  function change(changes: Partial<InboxPreferences>) {
    const next = { ...preferences, ...changes };
    rememberPreference(inboxCookie, writeInboxPreferences(next));
    setPreferences(next);
  }
  return [preferences, change] as const;
}
