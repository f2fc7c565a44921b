import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describeReadOnly } from './openapi-read-only';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: object) => ({ type: 'object', properties });
const text = { type: 'string' };

/** A document with one POST for each pair: a request component and the record that reads it. */
function described(schemas: object, pairs: readonly (readonly [body: string, record: string])[]) {
  const operations = pairs.map(([, record], index) => ({
    path: `/${index}`,
    method: 'POST' as const,
    record: z.object({}).meta({ id: record }),
  }));
  const paths = pairs.map(([body, record], index) => [
    `/${index}`,
    {
      post: {
        requestBody: { content: { 'application/json': { schema: ref(body) } } },
        responses: { 200: { content: { 'application/json': { schema: ref(record) } } } },
      },
    },
  ]);
  const document = { paths: Object.fromEntries(paths), components: { schemas } };
  describeReadOnly(document, operations);
  return document;
}

describe('read-only members in the OpenAPI document', () => {
  it('are added to a component that several operations send with the same record', () => {
    const schemas = { Write: object({ name: text }), Read: object({ name: text, id: text }) };
    const document = described(schemas, [
      ['Write', 'Read'],
      ['Write', 'Read'],
    ]);
    expect(document.components.schemas).toMatchObject({
      Write: object({ name: text, id: { ...text, readOnly: true } }),
    });
  });

  it('are the same for different records whose members the component has itself', () => {
    const schemas = {
      Write: object({ name: text, id: {}, number: {} }),
      One: object({ name: text, id: text }),
      Other: object({ name: text, number: text }),
    };
    const document = described(schemas, [
      ['Write', 'One'],
      ['Write', 'Other'],
    ]);
    expect(document.components.schemas).toEqual(schemas);
  });

  it('are refused for a component that operations send with different records', () => {
    const schemas = {
      Write: object({ name: text }),
      One: object({ name: text, id: text }),
      Other: object({ name: text, number: text }),
    };
    const describeBoth = () =>
      described(schemas, [
        ['Write', 'One'],
        ['Write', 'Other'],
      ]);
    expect(describeBoth).toThrow('Write');
  });

  it('are refused for a component that contains itself and is answered too', () => {
    const schemas = {
      Node: object({ child: ref('Node') }),
      Read: object({ child: ref('Read'), own: ref('Node'), id: text }),
    };
    expect(() => described(schemas, [['Node', 'Read']])).toThrow('Node');
  });
});
