import type { SampleRequest } from '@/components/developers/reference/snippets';

export type TryParameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly isRequired: boolean;
  /** Whether samples show it with its example, although it is optional. */
  readonly isInSample?: boolean;
  readonly values: readonly string[];
  /** What stands in the sample until the reader types something. */
  readonly example: string;
};

/** What the samples of an operation and its form have in common. */
export type TryOperation = Pick<
  SampleRequest,
  'method' | 'headers' | 'isIdempotent' | 'answer' | 'fileName'
> & {
  /** Address of the API. */
  readonly server: string;
  /** Path in the document, with its parameters in braces. */
  readonly path: string;
  readonly parameters: readonly TryParameter[];
  /** The documented body as JSON; empty for none. */
  readonly body: string;
};

/** What the reader typed: `{in}:{name}` of parameters, and the body. */
export type Typed = { readonly values: Readonly<Record<string, string>>; readonly body: string };

/**
 * The request that the samples send: what the reader typed, and examples where a value that samples show is empty. A
 * body that is no JSON yet leaves the documented one.
 */
export function requestOf(operation: TryOperation, { values, body }: Typed): SampleRequest {
  const { method, server, headers, isIdempotent, answer, fileName } = operation;
  const shown = operation.parameters.flatMap(one => {
    const typed = (values[`${one.in}:${one.name}`] ?? '').trim();
    const value = typed || (one.isRequired || one.isInSample ? one.example : '');
    return value === '' ? [] : [{ ...one, value }];
  });
  const inPlace = (place: TryParameter['in']) =>
    shown.filter(one => one.in === place).map(one => [one.name, one.value]);
  const typedHeaders = Object.fromEntries(inPlace('header'));
  const sent = parsed(body) ?? parsed(operation.body);
  return {
    method,
    url: `${server}${targetOf(operation.path, inPlace('path'), inPlace('query'))}`,
    headers: { ...headers, ...typedHeaders },
    isIdempotent: isIdempotent === true && !('Idempotency-Key' in typedHeaders),
    ...(sent === undefined ? {} : { body: sent }),
    answer,
    fileName,
  };
}

/** A path with its parameters and its query. */
export function targetOf(path: string, inPath: readonly string[][], inQuery: readonly string[][]): string {
  const named = Object.fromEntries(inPath);
  const target = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(named[name] ?? ''));
  const search = new URLSearchParams(inQuery.map(([name = '', value = '']) => [name, value])).toString();
  return search ? `${target}?${search}` : target;
}

/** The value of a JSON text; undefined if it is none. */
export function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
