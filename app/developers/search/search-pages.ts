import { guideAddress, guidePages } from '@/app/developers/(guide)/guide-pages';
import { guideText } from '@/app/developers/(guide)/guide-text';
import {
  apiReference,
  groupTitle,
  operationAddress,
  operationFields,
} from '@/app/developers/(guide)/reference/api-reference';
import type { Field } from '@/components/developers/reference/schema-fields';
import { errorCodes, statusOf } from '@/lib/http/problem';
import type { ErrorCode } from '@/lib/platform/errors';
import { messageOf } from '@/lib/platform/i18n/message-of';

export type Hit = { readonly label: string; readonly detail: string; readonly href: string };
export type Hits = Readonly<Record<'operations' | 'fields' | 'guides', readonly Hit[]>>;

type Indexed = Hit & {
  /** Words that find it, in lower case. */
  readonly words: ReadonlySet<string>;
  /** Text of which an excerpt is shown; empty for none. */
  readonly text: string;
};
type Index = Readonly<Record<keyof Hits, readonly Indexed[]>>;

const hitsMax = 8;
let known: Promise<Index> | undefined;

/**
 * Finds operations by words and path, fields by name, sections of the guides and problems by text. Every word must begin
 * one of the entry; if nothing is found, one typo in a longer word is forgiven.
 */
export async function searchPages(typed: string): Promise<Hits> {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return { operations: [], fields: [], guides: [] };
  known ??= makeIndex();
  const index = await known;
  const exact = findIn(index, wanted, (word, sought) => word.startsWith(sought));
  const isFound = Object.values(exact).some(hits => hits.length > 0);
  return isFound ? exact : findIn(index, wanted, isAlike);
}

function findIn(
  index: Index,
  wanted: readonly string[],
  isMatch: (word: string, sought: string) => boolean,
): Hits {
  const found = (entries: readonly Indexed[]) =>
    entries
      .filter(({ words }) => wanted.every(sought => [...words].some(word => isMatch(word, sought))))
      .toSorted(
        (one, other) => rank(one, wanted) - rank(other, wanted) || one.label.length - other.label.length,
      )
      .slice(0, hitsMax)
      .map(({ label, detail, href, text }) => ({ label, detail: withExcerpt(detail, text, wanted), href }));
  return {
    operations: found(index.operations),
    fields: found(index.fields),
    guides: found(index.guides),
  };
}

/** The words of a text in lower case; names of code also by their parts: `needsConfirmation` is found by both. */
function wordsOf(text: string): string[] {
  const whole = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return whole.filter(Boolean);
}

function indexed(...texts: readonly string[]): ReadonlySet<string> {
  const text = texts.join(' ');
  return new Set([...wordsOf(text), ...wordsOf(text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))]);
}

/** Whether a word begins with the sought one, or with one that is a letter more, less, other or swapped. */
function isAlike(word: string, sought: string): boolean {
  if (word.startsWith(sought)) return true;
  if (sought.length < 5) return false;
  const lengths = [sought.length - 1, sought.length, sought.length + 1];
  return lengths.some(length => isOneEdit(word.slice(0, length), sought));
}

function isOneEdit(one: string, other: string): boolean {
  let same = 0;
  while (same < other.length && one[same] === other[same]) same += 1;
  const [rest, otherRest] = [one.slice(same), other.slice(same)];
  const swapped = `${otherRest[1] ?? ''}${otherRest[0] ?? ''}${otherRest.slice(2)}`;
  return (
    [otherRest.slice(1), swapped].includes(rest) || [otherRest, otherRest.slice(1)].includes(rest.slice(1))
  );
}

const excerptLength = 90;

/** The detail with the part of the text in which the first found word stands. */
function withExcerpt(detail: string, text: string, wanted: readonly string[]): string {
  const lower = text.toLowerCase();
  const place = wanted.map(word => lower.indexOf(word)).find(one => one >= 0);
  if (place === undefined) return detail;
  const from = place < 30 ? 0 : text.indexOf(' ', place - 30) + 1;
  const excerpt = text.slice(from, from + excerptLength).trim();
  return `${detail} · ${from > 0 ? '…' : ''}${excerpt}${from + excerptLength < text.length ? '…' : ''}`;
}

/** 0 if the label begins with the words, 1 if it has them, 2 if they are elsewhere. Short labels come first. */
function rank({ label }: Indexed, wanted: readonly string[]): number {
  const name = label.toLowerCase();
  if (name.startsWith(wanted.join(' '))) return 0;
  return wanted.every(word => name.includes(word)) ? 1 : 2;
}

async function makeIndex(): Promise<Index> {
  const operations = apiReference().groups.flatMap(group =>
    group.operations.map(operation => ({ operation, title: groupTitle(group) })),
  );
  return {
    operations: operations.map(({ operation, title }) => {
      const { summary, method, path, operationId, description } = operation;
      return {
        label: summary.replaceAll('`', ''),
        detail: operation.isEvent ? 'Event' : `${method} ${path}`,
        href: operationAddress(operationId),
        words: indexed(summary, method, path, operationId, title, description),
        text: '',
      };
    }),
    fields: operations.flatMap(({ operation }) =>
      operationFields(operation).flatMap(({ prefix, fields }) =>
        fieldsWithin(fields, prefix).map(({ name, id }) => ({
          label: name,
          detail: `${operation.summary.replaceAll('`', '')} · ${prefix}`,
          href: `${operationAddress(operation.operationId)}#${id}`,
          words: indexed(name, operation.summary),
          text: '',
        })),
      ),
    ),
    guides: [...(await Promise.all(guidePages.map(sectionsOf))).flat(), ...errorCodes.map(problemOf)],
  };
}

function fieldsWithin(fields: readonly Field[], prefix: string): { name: string; id: string }[] {
  return fields.flatMap(({ name, shape }) => {
    const id = `${prefix}.${name}`;
    const inner = shape?.kind === 'Fields' ? shape.fields : shape?.kind === 'OneOf' ? shape.options : [];
    return [{ name, id }, ...fieldsWithin(inner, id)];
  });
}

function problemOf(code: ErrorCode): Indexed {
  const [title, detail, remedy] = ['title', 'detail', 'remedy'].map(part =>
    messageOf('en', 'problems', `${code}.${part}`),
  );
  return {
    label: title ?? code,
    detail: `Problem ${code}, ${statusOf(code)}`,
    href: `/problems/${code}`,
    words: indexed('problem error', code, String(statusOf(code)), title ?? '', detail ?? '', remedy ?? ''),
    text: '',
  };
}

async function sectionsOf(page: (typeof guidePages)[number]): Promise<Indexed[]> {
  return sectionsIn(await guideText(page)).map(({ heading, text }) => {
    const label = heading.replace(/^#+ /, '').replaceAll('`', '');
    const anchor = heading.startsWith('# ') ? '' : `#${slugOf(label)}`;
    return {
      label,
      detail: page.title,
      href: `${guideAddress(page)}${anchor}`,
      words: indexed(label, page.title, text),
      text: text
        .replace(/\]\([^)]*\)|[`*[\]|]|-{3,}/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    };
  });
}

/** The sections of a text by their headings. A comment in code may look like one. */
function sectionsIn(text: string): { heading: string; text: string }[] {
  const sections: { heading: string; lines: string[] }[] = [];
  let isCode = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    if (!isCode && /^#{1,3} /.test(line)) sections.push({ heading: line, lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections.map(({ heading, lines }) => ({ heading, text: lines.join('\n') }));
}

/** The id that rehype-slug gives a heading. */
function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}
