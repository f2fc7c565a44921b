import { STATUS_CODES } from 'node:http';
import { type GuidePage, guideAddress, guidePages } from '@/app/developers/(guide)/guide-pages';
import { guideText, sectionsIn } from '@/app/developers/(guide)/guide-text';
import {
  apiReference,
  groupTitle,
  operationAddress,
  operationFields,
  type ReferenceOperation,
} from '@/app/developers/(guide)/reference/api-reference';
import { indexed, isAlike, translationOf, withSpaces, wordsOf } from '@/app/developers/search/words';
import type { Field } from '@/components/developers/reference/schema-fields';
import { errorCodes, statusOf } from '@/lib/http/problem';
import type { ErrorCode } from '@/lib/platform/errors';
import { messageOf } from '@/lib/platform/i18n/message-of';

export type Hit = { readonly label: string; readonly detail: string; readonly href: string };

/** In the order in which equally good ones are shown. */
const kinds = ['operations', 'guides', 'problems', 'fields', 'changelog'] as const;
type Kind = (typeof kinds)[number];
/** The best hits of a kind, and how many there are. */
export type HitGroup = { readonly kind: Kind; readonly hits: readonly Hit[]; readonly total: number };

type Indexed = Hit & {
  /** Words that find it, in lower case, the most telling first: those of its name and address, then those of its text. */
  readonly words: readonly (readonly string[])[];
  /** Among equally good ones, a smaller one is shown first. */
  readonly order: number;
  /** Text of which an excerpt is shown; empty for none. */
  readonly text: string;
};
type Index = Readonly<Record<Kind, readonly Indexed[]>>;
type Ranked = { readonly entry: Indexed; readonly rank: number };
/** The words that an entry must have. */
type Question = readonly string[];

const hitsMax = 8;
/** Words of a question that say nothing about its answer. */
const fillers = new Set('a an and can do does for from how i in is my of on or the to what with'.split(' '));

let known: Promise<Index> | undefined;

/**
 * Finds operations, fields, problems, sections of the guides and of the changelog by name and text. Every word must
 * begin one of the entry; if nothing is found, one typo in a longer word is forgiven. German words of clubs find what
 * the API calls otherwise. The group with the best hit comes first, the changelog last.
 */
export async function searchPages(typed: string): Promise<HitGroup[]> {
  const words = wordsOf(withSpaces(typed));
  const telling = words.filter(word => !fillers.has(word));
  const wanted = telling.length > 0 ? telling : words;
  if (wanted.length === 0) return [];
  const translated = wanted.flatMap(word => translationOf(word) ?? [word]);
  // Most who look for this word alone mean the end of a membership, and not of an export job.
  if (wanted.join() === 'cancel') translated.splice(0, 1, 'cancellation');
  const questions = translated.join() === wanted.join() ? [wanted] : [translated, wanted];
  known ??= makeIndex();
  const index = await known;
  const exact = findIn(index, questions, (word, sought) => word.startsWith(sought));
  return exact.length > 0 ? exact : findIn(index, questions, isAlike);
}

type Match = (word: string, sought: string) => boolean;

