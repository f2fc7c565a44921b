import { useCallback, useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import { intlTag } from '@/lib/platform/i18n/locale';
import { type LoadedPalette, loadPalette } from './load-palette';

/** The loaded palette, whether it is open, and a function that opens it; also opens on its key. */
export function usePalette() {
  const tag = useLocale();
  const [known, setKnown] = useState<{ readonly tag: string; readonly loaded: LoadedPalette } | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const open = useCallback(() => {
    setIsOpen(true);
    void loadPalette(tag === intlTag('de')).then(loaded => setKnown({ tag, loaded }));
  }, [tag]);
  usePaletteKey(open);

  return { loaded: known?.tag === tag ? known.loaded : null, isOpen, setIsOpen, open };
}

/** Calls `onKey` on Ctrl-K (Cmd-K on a Mac), wherever the focus is. */
function usePaletteKey(onKey: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return;
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      onKey();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [onKey]);
}
