import {
  type ApiDocument,
  type DescribedAnswer,
  describedOperations,
} from '@/lib/http/openapi/described-operations';
import { problemMembers } from '@/lib/http/problem-members';
import type { ErrorCode } from '@/lib/platform/errors';
import { type JsonSchema, schemaChecks } from './schema-checks';

export type SeenAnswer = {
  /** Null if no operation served the request. */
  readonly operationId: string | null;
  readonly method: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
};

/** Header fields of the product that an answer may have only if the document describes them. */
const ownHeaders = [
  'etag',
  'location',
  'link',
  'retry-after',
  'content-disposition',
  'idempotency-replayed',
  'www-authenticate',
];

const refusal: DescribedAnswer = {
  headers: {},
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/ProblemDetails' } } },
};

/**
 * Compares answers with the document: status, header fields, media type, and the body including undescribed members.
 * Returns the list of differences.
 */
export function answerChecks(document: ApiDocument): (answer: SeenAnswer) => string[] {
  const { violationsOf } = schemaChecks(document, { isClosed: true });
  const operations = new Map(describedOperations(document).map(one => [one.operationId, one]));
  return answer => {
    const described =
      answer.operationId === null ? refusal : operations.get(answer.operationId)?.responses[answer.status];
    const found = described
      ? [
          ...headerViolations(described, answer, violationsOf),
          ...bodyViolations(described, answer, violationsOf),
        ]
      : ['the document does not know this status'];
    return found.map(text => `${answer.operationId ?? answer.method} ${answer.status}: ${text}`);
  };
}

type Check = (schema: JsonSchema, value: unknown) => string[];

function headerViolations(
  described: DescribedAnswer,
  { headers, operationId }: SeenAnswer,
  check: Check,
): string[] {
  const known = Object.entries(described.headers);
  const names = new Set(known.map(([name]) => name.toLowerCase()));
  const undocumented =
    operationId === null ? [] : ownHeaders.filter(name => headers.has(name) && !names.has(name));
  return [
    ...undocumented.map(name => `the document does not describe the header field ${name}`),
    ...known.flatMap(([name, { required, schema = {} }]) => {
      const value = headers.get(name);
      if (value === null) return required ? [`the header field ${name} is missing`] : [];
      return check(schema, value).map(text => `header field ${name} ${text}`);
    }),
  ];
}

function bodyViolations(
  { content }: DescribedAnswer,
  { method, headers, body }: SeenAnswer,
  check: Check,
): string[] {
  if (method === 'HEAD') return body === '' ? [] : ['HEAD has a body'];
  if (!content) return body === '' ? [] : ['it tells of no body'];
  const type = headers.get('content-type')?.split(';')[0]?.trim() ?? '';
  const described = content[type];
  if (!described) return [`the document does not describe the media type ${type}`];
  if (!type.endsWith('json') || !described.schema) return [];
  const value: unknown = JSON.parse(body);
  const problem = type.startsWith('application/problem')
    ? String(Object(value).type).split('/').at(-1)
    : null;
  const problems = Object.keys(described.examples ?? {});
  return [
    ...check(described.schema, value),
    ...(problem && problems.length > 0 && !problems.includes(problem)
      ? [`it does not name the problem ${problem}`]
      : []),
    ...(problem ? unknownMembers(problem, Object(value)) : []),
  ];
}

const commonMembers = 'type title status detail instance traceId errors moreErrors'.split(' ');

/** Members that neither every problem nor this type may have. */
function unknownMembers(code: string, problem: object): string[] {
  const known = [...commonMembers, ...Object.keys(problemMembers[code as ErrorCode] ?? {})];
  return Object.keys(problem)
    .filter(name => !known.includes(name))
    .map(name => `the problem ${code} has the member ${name}, which is not described`);
}
