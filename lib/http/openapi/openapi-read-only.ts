import type { z } from 'zod';
import type { Operation } from '@/lib/contracts/operation';

type Json = Record<string, unknown>;
type Document = {
  readonly paths?: unknown;
  readonly components?: { readonly schemas?: unknown } | undefined;
};

type Described = Pick<Operation, 'path' | 'method' | 'record'>;

/**
 * Adds to the request schemas what a record has in addition and `withoutReadOnly` ignores: members marked `readOnly`,
 * and null or an empty text for "no value". Changes `document`. Throws for a component that would need two
 * descriptions, because it is sent for different records. Throws for an answered component that contains itself.
 */
export function describeReadOnly(document: Document, operations: readonly Described[]): void {
  const schemas = asJson(document.components?.schemas);
  const answered = answeredComponents(document);
  /** For each changed schema: a copy of the original, and the record schemas that were added. */
  const changed = new Map<Json, { readonly before: Json; readonly records: Set<Json> }>();
  const resolve = (schema: unknown): Json => {
    const given = asJson(schema);
    return typeof given.$ref === 'string' ? resolve(schemas[nameOf(given.$ref)]) : given;
  };
  /** The schema of the value without null. */
  const innerOf = (schema: unknown): Json => {
    const given = resolve(schema);
    const [only, ...more] = listIn(given.anyOf).filter(one => resolve(one).type !== 'null');
    return only && more.length === 0 ? resolve(only) : given;
  };
  const acceptsNull = (schema: unknown): boolean => {
    const { type, anyOf } = resolve(schema);
    return type === 'null' || listIn(type).includes('null') || listIn(anyOf).some(acceptsNull);
  };

  /** Returns `body` plus the extra members of `record`; a copy if answers use the same component. */
  function merged(body: unknown, record: unknown, copied: readonly string[] = []): unknown {
    const name = nameOf(asJson(body).$ref);
    const isShared = answered.has(name);
    if (isShared && copied.includes(name)) throw new Error(`${name} contains itself and is answered too`);
    const within = isShared ? [...copied, name] : copied;
    const own = isShared ? structuredClone(resolve(body)) : body;
    const [written, shown] = [innerOf(own), innerOf(record)];
    if (written.items && shown.items) written.items = merged(written.items, shown.items, within);
    if (!written.properties || !shown.properties) return own;
    const known = changed.get(written);
    if (known?.records.has(shown)) return own;
    const { before, records } = known ?? { before: structuredClone(written), records: new Set<Json>() };
    changed.set(written, { before, records: records.add(shown) });
    const described = known ? structuredClone(before) : written;
    addMembers(asJson(described.properties), asJson(shown.properties), within);
    if (JSON.stringify(described) !== JSON.stringify(written))
      throw new Error(`${name} is sent for records that need different descriptions`);
    return own;
  }

  function addMembers(members: Json, shown: Json, within: readonly string[]): void {
    for (const [name, member] of Object.entries(shown)) {
      members[name] =
        name in members
          ? withNoValue(merged(members[name], member, within), member)
          : { ...asJson(member), readOnly: true };
    }
  }

  /** A required member always has a value. For an optional one, null and empty text mean "no value". */
  function withNoValue(own: unknown, member: unknown): unknown {
    const [written, shown] = [innerOf(own), innerOf(member)];
    const isChecked = (schema: Json) => 'format' in schema || 'pattern' in schema;
    const alternatives = [
      ...(acceptsNull(member) && !acceptsNull(own) ? [{ type: 'null' }] : []),
      ...(written.type === 'string' && isChecked(written) && shown.type === 'string' && !isChecked(shown)
        ? [{ type: 'string', const: '' }]
        : []),
    ];
    return alternatives.length > 0 ? { anyOf: [own, ...alternatives] } : own;
  }

  for (const { path, method, record } of operations) {
    if (!record) continue;
    const operation = asJson(asJson(asJson(document.paths)[path])[method.toLowerCase()]);
    const content = asJson(asJson(operation.requestBody).content);
    const json = asJson(content['application/json']);
    json.schema = merged(json.schema, { $ref: componentOf(record) });
  }
}

/** Component of a record. Operations answer with it. */
function componentOf(record: z.ZodType): string {
  return `#/components/schemas/${record.meta()?.id}`;
}

/** Names of all components that answers reference, directly or not. */
function answeredComponents({ paths, components }: Document): Set<string> {
  const answers = Object.values(asJson(paths)).flatMap(path =>
    Object.values(asJson(path)).map(operation => asJson(operation).responses),
  );
  const found = new Set<string>();
  const add = (value: unknown) => {
    for (const [reference] of JSON.stringify(value).matchAll(/#\/components\/schemas\/\w+/g)) {
      const name = nameOf(reference);
      if (found.has(name)) continue;
      found.add(name);
      add(asJson(components?.schemas)[name]);
    }
  };
  add(answers);
  return found;
}

/** `#/components/schemas/Guardian` → `Guardian`. */
function nameOf(reference: unknown): string {
  return typeof reference === 'string' ? (reference.split('/').at(-1) ?? '') : '';
}

/** Returns an empty object for anything else. */
function asJson(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}

function listIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
