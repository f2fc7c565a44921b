import { z } from 'zod';

const Schema = z.record(z.string(), z.unknown());
const MediaType = z.object({
  schema: Schema.optional(),
  example: z.unknown().optional(),
  examples: z.record(z.string(), z.object({ value: z.unknown() })).optional(),
});
const Header = z.looseObject({
  $ref: z.string().optional(),
  description: z.string().default(''),
  required: z.boolean().optional(),
  schema: Schema.optional(),
});
const Answer = z.object({
  $ref: z.string().optional(),
  description: z.string().optional(),
  headers: z.record(z.string(), Header).default({}),
  content: z.record(z.string(), MediaType).optional(),
});
const Parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header', 'cookie']),
  required: z.boolean().default(false),
  description: z.string().default(''),
  schema: Schema,
});
const DescribedOperation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  description: z.string().default(''),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(Parameter).default([]),
  requestBody: z
    .object({ required: z.boolean().default(false), content: z.record(z.string(), MediaType) })
    .optional(),
  responses: z.record(z.string(), Answer),
});
const PathItem = z.partialRecord(z.enum(['get', 'put', 'post', 'patch', 'delete']), DescribedOperation);

/** The parts of the document that the reference and tests read. */
export const ApiDocument = z.looseObject({
  openapi: z.string(),
  servers: z.array(z.object({ url: z.string() })),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), PathItem),
  webhooks: z.record(z.string(), PathItem).default({}),
  components: z.object({
    schemas: z.record(z.string(), Schema),
    responses: z.record(z.string(), Answer).default({}),
    headers: z.record(z.string(), Header).default({}),
  }),
});
export type ApiDocument = z.output<typeof ApiDocument>;
export type DescribedAnswer = z.output<typeof Answer>;

export type Described = z.output<typeof DescribedOperation> & {
  readonly method: string;
  /** Path in the document, below `/api/v1`. */
  readonly path: string;
};

/** Returns the document as a client reads it: parsed JSON. */
export function readDocument(document: unknown): ApiDocument {
  return ApiDocument.parse(JSON.parse(JSON.stringify(document)));
}

/** Lists the operations of the document. References of their answers are resolved. */
export function describedOperations(document: ApiDocument): Described[] {
  return operationsIn(document, document.paths);
}

/** Lists the webhook events of the document. */
export function describedWebhooks(document: ApiDocument): Described[] {
  return operationsIn(document, document.webhooks);
}

function operationsIn(document: ApiDocument, paths: ApiDocument['paths']): Described[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) =>
      operation
        ? [
            {
              ...operation,
              method: method.toUpperCase(),
              path,
              responses: resolved(document, operation.responses),
            },
          ]
        : [],
    ),
  );
}

function resolved(document: ApiDocument, answers: Record<string, DescribedAnswer>) {
  return Object.fromEntries(
    Object.entries(answers).map(([status, answer]) => {
      const target = document.components.responses[nameIn(answer.$ref)] ?? answer;
      return [status, { ...target, headers: resolvedHeaders(document, target.headers) }];
    }),
  );
}

function resolvedHeaders(document: ApiDocument, headers: DescribedAnswer['headers']) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, header]) => [
      name,
      document.components.headers[nameIn(header.$ref)] ?? header,
    ]),
  );
}

/** `#/components/responses/NotFound` → `NotFound`. */
export function nameIn(reference: string | undefined): string {
  return reference?.split('/').at(-1) ?? '';
}
