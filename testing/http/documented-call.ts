import type { Described } from '@/lib/http/openapi/described-operations';
import type { Role } from '@/lib/rules/enums';
import type { ApiCall } from './call-api';
import { circumstances, recordsOf, replaceTexts } from './circumstances';
import { fill, makeParams } from './records';
import type { SignedIn, WalkClub } from './walk-club';

export type DocumentedCall = {
  readonly call: ApiCall;
  /** The values of the path's parameters. */
  readonly params: Readonly<Record<string, string>>;
};

/** Returns the documented request of an operation. Its example ids are replaced by records of the club. */
export async function documentedCall(
  operation: Described,
  club: WalkClub,
  caller: (SignedIn & { role: Role }) | null,
): Promise<DocumentedCall> {
  const prepared = (await circumstances[operation.operationId]?.(club, caller)) ?? {};
  const params = { ...(await makeParams(club, operation.path)), ...prepared.params };
  const path = fill(operation.path, params) + (prepared.query ? `?${prepared.query}` : '');
  const example = exampleOf(operation);
  const records = example === undefined ? {} : await recordsOf(club);
  const replace = { ...records, ...prepared.replace };
  const call = {
    method: operation.method,
    path,
    token: caller?.token ?? null,
    headers: prepared.headers ?? {},
    ...(example === undefined ? {} : { body: replaceTexts(example, replace) }),
  };
  return { call, params };
}

function exampleOf({ requestBody }: Described): unknown {
  return requestBody?.content['application/json']?.example;
}
