import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ApiDocument } from '@/lib/http/described-operations';

/** A piece of JSON Schema, or a reference to one. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export type SchemaChecks = {
  /** What is wrong with a value, in words; empty where it is right. */
  violationsOf(schema: JsonSchema, value: unknown): string[];
};

/**
 * Checks values against schemas of the document by JSON Schema 2020-12. `isClosed` also finds members that an object
 * does not describe, which the document leaves open so that answers can grow.
 */
export function schemaChecks(document: ApiDocument, { isClosed = false } = {}): SchemaChecks {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
  addFormats.default(ajv);
  const known = new Map<string, ValidateFunction>();
  const components = { schemas: prepare(document.components.schemas, isClosed) };
  ajv.addSchema({ $id: 'document', components });
  return {
    violationsOf: (schema, value) => {
      const text = JSON.stringify(schema);
      const check = known.get(text) ?? ajv.compile(absolute(prepare(schema, isClosed)));
      known.set(text, check);
      if (check(value)) return [];
      return (check.errors ?? []).map(
        ({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
      );
    },
  };
}

/** References as ajv finds them from outside the document. */
function absolute(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/'));
}

/** Objects closed at every depth, where they list their members and do not say what others may be. */
function prepare(value: JsonSchema, isClosed: boolean): JsonSchema {
  return isClosed ? JSON.parse(JSON.stringify(value, (_, one) => (isOpen(one) ? close(one) : one))) : value;
}

function isOpen(value: unknown): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    value.type === 'object' &&
    'properties' in value &&
    !('additionalProperties' in value)
  );
}

function close(schema: object): object {
  return { ...schema, additionalProperties: false };
}
