import { useCallback, useState } from 'react';
import { useLocale } from 'use-intl';
import { type LoadedPalette, loadPalette } from '@/components/office/command-palette/load-palette';
import { usePaletteKey } from '@/components/office/command-palette/use-palette-key';
import { intlTag } from '@/lib/platform/i18n/locale';

/** The palette once it is there, whether it is open, and the way to open it: by key, or by calling `open`. */
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
