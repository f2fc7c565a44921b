'use client';

import { useEffect } from 'react';
import { navigation } from '@/components/office/shell/navigation';
import { parseInboxPreferences } from '@/components/office/submissions/inbox-preferences';

const nextKeyMs = 1_500;

/** Opens an area of the office with `g` and its key, wherever no text is typed and no dialog is open. */
export function useGoKeys(): void {
  useEffect(() => {
    let startedAt = Number.NEGATIVE_INFINITY;
    const listen = (event: KeyboardEvent) => {
      if (!isFree(event) || !hasKeys()) return;
      const isSecond = event.timeStamp - startedAt < nextKeyMs;
      startedAt = event.key === 'g' && !isSecond ? event.timeStamp : Number.NEGATIVE_INFINITY;
      const entry = isSecond && navigation.find(({ goKey }) => goKey === event.key);
      if (!entry) return;
      // The second key must not be one of the page too.
      event.preventDefault();
      event.stopPropagation();
      linkTo(entry.href)?.click();
    };
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
}

/** The areas that the navigation offers to this user. */
export function offeredEntries() {
  return navigation.filter(({ href }) => linkTo(href) !== null);
}

function linkTo(href: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`nav a[href="${href}"]`);
}

/** Whether single keys are on in this browser. */
function hasKeys(): boolean {
  const [, value] = /(?:^|; )inbox=([^;]*)/.exec(document.cookie) ?? [];
  return parseInboxPreferences(value).hasKeys;
}

/** Whether a key belongs to the page: the user does not type, holds no modifier but Shift, and no dialog is open. */
export function isFree({ target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isComposing) return false;
  if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return false;
  return !(
    target instanceof Element &&
    target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]')
  );
}
