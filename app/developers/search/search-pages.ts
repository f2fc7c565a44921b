import { STATUS_CODES } from 'node:http';
import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { type GuidePage, guideAddress, guidePages } from '@/app/developers/(guide)/guide-pages';
import { guideText, sectionsIn } from '@/app/developers/(guide)/guide-text';
import {
  apiReference,
  groupTitle,
  operationAddress,
  operationFields,
  type ReferenceOperation,
} from '@/app/developers/(guide)/reference/api-reference';
import { indexed, meaningOf, translationOf, withSpaces, wordsOf } from '@/app/developers/search/words';
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

type Entry = Hit & {
  readonly kind: Kind;
  /** Texts that find it, the most telling first. */
  readonly name: string;
  readonly about: string;
  readonly text: string;
  /** Of entries that match equally, a smaller one is shown first. */
  readonly order: number;
  /** Text of which an excerpt is shown; empty for none. */
  readonly excerptOf: string;
};

const hitsMax = 8;
/** Of the best group, so that a guide is among the first five. */
const hitsBeforeGuides = 4;
/** Words of a question that say nothing about its answer. */
const fillers = new Set('a an and can do does for from how i in is my of on or the to what with'.split(' '));

let known: Promise<MiniSearch<Entry>> | undefined;

/**
 * Finds operations, fields, problems, sections of the guides and of the changelog by name and text. Every word must
 * begin one of the entry; if nothing is found, typos in longer words are forgiven. German words of clubs find what
 * the API calls otherwise. The group with the best hit comes first, the changelog last, and a guide is among the
 * first five hits if none of them is a problem. The first call builds the index, also if nothing is typed.
 */
export async function searchPages(typed: string): Promise<HitGroup[]> {
  known ??= makeIndex();
  const index = await known;
  const words = wordsOf(withSpaces(typed));
  const telling = words.filter(word => !fillers.has(word));
  const wanted = telling.length > 0 ? telling : words;
  if (wanted.length === 0) return [];
  const translated = meaningOf(wanted) ?? wanted.flatMap(word => translationOf(word) ?? [word]);
  const query = allOfOne(translated, wanted, [translated.join('')]);
  const found = index.search(query);
  return grouped(found.length > 0 ? found : index.search(query, { fuzzy: fuzziness }), wanted.join(''));
}

/** Entries that have all words of one of the lists; those of a name of code may be typed apart. */
function allOfOne(...lists: readonly (readonly string[])[]): Query {
  return { combineWith: 'OR', queries: lists.map(words => ({ combineWith: 'AND', queries: [...words] })) };
}
/** Letters that may be added, left out or other; two that are swapped count as two. */
const fuzziness = (word: string) => [0, 0, 0, 0, 0, 1, 1][word.length] ?? 2;

function grouped(found: readonly SearchResult[], name: string): HitGroup[] {
  const groups = kinds
    .map(kind => ({ kind, found: found.filter(one => one.kind === kind) }))
    .filter(({ found }) => found.length > 0)
    .toSorted((one, other) => bestOf(other) - bestOf(one))
    .map(({ kind, found }) => {
      const hits = kind === 'fields' ? byName(found, name) : found.map(hitOf);
      return { kind, total: hits.length, hits: hits.slice(0, hitsMax) };
    });
  const guides = groups.find(({ kind }) => kind === 'guides');
  const [first, ...rest] = groups;
  if (!guides || !first || first === guides || first.kind === 'problems') return groups;
  const few = { ...first, hits: first.hits.slice(0, hitsBeforeGuides) };
  return [few, guides, ...rest.filter(one => one !== guides)];
}

function bestOf({ kind, found }: { kind: Kind; found: readonly SearchResult[] }): number {
  return kind === 'changelog' ? 0 : (found[0]?.score ?? 0);
}

/** Fields once for each name, with the operation that is the best hit; the name that was typed comes first. */
function byName(found: readonly SearchResult[], name: string): Hit[] {
  const fields = [...Map.groupBy(found, ({ label }) => String(label)).values()].flatMap(
    ([best, ...more]): Hit[] =>
      best
        ? [
            {
              ...hitOf(best),
              ...(more.length > 0 && { detail: `In ${more.length + 1} operations, such as ${best.detail}` }),
            },
          ]
        : [],
  );
  const isTyped = ({ label }: Hit) => Number(label.toLowerCase() === name);
  return fields.toSorted((one, other) => isTyped(other) - isTyped(one));
}

function hitOf({ label, detail, href, excerptOf, terms }: SearchResult): Hit {
  return { label, detail: withExcerpt(detail, excerptOf, terms), href };
}

const excerptLength = 90;

