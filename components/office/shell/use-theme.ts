'use client';

import { useSyncExternalStore } from 'react';
import { parseTheme, storePreference, type Theme, themeCookie } from '@/components/office/shell/preferences';

/** The theme of the page, and a function that changes it at once and for later visits. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(watchTheme, readTheme, () => 'system' as const);
  return [theme, changeTheme];
}

function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

function readTheme(): Theme {
  return parseTheme(document.documentElement.dataset.theme);
}

function changeTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  storePreference(themeCookie, theme);
}
