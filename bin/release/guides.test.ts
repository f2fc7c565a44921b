import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { guideOfArchive } from './guides.mjs';

const has = (file: string) => /^(docs\/operations|deploy|CHANGELOG)/.test(file);

it('guides of the archive name its commands, and link to nothing that is not in it', () => {
  const page = (text: string) => guideOfArchive(text, { file: 'docs/operations/README.md', has });
  expect(
    page('run `npm run keys:rotate -- --former-secret-is-lost`, then `npm run -s doctor -- --json`'),
  ).toBe('run `eintritt rotate-keys --former-secret-is-lost`, then `eintritt doctor --json`');
  expect(page('`npm run club -- list`, `npm run backup` and `npm run release`')).toBe(
    '`eintritt club list`, `eintritt backup` and `npm run release`',
  );
  expect(page('[tasks](everyday-tasks.md#a), [why](../adr/0039-citus.md), [site](https://a.example)')).toBe(
    '[tasks](everyday-tasks.md#a), why, [site](https://a.example)',
  );
});

it('the README of the archive leaves out what only the sources have', () => {
  const text = guideOfArchive(readFileSync('README.md', 'utf8'), { file: 'README.md', has });
  expect(text).toContain('\n```sh\nnpm start\n```\n');
  expect(text).not.toMatch(/npm ci --omit|docs\/screenshots|CONTRIBUTING|npm run (doctor|backup|club|jobs)/);
});
