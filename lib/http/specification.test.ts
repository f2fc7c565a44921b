import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ApiDocument, describedOperations, readDocument } from '@/lib/http/openapi/described-operations';
import { openApiDocument } from '@/lib/http/openapi/openapi';
import type { JsonSchema } from '@/testing/http/schema-checks';
import {
  furtherEnumValues,
  type MemberType,
  namedRecords,
  otherEnumValues,
  specifiedEnums,
  specifiedOperations,
  specifiedRecords,
} from '@/testing/http/specification';

let document: ApiDocument;

beforeAll(() => {
  process.env.DATABASE_URL = 'postgres://nobody@127.0.0.1/none';
  process.env.APP_SECRET = 'only for the address in the document!!';
  document = readDocument(openApiDocument());
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Resolves all references of a schema. */
function resolved(schema: unknown): JsonSchema {
  if (!isRecord(schema)) return {};
  if (typeof schema.$ref !== 'string') return schema;
  return resolved(document.components.schemas[schema.$ref.split('/').at(-1) ?? '']);
}

function memberOf(name: string, member: string): JsonSchema | undefined {
  const { properties } = resolved({ $ref: `#/components/schemas/${name}` });
  return isRecord(properties) && member in properties ? resolved(properties[member]) : undefined;
}

/** Lists the values of every enum of strings, at any depth. Examples are skipped. */
function enumValuesIn(value: unknown): string[] {
  if (!isRecord(value)) return [];
  const own = Array.isArray(value.enum) ? value.enum.filter(one => typeof one === 'string') : [];
  const below = Object.entries(value).filter(([name]) => name !== 'example' && name !== 'examples');
  return [...own, ...below.flatMap(([, one]) => enumValuesIn(one))];
}

/** Returns how `schema` differs from the specified type, or null. Only requests may accept null in addition. */
function mismatch(schema: JsonSchema, type: MemberType, isRequest = false): string | null {
  if (Array.isArray(schema.anyOf)) {
    const types = schema.anyOf.map(resolved).filter(one => !isRequest || one.type !== 'null');
    return types.length === 1 && types[0] ? mismatch(types[0], type) : 'several types';
  }
  if (typeof type === 'string') {
    const [name, format] = type === 'uuid' || type === 'date-time' ? ['string', type] : [type, undefined];
    if (schema.type !== name) return `${JSON.stringify(schema.type)} instead of ${name}`;
    return format && schema.format !== format ? `format ${JSON.stringify(schema.format)}` : null;
  }
  if ('enum' in type) {
    const values = Array.isArray(schema.enum) ? schema.enum : [];
    return values.toSorted().join() === type.enum.toSorted().join() ? null : `values ${values.join(', ')}`;
  }
  if ('items' in type)
    return schema.type === 'array' ? mismatch(resolved(schema.items), type.items) : 'not a list';
  if ('valuesOf' in type) return mismatch(resolved(schema.additionalProperties), type.valuesOf);
  return schema.type === 'object' && isRecord(schema.properties) ? null : 'not an object';
}

describe('the document and the interface specification', () => {
  it('agree on 111 operations and the documented statuses', () => {
    expect(specifiedOperations).toHaveLength(111);
    const described = describedOperations(document);
    const missing = specifiedOperations.flatMap(([method, path, ...statuses]) => {
      const found = described.find(one => one.method.toUpperCase() === method && one.path === path);
      if (!found) return [`${method} ${path}`];
      return statuses
        .filter(status => !found.responses[status])
        .map(status => `${method} ${path}: ${status}`);
    });
    expect(missing).toEqual([]);
  });

  it('agree on the names of all records', () => {
    expect(namedRecords).toHaveLength(71);
    expect(namedRecords.filter(name => !document.components.schemas[name])).toEqual([]);
  });

  it('agree on every member and its type, in requests and answers', () => {
    const wrong = Object.entries(specifiedRecords).flatMap(([record, members]) =>
      [record, `${record}Output`]
        .filter(name => document.components.schemas[name])
        .flatMap(name =>
          Object.entries(members).flatMap(([member, type]) => {
            const schema = memberOf(name, member);
            const isRequest = Boolean(document.components.schemas[`${name}Output`]);
            const reason = schema ? mismatch(schema, type, isRequest) : 'missing';
            return reason ? [`${name}.${member}: ${reason}`] : [];
          }),
        ),
    );
    expect(wrong).toEqual([]);
  });

  it('agree on every value of the enums, apart from those named as further', () => {
    for (const [name, values] of Object.entries(specifiedEnums)) {
      const schema = document.components.schemas[name];
      const expected = [...values, ...(furtherEnumValues[name] ?? [])].toSorted();
      const advice = `${name}: a value beyond the specification belongs into furtherEnumValues`;
      expect(Array.isArray(schema?.enum) ? schema.enum.toSorted() : schema, advice).toEqual(expected);
    }
  });

  it('differ by no enum value that the page of differences does not name', () => {
    const page = readFileSync('docs/developers/differences.md', 'utf8');
    const unnamed = Object.values(furtherEnumValues)
      .flat()
      .filter(value => !page.includes(`\`${value}\``));
    expect(unnamed).toEqual([]);
  });

  it('has PascalCase enum values only, apart from the named exceptions', () => {
    const isPascalCase = (value: string) => /^[A-Z][A-Za-z0-9]*$/.test(value);
    const found = enumValuesIn(document).filter(value => !isPascalCase(value));
    const allowed = Object.values(otherEnumValues).flat();
    expect([...new Set(found)].filter(value => !allowed.includes(value))).toEqual([]);
    expect(allowed.filter(value => !found.includes(value))).toEqual([]);
  });

  it('agree that additional members of a problem are strings', () => {
    for (const name of ['ProblemDetails', 'ValidationProblemDetails']) {
      const { additionalProperties } = resolved({ $ref: `#/components/schemas/${name}` });
      expect(additionalProperties, name).toMatchObject({ type: 'string' });
    }
  });
});
