import { describe, expect, it } from 'vitest';
import { openApiDocument } from '@/lib/http/openapi/openapi';

type Schema = { readonly [name: string]: unknown };

const document: Schema = JSON.parse(JSON.stringify(openApiDocument('http://localhost:3000')));

/** Free texts. The document states only their maximum length. */
const freeTexts =
  /\b(?:text|body|answer|notes|comment|message|reason|extraordinaryReason|description|closedText|changeClosedText|thankYouText|additionalCss|entries\[\]\.value)$/i;
/** Values that are compared with stored ones, and the honeypot field. */
const opaque =
  /\b(?:\w*password|\w*token|code|twoFactorCode|\w*recoveryCode|website|signature|defaultValue)$/i;

function isObject(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function resolve(schema: unknown): Schema {
  if (!isObject(schema)) return {};
  if (typeof schema.$ref !== 'string') return schema;
  const steps = schema.$ref.slice(2).split('/');
  return resolve(steps.reduce<unknown>((at, step) => (isObject(at) ? at[step] : undefined), document));
}

/** Lists every string of a request body, by operation and path, with its schema. */
function strings(given: unknown, path: string, depth = 0): [string, Schema][] {
  const schema = resolve(given);
  const isReadOnly = isObject(given) && given.readOnly === true;
  if (depth > 12 || isReadOnly || schema.readOnly === true) return [];
  const types = [schema.type].flat();
  const own: [string, Schema][] = types.includes('string') ? [[path, schema]] : [];
  const parts = ['anyOf', 'oneOf', 'allOf'].flatMap(name => [schema[name] ?? []].flat());
  const members = isObject(schema.properties) ? Object.entries(schema.properties) : [];
  return [
    ...own,
    ...parts.flatMap(part => strings(part, path, depth + 1)),
    ...members.flatMap(([name, member]) => strings(member, `${path}.${name}`, depth + 1)),
    ...(schema.items ? strings(schema.items, `${path}[]`, depth + 1) : []),
  ];
}

const sent = Object.entries(isObject(document.paths) ? document.paths : {}).flatMap(([place, item]) =>
  Object.entries(isObject(item) ? item : {}).flatMap(([method, operation]) => {
    const body = isObject(operation) && isObject(operation.requestBody) ? operation.requestBody : {};
    const content = isObject(body.content) ? body.content['application/json'] : undefined;
    return isObject(content) ? strings(content.schema, `${method.toUpperCase()} ${place}`) : [];
  }),
);

describe('strings of request bodies', () => {
  it('have a documented format, pattern, enum, or maximum length that fits the field', () => {
    const isSaid = ({ format, pattern, enum: values, const: value, maxLength }: Schema) =>
      [format, pattern, values, value].some(rule => rule !== undefined) ||
      Number(maxLength ?? Infinity) < 2000;
    const silent = sent
      .filter(([path, schema]) => !isSaid(schema) && !freeTexts.test(path) && !opaque.test(path))
      .map(([path]) => path);
    expect([...new Set(silent)]).toEqual([]);
  });

  it.each([
    ['POST /submits/memberships.birthDate', { format: 'date' }],
    ['POST /submits/memberships.email', { format: 'email', maxLength: 254 }],
    ['POST /submits/memberships.iban', { pattern: expect.any(String) }],
    ['POST /submits/memberships.zip', { pattern: expect.any(String), maxLength: 11 }],
    ['POST /submits/memberships.membershipId', { format: 'uuid' }],
    ['POST /submits/memberships.departmentIds[]', { format: 'uuid' }],
    ['POST /submits/memberships.firstName', { maxLength: 100 }],
    ['POST /submits/memberships.mediaConsents[].consentId', { format: 'uuid' }],
    ['POST /submits/changes.identity.birthDate', { format: 'date' }],
    ['POST /submits/cancellations.wishedDate', { format: 'date' }],
    ['PATCH /submits/memberships/{id}.iban', { pattern: expect.any(String) }],
    ['PUT /club/info.country', { pattern: expect.any(String) }],
    ['PUT /club/info.currency', { pattern: expect.any(String) }],
    ['PUT /club/info.creditorId', { pattern: expect.any(String) }],
    ['PUT /club/settings/webhooks/{id}.url', { format: 'uri' }],
  ])('%s', (path, rules) => {
    expect(sent.find(([one]) => one === path)?.[1]).toMatchObject(rules);
  });
});
