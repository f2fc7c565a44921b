import { guideAddress, guidePages } from '@/app/developers/(guide)/guide-pages';
import { guideText } from '@/app/developers/(guide)/guide-text';
import {
  apiReference,
  groupTitle,
  operationAddress,
  operationFields,
} from '@/app/developers/(guide)/reference/api-reference';
import type { Field } from '@/components/developers/reference/schema-fields';

export type Hit = { readonly label: string; readonly detail: string; readonly href: string };
export type Hits = Readonly<Record<'operations' | 'fields' | 'guides', readonly Hit[]>>;

type Indexed = Hit & { readonly words: string };
type Index = Readonly<Record<keyof Hits, readonly Indexed[]>>;

const hitsMax = 8;
let known: Promise<Index> | undefined;

/** Finds operations by words and path, fields by name, and sections of the guides by text. Every word must occur. */
export async function searchPages(typed: string): Promise<Hits> {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return { operations: [], fields: [], guides: [] };
  known ??= makeIndex();
  const index = await known;
  const found = (entries: readonly Indexed[]) =>
    entries
      .filter(({ words }) => wanted.every(word => words.includes(word)))
      .toSorted(
        (one, other) => rank(one, wanted) - rank(other, wanted) || one.label.length - other.label.length,
      )
      .slice(0, hitsMax)
      .map(({ label, detail, href }) => ({ label, detail, href }));
  return {
    operations: found(index.operations),
    fields: found(index.fields),
    guides: found(index.guides),
  };
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
        label: summary,
        detail: operation.isEvent ? 'Event' : `${method} ${path}`,
        href: operationAddress(operationId),
        words: `${summary} ${method} ${path} ${operationId} ${title} ${description}`.toLowerCase(),
      };
    }),
    fields: operations.flatMap(({ operation }) =>
      operationFields(operation).flatMap(({ prefix, fields }) =>
        fieldsWithin(fields, prefix).map(({ name, id }) => ({
          label: name,
          detail: operation.summary,
          href: `${operationAddress(operation.operationId)}#${id}`,
          words: `${name} ${operation.summary}`.toLowerCase(),
        })),
      ),
    ),
    guides: (await Promise.all(guidePages.map(sectionsOf))).flat(),
  };
}

function fieldsWithin(fields: readonly Field[], prefix: string): { name: string; id: string }[] {
  return fields.flatMap(({ name, shape }) => {
    const id = `${prefix}.${name}`;
    const inner = shape?.kind === 'Fields' ? shape.fields : shape?.kind === 'OneOf' ? shape.options : [];
    return [{ name, id }, ...fieldsWithin(inner, id)];
  });
}

async function sectionsOf(page: (typeof guidePages)[number]): Promise<Indexed[]> {
  const text = await guideText(page);
  return text.split(/^(?=#{1,3} )/m).map(section => {
    const [heading = '', ...rest] = section.split('\n');
    const label = heading.replace(/^#+ /, '').replaceAll('`', '');
    const anchor = heading.startsWith('# ') ? '' : `#${slugOf(label)}`;
    return {
      label,
      detail: page.title,
      href: `${guideAddress(page)}${anchor}`,
      words: `${label} ${page.title} ${rest.join(' ')}`.toLowerCase(),
    };
  });
}

/** The id that rehype-slug gives a heading. */
function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}
