import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { GuidePage } from '@/app/developers/(guide)/guide-pages';
import { env } from '@/lib/env';
import { errorCodes, statusOf } from '@/lib/http/problem';
import { messageOf } from '@/lib/i18n/message-of';
import { limitPolicies } from '@/lib/limits';

/** The Markdown of a page, with this installation's addresses and the tables that the code itself knows. */
export async function guideText({ name }: GuidePage): Promise<string> {
  const file = name === 'changelog' ? 'CHANGELOG.md' : `docs/developers/${name}.md`;
  const text = await readFile(path.join(process.cwd(), file), 'utf8');
  const appUrl = env().APP_URL;
  const values: Record<string, () => string> = {
    appUrl: () => appUrl,
    apiUrl: () => `${appUrl}/api/v1`,
    rateLimits,
    problemTypes,
  };
  return text.replace(/\{\{(\w+)\}\}/g, (whole, key: string) => values[key]?.() ?? whole);
}

const countedFor: Readonly<Record<string, string>> = {
  api: 'each user or API key',
  'sign-in': 'sign-in, each network address',
  'public-read': 'reading public forms, each network address',
  'public-submit-minute': 'sending public forms, each network address',
  'public-submit-hour': 'sending public forms, each network address',
  'sign-in-failure': 'wrong passwords, each account',
};

function rateLimits(): string {
  const rows = limitPolicies().map(
    ({ name, quota, windowSeconds }) =>
      `| ${countedFor[name] ?? name} | \`${name}\` | ${quota.toLocaleString('en')} | ${duration(windowSeconds)} |`,
  );
  return ['| counted for | policy | requests | in |', '|---|---|---:|---|', ...rows].join('\n');
}

function duration(seconds: number): string {
  if (seconds % 3600 === 0) return seconds === 3600 ? '1 hour' : `${seconds / 3600} hours`;
  return seconds === 60 ? '1 minute' : `${seconds / 60} minutes`;
}

function problemTypes(): string {
  const rows = errorCodes
    .toSorted((a, b) => statusOf(a) - statusOf(b))
    .map(
      code =>
        `| [${code}](/problems/${code}) | ${statusOf(code)} | ${messageOf('en', 'problems', `${code}.title`)} |`,
    );
  return ['| type | status | title |', '|---|---|---|', ...rows].join('\n');
}
