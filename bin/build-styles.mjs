import './node24.mjs';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';
import { root } from './run-node.mjs';

/**
 * Compiles the style sheet of the pages to `dist/styles/globals.css`, in less than a second. Next would keep a process for
 * it during its whole build (100 MB).
 */
const from = path.join(root, 'app/styles/globals.css');
const to = path.join(root, 'dist/styles/globals.css');
const { css } = await postcss([tailwind({ optimize: true })]).process(readFileSync(from, 'utf8'), {
  from,
  to,
});
mkdirSync(path.dirname(to), { recursive: true });
writeFileSync(to, css);
