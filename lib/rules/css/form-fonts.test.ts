import { existsSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { comingFonts, fontFaces, fontFolder, fontSubsets } from './form-fonts';

const notice = readFileSync('NOTICE.md', 'utf8');
const dependencies: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).dependencies;

describe.each(Object.values(comingFonts))('$name', font => {
  const folder = `node_modules/@fontsource-variable/${font.file}`;

  it('has the sizes, weights and characters of its package', () => {
    const sheet = readFileSync(`${folder}/wght.css`, 'utf8');
    for (const subset of fontSubsets) {
      const file = `${folder}/files/${font.file}-${subset}-wght-normal.woff2`;
      expect(statSync(file).size).toBe(font.bytes[subset]);
      const face = sheet.slice(sheet.indexOf(`${font.file}-${subset}-wght-normal */`));
      expect(face).toMatch(new RegExp(`^[^}]*font-weight: ${font.weights};`));
      const range = /unicode-range: ([^;]+);/.exec(face)?.[1];
      expect(fontFaces(font)).toContain(`unicode-range:${range}}`);
    }
  });

  it('loads at most 60 kB', () => {
    expect(font.bytes.latin + font.bytes['latin-ext']).toBeLessThanOrEqual(60_000);
  });

  it('comes in the version that its address names, with its licence, and is named in NOTICE.md', () => {
    expect(fontFolder).toContain(dependencies[`@fontsource-variable/${font.file}`]);
    expect(existsSync(`${folder}/LICENSE`)).toBe(true);
    const [copyright = ''] = readFileSync(`${folder}/LICENSE`, 'utf8').split(/ \w+-Italic\[/);
    expect(notice).toContain(`| ${font.name} | \`@fontsource-variable/${font.file}\` | ${copyright} |`);
  });
});
