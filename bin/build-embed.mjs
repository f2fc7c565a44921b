import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as esbuild from 'esbuild';

/**
 * Builds `public/embed.js`, the script on clubs' sites, with its texts in every language that has them. Its address
 * never changes, but its content may.
 * @param {string} root
 */
export async function buildEmbed(root) {
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['components/embed/embed.ts'],
    outfile: 'public/embed.js',
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['es2022', 'chrome110', 'firefox115', 'safari16.4'],
    define: { EMBED_TEXTS: JSON.stringify(textsOf(root)), EMBED_CSS: JSON.stringify(await cssOf(root)) },
    legalComments: 'none',
    logLevel: 'silent',
  });
}

/** @param {string} root */
async function cssOf(root) {
  const source = readFileSync(path.join(root, 'components/embed/embed.css'), 'utf8');
  const built = await esbuild.transform(source, { loader: 'css', minify: true, target: 'safari16.4' });
  return built.code.trim();
}

/**
 * @param {string} root
 * @returns {Record<string, unknown>}
 */
function textsOf(root) {
  const languages = readdirSync(path.join(root, 'messages')).map(name => ({
    name,
    file: path.join(root, 'messages', name, 'embed.json'),
  }));
  return Object.fromEntries(
    languages
      .filter(({ file }) => existsSync(file))
      .map(({ name, file }) => [name, JSON.parse(readFileSync(file, 'utf8'))]),
  );
}
