'use client';

import { useEffect, useRef } from 'react';

/**
 * Single keys of this page, by `event.key`. They do nothing while the user types, uses a menu or a dialog, or
 * holds Ctrl, Alt or the command key. If single keys are turned off, only the question mark works
 * (docs/product/inbox.md).
 */
export function useShortcuts(
  isOn: boolean,
  shortcuts: Readonly<Record<string, (() => void) | undefined>>,
): void {
  const newest = useRef({ isOn, shortcuts });
  useEffect(() => {
    newest.current = { isOn, shortcuts };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event))
        return;
      const act = newest.current.shortcuts[event.key];
      if (!act || (event.key !== '?' && !newest.current.isOn)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

const elsewhere = 'input, textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"]';

function isElsewhere(event: KeyboardEvent): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return true;
  return event.target instanceof Element && event.target.closest(elsewhere) !== null;
}
