import { z } from 'zod';
import { AppError, invalid, notFound, type Violation } from '@/lib/platform/errors';
import { innerOf, schemaOf } from './openapi/read-only-members';
import { violationsOf } from './problem';

/** Parses path parameters. Throws 404 for a malformed one, as for an unknown one (contract §1). */
export function parseParams(schema: z.ZodType | undefined, given: Record<string, string>): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw notFound();
  return parsed.data;
}

const NoQuery = z.strictObject({});

/**
 * Parses query parameters, each at most once. Throws 400 for a wrong or unknown one, also if the operation has none.
 */
export function parseQuery(schema: z.ZodType | undefined, search: URLSearchParams): unknown {
  const given = Object.fromEntries(search);
  const repeated = [...new Set(search.keys())].find(name => search.getAll(name).length > 1);
  if (repeated) throw new AppError('bad-query', { violations: [{ path: repeated, key: 'onlyOnce' }] });
  const known = schema ?? NoQuery;
  const parsed = known.safeParse(given);
  if (!parsed.success) {
    const found = violationsOf(parsed.error, known, 'unknownParameter');
    throw new AppError('bad-query', {
      violations: found.map(one => wholeNumberRule(known, one.path) ?? one),
    });
  }
  return schema && parsed.data;
}

/** Names the bounds of a parameter that is a whole number; null for other parameters. */
function wholeNumberRule(query: z.ZodType, path: string): Violation | null {
  const all = innerOf(query);
  const parameter =
    all instanceof z.ZodObject && Object.hasOwn(all.shape, path) ? all.shape[path] : undefined;
  const number = parameter && innerOf(schemaOf(parameter));
  if (!(number instanceof z.ZodNumber)) return null;
  return {
    path,
    key: 'wholeNumber',
    params: { minimum: number.minValue ?? -Infinity, maximum: number.maxValue ?? Infinity },
  };
}

/** Parses a request body by its schema. Throws a 400 that names every broken rule. */
export function parseBody(schema: z.ZodType, given: unknown): unknown {
  const parsed = schema.safeParse(given, { reportInput: true });
  if (!parsed.success) throw invalid(violationsOf(parsed.error, schema));
  return parsed.data;
}

/**
 * Parses a body and drops members of the wrong shape. Returns them as violations: the verb adds those of its own rules,
 * and one answer names all. Throws if nothing usable is left.
 */
export function parseLeniently<Body>(
  schema: z.ZodType<Body>,
  given: unknown,
): { body: Body; violations: readonly Violation[] } {
  const first = schema.safeParse(given, { reportInput: true });
  if (first.success) return { body: first.data, violations: [] };
  const violations = violationsOf(first.error, schema);
  const pruned = structuredClone(given);
  for (const issue of first.error.issues) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) remove(pruned, [...issue.path, key]);
    else remove(pruned, issue.path);
  }
  const second = schema.safeParse(pruned, { reportInput: true });
  if (!second.success) throw invalid(violations);
  return { body: second.data, violations };
}

function remove(root: unknown, path: readonly PropertyKey[]): void {
  const last = path.at(-1);
  if (last === undefined) return;
  const holder = path
    .slice(0, -1)
    .reduce<unknown>((value, step) => (isObject(value) ? Reflect.get(value, step) : undefined), root);
  if (!isObject(holder)) return;
  if (Array.isArray(holder)) Reflect.set(holder, last, {});
  else Reflect.deleteProperty(holder, last);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
