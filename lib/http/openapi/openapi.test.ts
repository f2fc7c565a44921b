import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import { allOperations } from '@/lib/contracts/operations/all';
import { describedOperations, readDocument } from '@/lib/http/openapi/described-operations';
import { examplesOf } from '@/testing/http/examples-of';
import { schemaChecks } from '@/testing/http/schema-checks';
import { openApiDocument } from './openapi';
import { tags } from './openapi-tags';

beforeAll(() => {
  process.env.DATABASE_URL = 'postgres://nobody@127.0.0.1/none';
  process.env.APP_SECRET = 'only for the address in the document!!';
});

const document = () => readDocument(openApiDocument());

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(openApiDocument())));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  it('describes every operation with one success and one answer per other status', () => {
    const described = describedOperations(document());
    expect(described.map(({ operationId }) => operationId).sort()).toEqual(
      allOperations.map(({ operationId }) => operationId).sort(),
    );
    for (const { operationId, responses } of described) {
      const statuses = Object.keys(responses);
      expect(statuses, operationId).toEqual(expect.arrayContaining(['429', '500', '503']));
      const successes = statuses.filter(status => /^20[0-5]/.test(status));
      // The second is for a back-office session, which gets no tokens.
      expect(successes, operationId).toHaveLength(operationId === 'switchClub' ? 2 : 1);
    }
  });

  it('describes every parameter', () => {
    const { paths } = JSON.parse(JSON.stringify(openApiDocument()));
    const undescribed = Object.entries<
      Record<string, { parameters?: { name: string; description?: string }[] }>
    >(paths).flatMap(([path, operations]) =>
      Object.values(operations)
        .flatMap(({ parameters = [] }) => parameters)
        .filter(({ description }) => !description)
        .map(({ name }) => `${path} ${name}`),
    );
    expect(undescribed).toEqual([]);
  });

  it('describes every member of every body and answer', () => {
    const { components, paths, webhooks } = JSON.parse(JSON.stringify(openApiDocument()));
    const undescribed = new Set<string>();
    const walk = (value: unknown, place: string) => {
      if (typeof value !== 'object' || value === null) return;
      const { properties } = value as { properties?: Record<string, unknown> };
      for (const [name, member] of Object.entries(properties ?? {})) {
        const { $ref, description } = Object(member);
        const component = components.schemas[String($ref).split('/').at(-1) ?? ''];
        if (!description && !component?.description) undescribed.add(`${place}.${name}`);
        walk(member, name);
      }
      for (const [name, one] of Object.entries(value))
        if (name !== 'properties' && name !== 'example' && name !== 'examples')
          walk(one, /^([a-z]|\d)/.test(name) ? place : name);
    };
    walk({ components, paths, webhooks }, '');
    expect([...undescribed]).toEqual([]);
  });

  it('offers no API key for operations that always refuse one', () => {
    const { paths } = document();
    for (const [path, method] of [
      ['/auth/manage/info', 'get'],
      ['/auth/manage/2fa', 'post'],
      ['/auth/switch-club', 'post'],
    ] as const) {
      expect(paths[path]?.[method]?.security, path).toEqual([{ accessToken: [] }, { session: [] }]);
    }
    expect(paths['/club/info']?.get?.security).toContainEqual({ apiKey: [] });
  });

  it('describes both header fields of a submission without credentials', () => {
    for (const kind of ['memberships', 'changes', 'cancellations']) {
      const parameters = document().paths[`/submits/${kind}`]?.post?.parameters ?? [];
      const fields = parameters.filter(one => one.in === 'header').map(({ name }) => name);
      expect(fields, kind).toEqual(expect.arrayContaining(['X-Form-Token', 'X-Proof-Of-Work']));
    }
  });

  it('puts every operation into a described group', () => {
    const used = new Set(allOperations.map(({ tag }) => tag));
    expect([...used].sort()).toEqual(
      tags
        .map(({ name }) => name)
        .filter(name => used.has(name))
        .sort(),
    );
  });

  it('has no dangling references', () => {
    const { components, ...rest } = document();
    const references = JSON.stringify({ components, rest }).match(/#\/components\/\w+\/[\w-]+/g) ?? [];
    expect(references.length).toBeGreaterThan(50);
    const names = Object.entries(components).flatMap(([kind, members]) =>
      Object.keys(members).map(name => `#/components/${kind}/${name}`),
    );
    expect([...new Set(references)].filter(reference => !names.includes(reference))).toEqual([]);
  });

  it('has an example for every request body, every JSON answer and every event', () => {
    const described = examplesOf(document());
    expect(described.filter(({ example }) => example === undefined).map(({ place }) => place)).toEqual([]);
  });

  it('has examples that are valid', () => {
    const read = document();
    const { violationsOf } = schemaChecks(read);
    const found = examplesOf(read).flatMap(({ place, schema, example }) =>
      example === undefined ? [] : violationsOf(schema, example).map(violation => `${place}: ${violation}`),
    );
    expect(found).toEqual([]);
  }, 30_000);
});
