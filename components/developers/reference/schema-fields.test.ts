import { describe, expect, it } from 'vitest';
import { describeSchema } from './schema-fields';

const schemas = {
  Name: { type: 'string', maxLength: 50, description: 'A name' },
  Tree: { type: 'object', properties: { inner: { $ref: '#/components/schemas/Tree' } } },
  Kind: { type: 'string', enum: ['One', 'Two'] },
};
const nothing = { type: 'null' };

it.each([
  [{ $ref: '#/components/schemas/Name' }, 'string', ['at most 50 characters']],
  [{ anyOf: [{ type: 'string', format: 'date' }, nothing] }, 'date or null', []],
  [{ anyOf: [{ type: 'string', format: 'email' }, { const: '' }] }, 'e-mail address or empty', []],
  [{ type: 'integer', minimum: 1, maximum: 12, default: 3 }, 'integer', ['1 to 12', 'default 3']],
  [{ type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 }, 'integer', []],
  [
    { type: 'array', items: { type: 'string', format: 'uuid' }, maxItems: 3 },
    'list of UUIDs',
    ['at most 3 entries'],
  ],
  [{ anyOf: [{ type: 'string' }, { type: 'number' }, nothing] }, 'string or number or null', []],
  [{ const: 'Test' }, '"Test"', []],
])('%j is described as %s', (schema, type, bounds) => {
  expect(describeSchema('a', schema, schemas)).toMatchObject({ name: 'a', type, bounds });
});

it('values of an enum are listed, also those of a list', () => {
  const kind = { $ref: '#/components/schemas/Kind' };
  expect(describeSchema('a', kind, schemas).values).toEqual(['One', 'Two']);
  expect(describeSchema('a', { type: 'array', items: kind }, schemas).values).toEqual(['One', 'Two']);
});

it('an own description comes before that of the component', () => {
  const named = { $ref: '#/components/schemas/Name', description: 'Of the club' };
  expect(describeSchema('a', named, schemas).description).toBe('Of the club');
});

it('members of merged objects are required where one part says so', () => {
  const merged = {
    allOf: [{ properties: { a: {} }, required: ['a'] }, { properties: { b: { readOnly: true } } }],
  };
  const { shape } = describeSchema('', merged, schemas);
  expect(shape).toMatchObject({
    fields: [
      { name: 'a', isRequired: true },
      { name: 'b', isRequired: false, isReadOnly: true },
    ],
  });
});

it('a component inside itself ends the description', () => {
  const { shape } = describeSchema('', { $ref: '#/components/schemas/Tree' }, schemas);
  expect(shape).toMatchObject({ fields: [{ name: 'inner', shape: { kind: 'Recursive', name: 'Tree' } }] });
});

describe('a description', () => {
  const described = (name: string, description: string) =>
    describeSchema(name, { type: 'string', description }, {});

  it('hands out the sentence that says when the field is required', () => {
    expect(described('iban', 'IBAN of the account. Required for direct debit')).toMatchObject({
      description: 'IBAN of the account',
      condition: 'required for direct debit',
    });
    expect(described('iban', 'IBAN of the account')).toMatchObject({ condition: '' });
  });

  it('is left out where it only repeats the name', () => {
    expect(described('firstName', 'First name').description).toBe('');
    expect(described('firstName', 'First name of the user').description).toBe('First name of the user');
  });
});
