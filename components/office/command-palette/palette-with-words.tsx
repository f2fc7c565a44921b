'use client';

import { IntlProvider, useLocale, useMessages } from 'use-intl';
import type { CommandPaletteProps } from '@/components/office/command-palette/command-palette';
import type { LoadedPalette } from '@/components/office/command-palette/load-palette';

/** The palette with its words beside those of the page. */
export function PaletteWithWords({ loaded, ...props }: CommandPaletteProps & { loaded: LoadedPalette }) {
  const { CommandPalette, palette } = loaded;
  return (
    <IntlProvider locale={useLocale()} messages={{ ...useMessages(), palette }}>
      <CommandPalette {...props} />
    </IntlProvider>
  );
}
