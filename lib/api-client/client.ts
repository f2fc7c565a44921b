import createClient from 'openapi-fetch';
import { ApiProblem, problemOf } from './api-problem';
import type { Paths } from './paths';

/**
 * Client of the API with the session of the back office, typed by the table of operations. Throws
 * `ApiProblem` for every error answer and if no answer arrives. An aborted call throws the abort
 * error.
 */
export const api = createClient<Paths>({
  baseUrl: '/api/v1',
  credentials: 'same-origin',
  cache: 'no-store',
  headers: { Accept: 'application/json' },
  querySerializer: searchOf,
});

api.use({
  onRequest: ({ request }) => {
    request.headers.set('Accept-Language', document.documentElement.lang || 'de');
  },
  onResponse: async ({ response }) => {
    if (!response.ok) throw await problemOf(response);
  },
  onError: ({ error, request }) =>
    request.signal.aborted ? undefined : new ApiProblem({ status: 0, code: 'network', cause: error }),
});

/** Returns the body of an answer that has one. */
export async function bodyOf<Data>(answer: Promise<{ readonly data?: Data }>): Promise<NonNullable<Data>> {
  const { data } = await answer;
  if (data === undefined || data === null) throw new ApiProblem({ status: 0, code: 'unreadable' });
  return data;
}

/** A record with the `ETag` for changing it. */
export type Versioned<Value> = { readonly value: Value; readonly etag: string | null };

/** Converts the value of a record. */
export function mapVersioned<From, To>(
  { value, etag }: Versioned<From>,
  convert: (value: From) => To,
): Versioned<To> {
  return { value: convert(value), etag };
}

/**
 * Data with which the server rendered a page; `at` is when it was read, in milliseconds since 1970.
 */
export type Rendered<Value> = { readonly value: Value; readonly at: number };

/** Returns the body of an answer with its `ETag`. */
export async function versionedBodyOf<Data>(
  answer: Promise<{ readonly data?: Data; readonly response: Response }>,
): Promise<Versioned<NonNullable<Data>>> {
  const value = await bodyOf(answer);
  return { value, etag: (await answer).response.headers.get('etag') };
}

/**
 * Header parameters that make a change conditional on `etag`: the API answers 412 if the record has
 * changed.
 */
export function ifMatch(etag: string | null): { 'If-Match'?: string } {
  return etag ? { 'If-Match': etag } : {};
}

/** Query parameters of the page that begins at `cursor`; null is the first page. */
export function cursorQuery(cursor: string | null): { cursor?: string } {
  return cursor === null ? {} : { cursor };
}

type FilePath = Extract<keyof Paths, `${string}/${'pdf' | 'csv' | 'text'}`>;

/** The address of a file on this origin, for plain links. */
export function fileAddress(path: FilePath, params: Readonly<Record<string, string>>): string {
  return `/api/v1${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}`;
}

/** Omits empty values. */
function searchOf(query: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}
