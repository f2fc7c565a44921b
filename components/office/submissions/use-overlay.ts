'use client';

import { useRef, useState } from 'react';
import type { SelectionKind } from '@/components/office/submissions/selection-kind';
import type { BatchAction } from '@/lib/contracts/batch';
import type { ExportFilter } from '@/lib/contracts/exports';

/** What an action is done to: submissions by id, or all that a filter finds. */
export type Target = {
  readonly ids: readonly string[] | null;
  readonly filter: ExportFilter;
  readonly count: number;
  /** Of those that were seen. */
  readonly names: ReadonlyMap<string, string>;
  readonly kind: SelectionKind;
};

export type Overlay =
  | { readonly kind: 'filters' | 'display' | 'shortcuts' | 'views' }
  | { readonly kind: 'batch'; readonly action: BatchAction; readonly target: Target }
  | { readonly kind: 'export'; readonly target: Target };

/** The one dialog that lies over the list; when it closes, the focus goes back to where it was. */
export function useOverlay() {
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const opener = useRef<Element | null>(null);
  return {
    overlay,
    open: (next: Overlay) => {
      opener.current = document.activeElement;
      setOverlay(next);
    },
    close: () => {
      setOverlay(null);
      // The dialog gives the focus away in a task of its own, which comes first.
      setTimeout(() => focusAgain(opener.current));
    },
  };
}

function focusAgain(element: Element | null): void {
  const target =
    element?.isConnected && element !== document.body ? element : document.getElementById('content');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
