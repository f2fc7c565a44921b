import { z } from 'zod';
import { editDistance } from '@/lib/rules/format/edit-distance';
import { innerOf, schemaOf } from './openapi/read-only-members';

const lengthMax = 50;

/** Names in other APIs, and what they are called in this one. */
const aliases = new Map([
  ['pagesize', 'limit'],
  ['perpage', 'limit'],
  ['offset', 'cursor'],
  ['page', 'cursor'],
  ['status', 'state'],
  ['search', 'q'],
]);

/**
 * The member of a schema whose name is most like an unknown one; null if none is. A name is alike if other APIs use it
 * for the same, or if a third of it at most is written differently, apart from upper case and `_`.
 */
export function suggestName(schema: z.ZodType, path: readonly PropertyKey[], unknown: string): string | null {
  if (unknown.length > lengthMax) return null;
  const names = namesAt(schema, path);
  const alias = aliases.get(plain(unknown));
  if (alias && names.includes(alias)) return alias;
  const [best] = names
    .map(name => ({ name, distance: editDistance(plain(unknown), plain(name)) }))
    .filter(({ name, distance }) => distance <= Math.floor(Math.min(name.length, unknown.length) / 3))
    .toSorted((one, other) => one.distance - other.distance);
  return best?.name ?? null;
}

const plain = (name: string) => name.toLowerCase().replaceAll('_', '');

/** The names that the schema knows at a path; of alternatives and of joined schemas those of all. */
function namesAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const inner = innerOf(schema);
  if (inner instanceof z.ZodUnion)
    return [...new Set(inner.options.flatMap(option => namesAt(schemaOf(option), path)))];
  if (inner instanceof z.ZodIntersection)
    return [inner.def.left, inner.def.right].flatMap(part => namesAt(schemaOf(part), path));
  const [step, ...rest] = path;
  if (inner instanceof z.ZodArray && typeof step === 'number') return namesAt(schemaOf(inner.element), rest);
  if (!(inner instanceof z.ZodObject)) return [];
  if (step === undefined) return Object.keys(inner.shape);
  const member = Object.hasOwn(inner.shape, step) ? inner.shape[String(step)] : undefined;
  return member ? namesAt(schemaOf(member), rest) : [];
}
