'use client';

import { useEffect } from 'react';

/**
 * Puts the focus on the page's content when `moment` changes and what had the focus is gone with it, so that readers
 * and the keyboard go on from there.
 */
export function useKeptFocus(moment: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change itself is what is waited for
  useEffect(() => {
    // A dialog that closes hands the focus back in a task of its own, which comes first.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body)
        document.getElementById('content')?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [moment]);
}
