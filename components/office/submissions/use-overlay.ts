'use client';

import { useEffect, useRef, useState } from 'react';
import type { Order } from '@/components/office/submissions/queue/queue-state';
import type { SelectionKind } from '@/components/office/submissions/selection-kind';
import type { SubmissionRef } from '@/lib/api-client/submissions';
import type { ExportFilter } from '@/lib/contracts/exports';
import type { SubmissionListItem } from '@/lib/contracts/submissions/submissions';

/** Subject of an action: submissions by id, or all matches of a filter. */
export type Target = {
  readonly ids: readonly string[] | null;
  readonly filter: ExportFilter;
  readonly count: number;
  /** Names of the loaded ones. */
  readonly names: ReadonlyMap<string, string>;
  /** The loaded ones. */
  readonly stored: Order['stored'];
  /** Of those of the loaded ones that somebody should look at before accepting them. */
  readonly marks: ReadonlyMap<string, SubmissionListItem['marks']>;
  readonly kind: SelectionKind;
  /** Whether one of them is a membership application, as far as rows or filter show. */
  readonly hasApplications: boolean;
  /** Whether all are accepted, as far as rows or filter show. */
  readonly areAccepted: boolean;
};

export type Overlay =
  | { readonly kind: 'shortcuts' }
  | {
      readonly kind: 'batch';
      readonly action: 'ResendConfirmation' | 'Assign' | 'Delete';
      readonly target: Target;
    }
  | { readonly kind: 'decision'; readonly action: 'Accept' | 'Deny'; readonly target: Target }
  | { readonly kind: 'question'; readonly item: SubmissionRef; readonly name: string }
  | { readonly kind: 'unconfirmed'; readonly item: SubmissionRef }
  | { readonly kind: 'export'; readonly target: Target };

/** The open dialog of the list. On closing, the focus returns to its previous element, or to that of `returnTo`. */
export function useOverlay() {
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const opener = useRef<Element | null>(null);
  const target = useRef<Element | null>(null);
  const isOpen = overlay !== null;
  useEffect(() => {
    if (!isOpen) return;
    // The dialog is removed, and moves the focus in a task that comes before this one.
    return () => void setTimeout(() => focusAgain(opener.current, target.current));
  }, [isOpen]);
  return {
    overlay,
    open: (next: Overlay) => {
      if (!isOpen) opener.current = document.activeElement;
      target.current = opener.current;
      setOverlay(next);
    },
    close: () => setOverlay(null),
    /** Goes on somewhere else after closing; nothing changes without an element. Returns whether there was one. */
    returnTo: (next: (opener: Element | null) => Element | undefined): boolean => {
      const element = next(opener.current);
      target.current = element ?? target.current;
      return element !== undefined;
    },
  };
}

/** Does nothing if the user is at another element already: keys may come before this task. */
function focusAgain(opener: Element | null, wanted: Element | null): void {
  const { activeElement, body } = document;
  if (activeElement !== body && activeElement !== opener) return;
  const target = wanted?.isConnected && wanted !== body ? wanted : document.getElementById('content');
  if (target instanceof HTMLElement) target.focus({ preventScroll: target === opener });
}
