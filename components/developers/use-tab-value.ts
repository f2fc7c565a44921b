import { useCallback, useSyncExternalStore } from 'react';

const changed = 'developers:changed';

/**
 * A text that the whole tab shares and the browser forgets with the tab: the reader's key, the language of samples.
 * Empty on the server and until it is set.
 */
export function useTabValue(name: 'key' | 'language'): [string, (value: string) => void] {
  const stored = `eintritt.developers.${name}`;
  const value = useSyncExternalStore(
    subscribe,
    () => sessionStorage.getItem(stored) ?? '',
    () => '',
  );
  const change = useCallback(
    (next: string) => {
      if (next) sessionStorage.setItem(stored, next);
      else sessionStorage.removeItem(stored);
      window.dispatchEvent(new Event(changed));
    },
    [stored],
  );
  return [value, change];
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(changed, onChange);
  return () => window.removeEventListener(changed, onChange);
}

/** The code with the reader's API key or access token instead of its placeholder. */
export function withKey(code: string, key: string): string {
  if (!key) return code;
  return code.replaceAll(key.startsWith('ek_') ? 'ek_…' : 'eyJ…', key);
}
