import type { Operation, ResultOf, SentBodyOf, SentParamsOf, SentQueryOf } from '@/lib/contracts/operation';
import { ApiProblem, problemOf } from './api-problem';

type Needed<Name extends string, Sent> = [Sent] extends [undefined]
  ? { readonly [key in Name]?: undefined }
  : { readonly [key in Name]: Sent };

type Optional<Name extends string, Sent> = { readonly [key in Name]?: Sent };

export type CallInput<Op> = Needed<'params', SentParamsOf<Op>> &
  Optional<'query', SentQueryOf<Op>> &
  Needed<'body', SentBodyOf<Op>> & {
    /** The `ETag` that the change is based on; refused with 412 where the record is newer. */
    readonly ifMatch?: string | null;
    readonly signal?: AbortSignal;
  };

export type Answer<Op extends Operation> = { readonly data: ResultOf<Op>; readonly etag: string | null };

/**
 * Calls an operation of the API with the session of the back office. The answer is checked against the contract.
 * Throws `ApiProblem` for every refusal and where no answer came; an aborted call throws the abort itself.
 */
export async function call<const Op extends Operation>(
  operation: Op,
  input: CallInput<Op>,
): Promise<Answer<Op>> {
  const response = await send(operation, input);
  if (!response.ok) throw await problemOf(response);
  const { schema } = operation.success;
  const data = schema ? schema.parse(await response.json()) : undefined;
  return { data: asResult<Op>(data), etag: response.headers.get('etag') };
}

/** Holds because the operation's own schema has just parsed it. */
function asResult<Op extends Operation>(data: unknown): ResultOf<Op> {
  return data as ResultOf<Op>;
}

async function send(operation: Operation, input: CallInput<Operation>): Promise<Response> {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': pageLanguage() };
  if (input.ifMatch) headers['If-Match'] = input.ifMatch;
  if (input.body !== undefined) headers['Content-Type'] = 'application/json';
  try {
    return await fetch(addressOf(operation, input.params, input.query), {
      method: operation.method,
      headers,
      body: input.body === undefined ? undefined : JSON.stringify(input.body),
      signal: input.signal,
      credentials: 'same-origin',
      cache: 'no-store',
    });
  } catch (error) {
    if (input.signal?.aborted) throw error;
    throw new ApiProblem({ status: 0, code: 'network', cause: error });
  }
}

function pageLanguage(): string {
  return document.documentElement.lang || 'de';
}

/** The path of an operation on this origin, with its parameters and query; also for plain links to files. */
export function addressOf(
  operation: Pick<Operation, 'path'>,
  params: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const given = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return `/api/v1${path}${search.size > 0 ? `?${search}` : ''}`;
}
