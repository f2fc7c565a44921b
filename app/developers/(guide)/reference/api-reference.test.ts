import { transform } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { requestOf } from '@/components/developers/reference/sample-request';
import type { Field } from '@/components/developers/reference/schema-fields';
import { sampleLanguages, snippetsOf } from '@/components/developers/reference/snippets';
import { allOperations } from '@/lib/contracts/operations/all';
import { webhookEvents } from '@/lib/contracts/webhook-events';
import { errorCodes, statusOf } from '@/lib/http/problem';
import { schemaChecks } from '@/testing/http/schema-checks';
import {
  apiReference,
  operationFields,
  operationsWith,
  problemExample,
  successOf,
  tryOperation,
} from './api-reference';

beforeAll(() => {
  process.env.DATABASE_URL = 'postgres://nobody@127.0.0.1/none';
  process.env.APP_SECRET = 'only for the address in the document!!';
});

const shown = () => apiReference().groups.flatMap(({ operations }) => operations);
const operations = () => shown().filter(({ isEvent }) => !isEvent);

describe('the API reference', () => {
  it('has a page for every operation and every event, each once', () => {
    const expected = [
      ...allOperations.map(({ operationId }) => operationId),
      ...webhookEvents.map(({ type }) => `on${type}`),
    ];
    expect(
      shown()
        .map(({ operationId }) => operationId)
        .sort(),
    ).toEqual(expected.sort());
  });

  it('has a title of one sentence for each', () => {
    expect(shown().filter(({ summary }) => /[.;] |\.$/.test(summary))).toEqual([]);
  });

  it('describes every parameter with type and meaning', () => {
    for (const operation of shown()) {
      const sections = operationFields(operation).filter(
        ({ prefix }) => !['body', 'answer'].includes(prefix),
      );
      const fields = sections.flatMap(section => section.fields);
      expect(fields.length, operation.operationId).toBe(operation.parameters.length);
      for (const { name, type, description } of fields)
        expect([type, description], `${operation.operationId} ${name}`).not.toContain('');
    }
  });

  it('has a sample in four languages for each operation, and TypeScript can be parsed', async () => {
    for (const operation of operations()) {
      const request = requestOf(tryOperation(operation), { values: {}, body: '' });
      expect(request.url, operation.operationId).not.toContain('{');
      const snippets = snippetsOf(request);
      expect(Object.keys(snippets)).toEqual([...sampleLanguages]);
      for (const language of sampleLanguages) {
        expect(snippets[language], operation.operationId).toContain(request.url);
        expect(snippets[language], operation.operationId).not.toContain('undefined');
      }
      await transform(snippets.TypeScript, { loader: 'ts', format: 'esm' });
    }
  }, 30_000);

  it('sends If-Match in the samples of each PATCH that knows it', () => {
    const patches = operations().filter(
      ({ method, parameters }) => method === 'PATCH' && parameters.some(({ name }) => name === 'If-Match'),
    );
    expect(patches.length).toBeGreaterThan(3);
    for (const patch of patches) {
      const { headers } = requestOf(tryOperation(patch), { values: {}, body: '' });
      expect(headers['If-Match'], patch.operationId).toBe('"v7"');
    }
  });

  it('has an example of each problem that an operation answers with', () => {
    const answered = errorCodes.filter(code => operationsWith(code).length > 0);
    expect(answered.length).toBeGreaterThan(15);
    for (const code of answered) expect(problemExample(code), code).toMatchObject({ status: statusOf(code) });
  });

  it('gives a membership number in the sample of an acceptance', () => {
    const accept = operations().find(({ operationId }) => operationId === 'acceptSubmission');
    expect(accept && JSON.parse(tryOperation(accept).body)).toMatchObject({ memberNumber: 'A-17' });
  });

  it('has a valid example answer for each operation that answers with JSON', () => {
    const { violationsOf } = schemaChecks(apiReference().document);
    for (const operation of operations()) {
      const { status, contentType, media } = successOf(operation);
      if (contentType !== 'application/json') continue;
      expect(media?.example, operation.operationId).toBeDefined();
      expect(violationsOf(media?.schema ?? {}, media?.example), `${operation.operationId} ${status}`).toEqual(
        [],
      );
    }
  }, 30_000);

  it('shows every member of every body and answer', () => {
    for (const operation of shown()) {
      const sections = operationFields(operation);
      const example = operation.requestBody?.content['application/json']?.example;
      const body = sections.find(({ prefix }) => prefix === 'body')?.fields ?? [];
      expect(missingIn(example, body), operation.operationId).toEqual([]);
    }
  });
});

/** Names in an example that the fields do not have. Alternatives of a body may each have some. */
function missingIn(example: unknown, fields: readonly Field[]): string[] {
  const known = fields.flatMap(field =>
    field.shape?.kind === 'Fields' && /^Alternative|^[A-Z]/.test(field.name)
      ? field.shape.fields.map(({ name }) => name)
      : [field.name],
  );
  return Object.keys(Object(Array.isArray(example) ? example[0] : example)).filter(
    name => !known.includes(name),
  );
}
