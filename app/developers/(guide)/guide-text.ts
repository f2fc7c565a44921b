import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { GuidePage } from '@/app/developers/(guide)/guide-pages';
import { refusedPorts } from '@/lib/contracts/refused-ports';
import { env } from '@/lib/env';
import { errorCodes, statusOf } from '@/lib/http/problem';
import { problemMembers } from '@/lib/http/problem-members';
import { messageOf } from '@/lib/platform/i18n/message-of';
import { type LimitPolicyName, limitPolicies } from '@/lib/platform/limits';

/** The Markdown of a page, with this installation's addresses and tables generated from code. */
export async function guideText({ name }: GuidePage): Promise<string> {
  const text = await readFile(path.join(process.cwd(), `docs/developers/${name}.md`), 'utf8');
  const appUrl = env().APP_URL;
  const values: Record<string, () => string> = {
    appUrl: () => appUrl,
    apiUrl: () => `${appUrl}/api/v1`,
    rateLimits,
    problemTypes,
    problemMembers: furtherMembers,
    refusedPorts: () => refusedPorts.join(', '),
  };
  return text.replace(/\{\{(\w+)\}\}/g, (whole, key: string) => values[key]?.() ?? whole);
}

const countedFor: Readonly<Record<LimitPolicyName, string | null>> = {
  api: 'all requests, each user or API key',
  'sign-in': 'sign-in attempts, each network address',
  'sign-up': 'new clubs, each network address',
  page: 'loading pages, each network address on each server',
  'public-read': 'reading public forms, each network address',
  // These drop a record and refuse nothing.
  'refused-site': null,
  'refused-sites': null,
  'public-submit-minute': 'sending public forms, each network address',
  'public-submit-hour': 'sending public forms, each network address',
  'file-upload': 'files for forms, each network address',
  'signature-request': 'signatures from a phone, each network address',
  'signature-poll': 'asking whether a phone has signed, each network address',
  'sign-in-failure': 'wrong passwords, each account',
  'sign-in-failure-of-owner': 'wrong passwords from a network that the account signed in from, each account',
  // This bucket remembers networks and limits nothing.
  'known-network': null,
  'account-mail': 'mails with a code or link for an account, each recipient',
  'invitation-hour': 'invitations, each recipient',
  'invitation-day': 'invitations, each recipient',
  'draft-link': 'links to started forms, each recipient',
  'recipient-mail-hour': 'mails, each recipient',
  'recipient-mail-day': 'mails, each recipient',
  'unproven-recipient-mail-hour': 'mails to an unconfirmed address, each recipient',
  'unproven-recipient-mail-day': 'mails to an unconfirmed address, each recipient',
  'club-mail': 'mails, each club',
  'young-club-mail': 'mails, each club in its first week',
  'smtp-test': 'tests of mail servers, each club',
  'sender-check': 'checks of a sender address, each club',
  'template-test': 'test mails of a text, each user',
  'webhook-test': 'tests of webhooks, each club',
};

function rateLimits(): string {
  const published = limitPolicies().filter(({ name }) => countedFor[name] !== null);
  const rows = published.map(
    ({ name, quota, windowSeconds }) =>
      `| ${countedFor[name]} | \`${name}\` | ${quota.toLocaleString('en')} in ${duration(windowSeconds)} |`,
  );
  return ['| counted for | policy | requests |', '|---|---|---|', ...rows].join('\n');
}

/** With a space that does not break: the column is narrow. */
function duration(seconds: number): string {
  if (seconds % 3600 === 0) return seconds === 3600 ? '1\u00a0hour' : `${seconds / 3600}\u00a0hours`;
  return seconds === 60 ? '1\u00a0minute' : `${seconds / 60}\u00a0minutes`;
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

function furtherMembers(): string {
  const rows = Object.entries(problemMembers).flatMap(([code, members]) =>
    Object.entries(members).map(
      ([name, { meaning }]) => `| [${code}](/problems/${code}) | \`${name}\` | ${meaning} |`,
    ),
  );
  return ['| type | member | meaning |', '|---|---|---|', ...rows].join('\n');
}

export type GuideSection = {
  /** The id that rehype-slug gives the heading. */
  readonly id: string;
  readonly level: number;
  readonly title: string;
  readonly text: string;
};

/** The sections of a text by their headings, up to the third level. A comment in code may look like one. */
export function sectionsIn(text: string): GuideSection[] {
  const sections: { level: number; title: string; lines: string[] }[] = [];
  let isCode = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    const [, marks, title] = (!isCode && /^(#{1,3}) (.*)/.exec(line)) || [];
    if (marks && title) sections.push({ level: marks.length, title: title.replaceAll('`', ''), lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections.map(({ level, title, lines }) => ({
    id: slugOf(title),
    level,
    title,
    text: lines.join('\n'),
  }));
}

function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}