/** The detail with the part of the text in which the first found word stands. */
function withExcerpt(detail: string, text: string, found: readonly string[]): string {
  const lower = text.toLowerCase();
  const place = found.map(word => beginOf(word, lower)).find(one => one >= 0);
  if (place === undefined) return detail;
  const from = place < 30 ? 0 : text.indexOf(' ', place - 30) + 1;
  const excerpt = text.slice(from, from + excerptLength).trim();
  return `${detail} · ${from > 0 ? '…' : ''}${excerpt}${from + excerptLength < text.length ? '…' : ''}`;
}

/** Where a word begins with these letters; -1 if none does. */
function beginOf(sought: string, text: string): number {
  return text.search(new RegExp(`(?<![\\p{L}\\p{N}])${sought}`, 'u'));
}

async function makeIndex(): Promise<MiniSearch<Entry>> {
  const index = new MiniSearch<Entry>({
    idField: 'href',
    fields: ['name', 'about', 'text'],
    storeFields: ['kind', 'label', 'detail', 'href', 'excerptOf', 'order'],
    tokenize: text => indexed(text),
    processTerm: withoutPlural,
    searchOptions: {
      boost: { name: 8, about: 3 },
      prefix: true,
      tokenize: text => [text],
      boostDocument: (_href, _word, stored) => weightOf(stored as Pick<Entry, 'kind' | 'order'>),
    },
  });
  const operations = apiReference().groups.flatMap(group =>
    group.operations.map(one => ({ ...one, title: groupTitle(group) })),
  );
  index.addAll([
    ...operations.flatMap(entriesOf),
    ...errorCodes.map(problemOf),
    ...(await Promise.all(guidePages.map(sectionsOf))).flat(),
  ]);
  return index;
}

/** A field of that name is less than an operation or a guide of that name, and more than texts that mention it. */
function weightOf({ kind, order }: Pick<Entry, 'kind' | 'order'>): number {
  return (kind === 'fields' ? 0.6 : 1) / (1 + order / 10);
}

function withoutPlural(word: string): string {
  return word.length > 3 ? word.replace(/s$/, '') : word;
}

/** The operation and its fields. */
function entriesOf(operation: ReferenceOperation & { readonly title: string }): Entry[] {
  const { summary, method, path, operationId, description, isEvent, title } = operation;
  const fields = distinctFields(operation);
  const href = operationAddress(operationId);
  const label = summary.replaceAll('`', '');
  return [
    {
      kind: 'operations',
      label,
      detail: isEvent ? `Event ${operationId.slice(2)}` : `${method} ${path}`,
      href,
      name: `${summary} ${method} ${path} ${operationId} ${title}`,
      about: description,
      text: fields.map(({ name }) => name).join(' '),
      order: operationId.startsWith('create') ? 0 : 1,
      excerptOf: '',
    },
    ...fields.map(
      ({ name, id, isReadOnly, order }): Entry => ({
        kind: 'fields',
        label: name,
        detail: `${label} · ${id}${isReadOnly ? ', read-only' : ''}`,
        href: `${href}#${id}`,
        name,
        about: '',
        text: '',
        order,
        excerptOf: '',
      }),
    ),
  ];
}

type FoundField = {
  readonly name: string;
  /** Where it is: `body.identity.memberNumber`. */
  readonly id: string;
  readonly isReadOnly: boolean;
  readonly order: number;
};

/**
 * The fields of an operation, each name once: where it is sent before where it is answered, and outer ones before inner
 * ones. Of several operations, those whose text speaks of the field come first.
 */
function distinctFields(operation: ReferenceOperation): FoundField[] {
  const told = indexed(`${operation.summary} ${operation.description}`);
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

function problemOf(code: ErrorCode): Entry {
  const [title = '', detail = '', remedy = ''] = ['title', 'detail', 'remedy'].map(part =>
    messageOf('en', 'problems', `${code}.${part}`),
  );
  const status = statusOf(code);
  return {
    kind: 'problems',
    label: `${status} ${code}`,
    detail: title,
    href: `/problems/${code}`,
    name: `problem error ${code} ${status} ${title} ${STATUS_CODES[status] ?? ''}`,
    about: `${detail} ${remedy}`,
    text: '',
    order: 0,
    excerptOf: '',
  };
}

async function sectionsOf(page: GuidePage): Promise<Entry[]> {
  const address = guideAddress(page);
  return sectionsIn(await guideText(page)).map(({ id, level, title, text }) => ({
    kind: address.startsWith('/developers/changelog') ? 'changelog' : 'guides',
    label: title,
    detail: page.title,
    href: `${address}${level === 1 ? '' : `#${id}`}`,
    name: title,
    about: page.title,
    text,
    order: 0,
    excerptOf: text
      .replace(/\]\([^)]*\)|[`*[\]|]|-{3,}/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  }));
}
