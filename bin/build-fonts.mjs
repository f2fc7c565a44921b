import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Copies the fonts of public forms and their licences from their packages.
 * @param {string} root
 */
export async function buildFonts(root) {
  const { comingFonts, fontFile, fontFolder, fontSubsets, licenceFile } = await import(
    '../lib/rules/css/form-fonts.ts'
  );
  const target = path.join(root, 'public');
  mkdirSync(path.join(target, fontFolder), { recursive: true });
  for (const font of Object.values(comingFonts)) {
    const source = path.join(root, 'node_modules/@fontsource-variable', font.file);
    if (!existsSync(source)) throw new Error(`${font.name} is missing: run npm ci`);
    copyFileSync(path.join(source, 'LICENSE'), path.join(target, licenceFile(font)));
    for (const subset of fontSubsets) {
      const file = `${font.file}-${subset}-wght-normal.woff2`;
      copyFileSync(path.join(source, 'files', file), path.join(target, fontFile(font, subset)));
    }
  }
}
