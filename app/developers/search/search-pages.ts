import { STATUS_CODES } from 'node:http';
import { type GuidePage, guideAddress, guidePages } from '@/app/developers/(guide)/guide-pages';
import { guideText, sectionsIn } from '@/app/developers/(guide)/guide-text';
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

/** In the order in which equally good ones are shown. */
const kinds = ['operations', 'guides', 'problems', 'fields', 'changelog'] as const;
type Kind = (typeof kinds)[number];
export type HitGroup = { readonly kind: Kind; readonly hits: readonly Hit[] };

type Indexed = Hit & {
  /** Words that find it, in lower case: those of its name and address before those of its text. */
  readonly named: readonly string[];
  readonly mentioned: readonly string[];
  /** Text of which an excerpt is shown; empty for none. */
  readonly text: string;
};
type Index = Readonly<Record<Kind, readonly Indexed[]>>;
type Ranked = { readonly entry: Indexed; readonly rank: number };

const hitsMax = 8;
/** Words of a question that say nothing about its answer. */
const fillers = new Set('a an and can do does for from how i in is my of on or the to what with'.split(' '));
let known: Promise<Index> | undefined;

/**
 * Finds operations, fields, problems, sections of the guides and of the changelog by name and text. Every word must
 * begin one of the entry; if nothing is found, one typo in a longer word is forgiven. The group with the best hit comes
 * first, the changelog last.
 */
export async function searchPages(typed: string): Promise<HitGroup[]> {
  const words = wordsOf(typed);
  const telling = words.filter(word => !fillers.has(word));
  const wanted = telling.length > 0 ? telling : words;
  if (wanted.length === 0) return [];
  known ??= makeIndex();
  const index = await known;
  const exact = findIn(index, wanted, (word, sought) => word.startsWith(sought));
  return exact.length > 0 ? exact : findIn(index, wanted, isAlike);
}

type Match = (word: string, sought: string) => boolean;

function findIn(index: Index, wanted: readonly string[], isMatch: Match): HitGroup[] {
  return kinds
    .map(kind => ({ kind, found: rankedIn(index[kind], wanted, isMatch) }))
    .filter(({ found }) => found.length > 0)
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(({ kind, found }) => ({
      kind,
      hits: found.slice(0, hitsMax).map(({ entry: { label, detail, href, text } }) => ({
        label,
        detail: withExcerpt(detail, text, wanted),
        href,
      })),
    }));
}

/** A field of that name is less than an operation or a guide of that name, and more than texts that mention it. */
function placeOf({ kind, found }: { kind: Kind; found: readonly Ranked[] }): number {
  const best = found[0]?.rank ?? 0;
  return { operations: best, guides: best, problems: best, fields: best + 1.5, changelog: Infinity }[kind];
}

/** The matching entries, best first; of equal ones those that have the words more often, then short names. */
function rankedIn(entries: readonly Indexed[], wanted: readonly string[], isMatch: Match): Ranked[] {
  const hasAll = (words: readonly string[], is: Match) =>
    wanted.every(sought => words.some(word => is(word, sought)));
  const isSame: Match = (word, sought) => word === sought;
  return entries
    .filter(({ named, mentioned }) => hasAll([...named, ...mentioned], isMatch))
    .map(entry => {
      const isNamed = hasAll(entry.named, isMatch);
      const isWhole = hasAll(isNamed ? entry.named : [...entry.named, ...entry.mentioned], isSame);
      const rank = rankOf(entry, wanted, isNamed) + (isWhole ? 0 : 0.5);
      return { entry, rank, often: countOf(entry, wanted) };
    })
    .toSorted(
      (one, other) => one.rank - other.rank || other.often - one.often || lengthOf(one) - lengthOf(other),
    );
}

/** 0 if the label begins with the words, 1 if it has them, 2 if the rest of the name has them, 3 if only the text does. */
function rankOf({ label }: Indexed, wanted: readonly string[], isNamed: boolean): number {
  const name = label.toLowerCase();
  if (name.startsWith(wanted.join(' '))) return 0;
  if (wanted.every(word => name.includes(word))) return 1;
  return isNamed ? 2 : 3;
}

