import { z } from 'zod';

/**
 * Returns the example in a schema's metadata. For a list: a list with its item's example; for a
 * page: a page with one item. Undefined if no example is documented.
 */
export function exampleOf(schema: z.ZodType): unknown {
  const documented = schema.meta()?.example;
  if (documented !== undefined) return documented;
  if (schema instanceof z.ZodArray) return listOf(schema.element);
  if (schema instanceof z.ZodObject && 'nextCursor' in schema.shape && 'items' in schema.shape) {
    const items = exampleOf(schema.shape.items);
    return items === undefined ? undefined : { items, nextCursor: null, totalCount: 1 };
  }
  return undefined;
}

function listOf(item: unknown): unknown[] | undefined {
  const example = item instanceof z.ZodType ? exampleOf(item) : undefined;
  return example === undefined ? undefined : [example];
}
