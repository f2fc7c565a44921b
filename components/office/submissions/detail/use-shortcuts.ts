'use client';

import { useEffect, useRef } from 'react';
import { isFree } from '@/components/office/shell/use-go-keys';

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
      if (event.defaultPrevented || !isFree(event)) return;
      const act = newest.current.shortcuts[event.key];
      if (!act || (event.key !== '?' && !newest.current.isOn)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
