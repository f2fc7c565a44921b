import type { TryOperation } from '@/components/developers/reference/sample-request';
import { describeSchema, type Field, type Schema } from '@/components/developers/reference/schema-fields';
import {
  type ApiDocument,
  type Described,
  describedOperations,
  describedWebhooks,
  readDocument,
} from '@/lib/http/openapi/described-operations';
import { openApiDocument } from '@/lib/http/openapi/openapi';

export type ReferenceOperation = Described & {
  /** Whether Eintritt sends this request to a subscriber, instead of receiving it. */
  readonly isEvent: boolean;
};

export type ReferenceGroup = {
  readonly name: string;
  readonly description: string;
  readonly operations: readonly ReferenceOperation[];
};

type ApiReference = { readonly document: ApiDocument; readonly groups: readonly ReferenceGroup[] };

let known: ApiReference | undefined;

/** The OpenAPI document and its operations in groups. Made once: that takes longer than a request should. */
export function apiReference(): ApiReference {
  known ??= readReference();
  return known;
}

function readReference(): ApiReference {
  const document = readDocument(openApiDocument());
  const all = [
    ...describedOperations(document).map(one => ({ ...one, isEvent: false })),
    ...describedWebhooks(document).map(one => ({ ...one, isEvent: true })),
  ];
  const groups = document.tags.map(tag => ({
    ...tag,
    operations: all.filter(({ tags }) => tags.includes(tag.name)).toSorted(byPath),
  }));
  const used = groups.filter(({ operations }) => operations.length > 0);
  return { document, groups: used.toSorted((one, other) => placeOf(one) - placeOf(other)) };
}

/** Groups that most readers come for, and those that few do. The others keep the document's order between them. */
const first = ['Membership submissions', 'Changes', 'Cancellations', 'Submits', 'Webhooks', 'Public'];
const last = ['Users', 'Authentication', 'Service'];

