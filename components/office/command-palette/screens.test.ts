import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
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
});
