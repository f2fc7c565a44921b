'use client';

import { useEffect } from 'react';

/**
 * Moves the focus to the page's content when `moment` changes and the focused element has disappeared, so
 * that screen readers and keyboard continue from there.
 */
export function useFocusFallback(moment: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run on each change
  useEffect(() => {
    // A closing dialog returns the focus in its own task, which runs first.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body)
        document.getElementById('content')?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [moment]);
}
