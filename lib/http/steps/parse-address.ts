import type { Operation } from '@/lib/contracts/operation';
import type { Input } from '../handler';
import { parseParams, parseQuery } from '../parse';
import { inputOf } from './input-of';

/** Parses the path and the query. Throws 404 for a malformed path parameter, 400 for a wrong or unknown query. */
export function parseAddress<Op extends Operation>(
  operation: Op,
  given: { readonly pathParams: Record<string, string>; readonly searchParams: URLSearchParams },
): Pick<Input<Op>, 'params' | 'query'> {
  const params = parseParams(operation.params, given.pathParams);
  const query = parseQuery(operation.query, given.searchParams);
  return inputOf<Op, 'params' | 'query'>({ params, query });
}
