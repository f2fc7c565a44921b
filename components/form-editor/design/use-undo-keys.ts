'use client';

import { useEffect, useRef } from 'react';

type UndoKeys = { readonly undo: () => void; readonly redo: () => void };

/**
 * Ctrl-Z, Ctrl-Y and Ctrl-Shift-Z (on a Mac with ⌘) on the whole page, in fields too: each change
 * is a step.
 */
export function useUndoKeys(keys: UndoKeys, isOn: boolean): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      event.stopPropagation();
      if (key === 'z' && !event.shiftKey) latest.current.undo();
      else latest.current.redo();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [isOn]);
}