function findIn(index: Index, questions: readonly Question[], isMatch: Match): HitGroup[] {
  return kinds
    .map(kind => ({ kind, found: rankedIn(index[kind], questions, isMatch) }))
    .filter(({ found }) => found.length > 0)
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(({ kind, found }) => ({
      kind,
      total: found.length,
      hits: found.slice(0, hitsMax).map(({ entry: { label, detail, href, text } }) => ({
        label,
        detail: withExcerpt(detail, text, questions.flat()),
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
function rankedIn(entries: readonly Indexed[], questions: readonly Question[], isMatch: Match): Ranked[] {
  return entries
    .flatMap(entry => {
      const ranks = questions.flatMap((wanted, at) => {
        const rank = rankOf(entry, wanted, isMatch);
        return rank === null ? [] : [rank + at * untranslated];
      });
      return ranks.length > 0
        ? [{ entry, rank: Math.min(...ranks), often: countOf(entry, questions.flat()) }]
        : [];
    })
    .toSorted(
      (one, other) =>
        one.rank - other.rank ||
        other.often - one.often ||
        one.entry.order - other.entry.order ||
        lengthOf(one) - lengthOf(other),
    );
}

/** What has a word as it was typed comes after what has its translation. */
const untranslated = 1.5;
const isSame: Match = (word, sought) => word === sought;

/**
 * 0 if the label begins with the words, 1 if it has them, 2 if the rest of the name has them, 3 and more if only the
 * text does; half a rank more if they only begin words. Null if it does not match.
 */
function rankOf({ label, words }: Indexed, wanted: Question, isMatch: Match): number | null {
  const hasAll = (among: readonly string[], is: Match) =>
    wanted.every(sought => among.some(word => is(word, sought)));
  const within = words.findIndex((_, at) => hasAll(words.slice(0, at + 1).flat(), isMatch));
  if (within < 0) return null;
  const part = hasAll(words.slice(0, within + 1).flat(), isSame) ? 0 : 0.5;
  const name = label.toLowerCase();
  if (name.startsWith(wanted.join(' ')) || name.startsWith(wanted.join(''))) return part;
  return part + (wanted.every(word => name.includes(word)) ? 1 : 2 + within);
}

/** Of entries that only mention the words, short names are no better. */
function lengthOf({ entry, rank }: Ranked): number {
  return rank < 3 ? entry.label.length : 0;
}

function countOf({ text }: Indexed, wanted: readonly string[]): number {
  return wordsOf(text).filter(word => wanted.includes(word)).length;
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
      fields: distinctFields(operation),
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
        words: [
          indexed(summary, method, path, operationId, title),
          indexed(description),
          indexed(...fields.filter(({ isSent }) => isSent).map(({ name }) => name)),
          indexed(...fields.map(({ name }) => name)),
        ],
        order: operationId.startsWith('create') ? 0 : 1,
        text: '',
      };
    }),
    guides: sections.filter(one => !isOfChangelog(one)),
    problems: errorCodes.map(problemOf),
    fields: operations.flatMap(({ operation, fields }) =>
      fields.map(({ name, id, isReadOnly, order }) => ({
        label: name,
        detail: `${operation.summary.replaceAll('`', '')} · ${id}${isReadOnly ? ', read-only' : ''}`,
        href: `${operationAddress(operation.operationId)}#${id}`,
        words: [indexed(name)],
        order,
        text: '',
      })),
    ),
    changelog: sections.filter(isOfChangelog),
  };
}

type FoundField = {
  readonly name: string;
  /** Where it is: `body.identity.memberNumber`. */
  readonly id: string;
  readonly isReadOnly: boolean;
  /** Whether a request can set it. */
  readonly isSent: boolean;
  readonly order: number;
};

/**
 * The fields of an operation, each name once: where it is sent before where it is answered, and outer ones before inner
 * ones. Of several operations, those whose text speaks of the field come first.
 */
function distinctFields(operation: ReferenceOperation): FoundField[] {
  const told = indexed(operation.summary, operation.description);
  const isTold = (name: string) =>
    wordsOf(withSpaces(name)).every(part => told.some(word => word.startsWith(part)));
  const found = operationFields(operation).flatMap(({ prefix, fields }) =>
    fieldsWithin(fields, prefix).map(({ name, id, isReadOnly }) => {
      const isSent = prefix !== 'answer' && !isReadOnly;
      const place = isSent ? 0 : prefix === 'answer' ? 2 : 1;
      const depth = id.split('.').length > 2 ? 1 : 0;
      const isShownReadOnly = isReadOnly && prefix !== 'answer';
      return {
        name,
        id,
        isSent,
        isReadOnly: isShownReadOnly,
        order: place * 4 + (isTold(name) ? 0 : 2) + depth,
      };
    }),
  );
  const sorted = found.toSorted((one, other) => one.order - other.order);
  return sorted.filter(({ name }, at) => sorted.findIndex(one => one.name === name) === at);
}

type PlacedField = { readonly name: string; readonly id: string; readonly isReadOnly: boolean };

function fieldsWithin(fields: readonly Field[], prefix: string): PlacedField[] {
  return fields.flatMap(({ name, shape, isReadOnly }) => {
    const id = `${prefix}.${name}`;
    const inner = shape?.kind === 'Fields' ? shape.fields : shape?.kind === 'OneOf' ? shape.options : [];
    return [{ name, id, isReadOnly }, ...fieldsWithin(inner, id)];
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
    words: [
      indexed('problem error', code, String(status), title, STATUS_CODES[status] ?? ''),
      indexed(detail, remedy),
    ],
    order: 0,
    text: '',
  };
}

async function sectionsOf(page: GuidePage): Promise<Indexed[]> {
  return sectionsIn(await guideText(page)).map(({ id, level, title, text }) => ({
    label: title,
    detail: page.title,
    href: `${guideAddress(page)}${level === 1 ? '' : `#${id}`}`,
    words: [indexed(title, page.title), indexed(text)],
    order: 0,
    text: text
      .replace(/\]\([^)]*\)|[`*[\]|]|-{3,}/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  }));
}
