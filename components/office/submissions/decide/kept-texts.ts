import { useEffect } from 'react';

/** What was typed into a dialog that was closed, by action and submissions. It lives as long as the page. */
const kept = new Map<string, string>();

/** The text that was typed for `key` and not sent; empty without one. */
export function keptText(key: string): string {
  return kept.get(key) ?? '';
}

/** Keeps a text while it is typed. */
export function useKeptText(key: string, text: string): void {
  useEffect(() => {
    if (text.trim() === '') kept.delete(key);
    else kept.set(key, text);
  }, [key, text]);
}

/** To be called when the text was sent. */
export function forgetText(key: string): void {
  kept.delete(key);
}
