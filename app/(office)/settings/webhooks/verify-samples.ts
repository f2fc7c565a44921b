import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { cache } from 'react';

const languages: Readonly<Record<string, string>> = { ts: 'TypeScript', python: 'Python', php: 'PHP' };

/** The code that verifies a signature, as the developers' pages show it. */
export const verifySamples = cache(async () => {
  const page = await readFile(path.join(process.cwd(), 'docs/developers/webhooks.md'), 'utf8');
  return [...page.matchAll(/```(\w+) verify\n([\s\S]*?)```/g)].map(([, name = '', code = '']) => ({
    language: languages[name] ?? name,
    code: code.trimEnd(),
  }));
});
