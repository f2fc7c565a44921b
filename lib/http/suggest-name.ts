import { z } from 'zod';
import { editDistance } from '@/lib/rules/format/edit-distance';
import { innerOf, schemaOf } from './openapi/read-only-members';

const lengthMax = 50;

/**
 * The member of a schema whose name is most like an unknown one; null if none is. A name is alike if a third of it at
 * most is written differently, apart from upper case and `_`.
 */
export function suggestName(schema: z.ZodType, path: readonly PropertyKey[], unknown: string): string | null {
  if (unknown.length > lengthMax) return null;
  const [best] = namesAt(schema, path)
    .map(name => ({ name, distance: editDistance(plain(unknown), plain(name)) }))
    .filter(({ name, distance }) => distance <= Math.floor(Math.min(name.length, unknown.length) / 3))
    .toSorted((one, other) => one.distance - other.distance);
  return best?.name ?? null;
}

const plain = (name: string) => name.toLowerCase().replaceAll('_', '');

/** The names that the schema knows at a path; of alternatives those of all. */
function namesAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const inner = innerOf(schema);
  if (inner instanceof z.ZodUnion)
    return [...new Set(inner.options.flatMap(option => namesAt(schemaOf(option), path)))];
  const [step, ...rest] = path;
  if (inner instanceof z.ZodArray && typeof step === 'number') return namesAt(schemaOf(inner.element), rest);
  if (!(inner instanceof z.ZodObject)) return [];
  if (step === undefined) return Object.keys(inner.shape);
  const member = Object.hasOwn(inner.shape, step) ? inner.shape[String(step)] : undefined;
  return member ? namesAt(schemaOf(member), rest) : [];
}
