export type Schema = Readonly<Record<string, unknown>>;
type Schemas = Readonly<Record<string, Schema>>;

/** A member of a JSON value in words. */
export type Field = {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** When it is required, if not always: `required for direct debit`. */
  readonly condition: string;
  readonly isReadOnly: boolean;
  readonly description: string;
  /** Bounds, format, default and example, each as one phrase. */
  readonly bounds: readonly string[];
  readonly values: readonly string[];
  readonly shape: Shape | null;
};

/** What an object, or the items of a list, consist of: fields, or one of several alternatives. */
export type Shape =
  | { readonly kind: 'Fields'; readonly fields: readonly Field[] }
  | { readonly kind: 'OneOf'; readonly options: readonly Field[] }
  | { readonly kind: 'Recursive'; readonly name: string };

/** Describes a schema as a field of the given name. Follows references; a component inside itself ends there. */
export function describeSchema(
  name: string,
  schema: Schema,
  schemas: Schemas,
  { isRequired = false, path = [] }: { isRequired?: boolean; path?: readonly string[] } = {},
): Field {
  const { inner, isNullable, isEmptyAllowed, within } = unwrap(schema, schemas, path);
  const { description, condition } = splitCondition(text(schema.description) || text(inner.description));
  const words = [typeOf(inner, schemas), isEmptyAllowed ? 'empty' : '', isNullable ? 'null' : ''];
  return {
    name,
    type: words.filter(Boolean).join(' or '),
    isRequired,
    condition,
    isReadOnly: schema.readOnly === true,
    description: saysMore(description, name) ? description : '',
    bounds: boundsOf(inner, schema),
    values: list(inner.enum ?? resolve(record(inner.items), schemas).enum).map(String),
    shape: shapeOf(inner, schemas, within),
  };
}

/** Takes the sentence that says when a field is required out of its description. */
function splitCondition(whole: string): { description: string; condition: string } {
  const [, before = '', sentence] = /^(.*?)(?:^|\. )Required ([^.]+)\.?$/s.exec(whole) ?? [];
  return sentence
    ? { description: before, condition: `required ${sentence}` }
    : { description: whole, condition: '' };
}

/** `First name` says no more than `firstName`. */
function saysMore(description: string, name: string): boolean {
  return description.replace(/[^a-z]/gi, '').toLowerCase() !== name.toLowerCase();
}

function shapeOf(schema: Schema, schemas: Schemas, path: readonly string[]): Shape | null {
  const repeated = path.at(-1) ?? '';
  if (path.indexOf(repeated) < path.length - 1) return { kind: 'Recursive', name: repeated };
  const options = alternativesOf(schema).filter(option => !isPlain(resolve(option, schemas)));
  if (options.length > 0)
    return {
      kind: 'OneOf',
      options: options.map((option, index) =>
        describeSchema(componentIn(option) ?? `Alternative ${index + 1}`, option, schemas, { path }),
      ),
    };
  const inner = schema.items ?? schema.additionalProperties;
  if (inner && typeof inner === 'object') {
    const item = unwrap(record(inner), schemas, path);
    return shapeOf(item.inner, schemas, item.within);
  }
  const required = list(schema.required);
  const members = Object.entries(record(schema.properties));
  if (members.length === 0) return null;
  const fields = members.map(([name, member]) =>
    describeSchema(name, record(member), schemas, { isRequired: required.includes(name), path }),
  );
  return { kind: 'Fields', fields };
}

type Unwrapped = {
  readonly inner: Schema;
  readonly isNullable: boolean;
  readonly isEmptyAllowed: boolean;
  /** Components on the way to the schema, outermost first. */
  readonly within: readonly string[];
};

