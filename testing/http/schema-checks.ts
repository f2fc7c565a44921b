import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ApiDocument } from '@/lib/http/openapi/described-operations';

/** A piece of JSON Schema, or a reference to one. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export type SchemaChecks = {
  /** Lists the violations of a value in words; empty for a valid one. */
  violationsOf(schema: JsonSchema, value: unknown): string[];
};

/**
 * Validates values against schemas of the document (JSON Schema 2020-12). `isClosed` also reports undescribed members,
 * which the document allows because answers may grow.
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

/** Converts references to the form in which ajv finds them from outside the document. */
function absolute(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/'));
}

/** Closes objects at every depth if they list their members and say nothing about others. */
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
