'use client';

import { useEffect, useRef } from 'react';
import { isFree } from '@/components/office/shell/use-go-keys';

/** Single keys of the list. The user can turn them off (docs/product/inbox.md). */
export const inboxKeys = ['j', 'k', 'Enter', 'x', 'a', 'A', 'd', 'q', 'e', 'z', '/', 'Escape', '?'] as const;

export type InboxKey = (typeof inboxKeys)[number];

/**
 * Calls `onKey` for single keys, unless the user types, a dialog is open, or a modifier other than Shift is
 * held. `row` is the focused submission. Enter follows a link without this hook.
 */
export function useInboxKeys(isOn: boolean, onKey: (key: InboxKey, row: string | null) => void): void {
  const handler = useRef(onKey);
  useEffect(() => {
    handler.current = onKey;
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => {
      const key = inboxKeys.find(known => known === event.key);
      if (!key || key === 'Enter' || event.defaultPrevented || !isFree(event)) return;
      if (key !== 'Escape') event.preventDefault();
      handler.current(key, focusedRow());
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}

function focusedRow(): string | null {
  const row = document.activeElement?.closest('[data-row]');
  return row instanceof HTMLElement ? (row.dataset.row ?? null) : null;
}

/** The visible links of the rows: those of the table, or of the cards. */
function rowLinks(): HTMLElement[] {
  const links = document.querySelectorAll<HTMLElement>('[data-row] a');
  return [...links].filter(link => link.offsetParent !== null);
}

/** The link of the row after or before that of an element; the first one for an element outside the list. */
export function neighbourOf(element: Element | null, step: 1 | -1): HTMLElement | undefined {
  const links = rowLinks();
  const row = element?.closest('[data-row]') ?? null;
  const index = links.findIndex(link => row?.contains(link));
  return links[index < 0 ? 0 : index + step];
}

/** Moves the focus to the next or previous row. Returns false at the end of the list. */
export function moveFocus(step: 1 | -1): boolean {
  const next = neighbourOf(document.activeElement, step);
  next?.focus();
  return next !== undefined;
}

/** If the focused row vanishes with a refresh of the list, the focus goes to the next one that is left. */
export function useKeptFocus(ids: readonly string[]): void {
  const focused = useRef<string | null>(null);
  const before = useRef(ids);
  useEffect(() => {
    const note = () => {
      focused.current = focusedRow();
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const known = before.current;
    before.current = ids;
    const place = known.indexOf(focused.current ?? '');
    if (place < 0 || document.activeElement !== document.body) return;
    const next = known.slice(place).find(id => ids.includes(id)) ?? ids.at(-1);
    if (next) focusRow(next);
  }, [ids]);
}

/** Focuses a submission's row. Returns false if it is not on this screen. */
export function focusRow(id: string): boolean {
  const link = rowLinks().find(one => one.closest<HTMLElement>('[data-row]')?.dataset.row === id);
  link?.focus({ preventScroll: true });
  return link !== undefined;
}
