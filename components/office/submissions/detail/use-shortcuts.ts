'use client';

import { useEffect, useRef } from 'react';

/**
 * Single keys that do something on this page, by `event.key`. None while somebody types, chooses from a menu or answers
 * a dialog, nor with Ctrl, Alt or the command key; none but the question mark where they were switched off (ADR 41).
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
