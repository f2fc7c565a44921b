import { globSync } from 'node:fs';
import { Palette } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import palette from '@/messages/de/palette.json';
import { findEntries } from './find-entries';
import { screens } from './screens';

const pages = globSync('app/(office)/**/page.tsx').map(path =>
  path.replaceAll('\\', '/').replace(/^app\/\(office\)|\/page\.tsx$/g, ''),
);
const isPage = (path: string) =>
  pages.some(page => new RegExp(`^${page.replace(/\[\[?\.*\w+\]\]?/g, '[^/]+')}$`).test(path));

describe('screens of the command palette', () => {
  it.each(screens.map(({ href }) => href))('%s is a page', href => {
    expect(isPage(href.replace(/\?.*$/, ''))).toBe(true);
  });

  it.each([
    ['Foto', 'consents'],
    ['Newsletter', 'consents'],
    ['Sprache', 'club'],
    ['Englisch', 'club'],
    ['English', 'club'],
    ['Farbe', 'design'],
    ['Aufnahmegebühr', 'tariffs'],
    ['Frage', 'customFields'],
    ['Plakat', 'embed'],
    ['Schriftart', 'design'],
    ['Kündigungsfrist', 'cancellationForm'],
  ])('a search for %s finds the screen %s', (typed, id) => {
    const entries = screens.map(({ key }) => ({
      id: key,
      label: palette.screen[key],
      icon: Palette,
      run: () => {},
    }));
    expect(findEntries(entries, typed).map(entry => entry.id)).toContain(id);
  });
});
