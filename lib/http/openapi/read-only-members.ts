import { z } from 'zod';

/**
 * Removes read-only members from a body: a client may send a record as it was read (contract §10). Removes members that
 * only the record has, and a null that only the record allows. Keeps members that neither has: the schema refuses them.
 */
export function withoutReadOnly(body: z.ZodType, record: z.ZodType, given: unknown): unknown {
  const [write, read] = [innerOf(body), innerOf(record)];
  if (write instanceof z.ZodArray && read instanceof z.ZodArray && Array.isArray(given)) {
    const [one, other] = [schemaOf(write.element), schemaOf(read.element)];
    return given.map(item => withoutReadOnly(one, other, item));
  }
  if (!(write instanceof z.ZodObject) || !(read instanceof z.ZodObject) || !isObject(given)) return given;
  const members = Object.entries(given).flatMap(([name, value]) => {
    const written = memberOf(write, name);
    const shown = memberOf(read, name);
    if (!shown) return [[name, value]];
    if (!written || isNoValue(written, shown, value)) return [];
    return [[name, withoutReadOnly(written, shown, value)]];
  });
  return Object.fromEntries(members);
}

function isNoValue(written: z.ZodType, shown: z.ZodType, value: unknown): boolean {
  const accepts = (schema: z.ZodType, one: unknown) => schema.safeParse(one).success;
  return value === null && accepts(shown, null) && !accepts(written, null) && accepts(written, undefined);
}

/** The schema of the value without its optional, default and transform wrappers. */
export function innerOf(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodPipe) {
    const first = schemaOf(schema.in);
    return innerOf(first instanceof z.ZodTransform ? schemaOf(schema.out) : first);
  }
  const isWrapped =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault;
  return isWrapped ? innerOf(schemaOf(schema.unwrap())) : schema;
}

function memberOf(schema: z.ZodObject, name: string): z.ZodType | null {
  const member = Object.hasOwn(schema.shape, name) ? schema.shape[name] : undefined;
  return member ? schemaOf(member) : null;
}

/** The cast holds because schemas are made with zod's own functions only. */
export function schemaOf(schema: z.core.$ZodType): z.ZodType {
  return schema as z.ZodType;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
