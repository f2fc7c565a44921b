import { z } from 'zod';

type Schema = {
  type?: string;
  $ref?: string;
  $defs?: Record<string, Schema>;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
};

/** Lists the paths of all values of a schema of lib/contracts, without indices: `familyMembers.departments.name`. */
export function contractPaths(contract: z.ZodType): string[] {
  const root: Schema = JSON.parse(JSON.stringify(z.toJSONSchema(contract)));
  const walk = (given: Schema, path: string): string[] => {
    const name = given.$ref?.split('/').at(-1);
    const schema = name === undefined ? given : (root.$defs?.[name] ?? {});
    if (schema.anyOf)
      return [...new Set(schema.anyOf.filter(one => one.type !== 'null').flatMap(one => walk(one, path)))];
    if (schema.items) return walk(schema.items, path);
    if (!schema.properties) return [path];
    return Object.entries(schema.properties).flatMap(([key, value]) =>
      walk(value, path ? `${path}.${key}` : key),
    );
  };
  return walk(root, '');
}