function placeOf({ name }: Pick<ReferenceGroup, 'name'>): number {
  if (first.includes(name)) return first.indexOf(name) - first.length;
  return last.indexOf(name) + 1;
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Short paths first; events last. */
function byPath(one: ReferenceOperation, other: ReferenceOperation): number {
  const depth = ({ path }: ReferenceOperation) => path.split('/').length;
  return (
    Number(one.isEvent) - Number(other.isEvent) ||
    depth(one) - depth(other) ||
    one.path.localeCompare(other.path, 'en') ||
    methods.indexOf(one.method) - methods.indexOf(other.method)
  );
}

export function findOperation(operationId: string): ReferenceOperation | undefined {
  return apiReference()
    .groups.flatMap(({ operations }) => operations)
    .find(one => one.operationId === operationId);
}

/** The operations that can answer with a problem of this code. */
export function operationsWith(code: string): ReferenceOperation[] {
  const isGiven = ({ content }: ReferenceOperation['responses'][string]) =>
    Object.keys(content?.['application/problem+json']?.examples ?? {}).includes(code);
  return apiReference()
    .groups.flatMap(({ operations }) => operations)
    .filter(({ responses }) => Object.values(responses).some(isGiven));
}

/** The documented body of a problem, from the first operation that can answer with it. */
export function problemExample(code: string): unknown {
  return operationsWith(code)
    .flatMap(({ responses }) => Object.values(responses))
    .map(({ content }) => content?.['application/problem+json']?.examples?.[code]?.value)
    .find(value => value !== undefined);
}

/** Titles of groups whose name in the document is one word of code. */
const titles: Readonly<Record<string, string>> = {
  CustomField: 'Custom fields',
  DataPrivacy: 'Data privacy',
  Department: 'Departments',
  Membership: 'Memberships',
  Submits: 'Submissions of all kinds',
};

export function groupTitle({ name }: Pick<ReferenceGroup, 'name'>): string {
  return titles[name] ?? name;
}

export const keyPlaceholder = 'ek_…';
const tokenPlaceholder = 'eyJ…';

/** What samples and form of an operation need to know: how it is sent, with the examples of the document. */
export function tryOperation(operation: ReferenceOperation): TryOperation {
  const { document } = apiReference();
  const { method, path, parameters, requestBody, security, operationId } = operation;
  const schemes = security.flatMap(scheme => Object.keys(scheme));
  const token = schemes.includes('apiKey') ? keyPlaceholder : tokenPlaceholder;
  const body = requestBody?.content['application/json']?.example;
  const type = answerType(operation);
  const described = operationFields(operation);
  return {
    method,
    path,
    server: document.servers[0]?.url ?? '',
    parameters: parameters.flatMap(one => {
      const { name, in: place, required } = one;
      const field = described
        .find(({ prefix }) => prefix === place)
        ?.fields.find(known => known.name === name);
      if (place === 'cookie' || !field) return [];
      const isInSample = name === 'If-Match' && method === 'PATCH';
      const example = required || field.bounds.some(isExample) ? exampleOf(document, one) : '';
      return [
        {
          name,
          in: place,
          isRequired: required,
          values: field.values,
          ...(isInSample ? { isInSample, example: '"v7"' } : { example }),
        },
      ];
    }),
    headers: {
      ...(schemes.length > 0 ? { Authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? '' : JSON.stringify(body, null, 2),
    isIdempotent: parameters.some(({ name }) => name === 'Idempotency-Key'),
    answer: type === null ? 'None' : /json$/.test(type) ? 'Json' : 'File',
    fileName: `${operationId}.${extensions[type ?? ''] ?? 'bin'}`,
  };
}

const isExample = (bound: string) => bound.startsWith('example ');

const extensions: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'text/csv': 'csv',
  'text/plain': 'txt',
};

/** Status and content of the success, with its example. */
export function successOf({ responses }: ReferenceOperation) {
  const [status = '', answer] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  const [contentType, media] = Object.entries(answer?.content ?? {})[0] ?? [];
  return { status, answer, contentType, media };
}

function answerType(operation: ReferenceOperation): string | null {
  return successOf(operation).contentType ?? null;
}

/** An example of a parameter: its own, its first value, or one of its name. */
function exampleOf(document: ApiDocument, parameter: Described['parameters'][number] | undefined): string {
  const { $ref, ...own } = parameter?.schema ?? {};
  const named =
    document.components.schemas[
      String($ref ?? '')
        .split('/')
        .at(-1) ?? ''
    ] ?? {};
  const { example, enum: values, format } = { ...named, ...own };
  if (typeof example === 'string' || typeof example === 'number') return String(example);
  if (Array.isArray(values)) return String(values[0]);
  if (parameter?.name === 'slug') return 'demo';
  const name = parameter?.name ?? '';
  return format === 'uuid' || /id$/i.test(name) ? '019a0000-0000-7000-8000-000000000001' : name.toUpperCase();
}

/** Whether a GET of the same path reads what the operation stores. */
export function canBeLoaded({ method, path, operationId }: ReferenceOperation): boolean {
  const read = apiReference()
    .groups.flatMap(({ operations }) => operations)
    .find(one => one.path === path && one.method === 'GET');
  return read !== undefined && (method === 'PUT' || /^(?:modify|update)/.test(operationId));
}

export function operationAddress(operationId: string): string {
  return `/developers/reference/${operationId}`;
}

export type FieldSection = {
  readonly title: string;
  /** First part of the ids of its fields. */
  readonly prefix: string;
  readonly fields: readonly Field[];
};

const places = { path: 'Path parameters', query: 'Query parameters', header: 'Header fields' } as const;

/** The parameters, the body and the answer of an operation in words, in this order. */
export function operationFields(operation: ReferenceOperation): FieldSection[] {
  const { schemas } = apiReference().document.components;
  const { media } = successOf(operation);
  const sections = [
    ...(['path', 'query', 'header'] as const).map(place => ({
      title: places[place],
      prefix: place,
      fields: operation.parameters
        .filter(one => one.in === place)
        .map(({ name, schema, description, required }) =>
          describeSchema(name, { ...schema, description }, schemas, { isRequired: required }),
        ),
    })),
    {
      title: 'Body',
      prefix: 'body',
      fields: fieldsOf(operation.requestBody?.content['application/json']?.schema ?? {}),
    },
    { title: 'Answer', prefix: 'answer', fields: fieldsOf(media?.schema ?? {}).map(answered) },
  ];
  return sections.filter(({ fields }) => fields.length > 0);
}

function fieldsOf(schema: Schema): readonly Field[] {
  const { shape } = describeSchema('', schema, apiReference().document.components.schemas);
  if (shape?.kind === 'Fields') return shape.fields;
  return shape?.kind === 'OneOf' ? shape.options : [];
}

/** Members of an answer are always there or described otherwise: "required" is for those who send. */
function answered(field: Field): Field {
  const { shape } = field;
  if (shape?.kind === 'Fields')
    return { ...field, isRequired: false, shape: { ...shape, fields: shape.fields.map(answered) } };
  if (shape?.kind === 'OneOf')
    return { ...field, isRequired: false, shape: { ...shape, options: shape.options.map(answered) } };
  return { ...field, isRequired: false };
}
