import { isDeepStrictEqual } from 'node:util';

export type Schema = Readonly<Record<string, unknown>>;

/** `sent`: existing clients send it. `answered`: existing clients read it. */
export type Direction = 'sent' | 'answered';

export type Documents = { readonly before: Schema; readonly after: Schema };

/**
 * Lists the changes between two schemas that break existing clients, in words with the path. Enumerations may grow in
 * answers: the documentation asks clients to expect unknown values.
 */
export function schemaChanges(
  documents: Documents,
  before: unknown,
  after: unknown,
  direction: Direction,
): string[] {
  const seen = new Set<string>();
  const compare = (was: unknown, is: unknown, place: string): string[] => {
    const pair = `${refOf(was)} ${refOf(is)}`;
    if (pair !== ' ' && seen.has(pair)) return [];
    if (pair !== ' ') seen.add(pair);
    const [one, other] = [resolve(documents.before, was), resolve(documents.after, is)];
    const report = (text: string) => [`${place || 'the value'} ${text}`];
    return [
      ...typeChanges(one, other, direction).flatMap(report),
      ...valueChanges(one, other, direction).flatMap(report),
      ...(direction === 'sent' ? limitChanges(one, other).flatMap(report) : []),
      ...memberChanges(one, other, direction).flatMap(report),
      ...alternativeChanges(one, other).flatMap(report),
      ...belowOf(one, other).flatMap(([name, a, b]) => compare(a, b, place ? `${place}.${name}` : name)),
    ];
  };
  /** Compares alternatives. Each one of the promised side needs a compatible one on the other side. */
  function alternativeChanges(was: Schema, is: Schema): string[] {
    return ['anyOf', 'oneOf', 'allOf'].flatMap(keyword => {
      const b = listOf(is[keyword]);
      const isWidened = direction === 'sent' && keyword === 'anyOf' && b.length > 0;
      // A body with one form may get further forms.
      const a = isWidened && was.anyOf === undefined ? [was] : listOf(was[keyword]);
      if (a.length === 0 && b.length === 0) return [];
      if (a.length === 0 || b.length === 0) return [`has ${keyword} on one side only`];
      const [promised, offered] = direction === 'sent' ? [a, b] : [b, a];
      const isKept = promised.every(one =>
        offered.some(other => {
          const pair = direction === 'sent' ? ([one, other] as const) : ([other, one] as const);
          return schemaChanges(documents, ...pair, direction).length === 0;
        }),
      );
      return isKept ? [] : [`has other alternatives in ${keyword}`];
    });
  }
  return compare(before, after, '');
}

function refOf(schema: unknown): string {
  return isSchema(schema) && typeof schema.$ref === 'string' ? schema.$ref : '';
}

/** Resolves a reference; members beside the reference count too. */
function resolve(document: Schema, schema: unknown): Schema {
  if (!isSchema(schema)) return {};
  const { $ref, ...beside } = schema;
  if (typeof $ref !== 'string') return schema;
  const target = $ref
    .slice(2)
    .split('/')
    .reduce<unknown>((holder, step) => (isSchema(holder) ? holder[step] : undefined), document);
  return { ...resolve(document, target), ...beside };
}

function typeChanges(was: Schema, is: Schema, direction: Direction): string[] {
  const [a, b] = [typesOf(was), typesOf(is)];
  const [promised, offered] = direction === 'sent' ? [a, b] : [b, a];
  const isKept = promised.every(
    type => offered.includes(type) || (type === 'integer' && offered.includes('number')),
  );
  return isKept || offered.length === everyType.length ? [] : [`was ${a.join(' or ')}, is ${b.join(' or ')}`];
}

const everyType = ['null', 'boolean', 'object', 'array', 'number', 'string', 'integer'];

function typesOf({ type, const: only, enum: values, anyOf, oneOf, allOf }: Schema): string[] {
  if (typeof type === 'string') return [type];
  if (Array.isArray(type)) return type.map(String);
  if (anyOf || oneOf || allOf) return everyType;
  const listed = only === undefined ? listOf(values) : [only];
  return listed.length > 0
    ? [...new Set(listed.map(value => (value === null ? 'null' : typeof value)))]
    : everyType;
}

function valueChanges(was: Schema, is: Schema, direction: Direction): string[] {
  const [a, b] = [valuesOf(was), valuesOf(is)];
  if (direction === 'answered') return a && !b ? ['is no longer one of a list'] : [];
  if (!b) return [];
  if (!a) return ['takes only some values now'];
  const gone = a.filter(value => !b.some(other => isDeepStrictEqual(value, other)));
  return gone.length > 0 ? [`no longer takes ${gone.join(', ')}`] : [];
}

function valuesOf({ const: only, enum: values }: Schema): unknown[] | null {
  if (only !== undefined) return [only];
  return Array.isArray(values) ? values : null;
}

const upper = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'];
const lower = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties'];

function limitChanges(was: Schema, is: Schema): string[] {
  const limit = (schema: Schema, name: string, none: number) =>
    typeof schema[name] === 'number' ? schema[name] : none;
  const narrower = [
    ...upper.filter(
      name => limit(is, name, Number.POSITIVE_INFINITY) < limit(was, name, Number.POSITIVE_INFINITY),
    ),
    ...lower.filter(
      name =>
        limit(is, name, Number.NEGATIVE_INFINITY) >
        Math.max(
          limit(was, name, Number.NEGATIVE_INFINITY),
          name.startsWith('min') && name !== 'minimum' ? 0 : Number.NEGATIVE_INFINITY,
        ),
    ),
    ...['pattern', 'format', 'multipleOf'].filter(name => is[name] !== undefined && is[name] !== was[name]),
  ];
  return narrower.map(
    name => `has a narrower ${name}: ${String(was[name] ?? 'none')}, now ${String(is[name])}`,
  );
}

function memberChanges(was: Schema, is: Schema, direction: Direction): string[] {
  const [a, b] = [membersOf(was), membersOf(is)];
  const [needed, neededNow] = [listOf(was.required), listOf(is.required)];
  const gone = Object.keys(a).filter(name => !(name in b));
  if (direction === 'answered') {
    const unsure = needed.filter(name => !neededNow.includes(name) && !gone.includes(String(name)));
    return [
      ...gone.map(name => `lost the member ${name}`),
      ...unsure.map(name => `may lack the member ${name} now`),
    ];
  }
  const isClosed = is.additionalProperties === false;
  return [
    ...(isClosed ? gone.map(name => `no longer takes the member ${name}`) : []),
    ...(isClosed && was.additionalProperties !== false && Object.keys(a).length > 0
      ? ['takes no other members now']
      : []),
    ...neededNow.filter(name => !needed.includes(name)).map(name => `needs the member ${name} now`),
  ];
}

/** Returns the children that both sides have: members, items, values of maps. */
function belowOf(was: Schema, is: Schema): [string, unknown, unknown][] {
  const [a, b] = [membersOf(was), membersOf(is)];
  const common = Object.keys(a).filter(name => name in b);
  return [
    ...common.map((name): [string, unknown, unknown] => [name, a[name], b[name]]),
    ...(isSchema(was.items) && isSchema(is.items)
      ? [['[]', was.items, is.items] as [string, unknown, unknown]]
      : []),
    ...(isSchema(was.additionalProperties) && isSchema(is.additionalProperties)
      ? [['*', was.additionalProperties, is.additionalProperties] as [string, unknown, unknown]]
      : []),
  ];
}

function membersOf({ properties }: Schema): Schema {
  return isSchema(properties) ? properties : {};
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