/** Of entries that only mention the words, short names are no better. */
function lengthOf({ entry, rank }: Ranked): number {
  return rank < 3 ? entry.label.length : 0;
}

function countOf({ text }: Indexed, wanted: readonly string[]): number {
  return wordsOf(text).filter(word => wanted.includes(word)).length;
}

/** The words of a text in lower case; names of code also by their parts: `needsConfirmation` is found by both. */
function wordsOf(text: string): string[] {
  const whole = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return whole.filter(Boolean);
}

function indexed(...texts: readonly string[]): readonly string[] {
  const text = texts.join(' ');
  return [...new Set([...wordsOf(text), ...wordsOf(text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))])];
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
  const place = wanted.map(word => beginOf(word, lower)).find(one => one >= 0);
  if (place === undefined) return detail;
  const from = place < 30 ? 0 : text.indexOf(' ', place - 30) + 1;
  const excerpt = text.slice(from, from + excerptLength).trim();
  return `${detail} · ${from > 0 ? '…' : ''}${excerpt}${from + excerptLength < text.length ? '…' : ''}`;
}

/** Where a word begins with these letters; -1 if none does. */
function beginOf(sought: string, text: string): number {
  return text.search(new RegExp(`(?<![\\p{L}\\p{N}])${sought}`, 'u'));
}

async function makeIndex(): Promise<Index> {
  const operations = apiReference().groups.flatMap(group =>
    group.operations.map(operation => ({
      operation,
      title: groupTitle(group),
      fields: operationFields(operation).flatMap(({ prefix, fields }) =>
        fieldsWithin(fields, prefix).map(field => ({ ...field, prefix })),
      ),
    })),
  );
  const sections = (await Promise.all(guidePages.map(sectionsOf))).flat();
  const isOfChangelog = ({ href }: Hit) => href.startsWith('/developers/changelog');
  return {
    operations: operations.map(({ operation, title, fields }) => {
      const { summary, method, path, operationId, description, isEvent } = operation;
      return {
        label: summary.replaceAll('`', ''),
        detail: isEvent ? `Event ${operationId.slice(2)}` : `${method} ${path}`,
        href: operationAddress(operationId),
        named: indexed(summary, method, path, operationId, title),
        mentioned: indexed(description, ...fields.map(({ name }) => name)),
        text: '',
      };
    }),
    guides: sections.filter(one => !isOfChangelog(one)),
    problems: errorCodes.map(problemOf),
    fields: operations.flatMap(({ operation, fields }) =>
      fields.map(({ name, id, prefix }) => ({
        label: name,
        detail: `${operation.summary.replaceAll('`', '')} · ${prefix}`,
        href: `${operationAddress(operation.operationId)}#${id}`,
        named: indexed(name),
        mentioned: indexed(),
        text: '',
      })),
    ),
    changelog: sections.filter(isOfChangelog),
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
  const [title = '', detail = '', remedy = ''] = ['title', 'detail', 'remedy'].map(part =>
    messageOf('en', 'problems', `${code}.${part}`),
  );
  const status = statusOf(code);
  return {
    label: `${status} ${code}`,
    detail: title,
    href: `/problems/${code}`,
    named: indexed('problem error', code, String(status), title, STATUS_CODES[status] ?? ''),
    mentioned: indexed(detail, remedy),
    text: '',
  };
}

async function sectionsOf(page: GuidePage): Promise<Indexed[]> {
  return sectionsIn(await guideText(page)).map(({ id, level, title, text }) => ({
    label: title,
    detail: page.title,
    href: `${guideAddress(page)}${level === 1 ? '' : `#${id}`}`,
    named: indexed(title, page.title),
    mentioned: indexed(text),
    text: text
      .replace(/\]\([^)]*\)|[`*[\]|]|-{3,}/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  }));
}
