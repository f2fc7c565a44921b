import path from 'node:path';
import { withoutNpm } from '../commands.mjs';

/** Sections of the README that only concern the sources. They are left out. */
const ofSources = ['What it looks like', 'Work on it'];

/**
 * A guide of the sources, rewritten for the archive: `eintritt <command>` instead of `npm run <script> --`,
 * no sections about the sources, and no links to files that are not there.
 * @param {string} text
 * @param {{ file: string; has: (file: string) => boolean }} archive path of the page, and whether there is a file
 */
export function guideOfArchive(text, { file, has }) {
  const sections = text
    .split(/^(?=## )/m)
    .filter(section => !ofSources.some(title => section.startsWith(`## ${title}\n`)));
  return withoutNpm(sections.join(''))
    .replace('npm ci && npm start', 'npm start')
    .replace(/ `npm ci --omit=dev`.*?instead of 1\.4 GB\./, '')
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (whole, words, target) =>
      /^(https?:|#)/.test(target) || has(path.join(path.dirname(file), target.replace(/#.*/, '')))
        ? whole
        : words,
    );
}
