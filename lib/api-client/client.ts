import createClient from 'openapi-fetch';
import { ApiProblem, problemOf } from './api-problem';
import type { Paths } from './paths';

/**
 * The API with the session of the back office, typed by the OpenAPI document. Throws `ApiProblem` for every refusal
 * and where no answer came; an aborted call throws the abort itself.
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

/** The body of an answer that has one. */
export async function bodyOf<Data>(answer: Promise<{ readonly data?: Data }>): Promise<NonNullable<Data>> {
  const { data } = await answer;
  if (data === undefined || data === null) throw new ApiProblem({ status: 0, code: 'unreadable' });
  return data;
}

/** A record as it was read, with the `ETag` that a change of it must name. */
export type Versioned<Value> = { readonly value: Value; readonly etag: string | null };

/** What the server rendered a page with, and when it read it, in milliseconds of the epoch. */
export type Rendered<Value> = { readonly value: Value; readonly at: number };

/** The body of an answer with its `ETag`. */
export async function versionedBodyOf<Data>(
  answer: Promise<{ readonly data?: Data; readonly response: Response }>,
): Promise<Versioned<NonNullable<Data>>> {
  const value = await bodyOf(answer);
  return { value, etag: (await answer).response.headers.get('etag') };
}

/** Header parameters of a change that is based on the state that `etag` names; refused with 412 where a newer one is there. */
export function basedOn(etag: string | null): { 'If-Match'?: string } {
  return etag ? { 'If-Match': etag } : {};
}

/** Query parameters of the page that begins at `cursor`; the first one where that is null. */
export function from(cursor: string | null): { cursor?: string } {
  return cursor === null ? {} : { cursor };
}

type FilePath = Extract<keyof Paths, `${string}/${'pdf' | 'csv' | 'text'}`>;

/** The address of a file on this origin, for plain links. */
export function fileAddress(path: FilePath, params: Readonly<Record<string, string>>): string {
  return `/api/v1${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}`;
}

/** Empty values are left out. */
function searchOf(query: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}