/** Follows references, merges `allOf`, and takes null and the empty text out of alternatives. */
function unwrap(schema: Schema, schemas: Schemas, path: readonly string[]): Unwrapped {
  const component = componentIn(schema);
  if (component) {
    const { $ref: _reference, ...own } = schema;
    return unwrap({ ...schemas[component], ...own }, schemas, [...path, component]);
  }
  const merged = list(schema.allOf).map(one => unwrap(record(one), schemas, path).inner);
  if (merged.length > 0)
    return { inner: merge(merged), isNullable: false, isEmptyAllowed: false, within: path };
  const all = alternativesOf(schema);
  const isNull = (one: Schema) => one.type === 'null';
  const isEmpty = (one: Schema) => one.const === '';
  const rest = all.filter(one => !isNull(one) && !isEmpty(one));
  const [only] = rest;
  const own = { isNullable: all.some(isNull), isEmptyAllowed: all.some(isEmpty) };
  if (!only || rest.length > 1) {
    const { oneOf: _oneOf, anyOf: _anyOf, ...others } = schema;
    const inner = rest.length > 1 ? { ...others, anyOf: rest } : schema;
    return { inner, ...own, within: path };
  }
  const below = unwrap(only, schemas, path);
  return {
    ...below,
    isNullable: own.isNullable || below.isNullable,
    isEmptyAllowed: own.isEmptyAllowed || below.isEmptyAllowed,
  };
}

function merge(parts: readonly Schema[]): Schema {
  const properties = Object.assign({}, ...parts.map(one => record(one.properties)));
  return { type: 'object', properties, required: parts.flatMap(one => list(one.required)) };
}

function typeOf(schema: Schema, schemas: Schemas, isInUnion = false): string {
  const alternatives = alternativesOf(schema);
  if (alternatives.length > 0)
    return [...new Set(alternatives.map(one => typeOf(unwrap(one, schemas, []).inner, schemas)))].join(
      ' or ',
    );
  if (schema.items)
    return `list of ${plural(typeOf(unwrap(record(schema.items), schemas, []).inner, schemas))}`;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum && !isInUnion) return 'one of';
  const type = list(schema.type).length > 0 ? list(schema.type).join(' or ') : text(schema.type);
  const format = text(schema.format);
  if (format) return formats[format] ?? format;
  return type || 'any value';
}

const formats: Readonly<Record<string, string>> = {
  uuid: 'UUID',
  date: 'date',
  'date-time': 'instant',
  email: 'e-mail address',
  uri: 'URL',
  binary: 'bytes',
};

function plural(type: string): string {
  if (type === 'one of' || type.startsWith('list')) return type;
  if (type === 'e-mail address') return 'e-mail addresses';
  return type
    .split(' or ')
    .map(one => (one === 'any value' ? 'values' : `${one}s`))
    .join(' or ');
}

function boundsOf(inner: Schema, own: Schema): string[] {
  const isText = inner.type === 'string';
  const [length, items] = [range(inner.minLength, inner.maxLength), range(inner.minItems, inner.maxItems)];
  const example = own.example ?? inner.example;
  const standard = own.default ?? inner.default;
  return [
    isText && !inner.format && length ? `${length} characters` : '',
    items ? `${items} entries` : '',
    range(inner.minimum ?? inner.exclusiveMinimum, inner.maximum ?? inner.exclusiveMaximum),
    text(inner.pattern) && !inner.format ? `matches ${text(inner.pattern)}` : '',
    isSimple(standard) ? `default ${JSON.stringify(standard)}` : '',
    isSimple(example) && !inner.enum ? `example ${JSON.stringify(example)}` : '',
  ].filter(Boolean);
}

/** `3 to 20`, `at most 20`, or empty. Bounds at the limits of whole numbers say nothing and are left out. */
function range(min: unknown, max: unknown): string {
  const from = typeof min === 'number' && min > Number.MIN_SAFE_INTEGER ? min : null;
  const to = typeof max === 'number' && max < Number.MAX_SAFE_INTEGER ? max : null;
  const [low, high] = [from?.toLocaleString('en'), to?.toLocaleString('en')];
  if (low !== undefined && high !== undefined) return from === 0 ? `at most ${high}` : `${low} to ${high}`;
  if (high !== undefined) return `at most ${high}`;
  return low === undefined ? '' : `at least ${low}`;
}

function alternativesOf(schema: Schema): Schema[] {
  return list(schema.anyOf ?? schema.oneOf).map(record);
}

function isPlain(schema: Schema): boolean {
  return !schema.properties && !schema.allOf && !record(schema.items).properties;
}

function resolve(schema: Schema, schemas: Schemas): Schema {
  return unwrap(schema, schemas, []).inner;
}

function componentIn({ $ref }: Schema): string | undefined {
  return typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined;
}

function isSimple(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value) && String(value).length <= 60;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The cast holds because every object has members by name. */
function record(value: unknown): Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Schema) : {};
}
