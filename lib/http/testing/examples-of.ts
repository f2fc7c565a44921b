import {
  type ApiDocument,
  type Described,
  describedOperations,
  describedWebhooks,
  type JsonSchema,
} from './described-operations';

export type DocumentedExample = {
  readonly place: string;
  readonly schema: JsonSchema;
  readonly example: unknown;
};

/**
 * Each body that is sent, each answer in JSON and each event with its examples, one entry without any where it has
 * none; and the examples of components and parameters.
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

/** Examples at any depth of a schema. */
function inSchema(place: string, schema: JsonSchema): DocumentedExample[] {
  const own = 'example' in schema ? [{ place, schema, example: schema.example }] : [];
  const below = Object.entries(schema)
    .filter(([name]) => name !== 'example' && name !== 'default')
    .flatMap(([name, value]) => (isSchema(value) ? inSchema(`${place}.${name}`, value) : []));
  return [...own, ...below];
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
