import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import { allOperations } from '@/lib/contracts/operations/all';
import { describedOperations, readDocument } from '@/lib/http/openapi/described-operations';
import { examplesOf } from '@/testing/http/examples-of';
import { schemaChecks } from '@/testing/http/schema-checks';
import { openApiDocument } from './openapi';
import { meanings } from './openapi-members';
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

  it('has an example of every parameter in a path', () => {
    const { paths } = JSON.parse(JSON.stringify(openApiDocument()));
    for (const [path, operations] of Object.entries<
      Record<string, { parameters?: { name: string; in: string; example?: unknown }[] }>
    >(paths)) {
      for (const { parameters = [] } of Object.values(operations)) {
        for (const one of parameters.filter(parameter => parameter.in === 'path')) {
          expect(one.example, `${path} ${one.name}`).toEqual(expect.any(String));
        }
      }
    }
  });

  it('has patterns that other languages compile: without classes of Unicode, flags and names of groups', () => {
    const patterns = [...JSON.stringify(openApiDocument()).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)];
    expect(patterns.length).toBeGreaterThan(20);
    for (const [, text = ''] of patterns) {
      const pattern: string = JSON.parse(text);
      expect(pattern).not.toMatch(/\\p\{|\(\?<[^=!]|\(\?[a-z]/i);
      expect(() => new RegExp(pattern)).not.toThrow();
    }
  });

  it('names a contact and a licence', () => {
    expect(openApiDocument().info).toMatchObject({
      contact: { url: expect.stringMatching(/^http/) },
      license: { name: expect.any(String) },
    });
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

  it('says of each field of a submission when it is required', () => {
    const { schemas } = document().components;
    expect(schemas.MembershipSubmit?.required).toEqual(
      expect.arrayContaining([
        'firstName',
        'birthDate',
        'street',
        'membershipId',
        'paymentMethod',
        'privacyAccepted',
      ]),
    );
    expect(schemas.CancellationSubmit?.required).toEqual(expect.arrayContaining(['firstName', 'birthDate']));
    const descriptionOf = (schema: unknown, name: string) =>
      Object(Object(schema).properties)[name].description;
    expect(descriptionOf(schemas.MembershipSubmit, 'iban')).toMatch(/\. Required for direct debit$/);
    expect(descriptionOf(schemas.MembershipSubmit, 'email')).toMatch(/Required unless the club enters it/);
    expect(descriptionOf(schemas.MembershipSubmit, 'mobile')).toMatch(/Required if the club’s form asks/);
    for (const form of ['MembershipSubmit', 'ChangesSubmit', 'CancellationSubmit'])
      expect(descriptionOf(schemas[form], 'signature')).toMatch(/typed name.*\. Required if the form has/);
    expect(Object(schemas.ChangesSubmit?.properties).identity.required).toContain('lastName');
  });

  it('shares a description between members of one name only where they have one type', () => {
    const { components, paths, webhooks } = JSON.parse(JSON.stringify(openApiDocument()));
    const kindsOf = (schema: { [name: string]: unknown }): string[] => {
      const { $ref, anyOf, oneOf, const: only, enum: values, type, format, items } = schema;
      if (typeof $ref === 'string') return kindsOf(components.schemas[$ref.split('/').at(-1) ?? '']);
      const options = [anyOf, oneOf].flatMap(list => (Array.isArray(list) ? list : []));
      if (options.length > 0) return options.flatMap(kindsOf);
      if (only === '') return [];
      // A text of a few, and an id that any text may stand for, are texts.
      if (values || only) return [Array.isArray(values) && typeof values[0] === 'number' ? 'number' : 'text'];
      if (type === 'array') return kindsOf(Object(items)).map(kind => `list of ${kind}`);
      const isDay = format === 'date' || format === 'date-time';
      return [type].flat().flatMap(one => {
        if (one === 'string') return [isDay ? String(format) : 'text'];
        return one === 'null' || one === undefined ? [] : [one === 'integer' ? 'number' : String(one)];
      });
    };
    const found = new Map<string, Set<string>>();
    const walk = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [name, member] of Object.entries(Object(value).properties ?? {})) {
        const { description } = Object(member);
        if (description && meanings[name] === description)
          for (const kind of kindsOf(Object(member)))
            found.set(name, (found.get(name) ?? new Set()).add(kind));
      }
      for (const [name, one] of Object.entries(value)) if (!/^examples?$/.test(name)) walk(one);
    };
    walk({ components, paths, webhooks });
    // Names of departments and persons in the summary behind a confirmation link, instead of records.
    const confirmed = ['departments', 'familyMembers'];
    const mixed = [...found].filter(([name, kinds]) => kinds.size > 1 && !confirmed.includes(name));
    expect(mixed.map(([name, kinds]) => `${name}: ${[...kinds].join(', ')}`)).toEqual([]);
  });

  it.each([
    ['ExportFilter', 'to', /Last day of receipt/],
    ['DashboardKpis', 'to', /Last day/],
    ['ChangeMembershipSurchargeSchema', 'scope', /charged once/],
    ['MembershipSurchargeSchema', 'price', /Amount of the surcharge/],
    ['FormMembership', 'notes', /above the form/],
    ['ApiRequest', 'status', /HTTP status/],
    ['RelatedSubmission', 'reasons', /same person/],
    ['User', 'isActive', /account/],
  ])('describes %s.%s by its place', (schema, name, words) => {
    const member = Object(document().components.schemas[schema]?.properties)[name];
    expect(member.description).toMatch(words);
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
  }, 90_000);
});
