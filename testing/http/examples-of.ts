import {
  type ApiDocument,
  type Described,
  describedOperations,
  describedWebhooks,
} from '@/lib/http/openapi/described-operations';
import type { JsonSchema } from '@/testing/http/schema-checks';

export type DocumentedExample = {
  readonly place: string;
  readonly schema: JsonSchema;
  readonly example: unknown;
};

/**
 * Lists each request body, JSON answer and event with its examples, with one empty entry if it has none. Also lists the
 * examples of components and parameters.
 */
export function examplesOf(document: ApiDocument): DocumentedExample[] {
  return [
    ...[...describedOperations(document), ...describedWebhooks(document)].flatMap(inOperation),
    ...Object.entries(document.components.schemas).flatMap(([name, schema]) => inSchema(name, schema)),
    ...Object.entries(document.components.headers).flatMap(([name, { schema = {}, example }]) => [
      { place: `header ${name}`, schema, example },
    ]),
  ];
}

type Content = NonNullable<Described['requestBody']>['content'];

function inOperation({ operationId, requestBody, responses, parameters }: Described): DocumentedExample[] {
  return [
    ...inContent(`${operationId} body`, requestBody?.content ?? {}),
    ...Object.entries(responses).flatMap(([status, { content = {} }]) =>
      inContent(`${operationId} ${status}`, content),
    ),
    ...parameters.flatMap(({ name, schema }) => inSchema(`${operationId} ${name}`, schema)),
  ];
}

function inContent(place: string, content: Content): DocumentedExample[] {
  return Object.entries(content)
    .filter(([type]) => type.endsWith('json'))
    .flatMap(([, { schema = {}, example, examples = {} }]) => {
      const named = Object.entries(examples).map(([name, { value }]) => ({
        place: `${place} ${name}`,
        schema,
        example: value,
      }));
      return named.length > 0 ? named : [{ place, schema, example }];
    });
}

/**
 * Lists examples at any depth of a schema, including lists of schemas. A member may be called `example` without being
 * one.
 */
function inSchema(place: string, schema: JsonSchema): DocumentedExample[] {
  const { example, default: _default, properties = {}, ...rest } = schema;
  const own = example === undefined ? [] : [{ place, schema, example }];
  const below = Object.entries({ ...rest, ...(isSchema(properties) ? properties : {}) });
  return [
    ...own,
    ...below.flatMap(([name, value]) => (isSchema(value) ? inSchema(`${place}.${name}`, value) : [])),
  ];
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null;
}
