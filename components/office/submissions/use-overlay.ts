'use client';

import { useRef, useState } from 'react';
import type { SelectionKind } from '@/components/office/submissions/selection-kind';
import type { SubmissionRef } from '@/lib/api-client/submissions';
import type { ExportFilter } from '@/lib/contracts/exports';

/** Subject of an action: submissions by id, or all matches of a filter. */
export type Target = {
  readonly ids: readonly string[] | null;
  readonly filter: ExportFilter;
  readonly count: number;
  /** Names of the loaded ones. */
  readonly names: ReadonlyMap<string, string>;
  readonly kind: SelectionKind;
};

export type Overlay =
  | { readonly kind: 'shortcuts' }
  | {
      readonly kind: 'batch';
      readonly action: 'ResendConfirmation' | 'Assign' | 'Delete';
      readonly target: Target;
    }
  | { readonly kind: 'decision'; readonly action: 'Accept' | 'Deny'; readonly target: Target }
  | { readonly kind: 'question'; readonly id: string; readonly name: string }
  | { readonly kind: 'unconfirmed'; readonly item: SubmissionRef }
  | { readonly kind: 'export'; readonly target: Target };

/** The open dialog of the list. On closing, the focus returns to its previous element. */
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
      // The dialog moves the focus in its own task, which runs first.
      setTimeout(() => focusAgain(opener.current));
    },
  };
}

function focusAgain(element: Element | null): void {
  const target =
    element?.isConnected && element !== document.body ? element : document.getElementById('content');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
